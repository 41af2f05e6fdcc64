"""The policy `simple`: a few rules of thumb, no search. A yardstick, so it changes rarely and stays readable."""
