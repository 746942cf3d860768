/** "3 fillers", "1 filler", "no filler". */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return count === 0 ? `no ${singular}` : `${count} ${count === 1 ? singular : plural}`;
}
