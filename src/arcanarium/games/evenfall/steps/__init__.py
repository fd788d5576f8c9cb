"""What happens, noun by noun of the rulebook."""
