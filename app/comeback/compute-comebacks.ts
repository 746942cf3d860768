import { type Card, type Grade, Rating, createEmptyCard, fsrs } from "ts-fsrs";
import { getBand } from "~/coach/bands";
import type { BandName } from "~/coach/types";
import { groupBy } from "~/comeback/group-by";

// No chance in it and no steps within a day: the same tries always come back on the same days.
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.9,
  maximum_interval: 180,
});

/** What a score says about how well an answer is known. */
const GRADE_BY_BAND: Record<BandName, Grade> = {
  "Not yet": Rating.Again,
  Emerging: Rating.Again,
  Developing: Rating.Hard,
  Solid: Rating.Good,
  Strong: Rating.Easy,
};

/** An answer that holds for so many days is mastered. */
export const MASTERY_INTERVAL_DAYS = 21;

interface ScoredAttempt {
  questionId: string;
  /** 0–100. */
  score: number;
  /** The person had just been shown sample, review or hint of it. */
  isHelped: boolean;
  /** ISO 8601, UTC. */
  at: string;
}

/** What an answer given with help shows of what is known, at best. */
const MAX_GRADE_WITH_HELP = Rating.Hard;

function getGrade({ score, isHelped }: ScoredAttempt): Grade {
  const grade = GRADE_BY_BAND[getBand(score)];
  return isHelped && grade > MAX_GRADE_WITH_HELP ? MAX_GRADE_WITH_HELP : grade;
}

/** When a question comes back. All days are calendar days in UTC, written 2026-11-21. */
export interface Comeback {
  questionId: string;
  dueDate: string;
  /** Days from the last counted try to `due`. */
  intervalDays: number;
  /** The latest score, and the day of it. */
  lastScore: number;
  lastDay: string;
  attemptCount: number;
  /** It was at least solid, and holds for three weeks or more. */
  isMastered: boolean;
}

/**
 * When each question comes back, by the FSRS algorithm on the whole history, so nothing has to be stored
 * beside the answers. Of several tries on one day the first counts: the later ones were written with the
 * review in view and show little about what will be known next week. A first try with help counts as hard at best.
 *
 * @param attempts every try, oldest first
 */
export function computeComebacks(attempts: readonly ScoredAttempt[]): Comeback[] {
  return [...groupBy(attempts, ({ questionId }) => questionId)].map(
    ([questionId, questionAttempts]) => computeComeback(questionId, questionAttempts),
  );
}

function computeComeback(questionId: string, attempts: readonly ScoredAttempt[]): Comeback {
  const attemptsByDay = [...groupBy(attempts, ({ at }) => toDay(at))];
  let card: Card | undefined;
  let lastGrade: Grade = Rating.Again;
  for (const [day, [first]] of attemptsByDay) {
    if (!first) continue;
    const at = new Date(day);
    lastGrade = getGrade(first);
    card = scheduler.next(card ?? createEmptyCard(at), at, lastGrade).card;
  }
  const lastAttempt = attempts.at(-1);
  const interval = card?.scheduled_days ?? 0;
  return {
    questionId,
    dueDate: toDay(card?.due.toISOString() ?? ""),
    intervalDays: interval,
    lastScore: lastAttempt?.score ?? 0,
    lastDay: toDay(lastAttempt?.at ?? ""),
    attemptCount: attempts.length,
    isMastered: interval >= MASTERY_INTERVAL_DAYS && lastGrade >= Rating.Good,
  };
}

export function toDay(iso: string): string {
  return iso.slice(0, 10);
}

/** Questions whose day has come, those waiting longest first; of the same day the weakest first. */
export function listDue(today: string, comebacks: readonly Comeback[]): Comeback[] {
  return comebacks
    .filter(({ dueDate }) => dueDate <= today)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.lastScore - b.lastScore);
}

/** Questions that come back later, the next one first. */
export function listUpcoming(today: string, comebacks: readonly Comeback[]): Comeback[] {
  return comebacks
    .filter(({ dueDate }) => dueDate > today)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.lastScore - b.lastScore);
}
