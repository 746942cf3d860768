import type { Course, CourseModule, LessonOutline } from "~/data/learning/types";
import type { SkillId } from "~/data/skills";
import type {
  Credit,
  KnownSkill,
  LessonProgress,
  LessonState,
  ModuleState,
  PassedExercise,
  QuizAttempt,
} from "./types";

/** The share of right answers that passes a quiz. */
const PASS_SHARE = 0.7;

/** About how long a quiz takes, its explanations included. */
export const QUIZ_MINUTES = 10;

/** How many right answers pass a quiz: 4 of 5, 5 of 6. */
export function countToPass(total: number): number {
  return Math.ceil(total * PASS_SHARE);
}

interface LessonWithState {
  slug: string;
  title: string;
  minutes: number;
  state: LessonState;
  /** Why it is credited. */
  credit: Credit | null;
  isExerciseSolved: boolean;
}

export interface ModuleProgress {
  slug: string;
  title: string;
  state: ModuleState;
  lessons: LessonWithState[];
  /** The latest attempt at its quiz since the last reset. */
  quiz: { right: number; total: number; isPassed: boolean; takenAt: string } | null;
}

export interface CourseProgress {
  courseId: string;
  /** "done": every quiz is passed, and the capstone's list is complete. */
  status: "not-started" | "learning" | "done";
  modules: ModuleProgress[];
  modulesDone: number;
  /** Lessons that are done or credited. */
  lessonsDone: number;
  lessonsSkipped: number;
  lessonCount: number;
  /** Minutes of the lessons that are left. */
  minutesLeft: number;
  /** The slug of the lesson that was opened last. */
  lastLesson: string | null;
  /** The lesson to continue with: the one opened last if unfinished, else the next one; null if none is left. */
  nextLesson: string | null;
  isCapstoneDone: boolean;
  /** Null if not started. */
  updatedAt: string | null;
}

/** Skills known from elsewhere, by id. */
export type KnownSkills = ReadonlyMap<SkillId, KnownSkill>;

export interface CourseRows {
  lessons: readonly LessonProgress[];
  attempts: readonly QuizAttempt[];
  capstone: { updatedAt: string; completedAt: string | null } | undefined;
  exercises?: readonly PassedExercise[];
}

export function isPassing({ right, total }: { right: number; total: number }): boolean {
  return total > 0 && right >= countToPass(total);
}

/**
 * Where a person is in a course. Rows of lessons and modules that the course no longer has don't
 * count; lessons it has gained are pending, or credited if their module's quiz is passed.
 *
 * @param rows the person's rows of this course
 * @param known a pending lesson whose skills are all known is credited
 */
export function summarizeCourse(
  course: Course,
  rows: CourseRows,
  known: KnownSkills = new Map(),
): CourseProgress {
  const modules = course.syllabus.map((module) => summarizeModule(module, rows, known));
  const lessons = modules.flatMap((module) => module.lessons);
  const openLessons = lessons.filter(({ state }) => state === "pending" || state === "learning");
  const lessonsSkipped = lessons.filter(({ state }) => state === "skipped").length;
  const lastLesson = findLastLesson(lessons, rows.lessons);
  const isCapstoneDone = Boolean(rows.capstone?.completedAt);
  const isDone = isCapstoneDone && modules.every(({ state }) => state === "done");
  const updatedAt = latestTime([
    ...rows.lessons.flatMap((row) => [row.openedAt, row.updatedAt]),
    ...rows.attempts.filter(({ isReset }) => !isReset).map(({ takenAt }) => takenAt),
    ...(rows.capstone ? [rows.capstone.updatedAt] : []),
    ...(rows.exercises ?? []).map(({ passedAt }) => passedAt),
  ]);
  return {
    courseId: course.id,
    status: isDone ? "done" : updatedAt === null ? "not-started" : "learning",
    modules,
    modulesDone: modules.filter(({ state }) => state === "done").length,
    lessonsDone: lessons.length - openLessons.length - lessonsSkipped,
    lessonsSkipped,
    lessonCount: lessons.length,
    minutesLeft: openLessons.reduce((sum, { minutes }) => sum + minutes, 0),
    lastLesson,
    nextLesson: findNextLesson(lessons, openLessons, lastLesson),
    isCapstoneDone,
    updatedAt,
  };
}

function summarizeModule(
  { slug, title, lessons }: CourseModule,
  rows: CourseRows,
  known: KnownSkills,
): ModuleProgress {
  const attempt = rows.attempts
    .filter(({ module, isReset }) => module === slug && !isReset)
    .toSorted((a, b) => a.takenAt.localeCompare(b.takenAt))
    .at(-1);
  const quiz = attempt && {
    right: attempt.right,
    total: attempt.total,
    isPassed: isPassing(attempt),
    takenAt: attempt.takenAt,
  };
  const stored = new Map(rows.lessons.map((row) => [row.lesson, row.state]));
  const withState = lessons.map((lesson): LessonWithState => {
    const state = stored.get(lesson.slug) ?? "pending";
    const credit = findCredit(lesson, state, quiz?.isPassed ?? false, known);
    return {
      slug: lesson.slug,
      title: lesson.title,
      minutes: lesson.minutes,
      state: credit ? "credited" : state,
      credit,
      isExerciseSolved: (rows.exercises ?? []).some((each) => each.lesson === lesson.slug),
    };
  });
  return {
    slug,
    title,
    state: getModuleState(stored, lessons, quiz),
    lessons: withState,
    quiz: quiz ?? null,
  };
}

function findCredit(
  { skills }: LessonOutline,
  state: LessonState,
  isQuizPassed: boolean,
  known: KnownSkills,
): Credit | null {
  if (isQuizPassed && (state === "pending" || state === "learning")) return { from: "quiz" };
  if (state !== "pending") return null;
  const knownSkills = skills.flatMap((skill) => known.get(skill) ?? []);
  return knownSkills.length === skills.length ? { from: "answers", skills: knownSkills } : null;
}

/** What is known from elsewhere doesn't begin a module: only what was done in it. */
function getModuleState(
  stored: ReadonlyMap<string, LessonState>,
  lessons: readonly LessonOutline[],
  quiz: { isPassed: boolean } | undefined,
): ModuleState {
  if (quiz?.isPassed) return "done";
  const states = lessons.map(({ slug }) => stored.get(slug));
  if (states.every((state) => state === "skipped")) return "skipped";
  return quiz || states.some((state) => state !== undefined) ? "learning" : "pending";
}

/** The state of each lesson by slug; none in a course that wasn't started. */
export function listStates({ status, modules }: CourseProgress): Record<string, LessonState> {
  if (status === "not-started") return {};
  return Object.fromEntries(
    modules.flatMap(({ lessons }) => lessons.map(({ slug, state }) => [slug, state])),
  );
}

function findLastLesson(
  lessons: readonly { slug: string }[],
  rows: readonly LessonProgress[],
): string | null {
  const opened = rows
    .filter((row) => lessons.some(({ slug }) => slug === row.lesson))
    .toSorted((a, b) => a.openedAt.localeCompare(b.openedAt));
  return opened.at(-1)?.lesson ?? null;
}

function findNextLesson(
  lessons: readonly { slug: string }[],
  openLessons: readonly { slug: string }[],
  lastLesson: string | null,
): string | null {
  const position = lessons.findIndex(({ slug }) => slug === lastLesson);
  const isAhead = ({ slug }: { slug: string }) =>
    lessons.findIndex((lesson) => lesson.slug === slug) >= position;
  return (openLessons.find(isAhead) ?? openLessons[0])?.slug ?? null;
}

function latestTime(times: readonly string[]): string | null {
  return times.toSorted().at(-1) ?? null;
}
