"""The HTTP part: thin handlers around plain services, and the pages of the browser client."""
