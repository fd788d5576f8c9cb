"""The kernel: knows no game, does no I/O, imports only the standard library."""
