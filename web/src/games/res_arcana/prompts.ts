// Questions that are asked in the middle of the board.

/** Attacks and the victory check are answered where they are told, so that they cannot be missed. */
export const wholePrompts = ['life-loss', 'statue'] as const;
