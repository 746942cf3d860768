import { listCoursesTeaching } from "~/data/learning/courses";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import { MENTORS } from "~/data/mentors";
import type { SkillEvidence } from "./record";
import { DEVELOPING_SCORE, listWeakest } from "./weak-spots";

export interface SkillStep {
  title: string;
  reason: string;
  to: string;
}

/**
 * The next step for a skill, with a reason: demonstrate what is only self-rated, learn what is
 * missing, improve what is weak, confirm what has little evidence, or have a solid skill reviewed.
 * Null if nothing here would help.
 *
 * @param scores every scored answer, oldest first
 */
export function getNextSkillStep(
  evidence: SkillEvidence,
  scores: readonly { questionId: string; score: number }[],
): SkillStep | null {
  const { skill, name, practiced, learned, reviewed, level, rated } = evidence;
  const questions = listQuestionsTesting(skill).map(({ question: { id, name: questionName } }) => ({
    id,
    name: questionName,
    score: scores.findLast(({ questionId }) => questionId === id)?.score,
  }));
  const unanswered = questions.find(({ score }) => score === undefined);
  const [weakest] = listWeakest(
    questions.flatMap(({ score, ...question }) =>
      score === undefined ? [] : { ...question, score },
    ),
  );
  const [course] = listCoursesTeaching([skill]);
  const mentor = MENTORS.find(({ specialties }) => specialties.includes(skill));

  if (!practiced && unanswered)
    return createAnswerStep(
      unanswered,
      rated
        ? `You rated it ${rated.level} of 5, and no answer backs it up yet.`
        : "No answer backs it up yet.",
    );
  if (practiced && practiced.mean < DEVELOPING_SCORE && course && !learned)
    return {
      title: `Take ${course.title}`,
      reason: `Your answers average ${practiced.mean}. A course will help more than another attempt.`,
      to: `/learning/${course.id}`,
    };
  if (weakest)
    return createAnswerStep(weakest, `You scored ${weakest.score}, your lowest on ${name}.`, true);
  if (practiced && level.support !== "firm" && unanswered)
    return createAnswerStep(
      unanswered,
      `${practiced.questions === 1 ? "One question proves" : `${practiced.questions} questions prove`} little: your level could be anywhere from ${level.low} to ${level.high}.`,
    );
  if (!practiced && course && !learned)
    return {
      title: `Take ${course.title}`,
      reason: `We don’t have a question on ${name} yet; this course teaches it.`,
      to: `/learning/${course.id}`,
    };
  if (mentor && !reviewed)
    return {
      title: `Ask ${mentor.name}`,
      reason: `No mentor has reviewed it yet; ${name} is one of their specialties.`,
      to: `/mentors/${mentor.id}`,
    };
  return null;
}

function createAnswerStep(
  { id, name }: { id: string; name: string },
  reason: string,
  isRetry = false,
): SkillStep {
  return {
    title: `${isRetry ? "Answer again" : "Answer"}: ${name}`,
    reason,
    to: `/interview/questions/${id}`,
  };
}
