import type { Match, MatchPerson } from "~/assessment/matching/rank-occupations";
import { WORD_NAMES, type Word } from "~/assessment/matching/words";
import { isNear } from "./match-filters";

const WORDS = Object.keys(WORD_NAMES) as Word[];

/** Strong matches first, so that the order says the same as the words. */
export function sortByWord(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => WORDS.indexOf(a.word) - WORDS.indexOf(b.word));
}

interface MatchGroup {
  /** None where there is but one group. */
  title: string | null;
  matches: Match[];
}

/** Those near the present job and the others; for who wants another field, the others lead. */
export function groupByNearness(
  matches: readonly Match[],
  { present, goal }: Pick<MatchPerson, "present" | "goal">,
): MatchGroup[] {
  if (!present) return [{ title: null, matches: sortByWord(matches) }];
  const isLeaving = goal === "another-field";
  const near = { title: "Near your present job", matches: sortByWord(matches.filter(isNear)) };
  const others = {
    title: isLeaving ? "A change from your present job" : "Other matches",
    matches: sortByWord(matches.filter((match) => !isNear(match))),
  };
  return (isLeaving ? [others, near] : [near, others]).filter((group) => group.matches.length > 0);
}
