import { describe, expect, test } from "vitest";
import { courseBySlug, lessonCount } from "~/data/learning/courses";
import { questionById } from "~/data/questions/cards.server";
import {
  ORIGIN,
  readVisitorId,
  createClient,
  createSignedInClient,
  registerPerson,
} from "../support/client";
import { passQuiz } from "../support/course";
import { execute, select } from "../support/database";
import { getQuestionNumber, startSession, settleReview, submitAnswer } from "../support/interview";
import { openMain, readPage } from "../support/page";

const COURSE = "/learning/python-intro";
const FIRST = `${COURSE}/run-your-first-program`;
const QUIZ = `${COURSE}/quiz/first-programs`;
const course = courseBySlug("python-intro") ?? expect.unreachable();
const LESSONS = lessonCount(course);
/** Of the first module. */
const [, SECOND, THIRD] = course.syllabus[0]?.lessons ?? [];
const MODULE_LESSONS = course.syllabus[0]?.lessons.length ?? 0;
const LAST = course.syllabus[0]?.lessons.at(-1)?.slug;
const location = (response: Response) => response.headers.get("Location");

describe("progress", () => {
  test("a visitor starts, finishes, skips and resumes, and it moves into the account at sign-up", async () => {
    const client = await createClient();
    const started = await client.post(COURSE, { intent: "start" });
    expect([started.status, location(started)]).toEqual([302, FIRST]);
    expect(location(await client.post(FIRST, { intent: "done" }))).toBe(
      `${COURSE}/${SECOND?.slug}`,
    );
    expect(location(await client.post(`${COURSE}/${SECOND?.slug}`, { intent: "skip" }))).toBe(
      `${COURSE}/${THIRD?.slug}`,
    );
    await client.get(`${COURSE}/functions`);
    const main = await openMain(client, COURSE);
    expect(main).toHaveText(`1 of ${LESSONS} lessons, 1 skipped`);
    expect(main).toHaveText("Where you left off: Functions");
    expect(await openMain(client, "/learning")).toHaveText("In progress");

    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    const own = await openMain(client, COURSE);
    expect(own).toHaveText(`1 of ${LESSONS} lessons, 1 skipped`);
    for (const page of ["/learning", "/profile/learning"])
      expect(await openMain(client, page)).toHaveText(`1 of ${LESSONS} lessons, 1 skipped`);
    expect(own).not.toHaveText("Saved for this browser");
    expect(await openMain(await createClient(), COURSE)).toHaveText("Start the course");
  });

  test("quizzes, notes and checked items move into an account that has its own, and nothing is lost", async () => {
    const client = await createClient();
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    const capstone = `${COURSE}/capstone`;
    const [own = "", both = "", other = ""] = (await openMain(client, capstone))
      .allByRole("checkbox")
      .map(({ value }) => value);
    await client.post(`${COURSE}/decisions`, { intent: "done" });
    await client.post(FIRST, { intent: "bookmark", note: "From the account" });
    await client.post(capstone, { item: own });

    const visitor = await createClient();
    await passQuiz(visitor, "python-intro", "first-programs");
    await visitor.post(`${COURSE}/functions`, { intent: "done" });
    await visitor.post(FIRST, { intent: "bookmark", note: "From before" });
    await visitor.send(capstone, {
      method: "POST",
      headers: { Origin: ORIGIN },
      body: new URLSearchParams([
        ["item", both],
        ["item", other],
      ]),
    });
    const from = `visitor:${readVisitorId(visitor)}`;
    await visitor.post("/login", { email, password });

    const main = await openMain(visitor, COURSE);
    expect(main).toHaveText(`${MODULE_LESSONS + 1} of ${LESSONS} lessons`);
    expect(main).toHaveText("6 of 6 right Passed");
    const note = (await openMain(visitor, FIRST)).getByRole("textbox", "Note, optional").value;
    expect(note).toBe("From the account\nFrom before");
    expect(await openMain(visitor, capstone)).toHaveText("3 of 10 checked");
    for (const table of [
      "lesson_progress",
      "lesson_bookmarks",
      "quiz_attempts",
      "capstone_progress",
    ])
      expect(select(`select 1 from ${table} where owner_id = ?`, [from])).toEqual([]);
  });

  test("lessons credited for interview answers count the same on the course page and in the profile", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    for (const questionId of ["null-in-filters", "top-earners-per-department"]) {
      await submitAnswer(
        client,
        session,
        questionById(questionId)?.question.samples.senior ?? "",
        getQuestionNumber(questionId),
      );
      await settleReview(client, session, questionId);
    }
    const coursePath = "/learning/data-science-essentials";
    await client.post(coursePath, { intent: "start" });
    const main = await openMain(client, coursePath);
    expect(main).toHaveText("Credit");
    const [counted = ""] = /\d+ of \d+ lessons/.exec(main.text) ?? [];
    expect(Number.parseInt(counted, 10)).toBeGreaterThan(0);
    expect(await openMain(client, "/profile/learning")).toHaveText(counted);
  });

  test("opening a lesson of a course that was not started stores nothing", async () => {
    const client = await createClient();
    await client.post("/learning/leadership", { intent: "start" });
    await client.get(FIRST);
    const rows = select("select course_id from lesson_progress where owner_id = ?", [
      `visitor:${readVisitorId(client)}`,
    ]);
    expect(rows).toEqual([{ course_id: "leadership" }]);
  });

  test("the last lesson of a module leads to its quiz", async () => {
    const client = await createClient();
    expect(location(await client.post(`${COURSE}/${LAST}`, { intent: "done" }))).toBe(QUIZ);
  });

  test("a module can be skipped, taken back and reset", async () => {
    const client = await createClient();
    await client.post(FIRST, { intent: "done" });
    await client.post(COURSE, { intent: "skip-module", module: "first-programs" });
    const skipped = await openMain(client, COURSE);
    expect(skipped).toHaveText(`1 of ${LESSONS} lessons, ${MODULE_LESSONS - 1} skipped`);
    expect(skipped).toHaveText("Take them after all");
    await client.post(COURSE, { intent: "unskip-module", module: "first-programs" });
    expect(await openMain(client, COURSE)).toHaveText(`1 of ${LESSONS} lessons`);
    const reset = `${COURSE}/reset/first-programs`;
    expect(await openMain(client, reset)).toHaveText("1 lesson that you finished or skipped");
    expect(location(await client.post(reset, {}))).toBe(`${COURSE}#first-programs`);
    expect(await openMain(client, COURSE)).toHaveText("Start the course");
    expect(location(await client.get(reset))).toBe(`${COURSE}#first-programs`);
  });

  test("what no button sends is refused, and what does not exist is not found", async () => {
    const client = await createClient();
    for (const [path, fields] of [
      [COURSE, {}],
      [COURSE, { intent: "finish-everything" }],
      [FIRST, { intent: "start" }],
    ] as [string, Record<string, string>][])
      expect([path, (await client.post(path, fields)).status]).toEqual([path, 400]);
    for (const [path, fields] of [
      [COURSE, { intent: "skip-module", module: "direction" }],
      [`${COURSE}/one-to-ones`, { intent: "done" }],
      [`${COURSE}/quiz/direction`, {}],
      [`${COURSE}/reset/direction`, {}],
    ] as [string, Record<string, string>][])
      expect([path, (await client.post(path, fields)).status]).toEqual([path, 404]);
    for (const path of [
      "/one-to-ones",
      "/quiz/direction",
      "/reset/direction",
      "/quiz/",
      "/nothing",
    ])
      expect([path, (await client.get(COURSE + path)).status]).toEqual([path, 404]);
    expect(client.cookies.has("session")).toBe(false);
  });

  test("progress in a course that changed since is kept where it still fits", async () => {
    const client = await createClient();
    await client.post(FIRST, { intent: "done" });
    const owner = `visitor:${readVisitorId(client)}`;
    execute(
      "insert into lesson_progress (owner_id, course_id, lesson, state, opened_at, updated_at) values (?, 'python-intro', 'removed-lesson', 'learning', '2099', '2099')",
      [owner],
    );
    execute(
      "insert into quiz_attempts (id, owner_id, course_id, module, answers, right_count, question_count, taken_at) values ('of-removed-module', ?, 'python-intro', 'removed-module', 'unreadable', 6, 6, '2026')",
      [owner],
    );
    execute(
      "insert into lesson_bookmarks (owner_id, course_id, lesson, note, created_at, updated_at) values (?, 'python-intro', 'removed-lesson', 'Mine', '2026', '2026')",
      [owner],
    );
    execute(
      "insert into capstone_progress (owner_id, course_id, checked, updated_at, completed_at) values (?, 'python-intro', '[\"removed-item\"]', '2026', null)",
      [owner],
    );
    const main = await openMain(client, COURSE);
    expect(main).toHaveText(`1 of ${LESSONS} lessons`);
    expect(main).toHaveText(`Next: ${SECOND?.title}`);
    expect(await openMain(client, `${COURSE}/capstone`)).toHaveText("0 of 10 checked");
    await openMain(client, "/learning");
    await openMain(client, "/interview/due");
  });
});

describe("bookmarks", () => {
  test("a note is kept, changed and removed", async () => {
    const client = await createClient();
    await client.post(FIRST, { intent: "bookmark", note: "  Try this\r\non Sunday <b> " });
    const main = await openMain(client, FIRST);
    expect(main.getByRole("textbox", "Note, optional").value).toBe("Try this\non Sunday <b>");
    expect(await openMain(client, "/learning")).toHaveText("Your bookmarks (1)");
    await client.post(FIRST, { intent: "bookmark", note: "" });
    expect(await openMain(client, FIRST)).toHaveText("Bookmarked");
    await client.post(FIRST, { intent: "remove-bookmark" });
    expect(await openMain(client, FIRST)).toHaveText("Bookmark this lesson");
  });

  test("a note that is too long stays in the form", async () => {
    const client = await createClient();
    const note = "x".repeat(1001);
    const response = await client.post(FIRST, { intent: "bookmark", note });
    expect(response.status).toBe(400);
    const { main } = await readPage(response);
    expect(main).toHaveText("The note is too long: at most 1000 characters.");
    const field = main.getByRole("textbox", "Note, optional");
    expect(field.value).toBe(note);
    // At the end of a long page.
    expect(field.attribute("autofocus")).toBe("");
  });
});
