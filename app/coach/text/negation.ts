import { isKnown } from "./rarity";
import { isIrregularPast } from "./same-word";
import type { Token } from "./tokens";
import { isOneTypoAway } from "./typo";

/** How many words a denial reaches past itself. */
const REACH: Readonly<Record<string, number>> = Object.fromEntries([
  ...[
    "not",
    "never",
    "cannot",
    "cant",
    "dont",
    "doesnt",
    "didnt",
    "isnt",
    "arent",
    "wasnt",
    "werent",
    "wont",
    "wouldnt",
    "couldnt",
    "shouldnt",
    "hasnt",
    "havent",
    "hadnt",
    "aint",
    "hardly",
    "barely",
    "neither",
    "nobody",
  ].map((word) => [word, 8]),
  ...[
    "no",
    "none",
    "nor",
    "without",
    "lack",
    "lacks",
    "lacking",
    "unlike",
    "fails",
    "fail",
    "failed",
  ].map((word) => [word, 5]),
  ...["false", "untrue", "incorrect", "wrong", "myth"].map((word) => [word, 40]),
]);
/** "not only", "no matter", "no doubt" deny nothing. */
const NO_DENIAL_BEFORE = new Set([
  "only",
  "just",
  "merely",
  "matter",
  "doubt",
  "simply",
  "necessarily",
  "longer",
]);
/** Denials of a whole statement only when they open it: "it is false that", not "returns false". */
const OPENS_WITH = new Set(["that", "to"]);
/** "I check that it is not waiting" denies nothing: it asks. */
const ASKING = new Set([
  "check",
  "checks",
  "checked",
  "verify",
  "ensure",
  "confirm",
  "whether",
  "avoid",
  "prevent",
  "see",
  "sure",
  "rule",
  "test",
  "guard",
]);
const ASKING_REACH = 7;
const NEW_CLAUSE = new Set([
  "but",
  "because",
  "so",
  "although",
  "though",
  "while",
  "whereas",
  "if",
  "when",
  "which",
  "however",
  "since",
  "then",
  "until",
  "unless",
]);
const CLAUSE_MARK = /[,;:()–—]/;
const JOINS = new Set(["and", "or"]);
const SPEAKS_ANEW = new Set(["i", "we", "he", "she", "they"]);

/** "It was not possible and I gave her", "… and gave her": the denial does not reach into what was done. */
function opensAnew(word: string, before: string | undefined): boolean {
  return JOINS.has(before ?? "") && (SPEAKS_ANEW.has(word) || isIrregularPast(word));
}

function isAsking({ word, stem }: Token): boolean {
  return (
    ASKING.has(word) ||
    (word.length > 3 && !isKnown(stem) && [...ASKING].some((asking) => isOneTypoAway(asking, word)))
  );
}

function reachOf(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  const reach = Object.hasOwn(REACH, word) ? (REACH[word] ?? 0) : 0;
  if (reach > 0 && reach < 40 && tokens.slice(Math.max(0, at - ASKING_REACH), at).some(isAsking))
    return 0;
  if (reach === 0 || (NO_DENIAL_BEFORE.has(next) && word !== "lacks"))
    return word === "no" && next === "longer" ? (REACH.not ?? 0) : 0;
  if (reach === 40) return OPENS_WITH.has(next) ? reach : 0;
  if (word === "not" && next === "true") return REACH.false ?? 0;
  return reach;
}

/**
 * Marks the tokens that stand under a denial: from the denying word to the next comma or clause word,
 * at most 8 words on. A second denial cancels the first only inside "it is not true that" and as "not without". `text` is the text the tokens' offsets count in.
 */
export function markNegated(tokens: readonly Token[], text: string): void {
  let left = 0;
  let wide = 0;
  let negated = false;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const newClause = before !== undefined && CLAUSE_MARK.test(text.slice(before.end, token.start));
    if (
      (newClause || NEW_CLAUSE.has(token.word) || opensAnew(token.word, before?.word)) &&
      wide <= 0
    )
      left = 0;
    if (left <= 0 && wide <= 0) negated = false;
    const reach = reachOf(tokens, at);
    if (reach > 0) {
      const cancels = wide > 0 || (left > 0 && token.word === "without");
      negated = cancels ? !negated : true;
      if (reach >= 40) wide = reach;
      else left = reach;
      token.negated = false;
    } else {
      token.negated = negated;
      left--;
      wide--;
    }
  });
}
