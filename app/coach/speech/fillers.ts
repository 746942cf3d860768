import type { Span } from "~/coach/types";
import type { Token } from "~/coach/text/tokens";

const HARD = new Set(["um", "umm", "ummm", "uh", "uhh", "uhm", "er", "erm", "ah", "ahh", "hm", "hmm", "hmmm", "mm", "mhm", "eh"]);
const SOFT_SINGLE = new Set(["basically", "actually", "literally", "stuff", "whatever", "honestly", "anyway", "anyways"]);
const SOFT_PAIRS = new Set(["you know", "i mean", "sort of", "kind of", "or whatever", "and stuff", "i guess"]);
/** "like" after these words is a verb or a comparison, not a filler. */
const LIKE_IS_MEANT_AFTER = new Set([
  "would", "id", "i", "you", "we", "they", "people", "to", "feel", "feels", "felt", "look", "looks", "looked", "sound", "sounds", "seem", "seems",
  "something", "things", "dont", "didnt", "really", "also", "work", "worked", "much", "more", "anything", "tools", "companies", "users", "what", "is",
]);

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
    if (HARD.has(token.word)) fillers.hard.push(span);
    else if (next && SOFT_PAIRS.has(`${token.word} ${next.word}`)) {
      fillers.soft.push({ start: token.start, end: next.end });
      at++;
    } else if (SOFT_SINGLE.has(token.word)) fillers.soft.push(span);
    else if (token.word === "like" && !LIKE_IS_MEANT_AFTER.has(tokens[at - 1]?.word ?? "")) fillers.soft.push(span);
  }
  return fillers;
}
