/** Fewer levels that show the same loudness over time: the highest of each part. */
export function summarizeLevels(levels: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((part + 1) * levels.length) / count));
    return Math.max(0, ...levels.slice(from, to));
  });
}
