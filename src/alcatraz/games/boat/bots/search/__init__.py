"""The searches of `boss`: alpha-beta for two, a tree for three and four, and the evaluation that both use."""
