interface Option {
  key: string;
  isRight: boolean;
}

/** Why an answer isn't right where it takes several choices; null where it takes one. */
export function describeVerdict(
  options: readonly Option[],
  chosen: readonly string[],
): string | null {
  const rightKeys = options.flatMap(({ key, isRight }) => (isRight ? key : []));
  if (rightKeys.length < 2) return null;
  const found = chosen.filter((key) => rightKeys.includes(key)).length;
  const wrong = chosen.length - found;
  return `You chose ${found} of ${rightKeys.length} right answers${
    wrong === 0 ? "" : `, and ${wrong} wrong ${wrong === 1 ? "one" : "ones"}`
  }.`;
}
