import { expect, onTestFinished, test, vi } from "vitest";
import { courseBySlug } from "~/data/learning/courses";
import { movePersonalData } from "~/personal-data/registry.server";
import {
  readCourseProgress,
  readLearnedEvidence,
  readQuizAttempts,
  resetModule,
  writeLessonOpened,
  writeLessonState,
  writeQuizAttempt,
} from "~/learning/progress.server";
import { database } from "~/platform/database/connection.server";
import { migrate } from "~/platform/database/migrate.server";
import { execute, select } from "../../support/database";

await migrate(database);

const course = courseBySlug("python-intro") ?? expect.unreachable();
const [firstModule = expect.unreachable()] = course.syllabus;
const RIGHT = { questionId: "a", lesson: "decisions", chosen: ["k"], isRight: true };

const readCourse = async (owner: string | undefined) =>
  (await readCourseProgress(owner)).find(({ courseId }) => courseId === course.id) ??
  expect.unreachable();
const listStates = async (owner: string) =>
  (await readCourse(owner)).modules[0]?.lessons.map(({ state }) => state);

test("states of lessons are kept per owner, and opening a finished lesson keeps it finished", async () => {
  await writeLessonState("ana", course, ["run-your-first-program"], "done");
  await writeLessonState("ben", course, ["decisions"], "skipped");
  // A minute apart: which lesson was opened last follows from the time.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await writeLessonOpened("ana", course, "values-and-names");
  vi.setSystemTime(Date.now() + 60_000);
  await writeLessonOpened("ana", course, "run-your-first-program");
  expect(await listStates("ana")).toEqual(["done", "learning", "pending"]);
  expect(await listStates("ben")).toEqual(["pending", "pending", "skipped"]);
  expect(await readCourse("ana")).toMatchObject({
    status: "learning",
    lastLesson: "run-your-first-program",
    lessonsDone: 1,
  });
  expect((await readCourse(undefined)).status).toBe("not-started");
});

test("a quiz sent twice is stored once, and resetting its module keeps it as evidence only", async () => {
  for (const answers of [[RIGHT], [{ ...RIGHT, isRight: false }]])
    await writeQuizAttempt("eve", { course, module: firstModule }, "attempt-1", answers);
  expect(await readQuizAttempts("eve")).toMatchObject([
    { right: 1, total: 1, answers: [RIGHT], isReset: false },
  ]);
  expect((await readCourse("eve")).modules[0]).toMatchObject({ state: "done" });

  await writeLessonState("eve", course, ["decisions", "functions"], "done");
  await resetModule("eve", course, firstModule);
  const { modules, lessonsDone } = await readCourse("eve");
  expect([modules[0]?.state, lessonsDone]).toEqual(["pending", 1]);
  expect((await readLearnedEvidence("eve"))[0]).toMatchObject({ skill: "python", share: 1 });
});

const AT = "2026-11-22T10:00:00.000Z";

test("a visitor's learning merges into the account's, and nothing is lost", async () => {
  await writeLessonState("kim", course, ["decisions"], "done");
  await writeLessonState("visitor:1", course, ["decisions", "functions"], "skipped");
  await writeQuizAttempt("visitor:1", { course, module: firstModule }, "attempt-2", [RIGHT]);
  const insertRows = (owner: string, note: string, item: string, completedAt: string | null) => {
    execute(
      "insert into lesson_bookmarks (owner_id, course_id, lesson, note, created_at, updated_at) values (?, 'python-intro', 'decisions', ?, ?, ?)",
      [owner, note, AT, AT],
    );
    execute(
      "insert into capstone_progress (owner_id, course_id, checked, updated_at, completed_at) values (?, 'python-intro', ?, ?, ?)",
      [owner, JSON.stringify([item]), AT, completedAt],
    );
  };
  insertRows("kim", "Mine", "one", null);
  insertRows("visitor:1", "Theirs", "two", AT);
  await movePersonalData("visitor:1", "kim");

  const { modules, isCapstoneDone } = await readCourse("kim");
  expect(modules[0]?.lessons.at(-1)?.state).toBe("done");
  expect(modules[2]?.lessons[0]?.state).toBe("skipped");
  expect(isCapstoneDone).toBe(true);
  expect(await readQuizAttempts("kim")).toHaveLength(1);
  expect(select("select note from lesson_bookmarks")).toEqual([{ note: "Mine\nTheirs" }]);
  expect(select("select checked from capstone_progress")).toEqual([{ checked: '["one","two"]' }]);
  for (const table of ["lesson_progress", "quiz_attempts"])
    expect(select(`select * from ${table} where owner_id = 'visitor:1'`)).toEqual([]);
});
