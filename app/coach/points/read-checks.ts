import type { CoachRequest } from "~/coach/types";
import { CHECK_OPTIONS, type Check, type KeyPoint } from "~/data/questions/types";

/** A check of a point with the person’s choice. */
export interface CheckResult {
  check: Check;
  /** Indices into the options. */
  chosen: number;
  isRight: boolean;
  /** The person had read its reason before. */
  isExplained: boolean;
}

export function listOptions({ options = CHECK_OPTIONS }: Check): readonly string[] {
  return options;
}

/** The checks of a point that the person answered; choices that are no option are left out. */
export function listResults(
  { checks = [] }: KeyPoint,
  { checkAnswers = {}, explainedChecks = [] }: CoachRequest,
): CheckResult[] {
  return checks.flatMap((check): CheckResult[] => {
    const chosen = Object.hasOwn(checkAnswers, check.id) ? checkAnswers[check.id] : undefined;
    return chosen === undefined || listOptions(check)[chosen] === undefined
      ? []
      : [
          {
            check,
            chosen,
            isRight: chosen === check.key,
            isExplained: explainedChecks.includes(check.id),
          },
        ];
  });
}

/** A right answer counts half if its reason was read before. */
export function countRight(results: readonly CheckResult[]): number {
  return results.reduce(
    (sum, { isRight, isExplained }) => sum + (isRight ? (isExplained ? 0.5 : 1) : 0),
    0,
  );
}

/** As if two checks had been answered right before the first. */
const PRIOR_CHECKS = 2;

/**
 * 0–1: how far facts that were not checked are believed. Whoever has several facts the wrong way
 * round probably has others, too.
 */
export function getTrust(results: readonly CheckResult[]): number {
  return (PRIOR_CHECKS + countRight(results)) / (PRIOR_CHECKS + results.length);
}
