import { listCoursesTeaching } from "~/data/learning/courses";
import type { Course } from "~/data/learning/types";
import type { SuggestedMentor } from "~/data/mentor-types";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import type { SkillGap } from "./gap";
import { getStepElsewhere } from "./step-elsewhere";
import type { PracticeSummary } from "./summarize-practice";
import { DEVELOPING_SCORE, listWeakest, SOLID_SCORE } from "./weak-spots";

export interface SkillStep {
  title: string;
  reason: string;
  to: string;
  /** Null if it takes more than one sitting, or the time isn't known. */
  minutes: number | null;
}

export interface StepInput {
  /** The latest score of each answered question. */
  scores: readonly { questionId: string; score: number }[];
  /** Courses the person has started. */
  courses: readonly StartedCourse[];
  /** Whom the person can ask on this server. */
  mentors: readonly SuggestedMentor[];
  now: Date;
}

export interface StartedCourse {
  courseId: string;
  isCompleted: boolean;
  /** Where to go on. */
  to: string;
}

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

/** Older answers are worth repeating for their age alone. */
const FRESH_DAYS = 30;
const DAY_IN_MS = 86_400_000;

/**
 * The next step for a skill, with a reason: demonstrate what is only self-rated, learn what is
 * missing, improve what is weak, confirm what has little evidence, have a solid skill reviewed, or
 * keep it fresh. Where no question, course or mentor is for this skill, the step says so.
 *
 * @param taken steps of other skills: this skill gets another one if there is one
 */
export function getNextSkillStep(
  gap: SkillGap,
  input: StepInput,
  taken: ReadonlySet<string> = new Set(),
): SkillStep {
  const questions = listQuestions(gap, input);
  const untaken = questions.filter(({ id }) => !taken.has(getQuestionUrl(id)));
  return (
    (untaken.length > 0 ? chooseStep(gap, untaken, input) : null) ??
    chooseStep(gap, questions, input) ??
    getStepElsewhere(gap, input.mentors)
  );
}

interface SkillQuestion {
  id: string;
  name: string;
  minutes: number;
  /** The latest score; undefined before the first answer. */
  score: number | undefined;
}

function listQuestions({ skill }: SkillGap, { scores }: StepInput): SkillQuestion[] {
  return listQuestionsTesting(skill).map(({ question: { id, name, minutes } }) => ({
    id,
    name,
    minutes,
    score: scores.find(({ questionId }) => questionId === id)?.score,
  }));
}

function chooseStep(
  { skill, name, evidence, points }: SkillGap,
  questions: readonly SkillQuestion[],
  { courses, mentors, now }: StepInput,
): SkillStep | null {
  const { practiced = null, learned = null, reviewed = null } = evidence ?? {};
  const { rated = null, level } = evidence ?? {};
  const isLearned = learned !== null && points === 0;
  const unanswered = questions.find(({ score }) => score === undefined);
  const answered = questions.flatMap(({ score, ...question }) =>
    score === undefined ? [] : { ...question, score },
  );
  const [weakest] = listWeakest(answered);
  const course = listCoursesTeaching([skill]).find(
    ({ id }) => !courses.some(({ courseId, isCompleted }) => courseId === id && isCompleted),
  );
  const started = courses.find(({ courseId }) => courseId === course?.id);
  const mentor = mentors.find(({ specialties }) => specialties.includes(skill));
  const takeCourse = (reason: string): SkillStep | null =>
    course
      ? {
          title: `${started ? "Continue" : "Take"} ${course.title}`,
          reason: started ? reason : `${reason} ${describeDuration(course)}`,
          to: started?.to ?? `/learning/${course.id}`,
          minutes: null,
        }
      : null;

  if (!practiced && unanswered)
    return createAnswerStep(
      unanswered,
      rated
        ? `You rated it ${rated.level} of 5, and no answer backs it up yet.`
        : "One answer gives you a first level.",
    );
  if (practiced && practiced.mean < DEVELOPING_SCORE && course)
    return takeCourse(`${describeScore(practiced)} A course will help more than another attempt.`);
  if (weakest)
    return createAnswerStep(
      weakest,
      `You scored ${weakest.score}, ${answered.length === 1 ? `below ${SOLID_SCORE}` : `your lowest on ${name}`}.`,
      true,
    );
  if (practiced && level && level.support !== "firm" && unanswered)
    return createAnswerStep(
      unanswered,
      `${practiced.questions === 1 ? "One question proves" : `${practiced.questions} questions prove`} little: your level could be anywhere from ${level.low} to ${level.high}.`,
    );
  if (!practiced && course && !isLearned)
    return takeCourse(`We don’t have a question on ${name} yet; this course teaches it.`);
  if (mentor && !reviewed)
    return {
      title: `Ask ${mentor.name}`,
      reason: `No mentor has reviewed it yet, and ${mentor.name} knows it well.`,
      to: `/mentors/${mentor.id}`,
      minutes: null,
    };
  if (isLearned && course)
    return takeCourse(
      `Your quizzes or exercises on ${name} went well; the rest of the course confirms it.`,
    );
  const [main] = questions;
  return main
    ? createAnswerStep(
        main,
        practiced && isFresh(practiced.at, now)
          ? `You practiced ${name} recently. Answering again in a month shows what stuck.`
          : `Evidence counts less as it ages, so a new answer keeps ${name} up to date.`,
        true,
      )
    : null;
}

function describeScore({ mean, questions }: PracticeSummary): string {
  return questions === 1 ? `You scored ${mean} on one question.` : `Your answers average ${mean}.`;
}

function isFresh(at: string, now: Date): boolean {
  return now.getTime() - Date.parse(at) < FRESH_DAYS * DAY_IN_MS;
}

/** Five hours put a person off who has time for the first lesson. */
function describeDuration({ duration, syllabus }: Course): string {
  const minutes = syllabus[0]?.lessons[0]?.minutes;
  return `It takes ${duration}${minutes ? `, the first lesson ${minutes} minutes` : ""}.`;
}

function createAnswerStep(
  { id, name, minutes }: Omit<SkillQuestion, "score">,
  reason: string,
  isRetry = false,
): SkillStep {
  return {
    title: `${isRetry ? "Answer again" : "Answer"}: ${name}`,
    reason,
    to: getQuestionUrl(id),
    minutes: minutes + REVIEW_MINUTES,
  };
}

function getQuestionUrl(id: string): string {
  return `/interview/questions/${id}`;
}
