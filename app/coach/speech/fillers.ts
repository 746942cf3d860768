import type { Span } from "~/coach/types";
import type { Token } from "~/coach/text/tokens";

const HARD = new Set([
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
const SOFT_SINGLE = new Set(["basically", "actually", "literally", "stuff", "honestly"]);
/** Fillers only where a clause begins or ends: "whatever the code does", "it failed anyway". */
const CLOSING = new Set(["whatever"]);
const OPENING = new Set(["anyway", "anyways"]);
const KIND = new Set(["sort of", "kind of"]);
/** "what kind of" names something. */
const KIND_IS_MEANT_AFTER = new Set([
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
]);
const SOFT_PAIRS = new Set([
  "you know",
  "i mean",
  "sort of",
  "kind of",
  "or whatever",
  "and stuff",
  "i guess",
]);
/** "like" after these words is a verb or a comparison, not a filler. */
const LIKE_IS_MEANT_AFTER = new Set([
  "would",
  "id",
  "i",
  "you",
  "we",
  "they",
  "people",
  "to",
  "feel",
  "feels",
  "felt",
  "look",
  "looks",
  "looked",
  "sound",
  "sounds",
  "seem",
  "seems",
  "something",
  "things",
  "dont",
  "didnt",
  "really",
  "also",
  "work",
  "worked",
  "much",
  "more",
  "anything",
  "tools",
  "companies",
  "users",
  "what",
  "is",
]);

function isSoftPair(pair: string, before: Token | undefined): boolean {
  return SOFT_PAIRS.has(pair) && !(KIND.has(pair) && KIND_IS_MEANT_AFTER.has(before?.word ?? ""));
}

/** Only a space stands between two words, no comma. */
function follows(token: Token | undefined, before: Token | undefined): boolean {
  return token !== undefined && before !== undefined && token.start - before.end === 1;
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
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const next = tokens[at + 1];
    const span = { start: token.start, end: token.end };
    const before = tokens[at - 1];
    if (HARD.has(token.word)) fillers.hard.push(span);
    else if (next && isSoftPair(`${token.word} ${next.word}`, before)) {
      fillers.soft.push({ start: token.start, end: next.end });
      at++;
    } else if (SOFT_SINGLE.has(token.word)) fillers.soft.push(span);
    else if (CLOSING.has(token.word) && !follows(next, token)) fillers.soft.push(span);
    else if (OPENING.has(token.word) && !follows(token, before)) fillers.soft.push(span);
    else if (
      token.word === "like" &&
      !(before?.content && !SOFT_SINGLE.has(before.word) && follows(token, before)) &&
      !LIKE_IS_MEANT_AFTER.has(before?.word ?? "")
    )
      fillers.soft.push(span);
  }
  return fillers;
}
