"""The steps, each named by the revision that it leads to."""
