/** True when one letter was added, dropped, replaced or swapped with its neighbor. */
export function isOneTypoAway(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1 || left === right) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2)
  );
}
