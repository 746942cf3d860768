import { listOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import type { Answers } from "~/assessment/answers";
import { countMissingSteps, DEFAULT_WEIGHTS, type Part, PARTS } from "~/assessment/matching/parts";
import { getStudySteps } from "~/assessment/matching/preparation";
import {
  type Match,
  type MatchPerson,
  rankOccupations,
} from "~/assessment/matching/rank-occupations";
import { pickVaried } from "~/assessment/matching/variety";
import type { InterestResult } from "./interest-results.server";
import { isFiltered, listFilters } from "./match-filters";
import type { MatchOptions, MatchSort } from "./match-options";
import { describeMatch, describeRest } from "./match-row";
import { describeCount } from "./match-text";

const LISTED = 24;

/** All occupations for the person, best first; empty if nothing is known to rank them by. */
export function rankAll(person: MatchPerson, { weights }: Pick<MatchOptions, "weights">): Match[] {
  return person.interests || person.present
    ? rankOccupations(person, listOccupations(), weights)
    : [];
}

/** The first occupations of the results page, as long as nobody filters them. */
export function listBestMatches(
  person: MatchPerson,
  answers: Answers,
  count: number,
): Occupation[] {
  const matches = rankAll(person, { weights: DEFAULT_WEIGHTS });
  return pickVaried(matches.filter(createReach(person, answers)), person)
    .slice(0, count)
    .map(({ occupation }) => occupation);
}

/** Whether an occupation takes no more study than the person wants. */
function createReach(person: MatchPerson, answers: Answers): (match: Match) => boolean {
  const steps = getStudySteps(answers.study);
  return ({ occupation }) =>
    !person.zones || steps === null || countMissingSteps(occupation, person.zones) <= steps;
}

/** The occupations of the results page. */
export function buildMatchList(
  matches: readonly Match[],
  person: MatchPerson,
  { answers, interests }: { answers: Answers; interests: InterestResult },
  options: MatchOptions,
) {
  const { sort, filter, isUnlimited, isLong, weights } = options;
  const inReach = matches.filter(createReach(person, answers));
  const candidates = isUnlimited ? matches : inReach;
  const filtered = candidates.filter((match) => isFiltered(match, filter, person));
  const list = sortMatches(filter === null ? pickVaried(filtered, person) : filtered, sort);
  const listed = list.slice(0, LISTED);
  return {
    rows: listed.map((match) => describeMatch(match, person, { answers, interests })),
    rest: isLong ? list.slice(LISTED).map(describeRest) : [],
    count: describeCount(listed, filtered.length),
    filters: listFilters(candidates, person, filter),
    start: person.present?.title ?? null,
    unknown: listUnknownParts(matches),
    sort,
    weights,
    isLong,
    hasMore: filtered.length > LISTED,
    isUnlimited,
    isLimiting: inReach.length < matches.length,
  };
}

function sortMatches(matches: readonly Match[], sort: MatchSort): readonly Match[] {
  if (sort === "rank") return matches;
  const read = ({ occupation: { outlook } }: Match) =>
    (sort === "pay" ? outlook?.medianPay : outlook?.growth) ?? Number.NEGATIVE_INFINITY;
  // Of the best ones, not of all: the best paid of all occupations are the same for everybody.
  return matches
    .slice(0, LISTED)
    .toSorted((a, b) => (read(a) === read(b) ? 0 : read(b) - read(a)))
    .concat(matches.slice(LISTED));
}

/** The parts that no occupation has. */
function listUnknownParts(matches: readonly Match[]): Part[] {
  return PARTS.filter((part) => matches.every(({ parts }) => parts[part] === null));
}
