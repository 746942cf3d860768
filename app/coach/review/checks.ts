import type { ScoredAnswer } from "~/coach/score/score-answer";
import { listOptions } from "~/coach/points/read-checks";
import type { SettledPoint } from "~/coach/points/settle-points";
import type { AnsweredCheck, OpenCheck } from "~/coach/types";
import type { Check } from "~/data/questions/types";

/** The most checks one review asks, those already answered included. */
const MAX_CHECKS = 3;
/** What a wrong answer takes away, beside what the point may count now. */
const WRONG_COST = 0.25;

function toOpenCheck(check: Check, pointId: string): OpenCheck {
  return { id: check.id, pointId, prompt: check.prompt, options: listOptions(check) };
}

/** What a mistake about a point would change: its weight, and what it counts now. */
function getStakes({ point, credit }: SettledPoint): number {
  return (point.weight ?? 1) * (Math.max(0, credit) + WRONG_COST);
}

/** Whether a check could still change what is known of a point. */
function isUnchecked({ source, status }: SettledPoint): boolean {
  return status !== "missed" && status !== "contradicted" && source !== "checked";
}

/** The checks asked now: of facts, those first where a mistake would change the score most. */
export function listOpenChecks({ context, points, rules }: ScoredAnswer): OpenCheck[] {
  const { explainedChecks = [] } = context.request;
  if (rules.flag !== null) return [];
  const answered = points.reduce((sum, { results }) => sum + results.length, 0);
  return points
    .filter(isUnchecked)
    .toSorted((a, b) => getStakes(b) - getStakes(a))
    .flatMap(({ point }) => {
      const check = point.checks?.find(({ id }) => !explainedChecks.includes(id));
      return check ? [toOpenCheck(check, point.id)] : [];
    })
    .slice(0, Math.max(0, MAX_CHECKS - answered));
}

/** The checks the person answered, in the order of the points. */
export function listAnsweredChecks({ points }: ScoredAnswer): AnsweredCheck[] {
  return points.flatMap(({ point, results }) =>
    results.map(({ check, chosen, isExplained }) => ({
      ...toOpenCheck(check, point.id),
      chosen,
      key: check.key,
      why: check.why,
      isExplained,
    })),
  );
}
