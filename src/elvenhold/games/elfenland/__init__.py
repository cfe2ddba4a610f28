"""Elfenland: assembled from the shared mechanics."""
