import { createHash } from "node:crypto";
import { z } from "zod";
import { COURSES } from "~/data/learning/courses";
import type { Course, CourseModule } from "~/data/learning/types";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import {
  type CourseProgress,
  type CourseRows,
  type KnownSkills,
  summarizeCourse,
} from "./course-progress";
import { listLearnedEvidence } from "./learned-evidence";
import * as queries from "./queries.server";
import {
  type FailedExercise,
  type LearnedEvidence,
  type LessonProgress,
  type PassedExercise,
  type QuizAnswer,
  type QuizAttempt,
  STORED_LESSON_STATES,
  type StoredLessonState,
} from "./types";

const NO_ROWS: CourseRows = { lessons: [], attempts: [], capstone: undefined };

const storedQuizAnswers = z.array(
  z.object({
    questionId: z.string(),
    lesson: z.string(),
    chosen: z.array(z.string()),
    isRight: z.boolean(),
  }),
);

/**
 * Where a person is in every course, in the order of the catalog: state per module and lesson,
 * lessons done, total, status and where to continue. Courses that weren't started are included.
 *
 * @param owner an account or a visitor; without one, nothing is started
 * @param known skills known from elsewhere: lessons that teach nothing else are credited
 */
export async function readCourseProgress(
  owner: string | undefined,
  known: KnownSkills = new Map(),
): Promise<CourseProgress[]> {
  if (!owner) return COURSES.map((course) => summarizeCourse(course, NO_ROWS));
  const getRows = await readCourseRows(owner, await readLearnedWork(owner));
  return COURSES.map((course) => summarizeCourse(course, getRows(course), known));
}

/**
 * The same, of started courses only.
 *
 * @param learnedWork all of the owner's, which has been read already
 */
export async function readStartedProgress(
  owner: string,
  known: KnownSkills,
  learnedWork: LearnedWork,
): Promise<CourseProgress[]> {
  const getRows = await readCourseRows(owner, learnedWork);
  return COURSES.filter((course) => hasRows(getRows(course)))
    .map((course) => summarizeCourse(course, getRows(course), known))
    .filter(({ status }) => status !== "not-started");
}

/** The same for one course. */
export async function readProgressIn(
  course: Course,
  owner: string | undefined,
  known: KnownSkills = new Map(),
): Promise<CourseProgress> {
  if (!owner) return summarizeCourse(course, NO_ROWS);
  const getRows = await readCourseRows(owner, await readLearnedWork(owner));
  return summarizeCourse(course, getRows(course), known);
}

/**
 * What a person's quizzes show: per skill the course and module, the share of right answers (0 to 1)
 * and the date. See listLearnedEvidence for attempts that were repeated.
 */
export async function readLearnedEvidence(owner: string): Promise<LearnedEvidence[]> {
  return listLearnedEvidence(await readQuizAttempts(owner));
}

/** What is stored of the person's work in each course. */
async function readCourseRows(owner: string, { attempts, exercises }: LearnedWork) {
  const [lessons, capstones] = await Promise.all([
    readLessonProgress(owner),
    queries.listCapstoneRows(owner),
  ]);
  return ({ id }: Course): CourseRows => {
    const capstone = capstones.find(({ course_id }) => course_id === id);
    return {
      lessons: lessons.filter(({ courseId }) => courseId === id),
      attempts: attempts.filter(({ courseId }) => courseId === id),
      capstone: capstone && { updatedAt: capstone.updated_at, completedAt: capstone.completed_at },
      exercises: exercises.filter(({ courseId }) => courseId === id),
    };
  };
}

function hasRows({ lessons, attempts, capstone, exercises = [] }: CourseRows): boolean {
  return lessons.length + attempts.length + exercises.length > 0 || capstone !== undefined;
}

/** Stored states of lessons; a lesson without one is pending. */
async function readLessonProgress(owner: string): Promise<LessonProgress[]> {
  return (await queries.listLessonRows(owner)).flatMap((row) => {
    const state = STORED_LESSON_STATES.find((candidate) => candidate === row.state);
    return state
      ? {
          courseId: row.course_id,
          lesson: row.lesson,
          state,
          openedAt: row.opened_at,
          updatedAt: row.updated_at,
        }
      : [];
  });
}

/** Every attempt at a quiz, oldest first, with each answer. */
export async function readQuizAttempts(owner: string): Promise<QuizAttempt[]> {
  return (await readLearnedWork(owner)).attempts;
}

export interface LearnedWork {
  attempts: QuizAttempt[];
  exercises: PassedExercise[];
  failedExercises: FailedExercise[];
}

/** The same, with the code exercises the person passed or failed. */
export async function readLearnedWork(owner: string): Promise<LearnedWork> {
  const attempts: QuizAttempt[] = [];
  const exercises: PassedExercise[] = [];
  const failedExercises: FailedExercise[] = [];
  for (const row of await queries.listLearnedRows(owner)) {
    const { id, course_id: courseId, part, at } = row;
    if (id === null && row.is_passed === 0) {
      failedExercises.push({ courseId, lesson: part, failedAt: at });
      continue;
    }
    if (id === null) {
      const isHelped = row.solution_opened_at !== null && row.solution_opened_at <= at;
      exercises.push({ courseId, lesson: part, passedAt: at, isHelped });
      continue;
    }
    const source = { table: "quiz_attempts", id } as const;
    attempts.push({
      id,
      courseId,
      module: part,
      answers: parseStoredJson(storedQuizAnswers, row.answers, source) ?? [],
      right: row.right_count,
      total: row.question_count,
      takenAt: at,
      isReset: row.reset_at !== null,
    });
  }
  return { attempts, exercises, failedExercises };
}

/** Sets the state of lessons; they must be the course's. */
export async function writeLessonState(
  owner: string,
  course: Course,
  lessons: readonly string[],
  state: StoredLessonState,
): Promise<void> {
  await queries.saveLessonState(owner, course.id, lessons, state);
}

/** Notes that a lesson was opened, to resume there. Changes nothing in a course that wasn't started. */
export async function writeLessonOpened(
  owner: string,
  course: Course,
  lesson: string,
): Promise<void> {
  await queries.saveLessonOpened(owner, course.id, lesson);
}

/**
 * Stores a graded quiz once per attempt id. Returns whether it is new.
 *
 * @param id chosen when the quiz was shown: sending the form again stores nothing
 */
export async function writeQuizAttempt(
  owner: string,
  { course, module }: { course: Course; module: CourseModule },
  formId: string,
  answers: readonly QuizAnswer[],
): Promise<{ id: string; isNew: boolean }> {
  const attempt = {
    courseId: course.id,
    module: module.slug,
    answers: JSON.stringify(answers),
    right: answers.filter(({ isRight }) => isRight).length,
    total: answers.length,
  };
  const store = async (id: string) => {
    const isNew = await queries.insertAttempt(owner, { ...attempt, id });
    if (isNew) await queries.deleteOldAttempts(owner, attempt);
    return { id, isNew };
  };
  const stored = await store(formId);
  if (stored.isNew || (await queries.hasAttempt(owner, formId))) return stored;
  return store(toOwnId(owner, formId));
}

/** Visitors share the form of a cached page and its id: a second one gets an id of their own. */
function toOwnId(owner: string, formId: string): string {
  const hash = createHash("sha256").update(`${owner} ${formId}`).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/** Makes skipped lessons of a module pending again. */
export async function unskipModule(
  owner: string,
  course: Course,
  module: CourseModule,
): Promise<void> {
  await queries.deleteSkippedStates(
    owner,
    course.id,
    module.lessons.map(({ slug }) => slug),
  );
}

/**
 * Makes a module pending again. Its quiz attempts stay as evidence of what was known then, and
 * bookmarks stay.
 */
export async function resetModule(
  owner: string,
  course: Course,
  module: CourseModule,
): Promise<void> {
  await queries.deleteLessonStates(
    owner,
    course.id,
    module.lessons.map(({ slug }) => slug),
  );
  await queries.markAttemptsReset(owner, course.id, module.slug);
}
