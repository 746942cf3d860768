import type { PointMatch } from "~/coach/match/points";
import type { Dimension } from "~/coach/types";

/** Dimensions that already explain a cap: they measure relevant content. */
const CONTENT_DIMENSIONS = new Set(["correctness", "completeness", "relevance"]);

const PARTIAL_CREDIT_NOTES = {
  little: "It counts only partly because little of the question was answered.",
  some: "It counts only partly because part of the question is unanswered.",
};
/** The share of the content below which little was answered. */
const LITTLE_CONTENT = 0.3;
const FULL_CREDIT_HINT = "Cover more of the question and this will count in full.";

const CAUSES = {
  error: {
    note: "It counts only partly because something in the answer is wrong.",
    hint: "Correct what is wrong and this will count in full.",
  },
  conduct: {
    note: "It counts only partly because of what may count against you.",
    hint: "Tell what you did to make it better and this will count in full.",
  },
  doubt: {
    note: "It counts only partly because it reads like answers that were marked low.",
    hint: "Answer exactly what is asked and this will count in full.",
  },
  /** All points are there, so none of them can be what is missing. */
  whole: {
    note: "It counts only partly because the best answers are stronger as a whole.",
    hint: "Tell more of what only you know.",
  },
  others: {
    note: "It counts only partly because it tells mostly what others did.",
    hint: "Say what you did yourself and this will count in full.",
  },
  /** No point is missing, so nothing is unanswered. */
  partly: {
    note: "It counts only partly because some points are made only in part.",
    hint: "Make them in full and this will count in full.",
  },
  outline: {
    note: "It counts only partly because little is told beyond the points themselves.",
    hint: "Tell what happened, step by step, and this will count in full.",
  },
} as const;

export type CapCause = keyof typeof CAUSES;

const NOTES: readonly string[] = [
  ...Object.values(PARTIAL_CREDIT_NOTES),
  ...Object.values(CAUSES).map(({ note }) => note),
];

/**
 * Why a dimension counts in part, and what to do about it.
 *
 * @param cause undefined if it is what is missing
 * @param content the share of what was asked that is answered, 0–1
 */
export function explainPartialCredit(
  cause: CapCause | undefined,
  content: number,
): { note: string; hint: string } {
  if (cause) return CAUSES[cause];
  const note = PARTIAL_CREDIT_NOTES[content < LITTLE_CONTENT ? "little" : "some"];
  return { note, hint: FULL_CREDIT_HINT };
}

/** What keeps the points from counting in full, where all of them are there. */
export function findPointCause(matches: readonly PointMatch[]): CapCause | undefined {
  const has = (status: PointMatch["status"]) => matches.some((match) => match.status === status);
  if (getErrorCap(matches) < 100) return "error";
  return has("partial") && !has("missed") && !has("contradicted") ? "partly" : undefined;
}

const SAME_NOTE = "It counts only partly for the same reason.";

/** The reasons of the dimensions; the first that counts in part says why. */
function addPartialCreditNotes(dimensions: readonly Dimension[], creditNote: string): string[] {
  let note = creditNote;
  return dimensions.map(({ name, reason }) => {
    const hasNote = NOTES.some((each) => reason.endsWith(each)) || reason.endsWith(SAME_NOTE);
    if (CONTENT_DIMENSIONS.has(name) || hasNote) return reason;
    const noted = `${reason} ${note}`;
    note = SAME_NOTE;
    return noted;
  });
}

/**
 * The dimensions scaled down in whole points to a total of at most `cap`. Uses the largest
 * remainder
 * method, so the sum is exact. The reasons name the `cause`; without one, what is missing.
 */
export function capDimensions(dimensions: Dimension[], cap: number, cause?: CapCause): Dimension[] {
  const total = dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  if (total <= cap) return dimensions;
  const scaledPoints = dimensions.map((dimension) => (dimension.points * cap) / total);
  const points = scaledPoints.map(Math.floor);
  let unassignedPoints = cap - points.reduce((sum, value) => sum + value, 0);
  const byRemainder = scaledPoints
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (unassignedPoints === 0) break;
    points[index] = (points[index] ?? 0) + 1;
    unassignedPoints--;
  }
  const { note, hint } = explainPartialCredit(cause, cap / 100);
  const reasons = addPartialCreditNotes(dimensions, note);
  return dimensions.map((dimension, index) => ({
    ...dimension,
    reason: reasons[index] ?? dimension.reason,
    gap: dimension.gap || hint,
    points: points[index] ?? 0,
    score: Math.round((100 * (points[index] ?? 0)) / dimension.weight),
  }));
}

/** The most an answer can get with no wrong point, with one, and with two or more. */
const ERROR_CAPS = [100, 60, 40] as const;

/** The cap for what an answer certainly gets wrong, which nothing else it says makes up for. */
export function getErrorCap(matches: readonly PointMatch[]): number {
  const errors = matches.filter(
    ({ status, isLikelyError }) => status === "contradicted" && !isLikelyError,
  ).length;
  return ERROR_CAPS[Math.min(errors, 2)] ?? 40;
}
