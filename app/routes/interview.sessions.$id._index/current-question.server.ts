import { getRubric } from "~/coach/rubric";
import { takesCode } from "~/practice/code/takes-code";
import { getCodingTask } from "~/data/questions/coding/tasks.server";
import type { QuestionKind } from "~/data/questions/types";
import { skillById } from "~/data/skills";
import { toPublicTask } from "~/practice/code/public-task";
import { getNextAttempt } from "~/practice/drafts/drafts.server";
import type { CurrentQuestion } from "~/practice/session/session-view";
import { QUESTION_KINDS } from "~/practice/store/question-kinds";
import { findExerciseLesson } from "~/practice/own-questions/exercise-question.server";
import type { Session } from "~/practice/store/types";

/** How the points of an answer are divided. */
function describeWeights(kind: QuestionKind): string {
  const { said, told } = getRubric(kind === "behavioral" || kind === "motivation");
  const parts = [said, told].map(({ label, weight }) => `${label.toLowerCase()} ${weight}`);
  return `Of 100 points: ${parts.join(", ")}. Typed and spoken answers are scored the same way.`;
}

/**
 * What the page needs of a question. Leaves out key points, hint and sample answers: they would
 * give the answer away.
 */
export function getCurrentQuestion(session: Session, index: number): CurrentQuestion | null {
  const question = session.questions[index];
  if (!question) return null;
  const task = getCodingTask(question.id);
  const lesson = findExerciseLesson(question.id);
  const { id, name, kind, prompt, tips, why, words, minutes, skills } = question;
  return {
    id,
    page: `/interview/sessions/${session.id}?question=${index + 1}`,
    name,
    prompt,
    lesson,
    tips,
    why,
    weights: describeWeights(kind),
    words,
    minutes,
    ...(question.isOwn
      ? { facts: [lesson ? "Exercise of a lesson" : "Your own question"], skill: null }
      : {
          facts: [QUESTION_KINDS[kind], session.card.difficulty].filter((fact) => fact !== null),
          skill: skillById(skills[0] ?? "")?.name ?? session.card.title,
        }),
    isStory: kind === "behavioral",
    hasSample: question.samples.senior !== "",
    hasHint: question.hint !== "",
    attempt: getNextAttempt(session, id),
    code: takesCode(question)
      ? {
          task: task ? toPublicTask(task) : null,
          testsUrl: `/interview/sessions/${session.id}/tests/${index + 1}`,
        }
      : null,
  };
}
