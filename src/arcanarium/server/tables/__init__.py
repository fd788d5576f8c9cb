"""Tables in use: games, people, bots, clocks. Knows neither the web framework nor SQL."""
