import { listScores } from "~/interviews/scores.server";
import type { DueSummary } from "./due-panel";
import { type Schedule, comingAfter, dayOf, dueOn, schedules } from "./schedule";

export interface DueQuestion extends Schedule {
  prompt: string;
  card: string;
}

export interface Comeback {
  today: string;
  due: DueQuestion[];
  /** Later, the next one first; mastered ones are among them. */
  coming: DueQuestion[];
}

/** Questions of one session at most: as many as one sitting can hold. */
export const DUE_AT_ONCE = 8;

/** Which questions come back to a person today, and which later. */
export async function loadComeback(owner: string, now: Date): Promise<Comeback> {
  const scores = await listScores(owner);
  const today = dayOf(now.toISOString());
  const known = new Map(
    scores.map(({ questionId, prompt, card }) => [questionId, { prompt, card }]),
  );
  const named = (list: readonly Schedule[]) =>
    list.flatMap((one) => ({ ...one, prompt: "", card: "", ...known.get(one.questionId) }));
  const all = schedules(scores);
  return { today, due: named(dueOn(today, all)), coming: named(comingAfter(today, all)) };
}

/** The same in one line; null for somebody who has not answered anything yet. */
export async function dueSummary(owner: string, now: Date): Promise<DueSummary | null> {
  const { due, coming } = await loadComeback(owner, now);
  if (due.length + coming.length === 0) return null;
  return {
    due: due.length,
    first: due[0]?.prompt ?? null,
    next: coming[0]?.due ?? null,
    mastered: coming.filter(({ mastered }) => mastered).length,
  };
}
