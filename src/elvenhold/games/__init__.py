"""The games, each a folder of its own that no other game knows."""
