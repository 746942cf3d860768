import { NEAR } from "~/assessment/matching/nearness";
import type { Match, MatchPerson } from "~/assessment/matching/rank-occupations";
import { WISHES } from "~/assessment/matching/wishes";
import { MATCH_FILTERS, type MatchFilter } from "./match-options";

const FILTER_NAMES: Record<MatchFilter, string> = {
  near: "Near your job",
  change: "A change",
  growing: "Growing",
  pay: "Pays more",
};

export const isNear = ({ nearness }: Pick<Match, "nearness">): boolean => nearness >= NEAR;

/** Pay is compared with that of the present job, if it is known, else with the median of all jobs. */
export function isFiltered(
  match: Match,
  filter: MatchFilter | null,
  { present }: Pick<MatchPerson, "present">,
): boolean {
  const { occupation } = match;
  const own = present?.outlook?.medianPay;
  switch (filter) {
    case "near":
      return isNear(match);
    case "change":
      return !isNear(match);
    case "growing":
      return WISHES.security.test(occupation);
    case "pay":
      return own ? (occupation.outlook?.medianPay ?? 0) > own : WISHES.pay.test(occupation);
    default:
      return true;
  }
}

/** The filters with how many occupations each leaves. Without a present job nothing is near it. */
export function listFilters(
  matches: readonly Match[],
  person: Pick<MatchPerson, "present">,
  current: MatchFilter | null,
) {
  const offered = person.present ? MATCH_FILTERS : MATCH_FILTERS.slice(2);
  return [null, ...offered].map((filter) => ({
    filter,
    name: filter ? FILTER_NAMES[filter] : "All",
    count: matches.filter((match) => isFiltered(match, filter, person)).length,
    isCurrent: filter === current,
  }));
}
