// What the length of a chain is worth.

/**
 * Which face-up cards a chain of that length buys at best, the fewest first: one of each level, and one more of a
 * level in `again`, of which the first has been taken or is among them.
 */
export function purchases(budget: number, levels: number[], again: number[] = []): number[][] {
  const found: number[][] = [];
  const choose = (from: number, taken: number[], left: number) => {
    if (taken.length > 0) found.push(taken);
    for (const level of again) {
      if (level <= left && (taken.includes(level) || !levels.includes(level))) {
        found.push([...taken, level].sort((a, b) => a - b));
      }
    }
    for (let i = from; i < levels.length; i += 1) {
      const level = levels[i]!;
      if (level <= left) choose(i + 1, [...taken, level], left - level);
    }
  };
  choose(0, [], budget);
  const worth = (set: number[]) => set.reduce((sum, level) => sum + level, 0);
  const best = Math.max(0, ...found.map(worth));
  return found.filter((set) => worth(set) === best).sort((a, b) => a.length - b.length);
}
