import { listCoursesTeaching } from "~/data/learning/courses";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import { MENTORS } from "~/data/mentors";
import type { SkillEvidence } from "./record";

export interface SkillStep {
  title: string;
  /** Why this, of all things. */
  reason: string;
  to: string;
}

/** From here on an answer is solid, and something else is worth more. */
const SOLID_SCORE = 65;
/** Below this a course brings more than another try. */
const DEVELOPING_SCORE = 45;

/**
 * The one thing to do next for a skill, and why: show what is only claimed, learn what is missing, mend what
 * is weak, prove what rests on little, have seen what stands. Null when there is nothing here that would help.
 *
 * @param scores every scored answer, oldest first
 */
export function getNextSkillStep(
  evidence: SkillEvidence,
  scores: readonly { questionId: string; score: number }[],
): SkillStep | null {
  const { skill, name, practiced, learned, reviewed, level, rated } = evidence;
  const questions = listQuestionsTesting(skill).map(({ question: { id, prompt } }) => ({
    id,
    prompt,
    score: scores.findLast(({ questionId }) => questionId === id)?.score,
  }));
  const unanswered = questions.find(({ score }) => score === undefined);
  const weakest = questions
    .filter(({ score }) => score !== undefined && score < SOLID_SCORE)
    .toSorted((a, b) => (a.score ?? 0) - (b.score ?? 0))[0];
  const [course] = listCoursesTeaching([skill]);
  const mentor = MENTORS.find(({ specialties }) => specialties.includes(skill));

  if (!practiced && unanswered)
    return createAnswerStep(
      unanswered,
      rated
        ? `You rate it ${rated.level} of 5, and no answer shows it yet.`
        : "No answer shows it yet.",
    );
  if (practiced && practiced.mean < DEVELOPING_SCORE && course && !learned)
    return {
      title: `Take ${course.title}`,
      reason: `Your answers average ${practiced.mean}: learning it brings more than another try.`,
      to: `/learning/${course.id}`,
    };
  if (weakest)
    return createAnswerStep(weakest, `It scored ${weakest.score}, your lowest on ${name}.`, true);
  if (practiced && level.support !== "firm" && unanswered)
    return createAnswerStep(
      unanswered,
      `${practiced.questions === 1 ? "One question proves" : `${practiced.questions} questions prove`} little: the level may be anything from ${level.low} to ${level.high}.`,
    );
  if (!practiced && course && !learned)
    return {
      title: `Take ${course.title}`,
      reason: `No question here tests ${name}; this course teaches it.`,
      to: `/learning/${course.id}`,
    };
  if (mentor && !reviewed)
    return {
      title: `Ask ${mentor.name}`,
      reason: `Nobody has seen it yet; ${name} is one of their specialties.`,
      to: `/mentors/${mentor.id}`,
    };
  return null;
}

function createAnswerStep(
  { id, prompt }: { id: string; prompt: string },
  reason: string,
  isRetry = false,
): SkillStep {
  return {
    title: `${isRetry ? "Answer again" : "Answer"}: ${prompt}`,
    reason,
    to: `/interview/questions/${id}`,
  };
}
