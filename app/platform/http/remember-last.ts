/**
 * Caches a function's last result: for headers that are mostly the same as the previous request's, and cost more to
 * parse than to compare.
 */
export function rememberLast<Args extends readonly (string | undefined)[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || !areEqual(last.args, args)) last = { args, result: run(...args) };
    return last.result;
  };
}

function areEqual(left: readonly unknown[], right: readonly unknown[]): boolean {
  for (let index = 0; index < right.length; index += 1)
    if (left[index] !== right[index]) return false;
  return left.length === right.length;
}
