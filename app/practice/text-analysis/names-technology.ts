import {
  CUES_OF_NAMES,
  NOUNS_OF_CAPITALIZED_NAMES,
  NOUNS_OF_NAMES,
  ORDINARY_NAMES,
  VERBS_BEFORE_NAMES,
} from "~/data/ordinary-words";

export interface Word {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

/** A name found in a text: its first word, and the one after its last. */
export interface Match {
  from: number;
  to: number;
}

interface Passage<Found extends Match> {
  text: string;
  words: readonly Word[];
  matches: readonly Found[];
}

const PREPOSITIONS = ["in", "with", "of", "as", "like", "including", "the"];
const CONJUNCTIONS = ["and", "or"];
/** Of so many words, one says that a technology follows. */
const CUE_DISTANCE = 8;
const LIST_SEPARATOR = /^\s*[,/;|•·+&]\s*$/;
const WISH =
  /^\s+(?:is|would be|as)\s+(?:an? )?(?:big |strong )?(?:plus|must|bonus|advantage|required|preferred|desirable)/i;
/** Longer than the beginning or the end of a line around a single name. */
const LINE_LENGTH = 40;

/**
 * Whether a name that is an ordinary word too stands for the technology: in “a Ruby developer”, “written in Go” and
 * “React, SQL”, not in “a Ruby anniversary”, “go for it” and “react fast”. Other names always do.
 */
export function namesTechnology<Found extends Match>(
  passage: Passage<Found>,
  index: number,
): boolean {
  const { text, words, matches } = passage;
  const match = matches[index];
  const word = match && words[match.from];
  if (!match || !word || match.to - match.from > 1) return true;
  const original = text.slice(word.start, word.end);
  if (!ORDINARY_NAMES.has(word.text)) return true;
  const isCapitalized = original !== word.text;
  return (
    hasNounAfter(passage, match, isCapitalized) ||
    isLineOfItsOwn(text, word) ||
    isInList(passage, index, isCapitalized) ||
    (isCapitalized &&
      (hasCueBefore(words, match.from) || WISH.test(text.slice(word.end, word.end + LINE_LENGTH))))
  );
}

function hasNounAfter(
  { text, words }: Passage<Match>,
  { to }: Match,
  isCapitalized: boolean,
): boolean {
  const [word, next] = [words[to - 1], words[to]];
  if (!word || !next || text.slice(word.end, next.start).trim() !== "") return false;
  return (
    NOUNS_OF_NAMES.has(next.text) || (isCapitalized && NOUNS_OF_CAPITALIZED_NAMES.has(next.text))
  );
}

function hasCueBefore(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - CUE_DISTANCE), from).map(({ text }) => text);
  const last = before.at(-1) ?? "";
  return (
    VERBS_BEFORE_NAMES.has(last) ||
    (PREPOSITIONS.includes(last) && before.some((word) => CUES_OF_NAMES.has(word)))
  );
}

/** “• React”, or “Languages: Go”. */
function isLineOfItsOwn(text: string, { start, end }: Word): boolean {
  return (
    /(?:^|[\n:])[\s•·*–-]*$/.test(text.slice(Math.max(0, start - LINE_LENGTH), start)) &&
    (start <= LINE_LENGTH || /[\n:]/.test(text.slice(start - LINE_LENGTH, start))) &&
    /^[ \t.]*(?:\n|$)/.test(text.slice(end, end + LINE_LENGTH))
  );
}

/** Beside another name, which for a word without a capital letter must be no ordinary word. */
function isInList(
  { text, words, matches }: Passage<Match>,
  index: number,
  isCapitalized: boolean,
): boolean {
  const match = matches[index];
  if (!match) return false;
  return [matches[index - 1], matches[index + 1]].some((other) => {
    if (!other) return false;
    const [first, second] = other.from < match.from ? [other, match] : [match, other];
    const between = words.slice(first.to, second.from);
    const start = words[first.to - 1]?.end ?? 0;
    const end = words[second.from]?.start ?? 0;
    const isNext =
      between.length === 0
        ? LIST_SEPARATOR.test(text.slice(start, end))
        : between.length === 1 && CONJUNCTIONS.includes(between[0]?.text ?? "");
    const otherWord = words[other.from];
    if (!isNext || !otherWord) return false;
    const isOrdinary = other.to - other.from === 1 && ORDINARY_NAMES.has(otherWord.text);
    const isOtherCapitalized = text[otherWord.start] !== otherWord.text[0];
    return isCapitalized ? !isOrdinary || isOtherCapitalized : !isOrdinary;
  });
}
