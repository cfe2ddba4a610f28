"""What bots know of Elfenland: how to judge a journey, a counter and a road."""
