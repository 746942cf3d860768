import type { Span } from "~/coach/types";
import type { Token } from "~/coach/text/tokens";

const SINGLE = new Set([
  "maybe",
  "perhaps",
  "probably",
  "possibly",
  "somewhat",
  "hopefully",
  "presumably",
]);
const PAIRS = new Set([
  "i think",
  "i guess",
  "i suppose",
  "i believe",
  "not sure",
  "might be",
  "could be",
  "i assume",
]);
const PARTICIPLE = /(?:ed|en|ne)$/;

/** Words that soften a claim, each span once. "The rest could be done later" softens nothing. */
export function findHedges(tokens: readonly Token[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    const possible = next?.word === "be" && PARTICIPLE.test(tokens[at + 2]?.word ?? "");
    if (next && !possible && PAIRS.has(`${token.word} ${next.word}`)) {
      spans.push({ start: token.start, end: next.end });
      at++;
    } else if (SINGLE.has(token.word)) spans.push({ start: token.start, end: token.end });
  }
  return spans;
}
