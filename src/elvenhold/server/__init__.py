"""Server: matches that people play together, kept safe and told to each as far as they may know."""
