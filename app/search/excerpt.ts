import { normalizeWord, splitWords } from "./words";

/** A part of a text, and whether it is a word that was looked for. */
export type MarkedPart = readonly [text: string, isMatch: boolean];

const EXCERPT_LENGTH = 150;
/** Read before a match that is further on. */
const LEAD_LENGTH = 50;

/** A text with the words that are among the terms marked. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedPart[] {
  const parts: [string, boolean][] = [];
  const add = (part: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (part === "") return;
    if (last && last[1] === isMatch) last[0] += part;
    else parts.push([part, isMatch]);
  };
  let end = 0;
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, end);
    add(text.slice(end, start), false);
    add(word, isTerm(word, terms));
    end = start + word.length;
  }
  add(text.slice(end), false);
  return parts;
}

/** The beginning of a text, or the part of it around its first match. */
export function cutExcerpt(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const firstMatch = findMatch(text, terms);
  const start =
    firstMatch + LEAD_LENGTH / 2 < EXCERPT_LENGTH
      ? 0
      : text.indexOf(" ", firstMatch - LEAD_LENGTH) + 1;
  if (text.length - start <= EXCERPT_LENGTH) return start === 0 ? text : `…${text.slice(start)}`;
  const end = text.lastIndexOf(" ", start + EXCERPT_LENGTH);
  const part = text.slice(start, end > start ? end : start + EXCERPT_LENGTH);
  return `${start === 0 ? "" : "…"}${part.replace(/[,;:.]$/, "")}…`;
}

function findMatch(text: string, terms: ReadonlySet<string>): number {
  let end = 0;
  for (const word of splitWords(text)) {
    const start = text.indexOf(word, end);
    if (isTerm(word, terms)) return start;
    end = start + word.length;
  }
  return 0;
}

function isTerm(word: string, terms: ReadonlySet<string>): boolean {
  const normalized = normalizeWord(word);
  return normalized !== null && terms.has(normalized);
}
