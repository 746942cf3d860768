/**
 * Environment variables that nothing reads, and the one that each was probably meant to be: a letter or two away and
 * not set.
 * @param names those that Pathlight reads
 */
export function findMisspelledNames(
  environment: Record<string, string | undefined>,
  names: string[],
): { name: string; intended: string }[] {
  const unset = names.filter((name) => !environment[name]?.trim());
  return Object.keys(environment)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const intended = unset.find((other) => isClose(name.toUpperCase(), other));
      return intended ? [{ name, intended }] : [];
    });
}

/** In a short name, two other letters make another word. */
function isClose(name: string, other: string): boolean {
  return countEdits(name, other) <= (other.length < 6 ? 1 : 2);
}

/** Levenshtein's distance: letters to insert, delete or replace. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[to.length] ?? 0;
}
