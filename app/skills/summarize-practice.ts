import type { SkillId } from "~/data/skills";
import { HELPED_WEIGHT } from "./level";
import type { ScoredAnswer } from "./record";

/** What a person's answers show of one skill. */
export interface PracticeSummary {
  /** The mean of the scores that count, 0–100, rounded. */
  mean: number;
  /** How much of the mean comes from points the person marked themselves. */
  ownPoints: number;
  questions: number;
  /** All attempts at these questions, also those that later ones replaced. */
  attempts: number;
  /** The means of the attempts that count, where some had help and some had none. */
  byHelp: { unaided: number; helped: number } | null;
  at: string;
}

/**
 * The practice of one skill; null without any.
 *
 * @param countedAttempts those that count, of any skill
 * @param answers every scored answer
 */
export function summarizePractice(
  skill: SkillId,
  countedAttempts: readonly ScoredAnswer[],
  answers: readonly ScoredAnswer[],
): PracticeSummary | null {
  const skillAttempts = countedAttempts.filter((attempt) => attempt.skills.includes(skill));
  if (skillAttempts.length === 0) return null;
  const mean = averageScore(skillAttempts);
  const { helped = [], unaided = [] } = Object.groupBy(skillAttempts, ({ isHelped }) =>
    isHelped ? "helped" : "unaided",
  );
  return {
    mean,
    ownPoints: mean - averageScore(skillAttempts, ({ score, coachScore }) => coachScore ?? score),
    questions: new Set(skillAttempts.map(({ questionId }) => questionId)).size,
    attempts: answers.filter(({ skills }) => skills.includes(skill)).length,
    byHelp:
      helped.length > 0 && unaided.length > 0
        ? { unaided: averageScore(unaided), helped: averageScore(helped) }
        : null,
    at:
      skillAttempts
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? "",
  };
}

/** Rounded; attempts with help have half the weight. */
function averageScore(
  attempts: readonly ScoredAnswer[],
  getScore = ({ score }: ScoredAnswer) => score,
): number {
  const weights = attempts.map(({ isHelped }) => (isHelped ? HELPED_WEIGHT : 1));
  return Math.round(
    attempts.reduce((sum, attempt, index) => sum + getScore(attempt) * (weights[index] ?? 1), 0) /
      weights.reduce((sum, weight) => sum + weight, 0),
  );
}
