/** A repeatable stream of numbers in [0, 1): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const result = [...items];
  for (let at = result.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const held = result[at];
    const swap = result[other];
    if (held !== undefined && swap !== undefined) {
      result[at] = swap;
      result[other] = held;
    }
  }
  return result;
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("pick from an empty list");
  return item;
}
