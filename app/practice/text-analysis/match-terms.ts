import { NAMED_TOOLS } from "~/data/named-tools";
import { listAliases, listAliasesBesideOthers } from "~/data/skill-aliases";
import { SKILLS, type Skill } from "~/data/skills";
import { type Match, type Word, namesTechnology } from "./names-technology";
import { splitWords } from "./split-words";

type Named =
  | { kind: "skill"; skill: Skill }
  /** Counts only in a text with another skill of the same group. */
  | { kind: "skill-beside-others"; skill: Skill }
  | { kind: "tool"; tool: string };

interface Term {
  words: string[];
  /** The only spelling that counts; null for any. */
  spelling: string | null;
  named: Named;
}

export interface TermMatch extends Match {
  /** What the words may name: an abbreviation may belong to several trades. */
  named: Named[];
}

/** The longest term has fewer. */
const MAX_WORDS = 8;

const TERMS_BY_FIRST_WORD = new Map<string, Term[]>();
for (const skill of SKILLS) {
  addTerm(skill.name.toLowerCase(), { kind: "skill", skill });
  for (const alias of listAliases(skill.id)) addTerm(alias, { kind: "skill", skill });
  for (const alias of listAliasesBesideOthers(skill.id))
    addTerm(alias, { kind: "skill-beside-others", skill });
}
for (const tool of NAMED_TOOLS)
  addTerm(tool === tool.toUpperCase() ? tool : tool.toLowerCase(), { kind: "tool", tool });
for (const terms of TERMS_BY_FIRST_WORD.values())
  terms.sort((a, b) => b.words.length - a.words.length);

/** A term with a capital letter counts only in its own spelling. */
function addTerm(term: string, named: Named): void {
  const words = splitWords(term);
  const spelling = term === term.toLowerCase() ? null : joinWords(term, words);
  const [first = ""] = words.map(({ text }) => text);
  const terms = TERMS_BY_FIRST_WORD.get(first) ?? [];
  terms.push({ words: words.map(({ text }) => text), spelling, named });
  TERMS_BY_FIRST_WORD.set(first, terms);
}

/** The skills and tools that a text may name, the longest term at each place. */
export function matchTerms(text: string): { words: Word[]; matches: TermMatch[] } {
  const words = splitWords(text);
  const matches: TermMatch[] = [];
  for (let from = 0; from < words.length; ) {
    const candidates = TERMS_BY_FIRST_WORD.get(words[from]?.text ?? "") ?? [];
    const fitting = candidates.filter((term) =>
      fits(term, text, words.slice(from, from + MAX_WORDS)),
    );
    const length = fitting[0]?.words.length ?? 0;
    const to = from + Math.max(1, length);
    const named = fitting.filter((term) => term.words.length === length).map((term) => term.named);
    if (named.length > 0) matches.push({ named, from, to });
    from = to;
  }
  return { words, matches: matches.filter((_, i) => namesTechnology({ text, words, matches }, i)) };
}

function fits({ words: expected, spelling }: Term, text: string, words: readonly Word[]): boolean {
  return (
    expected.every((word, index) => words[index]?.text === word) &&
    (spelling === null || joinWords(text, words.slice(0, expected.length)) === spelling)
  );
}

/** The words in the spelling of the text. */
function joinWords(text: string, words: readonly Word[]): string {
  return words.map(({ start, end }) => text.slice(start, end)).join(" ");
}
