import type { Span } from "~/coach/types";
import { isNumber } from "~/coach/text/numbers";
import type { Token } from "~/coach/text/tokens";

const HEDGE_WORDS = new Set([
  "maybe",
  "perhaps",
  "probably",
  "possibly",
  "somewhat",
  "hopefully",
  "presumably",
]);
const HEDGE_PAIRS = new Set([
  "i think",
  "i guess",
  "i suppose",
  "i believe",
  "not sure",
  "might be",
  "could be",
  "i assume",
]);
const PARTICIPLE_ENDING = /(?:ed|en|ne)$/;

/** How far before a number a word still makes it an estimate: "maybe about 40". */
const ESTIMATE_REACH = 3;

/** Words that soften a claim, each span once. "The rest could be done later" and "maybe 40" soften nothing. */
export function findHedges(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  const isEstimate = (index: number) =>
    tokens.slice(index + 1, index + 1 + ESTIMATE_REACH).some(({ stem }) => isNumber(stem));
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (!token) continue;
    const isPassive = next?.word === "be" && PARTICIPLE_ENDING.test(tokens[index + 2]?.word ?? "");
    if (next && !isPassive && HEDGE_PAIRS.has(`${token.word} ${next.word}`)) {
      spans.push({ start: token.start, end: next.end });
      index++;
    } else if (HEDGE_WORDS.has(token.word) && !isEstimate(index))
      spans.push({ start: token.start, end: token.end });
  }
  return spans;
}
