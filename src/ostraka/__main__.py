"""`python -m ostraka` is `ostraka`."""

import sys

from ostraka.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
