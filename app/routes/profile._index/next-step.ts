import { listCoursesTeaching } from "~/data/learning/courses";
import type { SkillEvidence } from "~/skills/record";

interface NextStepInput {
  /** A session with questions left. */
  openSession:
    | { id: string; title: string; answeredCount: number; questionCount: number }
    | undefined;
  /** Every try, oldest first. */
  scores: readonly { questionId: string; prompt: string; card: string; score: number }[];
  record: readonly SkillEvidence[];
}

export interface NextStep {
  title: string;
  /** Why this, and what it brings. */
  reason: string;
  to: string;
  actionLabel: string;
}

/** From here on an answer is solid, and something else is worth more. */
const SOLID_SCORE = 65;

/** The one thing to do next: what is begun, then what went badly, then what is unknown, then what is weak. */
export function getNextStep({ openSession, scores, record }: NextStepInput): NextStep {
  if (openSession) {
    const remaining = openSession.questionCount - openSession.answeredCount;
    return {
      title: `Go on with ${openSession.title}`,
      reason: `You have answered ${openSession.answeredCount} of ${openSession.questionCount} questions; ${remaining === 1 ? "one is" : `${remaining} are`} left. A whole session shows more than single answers.`,
      to: `/interview/sessions/${openSession.id}`,
      actionLabel: "Go on",
    };
  }
  const latestScores = [...new Map(scores.map((score) => [score.questionId, score])).values()];
  const lowest = latestScores
    .filter(({ score }) => score < SOLID_SCORE)
    .toSorted((a, b) => a.score - b.score)[0];
  if (lowest) {
    return {
      title: `Answer “${lowest.prompt}” again`,
      reason: `It is your lowest answer so far: ${lowest.score} of 100, in ${lowest.card}. The second try usually gains the most.`,
      to: `/interview/questions/${lowest.questionId}`,
      actionLabel: "See your tries",
    };
  }
  if (!record.some(({ rated }) => rated)) {
    return {
      title: "Rate your skills",
      reason:
        "25 skills in five short steps. Then this page can set what you believe beside what you show.",
      to: "/assessment",
      actionLabel: "Begin Assessment",
    };
  }
  const weakSkill = record
    .filter(({ rated }) => rated && rated.level <= 2)
    .find(({ skill }) => listCoursesTeaching([skill]).length > 0);
  const course = weakSkill && listCoursesTeaching([weakSkill.skill])[0];
  if (weakSkill && course) {
    return {
      title: `Take ${course.title}`,
      reason: `It teaches ${weakSkill.name}, which you rate ${weakSkill.rated?.level} of 5. ${course.duration}, half an hour at a time.`,
      to: `/learning/${course.id}`,
      actionLabel: "See the course",
    };
  }
  return {
    title: "Answer a question you have not met yet",
    reason: "Nothing of yours is weak right now. A new question shows whether that holds.",
    to: "/interview",
    actionLabel: "Choose a card",
  };
}
