import { listCoursesTeaching } from "~/data/learning/courses";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import { listQuestionsTesting, type QuestionWithCard } from "~/data/questions/cards.server";
import { isCraft } from "~/occupations/target/craft-skills";
import type { SkillGap } from "~/skills/gap";
import { OF_OTHER_WORK } from "./own-work.server";

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

export interface RowAction {
  /** Of the row's button; null if it opens the drawer. */
  rowLabel: string | null;
  /** Of the button in the drawer. */
  label: string;
  to: string;
}

/** What adds evidence for a skill: a question that isn't answered yet, else another one, else a course or a mentor. */
export function findRowAction(
  { skill, state }: SkillGap,
  answeredIds: ReadonlySet<string>,
  rateQuestion: (candidate: QuestionWithCard) => number,
): RowAction {
  const isShown = state !== "unknown" && state !== "rated";
  const questions = listQuestionsTesting(skill)
    .filter(({ question }) => listEvidencedSkills(question).includes(skill))
    .map((candidate) => ({ ...candidate, rate: rateQuestion(candidate) }))
    .toSorted((a, b) => a.rate - b.rate);
  // A general skill isn’t shown by a task of somebody else’s craft.
  const question = questions.find(
    ({ question: { id }, rate }) =>
      !answeredIds.has(id) && (rate < OF_OTHER_WORK || isCraft(skill)),
  )?.question;
  const rowLabel =
    state === "met" || state === "unscored" ? null : isShown ? "Answer one" : "Show it";
  if (question)
    return {
      rowLabel,
      label: `${isShown ? "Answer one" : "Show it"}, ${question.minutes + REVIEW_MINUTES} min`,
      to: `/interview/questions/${question.id}`,
    };
  if (questions.length > 0)
    return {
      rowLabel,
      label: "Choose a question",
      to: `/interview/questions?skill=${skill}`,
    };
  const [course] = listCoursesTeaching([skill]);
  return {
    rowLabel: rowLabel === "Show it" ? rowLabel : null,
    ...(course
      ? { label: "Open the course", to: `/learning/${course.id}` }
      : { label: "Ask a mentor", to: "/mentors" }),
  };
}
