import { listOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import type { Answers } from "~/assessment/answers";
import { DEFAULT_WEIGHTS, type Part, PARTS } from "~/assessment/matching/parts";
import { getStudySteps } from "~/assessment/matching/preparation";
import {
  type Match,
  type MatchPerson,
  rankOccupations,
} from "~/assessment/matching/rank-occupations";
import { countMissingSteps } from "~/assessment/matching/rate-preparation";
import { pickVaried } from "~/assessment/matching/variety";
import type { InterestResult } from "./interest-results.server";
import { isFiltered, listFilters } from "./match-filters";
import { groupByNearness, sortByWord } from "./match-groups";
import type { MatchOptions } from "./match-options";
import { describeMatch, describeRest } from "./match-row";
import { describeCount, describeFound } from "./match-text";
import { describeRuledOut } from "./ruled-out";

const FIRST = 10;
const LISTED = 24;

/** All occupations for the person, best first; empty if nothing is known to rank them by. */
export function rankAll(person: MatchPerson, { weights }: Pick<MatchOptions, "weights">): Match[] {
  return person.interests || person.present
    ? rankOccupations(person, listOccupations(), weights)
    : [];
}

/** The best occupations for the person, the present job among them. */
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
  given: { answers: Answers; interests: InterestResult },
  options: MatchOptions,
) {
  const { filter, isUnlimited, length, weights } = options;
  const others = matches.filter((match) => !isStart(match, person));
  const open = others.filter(({ broken }) => broken === null);
  const inReach = open.filter(createReach(person, given.answers));
  const candidates = isUnlimited ? open : inReach;
  const filtered = candidates.filter((match) => isFiltered(match, filter, person));
  const list = filter === null ? pickVaried(filtered, person) : filtered;
  const [first, more] = [list.slice(0, FIRST), list.slice(FIRST, LISTED)];
  const groups = [
    ...(filter === null
      ? groupByNearness(first, person)
      : [{ title: null, matches: sortByWord(length === "10" ? first : [...first, ...more]) }]),
    ...(filter === null && length !== "10" && more.length > 0
      ? [{ title: "More matches", matches: sortByWord(more) }]
      : []),
  ];
  const shown = groups.flatMap((group) => group.matches);
  return {
    groups: groups.map((group) => ({
      title: group.title,
      rows: group.matches.map((match) => describeMatch(match, person, given)),
    })),
    rest: length === "all" ? sortByWord(list.slice(LISTED)).map(describeRest) : [],
    count: describeCount(shown, filtered.length),
    total: filtered.length,
    best: Math.min(LISTED, filtered.length),
    found: describeFound(candidates),
    filters: listFilters(candidates, person, filter),
    start: person.present?.title ?? null,
    ruledOut: describeRuledOut(others),
    unknown: listUnknownParts(matches),
    weights,
    length,
    isUnlimited,
    isLimiting: inReach.length < open.length,
  };
}

/** The present job is where the person starts from, unless they look for a first one or come back to it. */
function isStart({ occupation }: Match, { present, goal }: MatchPerson): boolean {
  return occupation.code === present?.code && goal !== "first-job" && goal !== "return";
}

/** The parts that no occupation has. */
function listUnknownParts(matches: readonly Match[]): Part[] {
  return PARTS.filter((part) => matches.every(({ parts }) => parts[part] === null));
}
