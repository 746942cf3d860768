import { coursesTeaching } from "~/data/learning/courses";
import type { SkillEvidence } from "~/skills/record";

interface Known {
  /** A session with questions left. */
  open: { id: string; title: string; answered: number; questions: number } | undefined;
  /** Every try, oldest first. */
  scores: readonly { questionId: string; prompt: string; card: string; score: number }[];
  record: readonly SkillEvidence[];
}

export interface NextStep {
  title: string;
  /** Why this, and what it brings. */
  reason: string;
  to: string;
  action: string;
}

/** From here on an answer is solid, and something else is worth more. */
const SOLID = 65;

/** The one thing to do next: what is begun, then what went badly, then what is unknown, then what is weak. */
export function nextStep({ open, scores, record }: Known): NextStep {
  if (open) {
    const left = open.questions - open.answered;
    return {
      title: `Go on with ${open.title}`,
      reason: `You have answered ${open.answered} of ${open.questions} questions; ${left === 1 ? "one is" : `${left} are`} left. A whole session shows more than single answers.`,
      to: `/interview/sessions/${open.id}`,
      action: "Go on",
    };
  }
  const latest = [...new Map(scores.map((score) => [score.questionId, score])).values()];
  const lowest = latest
    .filter(({ score }) => score < SOLID)
    .toSorted((a, b) => a.score - b.score)[0];
  if (lowest) {
    return {
      title: `Answer “${lowest.prompt}” again`,
      reason: `It is your lowest answer so far: ${lowest.score} of 100, in ${lowest.card}. The second try usually gains the most.`,
      to: `/interview/questions/${lowest.questionId}`,
      action: "See your tries",
    };
  }
  if (!record.some(({ rated }) => rated)) {
    return {
      title: "Rate your skills",
      reason:
        "25 skills in five short steps. Then this page can set what you believe beside what you show.",
      to: "/assessment",
      action: "Begin Assessment",
    };
  }
  const weak = record
    .filter(({ rated }) => rated && rated.level <= 2)
    .find(({ skill }) => coursesTeaching([skill]).length > 0);
  const course = weak && coursesTeaching([weak.skill])[0];
  if (weak && course) {
    return {
      title: `Take ${course.title}`,
      reason: `It teaches ${weak.name}, which you rate ${weak.rated?.level} of 5. ${course.duration}, half an hour at a time.`,
      to: `/learning/${course.id}`,
      action: "See the course",
    };
  }
  return {
    title: "Answer a question you have not met yet",
    reason: "Nothing of yours is weak right now. A new question shows whether that holds.",
    to: "/interview",
    action: "Choose a card",
  };
}
