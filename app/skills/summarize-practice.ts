import type { SkillId } from "~/data/skills";
import { getTrust } from "./level";
import { getCountedScore } from "./other-score";
import type { ScoredAnswer } from "./record";

/** What a person's answers show of one skill. */
export interface PracticeSummary {
  /** The mean of the scores that count, 0–100, rounded. */
  mean: number;
  /** Of the attempts that count: those still open, by the person's own account, and by an earlier rubric. */
  open: number;
  ownAccount: number;
  /** Of those by the person's own account: those a mentor or a model scored, too. */
  scoredByOther: number;
  byEarlierRubric: number;
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
  const count = (is: (attempt: ScoredAnswer) => boolean | undefined) =>
    skillAttempts.filter(is).length;
  const { helped = [], unaided = [] } = Object.groupBy(skillAttempts, ({ isHelped }) =>
    isHelped ? "helped" : "unaided",
  );
  return {
    mean: averageScore(skillAttempts),
    open: count(({ score, lowerScore = score }) => lowerScore < score),
    ownAccount: count(({ isOwnAccount }) => isOwnAccount),
    scoredByOther: count(
      ({ isOwnAccount, otherScore = null }) => isOwnAccount === true && otherScore !== null,
    ),
    byEarlierRubric: count(({ isByEarlierRubric }) => isByEarlierRubric),
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

/** Rounded, with the weights of the level. */
function averageScore(attempts: readonly ScoredAnswer[]): number {
  const total = attempts.reduce((sum, attempt) => sum + getTrust(attempt), 0);
  return Math.round(
    attempts.reduce((sum, attempt) => sum + getCountedScore(attempt) * getTrust(attempt), 0) /
      total,
  );
}
