import { listOccupations } from "~/occupations/occupations.server";
import { DEFAULT_WEIGHTS } from "~/assessment/matching/parts";
import type { Match } from "~/assessment/matching/rank-occupations";
import { WORD_NAMES } from "~/assessment/matching/words";
import type { Result } from "~/assessment/assessments.server";
import type { Occupation } from "~/occupations/types";
import { getInterestResult } from "./interest-results.server";
import { rankAll } from "./match-list.server";
import { describeBroken } from "./ruled-out";
import { type Background, buildMatchPerson } from "./match-person.server";
import { GROWTH_YEARS, ONET, PAY } from "~/occupations/releases";

type Row = Record<string, string | number | null>;

/** Every occupation as a row, best first; without a match where nothing is known to rank by. */
export function listMatchRows(
  { answers, ratings }: Pick<Result, "answers" | "ratings">,
  background: Background,
): Row[] {
  const interests = getInterestResult(answers);
  const person = buildMatchPerson(
    { answers, ratings, interests },
    background,
    interests.problem === null,
  );
  const matches = rankAll(person, { weights: DEFAULT_WEIGHTS });
  return matches.length > 0
    ? matches.map((match) => toRow(match.occupation, match))
    : listOccupations().map((occupation) => toRow(occupation, null));
}

function toRow({ code, title, zone, outlook }: Occupation, match: Match | null): Row {
  return {
    "O*NET-SOC code": code,
    Occupation: title,
    Match: match && WORD_NAMES[match.word],
    "Whole, 0 to 1": round(match?.total),
    Interests: round(match?.parts.interests),
    Skills: round(match?.parts.skills),
    Preparation: round(match?.parts.preparation),
    Values: round(match?.parts.values),
    r: round(match?.interests?.r),
    "r from": round(match?.interests?.low),
    "r to": round(match?.interests?.high),
    "Job zone": zone,
    [`Median pay a year, US, ${PAY.date}`]: outlook?.medianPay ?? null,
    [`Growth ${GROWTH_YEARS}, percent`]: outlook?.growth ?? null,
    "Openings a year": outlook?.openings ?? null,
    "Figures of": outlook?.title ?? null,
    Source: `O*NET ${ONET.version} (CC BY 4.0, modified); U.S. Bureau of Labor Statistics`,
    "Breaks what must stay": match && describeBroken(match),
  };
}

const round = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 1000) / 1000;
