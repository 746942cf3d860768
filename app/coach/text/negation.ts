import { isCommonStem } from "./rarity";
import { isIrregularBase, isIrregularPast, isSamePast } from "./base-words";
import type { Token } from "./tokens";
import { isOneTypoAway } from "./typo";

/** How many words after it a negation covers. */
const NEGATION_REACH: Readonly<Record<string, number>> = Object.fromEntries([
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
/** "not only", "no matter" and "no doubt" aren't negations. */
const NEUTRALIZING_WORDS = new Set([
  "only",
  "just",
  "merely",
  "matter",
  "doubt",
  "simply",
  "necessarily",
  "longer",
]);
/** Negate an entire statement only at its start: "it is false that", not "returns false". */
const CLAUSE_OPENERS = new Set(["that", "to"]);
/** "I check that it is not waiting" isn't a negation. */
const CHECKING_VERBS = new Set([
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
const CHECKING_REACH = 7;
const CLAUSE_WORDS = new Set([
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
const CLAUSE_PUNCTUATION = /[,;:()–—]/;
const CONJUNCTIONS = new Set(["and", "or"]);
const SUBJECT_PRONOUNS = new Set(["i", "we", "he", "she", "they"]);

/**
 * "It was not possible and I gave her", "… and gave her", "don't keep it and take the other": the
 * negation doesn't reach the action.
 */
function startsNewClause(word: string, previousWord: string | undefined): boolean {
  return (
    (CONJUNCTIONS.has(previousWord ?? "") &&
      (SUBJECT_PRONOUNS.has(word) || isIrregularPast(word))) ||
    (previousWord === "and" && (isIrregularBase(word) || isSamePast(word)) && word !== "write")
  );
}

function isCheckingVerb({ word, stem }: Token): boolean {
  return (
    CHECKING_VERBS.has(word) ||
    (word.length > 3 &&
      !isCommonStem(stem) &&
      [...CHECKING_VERBS].some((asking) => isOneTypoAway(asking, word)))
  );
}

function getReach(tokens: readonly Token[], index: number): number {
  const word = tokens[index]?.word ?? "";
  const next = tokens[index + 1]?.word ?? "";
  const reach = Object.hasOwn(NEGATION_REACH, word) ? (NEGATION_REACH[word] ?? 0) : 0;
  if (
    reach > 0 &&
    reach < 40 &&
    tokens.slice(Math.max(0, index - CHECKING_REACH), index).some(isCheckingVerb)
  )
    return 0;
  if (reach === 0 || (NEUTRALIZING_WORDS.has(next) && word !== "lacks"))
    return word === "no" && next === "longer" ? (NEGATION_REACH.not ?? 0) : 0;
  if (reach === 40) return CLAUSE_OPENERS.has(next) ? reach : 0;
  // "Why not greedy?" gives the reason against it, and "why not: it fails" is about failing.
  if (word === "not" && tokens[index - 1]?.word === "why") return 0;
  if (word === "not" && next === "true") return NEGATION_REACH.false ?? 0;
  return reach;
}

/** How many of the words negate something: "not", but not "not only". */
export function countNegations(tokens: readonly Token[]): number {
  return tokens.filter((_, index) => getReach(tokens, index) > 0).length;
}

/**
 * Marks negated tokens: from the negation to the next comma or clause word, at most 8 words. A
 * second
 * negation cancels the first only inside "it is not true that" and as "not without". `text` is the
 * text of the tokens' offsets.
 */
export function markNegated(tokens: readonly Token[], text: string): void {
  let remainingReach = 0;
  let remainingWideReach = 0;
  let isNegated = false;
  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    const newClause =
      previous !== undefined && CLAUSE_PUNCTUATION.test(text.slice(previous.end, token.start));
    if (
      (newClause || CLAUSE_WORDS.has(token.word) || startsNewClause(token.word, previous?.word)) &&
      remainingWideReach <= 0
    )
      remainingReach = 0;
    if (remainingReach <= 0 && remainingWideReach <= 0) isNegated = false;
    const reach = getReach(tokens, index);
    if (reach > 0) {
      const cancels = remainingWideReach > 0 || (remainingReach > 0 && token.word === "without");
      isNegated = cancels ? !isNegated : true;
      if (reach >= 40) remainingWideReach = reach;
      else remainingReach = reach;
      token.isNegated = false;
    } else {
      token.isNegated = isNegated;
      remainingReach--;
      remainingWideReach--;
    }
  });
}
