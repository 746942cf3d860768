import { listCoursesTeaching } from "~/data/learning/courses";
import type { PlanStep } from "./plan";
import type { SkillEvidence } from "./record";
import { listWeakSkills, listWeakest } from "./weak-spots";

interface NextStepInput {
  /** A session with unanswered questions. */
  openSession:
    | { id: string; title: string; answeredCount: number; questionCount: number }
    | undefined;
  /** Every attempt, oldest first. */
  scores: readonly { questionId: string; name: string; card: string; score: number }[];
  record: readonly SkillEvidence[];
  /** The plan that leads to the target; empty without a target. */
  plan: readonly PlanStep[];
}

export interface NextStep {
  title: string;
  reason: string;
  to: string;
  actionLabel: string;
}

/**
 * The next step: an open session, then the plan's first step, then the lowest answer, then the
 * assessment, then a course.
 */
export function getNextStep({ openSession, scores, record, plan }: NextStepInput): NextStep {
  if (openSession) {
    const remaining = openSession.questionCount - openSession.answeredCount;
    return {
      title: `Continue ${openSession.title}`,
      reason: `You have answered ${openSession.answeredCount} of ${openSession.questionCount} questions; ${remaining === 1 ? "one is" : `${remaining} are`} left. A complete session shows more than single answers.`,
      to: `/interview/sessions/${openSession.id}`,
      actionLabel: "Continue",
    };
  }
  const [planStep] = plan;
  if (planStep) return toNextStep(planStep);
  const latestScores = [...new Map(scores.map((score) => [score.questionId, score])).values()];
  const [lowest] = listWeakest(latestScores);
  if (lowest) {
    return {
      title: `Answer “${lowest.name}” again`,
      reason: `It’s your lowest score so far: ${lowest.score} of 100, in ${lowest.card}. The second attempt usually gains the most.`,
      to: `/interview/questions/${lowest.questionId}`,
      actionLabel: "See your attempts",
    };
  }
  if (!record.some(({ rated }) => rated)) {
    return {
      title: "Rate your skills",
      reason:
        "25 skills in five short steps. Then this page can compare your ratings with your answers.",
      to: "/assessment",
      actionLabel: "Begin Assessment",
    };
  }
  const weakSkill = listWeakSkills(record).find(
    ({ skill }) => listCoursesTeaching([skill]).length > 0,
  );
  const course = weakSkill && listCoursesTeaching([weakSkill.skill])[0];
  if (weakSkill && course) {
    return {
      title: `Take ${course.title}`,
      reason: `It teaches ${weakSkill.name}: ${weakSkill.reason}. ${course.duration}, about 20 minutes a lesson.`,
      to: `/learning/${course.id}`,
      actionLabel: "See the course",
    };
  }
  return {
    title: "Try a new question",
    reason: "You have no weak spots right now. Try something new.",
    to: "/interview",
    actionLabel: "Choose a card",
  };
}

const ACTION_LABELS = {
  "/interview": "Open the question",
  "/learning": "Open the course",
  "/assessment": "Begin Assessment",
  "/resources": "See the resources",
};

function toNextStep({ title, reason, to, minutes }: PlanStep): NextStep {
  return {
    title,
    reason: minutes === null ? reason : `${reason} About ${minutes} minutes.`,
    to,
    actionLabel:
      Object.entries(ACTION_LABELS).find(([path]) => to.startsWith(path))?.[1] ?? "See the mentor",
  };
}
