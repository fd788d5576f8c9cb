"""Five Seals of Magic: mages break coloured seals with dice on their way to the scrolls of a dungeon."""
