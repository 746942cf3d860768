/** True if one letter was added, dropped, replaced or swapped with its neighbor. */
export function isOneTypoAway(left: string, right: string): boolean {
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  if (longer.length - shorter.length > 1 || left === right) return false;
  let index = 0;
  while (index < shorter.length && shorter[index] === longer[index]) index++;
  if (shorter.length < longer.length) return shorter.slice(index) === longer.slice(index + 1);
  if (shorter.slice(index + 1) === longer.slice(index + 1)) return true;
  return (
    shorter[index] === longer[index + 1] &&
    shorter[index + 1] === longer[index] &&
    shorter.slice(index + 2) === longer.slice(index + 2)
  );
}
