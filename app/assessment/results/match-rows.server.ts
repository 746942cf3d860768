import { listOccupations } from "~/occupations/occupations.server";
import type { Answers } from "~/assessment/answers";
import { FIT_NAMES } from "~/assessment/matching/correlation";
import { getInterestResult } from "./interest-results.server";
import { rankAll } from "./match-list.server";

type Row = Record<string, string | number | null>;

/**
 * Every occupation as a row, best first; without correlations where the profile can't be compared.
 */
export function listMatchRows(answers: Answers): Row[] {
  const interests = getInterestResult(answers);
  const matches = interests.problem === null ? rankAll(interests, answers) : [];
  const rows =
    matches.length > 0
      ? matches.map(({ occupation, r, low, high, fit }) => ({
          occupation,
          r: round(r),
          low: round(low),
          high: round(high),
          label: FIT_NAMES[fit],
        }))
      : listOccupations().map((occupation) => ({
          occupation,
          r: null,
          low: null,
          high: null,
          label: null,
        }));
  return rows.map(({ occupation: { code, title, zone, outlook }, r, low, high, label }) => ({
    "O*NET-SOC code": code,
    Occupation: title,
    r,
    "r from": low,
    "r to": high,
    Label: label,
    "Job zone": zone,
    "Median pay a year, US, May 2024": outlook?.medianPay ?? null,
    "Growth 2024 to 2034, percent": outlook?.growth ?? null,
    "Openings a year": outlook?.openings ?? null,
    Source: "O*NET 29.3 (CC BY 4.0, modified); U.S. Bureau of Labor Statistics",
  }));
}

const round = (value: number) => Math.round(value * 1000) / 1000;
