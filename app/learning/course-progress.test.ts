import { expect, test } from "vitest";
import type { Course } from "~/data/learning/types";
import { isPassing, summarizeCourse } from "./course-progress";
import type { LessonProgress, QuizAttempt, StoredLessonState } from "./types";

const toLesson = (slug: string) => ({
  slug,
  title: slug,
  summary: slug,
  minutes: 20,
  skills: ["python" as const],
});
const course: Course = {
  id: "python-intro",
  tab: "technical",
  title: "Python",
  description: "",
  level: "Beginner",
  duration: "6 hours",
  instructor: { name: "", about: "" },
  skills: ["python"],
  outcomes: ["", "", "", ""],
  audience: "",
  syllabus: [
    { slug: "basics", title: "Basics", lessons: [toLesson("one"), toLesson("two")] },
    { slug: "more", title: "More", lessons: [toLesson("three"), toLesson("four")] },
  ],
};

const at = (minute: number) => `2026-11-22T10:${String(minute).padStart(2, "0")}:00.000Z`;
const lessonRow = (lesson: string, state: StoredLessonState, minute = 1): LessonProgress => ({
  courseId: course.id,
  lesson,
  state,
  openedAt: at(minute),
  updatedAt: at(minute),
});
const attemptRow = (module: string, right: number, change: Partial<QuizAttempt> = {}) => ({
  id: `${module} ${right}`,
  courseId: course.id,
  module,
  answers: [],
  right,
  total: 6,
  takenAt: at(30),
  isReset: false,
  ...change,
});

const summarize = (
  lessons: LessonProgress[],
  attempts: QuizAttempt[] = [],
  capstone?: { updatedAt: string; completedAt: string | null },
) => summarizeCourse(course, { lessons, attempts, capstone });
const listStates = (progress: ReturnType<typeof summarize>) =>
  progress.modules.map(({ state, lessons }) => [state, ...lessons.map((lesson) => lesson.state)]);

test("without rows nothing is started", () => {
  const progress = summarize([]);
  expect(progress).toMatchObject({
    status: "not-started",
    lessonsDone: 0,
    lessonCount: 4,
    minutesLeft: 80,
    lastLesson: null,
    nextLesson: "one",
    updatedAt: null,
  });
  expect(listStates(progress)).toEqual([
    ["pending", "pending", "pending"],
    ["pending", "pending", "pending"],
  ]);
});

test("the next lesson is the unfinished one opened last, then the following, then any that is left", () => {
  expect(summarize([lessonRow("one", "done"), lessonRow("three", "learning", 2)])).toMatchObject({
    lastLesson: "three",
    nextLesson: "three",
    lessonsDone: 1,
    updatedAt: at(2),
  });
  expect(summarize([lessonRow("one", "skipped"), lessonRow("two", "done", 2)]).nextLesson).toBe(
    "three",
  );
  expect(summarize([lessonRow("three", "done"), lessonRow("four", "done", 2)]).nextLesson).toBe(
    "one",
  );
});

test("a passed quiz completes its module and credits lessons that were not finished", () => {
  const progress = summarize(
    [lessonRow("one", "done"), lessonRow("two", "learning", 2)],
    [attemptRow("basics", 5), attemptRow("more", 4)],
  );
  expect(listStates(progress)).toEqual([
    ["done", "done", "credited"],
    ["learning", "pending", "pending"],
  ]);
  expect(progress).toMatchObject({ modulesDone: 1, lessonsDone: 2, minutesLeft: 40 });
  expect(progress.modules[1]?.quiz).toEqual({
    right: 4,
    total: 6,
    isPassed: false,
    takenAt: at(30),
  });
});

test("skipping every lesson skips a module, which does not complete it", () => {
  const progress = summarize([lessonRow("one", "skipped"), lessonRow("two", "skipped")]);
  expect(listStates(progress)[0]).toEqual(["skipped", "skipped", "skipped"]);
  expect(progress).toMatchObject({ modulesDone: 0, lessonsDone: 0, lessonsSkipped: 2 });
});

test("done means every quiz passed and the capstone complete", () => {
  const attempts = [attemptRow("basics", 6), attemptRow("more", 5)];
  expect(summarize([], attempts).status).toBe("learning");
  const capstone = { updatedAt: at(40), completedAt: at(40) };
  expect(summarize([], attempts, capstone)).toMatchObject({ status: "done", updatedAt: at(40) });
  expect(summarize([], attempts.slice(1), capstone).status).toBe("learning");
});

test("the latest attempt counts, and none from before a reset", () => {
  const failedLater = attemptRow("basics", 2, { id: "later", takenAt: at(50) });
  expect(summarize([], [failedLater, attemptRow("basics", 6)]).modules[0]?.quiz?.right).toBe(2);
  const reset = summarize([], [attemptRow("basics", 6, { isReset: true })]);
  expect([reset.status, reset.modules[0]?.quiz]).toEqual(["not-started", null]);
});

test("rows of lessons and modules that no longer exist change nothing", () => {
  const progress = summarize(
    [lessonRow("removed", "learning", 9), lessonRow("one", "done")],
    [attemptRow("removed-module", 6)],
  );
  expect(progress).toMatchObject({ lastLesson: "one", lessonsDone: 1, modulesDone: 0 });
});

test("70 percent passes", () => {
  expect([4, 5].map((right) => isPassing({ right, total: 6 }))).toEqual([false, true]);
  expect([3, 4].map((right) => isPassing({ right, total: 5 }))).toEqual([false, true]);
  expect(isPassing({ right: 0, total: 0 })).toBe(false);
});
