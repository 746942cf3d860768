import type { InterestMatch } from "./match-interests";
import { PARTS, type Parts } from "./parts";

export type Word = "strong" | "good" | "look";

export const WORD_NAMES: Record<Word, string> = {
  strong: "Strong match",
  good: "Good match",
  look: "Worth a look",
};

/** The lower limits of the whole. */
export const WORD_LIMITS = { strong: 0.8, good: 0.7 } as const;
export const MAX_STRONG = 40;
/** Nothing whose interests match less is called good. */
export const MIN_GOOD_R = 0.3;
/** What pays so much less than the present job is worth a look at most. */
export const MUCH_LESS_PAY = 0.3;
/** With fewer known parts, such as interests alone, there is too little to call anything good. */
export const MIN_KNOWN_PARTS = 2;

interface Rated {
  occupation: { code: string };
  interests: Pick<InterestMatch, "r"> | null;
  parts: Parts;
  total: number;
  payFall: number | null;
  /** What it breaks of what the person said must stay. */
  broken: unknown;
}

/**
 * The word of each match, in their order. A strong match is one that the person has the preparation
 * for and that doesn’t pay clearly less.
 */
export function listWords(matches: readonly Rated[]): Word[] {
  const strong = new Set(
    matches
      .filter((match) => match.total >= WORD_LIMITS.strong && mayBeStrong(match))
      .toSorted((a, b) => b.total - a.total || (a.occupation.code < b.occupation.code ? -1 : 1))
      .slice(0, MAX_STRONG),
  );
  return matches.map((match) => {
    if (strong.has(match)) return "strong";
    return match.total >= WORD_LIMITS.good && mayBeGood(match) ? "good" : "look";
  });
}

function mayBeStrong(match: Rated): boolean {
  return mayBeGood(match) && match.parts.preparation === 1 && match.payFall === null;
}

function mayBeGood({ interests, parts, payFall, broken }: Rated): boolean {
  const known = PARTS.filter((part) => parts[part] !== null).length;
  return (
    broken === null &&
    known >= MIN_KNOWN_PARTS &&
    (payFall ?? 0) < MUCH_LESS_PAY &&
    (interests === null || interests.r >= MIN_GOOD_R)
  );
}
