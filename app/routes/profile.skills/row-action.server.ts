import { listCoursesTeaching } from "~/data/learning/courses";
import { listEvidencedSkills } from "~/data/questions/evidenced-skills";
import { listQuestionsTesting, type QuestionWithCard } from "~/data/questions/cards.server";
import type { SkillGap } from "~/skills/gap";

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

export interface RowAction {
  /** Of the row's button; null if it opens the drawer. */
  rowLabel: string | null;
  /** Of the button in the drawer. */
  label: string;
  to: string;
}

const isOfTrade = ({ card }: QuestionWithCard): boolean => card.tab !== "behavioral";

/** What adds evidence for a skill: a question that isn't answered yet, else another one, else a course or a mentor. */
export function findRowAction(
  { skill, state }: SkillGap,
  answeredIds: ReadonlySet<string>,
): RowAction {
  const isShown = state !== "unknown" && state !== "rated";
  const questions = listQuestionsTesting(skill)
    .filter(({ question }) => listEvidencedSkills(question).includes(skill))
    // Everybody can tell a story; a task of a trade suits its own people only.
    .toSorted((a, b) => Number(isOfTrade(a)) - Number(isOfTrade(b)))
    .map(({ question }) => question);
  const question = questions.find(({ id }) => !answeredIds.has(id));
  const rowLabel = state === "met" ? null : isShown ? "Answer one" : "Show it";
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
    rowLabel: isShown ? null : "Show it",
    ...(course
      ? { label: "Open the course", to: `/learning/${course.id}` }
      : { label: "Ask a mentor", to: "/mentors" }),
  };
}
