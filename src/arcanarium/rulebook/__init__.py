"""The rules of every game in our own words, as data: for page, terminal and site."""
