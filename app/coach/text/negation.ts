import type { Token } from "./tokens";

const NEGATORS = new Set([
  "not", "no", "never", "none", "nothing", "nobody", "neither", "nor", "without", "cannot", "cant", "dont", "doesnt", "didnt",
  "isnt", "arent", "wasnt", "werent", "wont", "wouldnt", "couldnt", "shouldnt", "hasnt", "havent", "hadnt", "aint",
  "lack", "lacks", "lacking", "fail", "fails", "failed", "hardly", "barely", "false", "incorrect", "untrue", "wrong",
]);
/** "not only", "not just", "no matter", "no doubt", "why not" deny nothing. */
const NO_DENIAL_AFTER = new Set(["only", "just", "merely", "matter", "doubt", "simply", "necessarily"]);

/** True when the token at `at` denies what stands around it. */
export function isNegator(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !NEGATORS.has(token.word)) return false;
  return !NO_DENIAL_AFTER.has(tokens[at + 1]?.word ?? "");
}

/** How many denials stand in tokens [from, to). */
export function countNegators(tokens: readonly Token[], from: number, to: number): number {
  let count = 0;
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at++) if (isNegator(tokens, at)) count++;
  return count;
}
