import { formatCount, formatGrowth, formatPay } from "~/occupations/format-outlook";
import { listOccupations } from "~/occupations/occupations.server";
import { type Answers, listWishes } from "~/assessment/answers";
import { FIT_LIMITS, FIT_NAMES } from "~/assessment/matching/correlation";
import { findLabelChange } from "~/assessment/matching/label-change";
import {
  describePreparation,
  getHighestZone,
  getPersonZone,
  ZONE_NEEDS,
} from "~/assessment/matching/preparation";
import { type Match, rankOccupations } from "~/assessment/matching/rank-occupations";
import { explainMatch } from "~/assessment/matching/reasons";
import { describeLabelChange } from "./describe-label-change";
import type { InterestResult } from "./interest-results.server";
import { describeCount, formatMatch } from "./match-text";

export const MATCH_SORTS = ["fit", "pay", "growth"] as const;
export type MatchSort = (typeof MATCH_SORTS)[number];

export interface MatchOptions {
  sort: MatchSort;
  /** Highest job zone; "all" lifts the limit that follows from the answers. */
  zone: number | "all" | null;
  isLong: boolean;
}

const SHORT_LIST = 5;
const LONG_LIST = 25;

/** Reads the options from a URL. Values that don't exist count as not chosen. */
export function readMatchOptions(params: URLSearchParams): MatchOptions {
  const zone = params.get("zone");
  return {
    sort: MATCH_SORTS.find((sort) => sort === params.get("sort")) ?? "fit",
    zone: zone === "all" ? "all" : ([1, 2, 3, 4, 5].find((each) => String(each) === zone) ?? null),
    isLong: params.get("show") === "more",
  };
}

/** All 923 with their correlation, best first; empty if the profile can't be compared. */
export function rankAll(interests: InterestResult, answers: Answers): Match[] {
  return rankOccupations(interests.profile, listOccupations(), listWishes(answers));
}

/** The occupations of the results page. */
export function buildMatchList(
  matches: readonly Match[],
  interests: InterestResult,
  answers: Answers,
  { sort, zone, isLong }: MatchOptions,
) {
  const personZone = getPersonZone(answers.education, answers.experience);
  const ownLimit = getHighestZone(personZone, answers.study);
  const limit = zone === "all" ? 5 : (zone ?? ownLimit ?? 5);
  const reachable = matches.filter(({ occupation }) => occupation.zone <= limit);
  const bestCount = reachable.filter(({ fit }) => fit === "best").length;
  const candidates = reachable.slice(0, Math.max(LONG_LIST, bestCount));
  const list = sortMatches(candidates, sort).slice(0, isLong ? LONG_LIST : SHORT_LIST);
  return {
    rows: list.map((match) => describeMatch(match, interests, answers, personZone)),
    count: describeCount(
      {
        shown: list.length,
        bestShown: list.filter(({ fit }) => fit === "best").length,
        best: bestCount,
        total: reachable.length,
      },
      limit < 5 ? (ZONE_NEEDS[limit] ?? null) : null,
    ),
    sort,
    isLong,
    canLift: limit < 5,
    ownLimit: zone === "all" && ownLimit !== null && ownLimit < 5 ? ownLimit : null,
  };
}

function sortMatches(matches: readonly Match[], sort: MatchSort): readonly Match[] {
  if (sort === "fit") return matches;
  const read = ({ occupation: { outlook } }: Match) =>
    (sort === "pay" ? outlook?.medianPay : outlook?.growth) ?? Number.NEGATIVE_INFINITY;
  return matches.toSorted((a, b) => (read(a) === read(b) ? 0 : read(b) - read(a)));
}

function describeMatch(
  match: Match,
  interests: InterestResult,
  answers: Answers,
  personZone: number | null,
) {
  const { occupation, fit, low } = match;
  const { outlook } = occupation;
  return {
    code: occupation.code,
    title: occupation.title,
    summary: /^.*?[.](?=\s|$)/.exec(occupation.description)?.[0] ?? occupation.description,
    // The likely range reaches below the limit of the label.
    fit: fit !== "weak" && low < FIT_LIMITS[fit] ? `${FIT_NAMES[fit]}, just` : FIT_NAMES[fit],
    r: formatMatch(match.r),
    range: `${formatMatch(low)} to ${formatMatch(match.high)}`,
    pay: outlook?.medianPay ? formatPay(outlook.medianPay) : null,
    growth: outlook ? formatGrowth(outlook) : null,
    openings: outlook ? formatCount(outlook.openings) : null,
    preparation: describePreparation(occupation.zone, personZone),
    reasons: explainMatch(match, interests.given, listWishes(answers)),
    change: describeLabelChange(
      fit,
      findLabelChange(interests.byArea, occupation),
      interests.profile,
    ),
  };
}
