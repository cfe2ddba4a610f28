"""Wire: every message between a server and whoever plays on it, named by its direction."""
