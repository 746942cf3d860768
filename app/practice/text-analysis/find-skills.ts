import { SKILL_ALIASES } from "~/data/skill-aliases";
import { SKILLS, type SkillId } from "~/data/skills";
import { type Match, type Word, namesTechnology } from "./names-technology";

export interface SkillMention {
  skill: SkillId;
  name: string;
  /** Number of mentions. */
  count: number;
  /** The words around its first mention. */
  quote: string;
}

interface PhraseMatch extends Match {
  phrase: Phrase;
}

interface Phrase {
  words: string[];
  skill: SkillId;
  name: string;
}

// Letters and digits, plus the symbols used in tool names: C++, Node.js, CI/CD, A/B.
const WORD_PATTERN = /[\p{L}\p{N}]+(?:[.+#/&'’-]*[\p{L}\p{N}+#]+)*[+#]*/gu;
const CONTEXT_LENGTH = 60;

/** Skill names and aliases as word lists, by their first word. */
const PHRASES_BY_FIRST_WORD = new Map<string, Phrase[]>();
for (const { id, name } of SKILLS) {
  for (const phrase of new Set([name, ...(SKILL_ALIASES[id] ?? [])])) {
    const words = splitWords(phrase).map(({ text }) => text);
    const [first = ""] = words;
    PHRASES_BY_FIRST_WORD.set(
      first,
      [...(PHRASES_BY_FIRST_WORD.get(first) ?? []), { words, skill: id, name }].toSorted(
        (a, b) => b.words.length - a.words.length,
      ),
    );
  }
}

/**
 * The skills a text mentions by name or alias, most mentioned first, then in order of appearance.
 */
export function findSkills(text: string): SkillMention[] {
  const words = splitWords(text);
  const matches = matchPhrases(words);
  const mentions = new Map<SkillId, SkillMention>();
  for (const [index, { phrase, from, to }] of matches.entries()) {
    if (!namesTechnology({ text, words, matches }, index)) continue;
    const { skill, name } = phrase;
    const mention = mentions.get(skill);
    if (mention) mention.count += 1;
    else {
      const quote = getContext(text, words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
      mentions.set(skill, { skill, name, count: 1, quote });
    }
  }
  return [...mentions.values()].toSorted((a, b) => b.count - a.count);
}

function matchPhrases(words: readonly Word[]): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  for (let from = 0; from < words.length; ) {
    const phrase = PHRASES_BY_FIRST_WORD.get(words[from]?.text ?? "")?.find((candidate) =>
      candidate.words.every((word, index) => words[from + index]?.text === word),
    );
    const to = from + (phrase?.words.length ?? 1);
    if (phrase) matches.push({ phrase, from, to });
    from = to;
  }
  return matches;
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD_PATTERN)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
}

/** A mention with some words of context on each side. */
function getContext(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - CONTEXT_LENGTH), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + CONTEXT_LENGTH).split("\n")[0] ?? "";
  const leftContext =
    start - CONTEXT_LENGTH > 0 && before.length === CONTEXT_LENGTH
      ? `…${before.slice(before.indexOf(" ") + 1)}`
      : before;
  const rightContext =
    after.length === CONTEXT_LENGTH
      ? `${after.slice(0, Math.max(0, after.lastIndexOf(" ")))}…`
      : after;
  return `${leftContext}${text.slice(start, end)}${rightContext}`.trim();
}
