/** What to write instead, for each rule of a content file that isn't met. */
export function listProblems(
  file: string,
  rules: readonly (readonly [boolean, string])[],
): string[] {
  return rules.filter(([isMet]) => !isMet).map(([, rule]) => `${file}: ${rule}`);
}
