"""The page in Firefox, driven over WebDriver BiDi, which Firefox speaks without any driver program."""
