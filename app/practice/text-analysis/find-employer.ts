const WORD = String.raw`[A-Z](?:[\p{L}\p{N}&'’-]|\.(?=\p{L}))*`;
const NAME = `(${WORD}(?: (?:of|and|&|the|de|for|${WORD})){0,5})`;
const LONG_NAME = `(${WORD}(?: (?:of|and|&|the|de|for|${WORD})){1,5})`;
/** How a posting names its employer, the surest first. */
const PATTERNS = [
  String.raw`(?:^|\n) ?(?:Company|Employer|Organi[sz]ation|Client): ?${NAME}`,
  String.raw`(?:^|\n)${NAME} (?:is|are) (?:looking for|hiring|seeking|recruiting)`,
  String.raw`(?:^|\n)${LONG_NAME} (?:needs|seeks|requires) an? `,
  String.raw`[Jj]oin (?:the team at |us at )?${NAME}`,
  String.raw`(?:^|\n)About ${NAME} ?(?:\n|$)`,
  String.raw`\bat ${NAME}`,
].map((pattern) => new RegExp(pattern, "u"));
const NOT_NAMES = new Set([
  "Us",
  "The",
  "Our",
  "This",
  "You",
  "We",
  "Home",
  "Work",
  "Least",
  "All",
]);
const MAX_LENGTH = 80;

/** The employer that a posting names; null if it can’t be told. */
export function findEmployer(text: string): string | null {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(text)?.[1]?.replace(/(?: (?:of|and|&|the|de|for))+$|[.,;:]+$/gu, "");
    if (name && name.length <= MAX_LENGTH && !NOT_NAMES.has(name)) return name;
  }
  return null;
}
