import type { Span } from "~/coach/types";
import { isNumber } from "~/coach/text/numbers";
import type { Token } from "~/coach/text/tokens";

const HARD_FILLERS = new Set([
  "um",
  "umm",
  "ummm",
  "uh",
  "uhh",
  "uhm",
  "er",
  "erm",
  "ah",
  "ahh",
  "hm",
  "hmm",
  "hmmm",
  "mm",
  "mhm",
  "eh",
]);
const SOFT_FILLERS = new Set(["basically", "actually", "literally", "stuff"]);
/** Fillers only at the start or end of a clause: "whatever the code does", "it failed anyway", "tell me honestly". */
const CLAUSE_END_FILLERS = new Set(["whatever"]);
const CLAUSE_START_FILLERS = new Set(["anyway", "anyways", "honestly"]);
const KIND_PHRASES = new Set(["sort of", "kind of"]);
/** "what kind of" and "my kind of" name something. */
const MEANINGFUL_BEFORE_KIND = new Set([
  "what",
  "which",
  "this",
  "that",
  "any",
  "some",
  "a",
  "the",
  "each",
  "every",
  "same",
  "different",
  "another",
  "one",
  "no",
  "new",
  "my",
  "your",
  "his",
  "her",
  "its",
  "our",
  "their",
]);
const SOFT_FILLER_PAIRS = new Set([
  "you know",
  "i mean",
  "sort of",
  "kind of",
  "or whatever",
  "and stuff",
  "i guess",
]);
/** "like" is a filler at the end of a clause or after these words; elsewhere it is a verb or compares. */
const BEFORE_FILLER_LIKE = new Set(["and", "so", "but", "just", "its", "because", "then", "or"]);
/** "like that", "like I said", "like we do it" compare. */
const AFTER_COMPARING_LIKE = new Set(["that", "this", "these", "those", "i", "we", "you", "it"]);

function isSoftPair(pair: string, previous: Token | undefined): boolean {
  return (
    SOFT_FILLER_PAIRS.has(pair) &&
    !(KIND_PHRASES.has(pair) && MEANINGFUL_BEFORE_KIND.has(previous?.word ?? ""))
  );
}

/** Only a space between two words, no comma. */
function isAdjacent(token: Token | undefined, previous: Token | undefined): boolean {
  return token !== undefined && previous !== undefined && token.start - previous.end === 1;
}

function isFillerLike(like: Token, previous: Token | undefined, next: Token | undefined): boolean {
  // "stuff like that".
  if (!isAdjacent(next, like) || SOFT_FILLERS.has(previous?.word ?? "")) return true;
  if (!next || AFTER_COMPARING_LIKE.has(next.word) || isNumber(next.stem)) return false;
  const before = previous?.word ?? "";
  return HARD_FILLERS.has(before) || BEFORE_FILLER_LIKE.has(before);
}

export interface Fillers {
  /** um, uh, er, ah, hm. */
  hard: Span[];
  /** like, you know, I mean, sort of, basically, actually, stuff, … */
  soft: Span[];
}

/** Filler words of a text, each span once. */
export function findFillers(tokens: readonly Token[]): Fillers {
  const fillers: Fillers = { hard: [], soft: [] };
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const next = tokens[index + 1];
    const span = { start: token.start, end: token.end };
    const previous = tokens[index - 1];
    if (HARD_FILLERS.has(token.word)) fillers.hard.push(span);
    else if (next && isSoftPair(`${token.word} ${next.word}`, previous)) {
      fillers.soft.push({ start: token.start, end: next.end });
      index++;
    } else if (SOFT_FILLERS.has(token.word)) fillers.soft.push(span);
    else if (CLAUSE_END_FILLERS.has(token.word) && !isAdjacent(next, token))
      fillers.soft.push(span);
    else if (CLAUSE_START_FILLERS.has(token.word) && !isAdjacent(token, previous))
      fillers.soft.push(span);
    else if (token.word === "like" && isFillerLike(token, previous, next)) fillers.soft.push(span);
  }
  return fillers;
}
