"""Rules that two or more games share, each with the fields it needs: turn, cards, counters, placing, moving."""
