"""What the results of a run come to: tables, ratings, cards, files and the report."""
