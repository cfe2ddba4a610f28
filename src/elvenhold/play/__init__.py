"""What any board game is: state, kernels, moves, events, luck and errors; no elves in here."""
