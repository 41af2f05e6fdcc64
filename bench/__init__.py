"""Speed, as ratios against named peers, measured in one run on one machine."""
