import type { QueueAttempt } from "~/review-schedule/queue";
import { courseBySlug } from "~/data/learning/courses";
import { getCodeExercise } from "~/learning/code-exercise-content.server";
import { type CourseProgress, type KnownSkills, QUIZ_MINUTES } from "~/learning/course-progress";
import { listExerciseEvidence, listLearnedEvidence } from "~/learning/learned-evidence";
import { type LearnedWork, readLearnedWork, readStartedProgress } from "~/learning/progress.server";
import type {
  FailedExercise,
  LearnedEvidence,
  LearnedExercise,
  QuizAttempt,
} from "~/learning/types";
import type { Evidence } from "~/skills/level";
import type { AdvicePerson } from "~/skills/advice/types";

/** About as long as a code exercise takes the second time. */
const EXERCISE_MINUTES = 5;

/** What a person's quizzes and code exercises show: evidence for the skill record, and attempts for the queue. */
export async function readLearned(owner: string) {
  const work = await readLearnedWork(owner);
  const { attempts, exercises, failedExercises } = work;
  return {
    work,
    evidence: [
      ...listQuizEvidence(attempts),
      ...listExerciseEvidence(exercises).map(toExerciseEvidence),
    ],
    queueAttempts: [
      ...attempts.flatMap(toQuizAttempt),
      ...failedExercises.flatMap(toExerciseAttempt),
    ],
  };
}

/** Attempts that count, and those that later ones replaced. */
function listQuizEvidence(attempts: readonly QuizAttempt[]): Evidence[] {
  const counted = listLearnedEvidence(attempts).map(toEvidence);
  const keys = new Set(counted.map(({ subject, at }) => `${subject} ${at}`));
  const replaced = attempts
    .flatMap((attempt) => listLearnedEvidence([attempt]).map(toEvidence))
    .filter(({ subject, at }) => !keys.has(`${subject} ${at}`));
  return [...counted, ...replaced.map((piece) => ({ ...piece, isReplaced: true }))];
}

/** The courses a person started, with the same credits as on the course pages, and where the plan continues them. */
export async function readStartedCourses(owner: string, known: KnownSkills, work: LearnedWork) {
  const courses = await readStartedProgress(owner, known, work);
  return { courses, steps: courses.map(toStartedCourse) };
}

function toEvidence({
  skill,
  courseId,
  module,
  share,
  takenAt,
  isHelped,
}: LearnedEvidence): Evidence {
  return {
    skill,
    source: "learned",
    subject: `${courseId}/${module}`,
    value: Math.round(share * 100),
    at: takenAt,
    isHelped,
  };
}

function toExerciseEvidence({
  skill,
  courseId,
  lesson,
  passedAt,
  isHelped,
}: LearnedExercise): Evidence {
  return {
    skill,
    source: "learned",
    subject: `${courseId}/${lesson}/code`,
    value: 100,
    at: passedAt,
    isHelped,
  };
}

/** Nothing for a quiz that no longer exists. */
function toQuizAttempt({
  courseId,
  module: slug,
  right,
  total,
  takenAt,
}: QuizAttempt): QueueAttempt[] {
  const course = courseBySlug(courseId);
  const module = course?.syllabus.find((each) => each.slug === slug);
  if (!course || !module || total === 0) return [];
  return [
    {
      questionId: `quiz:${courseId}/${slug}`,
      kind: "quiz",
      name: module.title,
      context: course.title,
      to: `/learning/${courseId}/quiz/${slug}`,
      minutes: QUIZ_MINUTES,
      score: Math.round((100 * right) / total),
      isHelped: false,
      at: takenAt,
    },
  ];
}

/** Due the day after its tests failed, until they pass. */
function toExerciseAttempt({ courseId, lesson, failedAt }: FailedExercise): QueueAttempt[] {
  const title = getCodeExercise(courseId, lesson)?.title;
  const course = courseBySlug(courseId);
  if (!course || !title) return [];
  return [
    {
      questionId: `exercise:${courseId}/${lesson}`,
      kind: "exercise",
      name: title,
      context: course.title,
      to: `/learning/${courseId}/${lesson}#code-exercise`,
      minutes: EXERCISE_MINUTES,
      score: 0,
      isHelped: false,
      at: failedAt,
    },
  ];
}

function toStartedCourse({
  courseId,
  status,
  nextLesson,
}: CourseProgress): AdvicePerson["courses"][number] {
  return {
    courseId,
    isCompleted: status === "done",
    to: nextLesson ? `/learning/${courseId}/${nextLesson}` : `/learning/${courseId}`,
  };
}
