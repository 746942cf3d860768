/** Posts whose holders lead others, whatever their years. */
const LEADING =
  /\b(?:(?:head|chief) \S+|head-?teacher|headmaster|headmistress|school principal|director|matron|(?:ward |senior |deputy )?sister|charge ?nurse|chargehand|charge hand|fore(?:man|woman|person)|ganger|superintendent|supervisor|(?:team|shift|crew|section|squad|floor|kitchen|site|department|pastoral|curriculum|subject|phase|room|technical|tech) lead(?:er)?|lead (?!generation|gen\b|time)\S+|sous[ -]chef|executive chef|nurse in charge|manager|hod)\b/i;
/** Supervisors of doors, lessons and lunch, and managers of things, not of people. */
const NOT_LEADING =
  /\b(?:(?:door|cover|lunchtime|midday) supervisor|(?:product|project|program|programme|account|relationship|customer success|partnerships?|portfolio|fund|brand|content|community|social media|marketing|communications|pr|seo|crm|growth|campaign|events?|case|contracts?|category|bid|risk|compliance|quality|sustainability|environmental|data|release|change|configuration|records|information|knowledge|grants|lettings|property|territory|business development) manager)\b/gi;
const CLAUSE = /[,.;:|(\n]|\s[–—-]\s/;
/** Who the post answers to or works beside comes after them. */
const OTHERS = /\b(?:to|for|with|under|by|from|at|in|as)\b/i;
const WORDS_BEFORE = 3;
const WORDS_AFTER = 2;
const HEADLINE_WORDS = 9;

/** Whether a post of this name leads others. */
export const isLeadingPost = (name: string): boolean =>
  LEADING.test(name.replace(NOT_LEADING, " "));

/** Whether a text is about such a post: by its first line, or by the title and the words around it. */
export function findLeading(text: string, title: { start: number; end: number } | undefined) {
  const [headline = ""] = (text.trimStart().split(CLAUSE)[0] ?? "").split(OTHERS);
  if (countWords(headline) <= HEADLINE_WORDS && isLeadingPost(headline)) return true;
  if (!title) return false;
  const before = text.slice(0, title.start).split(CLAUSE).at(-1)?.split(OTHERS).at(-1) ?? "";
  const after = text.slice(title.end).split(CLAUSE)[0]?.split(OTHERS)[0] ?? "";
  return isLeadingPost(
    [
      ...listWords(before).slice(-WORDS_BEFORE),
      text.slice(title.start, title.end),
      ...listWords(after).slice(0, WORDS_AFTER),
    ].join(" "),
  );
}

const listWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const countWords = (text: string): number => listWords(text).length;
