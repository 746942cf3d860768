import { listAttemptScores } from "~/interviews/attempt-scores.server";
import type { ComebackSummary } from "./comeback-panel";
import { type Comeback, listUpcoming, toDay, listDue, computeComebacks } from "./compute-comebacks";

export interface ComebackQuestion extends Comeback {
  prompt: string;
  card: string;
}

export interface ComebackList {
  today: string;
  due: ComebackQuestion[];
  /** Later, the next one first; mastered ones are among them. */
  upcoming: ComebackQuestion[];
}

/** Questions of one session at most: as many as one sitting can hold. */
export const MAX_COMEBACKS_PER_SESSION = 8;

/** Which questions come back to a person today, and which later. */
export async function getComebacks(owner: string, now: Date): Promise<ComebackList> {
  const scores = await listAttemptScores(owner);
  const today = toDay(now.toISOString());
  const questionsById = new Map(
    scores.map(({ questionId, prompt, card }) => [questionId, { prompt, card }]),
  );
  const withQuestion = (list: readonly Comeback[]) =>
    list.flatMap((comeback) => ({
      ...comeback,
      prompt: "",
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

/** The same in one line; null for somebody who has not answered anything yet. */
export async function getComebackSummary(
  owner: string,
  now: Date,
): Promise<ComebackSummary | null> {
  const { due, upcoming } = await getComebacks(owner, now);
  if (due.length + upcoming.length === 0) return null;
  return {
    dueCount: due.length,
    firstPrompt: due[0]?.prompt ?? null,
    nextDate: upcoming[0]?.dueDate ?? null,
    masteredCount: upcoming.filter(({ isMastered }) => isMastered).length,
  };
}
