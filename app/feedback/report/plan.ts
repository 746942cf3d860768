export interface PlanItem {
  /** 2026-11-22 */
  day: string;
  title: string;
  reason: string;
  to: string;
}

/** When a question is due. */
export interface DueDate {
  questionId: string;
  /** 2026-11-22 */
  dueDate: string;
  isMastered: boolean;
}

export interface PlannedQuestion {
  number: number;
  questionId: string;
  score: number;
  /** The coach's most valuable next step; empty if there is none. */
  nextStep: string;
}

const MAX_QUESTIONS = 3;

/** The questions of a session that are due again, by date. */
export function buildPlan(
  answered: readonly PlannedQuestion[],
  schedule: readonly DueDate[],
): PlanItem[] {
  return answered
    .flatMap((question) => {
      const item = schedule.find(({ questionId }) => questionId === question.questionId);
      return item && !item.isMastered ? [{ question, day: item.dueDate }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.question.score - b.question.score)
    .slice(0, MAX_QUESTIONS)
    .map(({ question: { number, questionId, nextStep: step }, day }) => ({
      day,
      title: `Answer question ${number} again${step === "" ? "" : `: ${step}`}`,
      reason: "The weaker the answer, the sooner the question returns.",
      to: `/interview/questions/${questionId}`,
    }));
}

/** The plan as of today: what was due on an earlier day is due now. */
export function updatePlan(plan: readonly PlanItem[], today: string): PlanItem[] {
  return plan.map((item) => (item.day < today ? { ...item, day: today } : item));
}
