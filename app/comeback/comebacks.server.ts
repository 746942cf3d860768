import { type AttemptScore, listAttemptScores } from "~/interviews/attempt-scores.server";
import type { ComebackSummary } from "./comeback-panel";
import { type Comeback, listUpcoming, toDay, listDue, computeComebacks } from "./compute-comebacks";

export interface ComebackQuestion extends Comeback {
  name: string;
  card: string;
}

export interface ComebackList {
  today: string;
  due: ComebackQuestion[];
  /** Due later, the next one first; includes mastered ones. */
  upcoming: ComebackQuestion[];
}

/** The most questions one session takes. */
export const MAX_COMEBACKS_PER_SESSION = 8;

/** The owner's questions that are due today, and those due later. */
export async function getComebacks(owner: string, now: Date): Promise<ComebackList> {
  return findComebacks(await listAttemptScores(owner), now);
}

/** The same for scores that were read already. */
export function findComebacks(scores: readonly AttemptScore[], now: Date): ComebackList {
  const today = toDay(now.toISOString());
  const questionsById = new Map(
    scores.map(({ questionId, name, card }) => [questionId, { name, card }]),
  );
  const withQuestion = (list: readonly Comeback[]) =>
    list.flatMap((comeback) => ({
      ...comeback,
      name: "",
      card: "",
      ...questionsById.get(comeback.questionId),
    }));
  const comebacks = computeComebacks(scores);
  return {
    today,
    due: withQuestion(listDue(today, comebacks)),
    upcoming: withQuestion(listUpcoming(today, comebacks)),
  };
}

/** The same as a summary; null before the first answer. */
export async function getComebackSummary(
  owner: string,
  now: Date,
): Promise<ComebackSummary | null> {
  const { due, upcoming } = await getComebacks(owner, now);
  if (due.length + upcoming.length === 0) return null;
  return {
    dueCount: due.length,
    firstName: due[0]?.name ?? null,
    nextDate: upcoming[0]?.dueDate ?? null,
    masteredCount: upcoming.filter(({ isMastered }) => isMastered).length,
  };
}
