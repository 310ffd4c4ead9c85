"""`python -m ostraka.cli` is `ostraka`."""

import sys

from ostraka.cli.main import main

sys.exit(main())
