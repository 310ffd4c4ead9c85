"""For whoever runs a server: acts from the command line, their audit log, and the server that takes notice."""
