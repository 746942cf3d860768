import { beforeAll, describe, expect, test } from "vitest";
import { courseBySlug } from "~/data/learning/courses";
import {
  readVisitorId,
  createClient,
  createSignedInClient,
  registerPerson,
} from "../support/client";
import { passCourse, passQuiz, readAnswers, readAttempt, sendQuiz } from "../support/course";
import { execute, select } from "../support/database";
import type { HtmlElement } from "../support/html";
import { openMain, openPage, readPage } from "../support/page";

const COURSE = "/learning/python-intro";
const FIRST = `${COURSE}/run-your-first-program`;
const QUIZ = `${COURSE}/quiz/first-programs`;
const location = (response: Response) => response.headers.get("Location");

describe("progress", () => {
  test("a visitor starts, finishes, skips and resumes, and it moves into the account at sign-up", async () => {
    const client = await createClient();
    const started = await client.post(COURSE, { intent: "start" });
    expect([started.status, location(started)]).toEqual([302, FIRST]);
    expect(location(await client.post(FIRST, { intent: "done" }))).toBe(
      `${COURSE}/values-and-names`,
    );
    expect(location(await client.post(`${COURSE}/values-and-names`, { intent: "skip" }))).toBe(
      `${COURSE}/decisions`,
    );
    await client.get(`${COURSE}/functions`);
    const main = await openMain(client, COURSE);
    expect(main).toHaveText("2 of 12 lessons");
    expect(main).toHaveText("Where you left: Functions");
    expect(await openMain(client, "/learning")).toHaveText("In progress");

    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    const own = await openMain(client, COURSE);
    expect(own).toHaveText("2 of 12 lessons");
    expect(own).not.toHaveText("Saved for this browser");
    expect(await openMain(await createClient(), COURSE)).toHaveText("Start the course");
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
    expect(location(await client.post(`${COURSE}/decisions`, { intent: "done" }))).toBe(QUIZ);
  });

  test("a module can be skipped, taken back and reset", async () => {
    const client = await createClient();
    await client.post(FIRST, { intent: "done" });
    await client.post(COURSE, { intent: "skip-module", module: "first-programs" });
    expect(await openMain(client, COURSE)).toHaveText("3 of 12 lessons");
    await client.post(COURSE, { intent: "unskip-module", module: "first-programs" });
    expect(await openMain(client, COURSE)).toHaveText("1 of 12 lessons");
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
    for (const path of ["/quiz/direction", "/reset/direction", "/quiz/", "/nothing"])
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
    const main = await openMain(client, COURSE);
    expect(main).toHaveText("1 of 12 lessons");
    expect(main).toHaveText("Next: Values and names");
  });
});

describe("quizzes", () => {
  test("every answer is explained, and a passed quiz completes its module", async () => {
    const client = await createClient();
    const form = await openMain(client, QUIZ);
    expect(form).toHaveText("6 questions");
    expect(form).not.toHaveText("Both values are text. With text, + joins.");
    const sent = await sendQuiz(client, QUIZ, readAnswers("python-intro", "first-programs"));
    expect(sent.status).toBe(302);
    const result = await openMain(client, location(sent) ?? "");
    expect(result).toHaveText("6 of 6 right. You passed");
    expect(result).toHaveText("Both values are text. With text, + joins.");
    expect(result).toHaveText("A single = assigns. Python rejects it in an if condition.");
    const course = await openMain(client, COURSE);
    expect(course).toHaveText("3 of 12 lessons");
    expect(course).toHaveText("Credit");
    expect(await openMain(client, FIRST)).toHaveText("Credit: you passed this module’s quiz.");
  });

  test("a question with several right answers needs exactly these", async () => {
    const client = await createClient();
    const answers = readAnswers("python-intro", "first-programs");
    const incomplete = answers.map(([id, keys]) => [id, keys.slice(0, 1)] as const);
    const sent = await sendQuiz(client, QUIZ, incomplete);
    const result = await openMain(client, location(sent) ?? "");
    expect(result).toHaveText("4 of 6 right. Not passed yet: it takes 5 right answers.");
    expect(result).toHaveText("Read again: Decisions with if");
  });

  test("a quiz sent twice counts once, with the answers of the first time", async () => {
    const client = await createClient();
    const attempt = await readAttempt(client, QUIZ);
    const right = readAnswers("python-intro", "first-programs");
    const first = await sendQuiz(client, QUIZ, right, attempt);
    const other = right.map(([id, keys]) => [id, keys.slice(0, 1)] as const);
    const second = await sendQuiz(client, QUIZ, other, attempt);
    expect(location(second)).toBe(location(first));
    const page = await openPage(client, location(second) ?? "");
    expect(page.toasts).toEqual([expect.stringContaining("You sent this quiz before.")]);
    expect(page.main).toHaveText("6 of 6 right");
    expect(select("select id from quiz_attempts where id = ?", [attempt])).toHaveLength(1);
  });

  test("answers off the list and missing answers are refused, and the others stay chosen", async () => {
    const client = await createClient();
    const right = readAnswers("python-intro", "first-programs");
    const [[firstId, firstKeys], ...others] = right as [(typeof right)[number], ...typeof right];
    const missing = await sendQuiz(client, QUIZ, others);
    expect(missing.status).toBe(400);
    const { main } = await readPage(missing);
    expect(main).toHaveText("Some questions have no answer yet");
    const checked = main.descendants.filter(
      (element) => element.attribute("checked") !== undefined,
    );
    expect(checked.map(({ value }) => value)).toEqual(
      expect.arrayContaining(others.flatMap(([, keys]) => keys)),
    );
    for (const keys of [["made-up"], [...firstKeys, ...readAllKeys(main, firstId)]]) {
      const sent = await sendQuiz(client, QUIZ, [[firstId, keys], ...others]);
      expect(sent.status).toBe(400);
      expect((await readPage(sent)).main).toHaveText("nothing was graded");
    }
    for (const attempt of ["", "1", "../../etc"])
      expect((await client.post(QUIZ, { attempt })).status).toBe(400);
    expect(client.cookies.has("session")).toBe(false);
  });

  test("somebody else’s result is not shown", async () => {
    const client = await createClient();
    const path = location(await passQuiz(client, "python-intro", "first-programs")) ?? "";
    expect(location(await (await createClient()).get(path))).toBe(QUIZ);
    expect(location(await client.get(path.replace("first-programs", "programs-in-parts")))).toBe(
      `${COURSE}/quiz/programs-in-parts`,
    );
  });

  test("a question that changed since says so", async () => {
    const client = await createClient();
    const path = location(await passQuiz(client, "python-intro", "first-programs")) ?? "";
    execute(
      "update quiz_attempts set answers = replace(answers, 'text-plus-text', 'old-question') where id = ?",
      [new URLSearchParams(path.split("?")[1]).get("attempt")],
    );
    expect(await openMain(client, path)).toHaveText(
      "This question has changed since you took the quiz.",
    );
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
    expect(main.getByRole("textbox", "Note, optional").value).toBe(note);
  });
});

describe("capstone and certificate", () => {
  let owner: Awaited<ReturnType<typeof createSignedInClient>>;
  let certificate = "";
  beforeAll(async () => {
    owner = await createSignedInClient();
    await passCourse(owner, "python-intro");
    certificate = location(await owner.post(COURSE, { intent: "certificate" })) ?? "";
  });

  test("the checklist is saved as it was sent, and unknown items are ignored", async () => {
    const client = await createClient();
    const page = await openMain(client, `${COURSE}/capstone`);
    expect(page).toHaveText("0 of 10 checked");
    const [item = ""] = page.allByRole("checkbox").map(({ value }) => value);
    await client.post(`${COURSE}/capstone`, { item });
    expect(await openMain(client, `${COURSE}/capstone`)).toHaveText("1 of 10 checked");
    await client.post(`${COURSE}/capstone`, { item: "made-up" });
    expect(await openMain(client, `${COURSE}/capstone`)).toHaveText("0 of 10 checked");
  });

  test("anyone can verify a certificate by its address, and search engines don't list it", async () => {
    expect(certificate).toMatch(/^\/certificates\/[\w-]{22}$/);
    const page = await openPage(await createClient(), certificate);
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    for (const part of [
      "This certificate is genuine.",
      "Maya Okafor",
      "Introduction to Python",
      "24 of 24 right",
      `Verify at http://pathlight.test${certificate}`,
    ])
      expect(page.main).toHaveText(part);
    expect(page.main).not.toHaveText("Delete certificate");
  });

  test("asking again gives the same certificate", async () => {
    expect(location(await owner.post(COURSE, { intent: "certificate" }))).toBe(certificate);
  });

  test("a forged address is not found, and says what that means", async () => {
    const client = await createClient();
    for (const id of [
      "AAAAAAAAAAAAAAAAAAAAAA",
      `${certificate.slice(-22, -1)}~`,
      "1",
      "..%2F..%2Fetc",
      "'%20or%201=1",
      "x".repeat(5000),
    ]) {
      const page = await openPage(client, `/certificates/${id}`, 404);
      expect(page.main).toHaveText("There is no certificate at this address");
    }
  });

  test("it needs every quiz passed and the capstone complete, and an account", async () => {
    const client = await createSignedInClient();
    await client.post(COURSE, { intent: "start" });
    expect(location(await client.post(COURSE, { intent: "certificate" }))).toBe(COURSE);
    expect((await openPage(client, COURSE)).toasts).toEqual([
      expect.stringContaining("needs every quiz passed"),
    ]);
    const visitor = await createClient();
    await passCourse(visitor, "python-intro");
    expect(await openMain(visitor, COURSE)).toHaveText("Create an account for your certificate");
    expect(location(await visitor.post(COURSE, { intent: "certificate" }))).toBe(
      "/register?redirectTo=%2Flearning%2Fpython-intro",
    );
  });

  test("it survives a reset of a module, and only its owner deletes it", async () => {
    await owner.post(`${COURSE}/reset/first-programs`, {});
    await openPage(owner, certificate);
    const stranger = await createSignedInClient();
    expect(location(await stranger.get(`${certificate}/delete`))).toBe(certificate);
    expect(location(await stranger.post(`${certificate}/delete`, {}))).toBe(certificate);
    await openPage(owner, certificate);
    expect(await openMain(owner, `${certificate}/delete`)).toHaveText("Introduction to Python");
    expect(location(await owner.post(`${certificate}/delete`, {}))).toBe(COURSE);
    await openPage(owner, certificate, 404);
  });
});

describe("a whole course", () => {
  const lessons = courseBySlug("python-intro")?.syllabus.flatMap((module) => module.lessons) ?? [];

  test("on one page, with anchors that are unique", async () => {
    const main = await openMain(await createClient(), `${COURSE}/all`);
    for (const { title } of lessons) expect(main.allByRole("heading", title)).toHaveLength(1);
    const ids = main.descendants.flatMap((element) => element.attribute("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("as a file that loads and runs nothing", async () => {
    const response = await (await createClient()).get(`${COURSE}/offline`);
    expect(response.headers.get("Content-Disposition")).toBe(
      'attachment; filename="pathlight-python-intro.html"',
    );
    const page = await readPage(response);
    for (const { title } of lessons) expect(page).toHaveText(title);
    expect(page).toHaveText("Right: 1212 Both values are text.");
    const tags = page.descendants.map(({ tag }) => tag);
    expect(tags.filter((tag) => ["script", "link", "img", "iframe"].includes(tag))).toEqual([]);
    const ids = page.descendants.flatMap((element) => element.attribute("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const anchors = page.links().flatMap(([, href]) => (href.startsWith("#") ? href.slice(1) : []));
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

/** The values of a question's choices on a page. */
function readAllKeys(main: HtmlElement, questionId: string): string[] {
  return main.descendants
    .filter((element) => element.attribute("name") === questionId)
    .map(({ value }) => value);
}
