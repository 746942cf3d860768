import { afterEach, expect, test, vi } from "vitest";
import { createClient } from "../support/client";
import { passQuiz, readAnswers, readAttempt, sendQuiz } from "../support/course";
import { execute, select } from "../support/database";
import type { HtmlElement } from "../support/html";
import { openMain, openPage, readPage } from "../support/page";

const COURSE = "/learning/python-intro";
const FIRST = `${COURSE}/run-your-first-program`;
const QUIZ = `${COURSE}/quiz/first-programs`;
const location = (response: Response) => response.headers.get("Location");

afterEach(() => vi.useRealTimers());

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
  expect(result).toHaveText("Read again: Decisions with if and match");
  expect(result).toHaveText("Not right You chose 1 of 2 right answers.");
  const marks = result.getByRole("list", "Your answers");
  expect(marks.text).toMatch(/Question 2\s*, not right/);
  expect(marks.links()[1]?.[1]).toBe("#prompt-python");
});

test("the review schedule counts as many minutes for a quiz as its page says", async () => {
  const client = await createClient();
  expect(await openMain(client, QUIZ)).toHaveText("about 10 minutes");
  const wrong = readAnswers("python-intro", "first-programs").map(
    ([id, keys]) => [id, keys.slice(0, 1)] as const,
  );
  await sendQuiz(client, QUIZ, wrong);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 86_400_000 });
  expect(await openMain(client, "/interview/due")).toHaveText(/First programs .*10 min/);
});

test("the newest fifty attempts at a quiz are kept", async () => {
  const client = await createClient();
  const answers = readAnswers("python-intro", "first-programs");
  vi.useFakeTimers({ toFake: ["Date"] });
  const attempts: string[] = [];
  for (let sent = 1; sent <= 53; sent++) {
    vi.setSystemTime(Date.now() + 1000);
    attempts.push(await readAttempt(client, QUIZ));
    await sendQuiz(client, QUIZ, answers, attempts.at(-1));
  }
  const kept = attempts.filter(
    (id) => select("select id from quiz_attempts where id = ?", [id]).length === 1,
  );
  expect(kept).toEqual(attempts.slice(-50));
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

test("visitors who got the same form, from the page cache, each get a result of their own", async () => {
  const right = readAnswers("python-intro", "first-programs");
  const attempt = await readAttempt(await createClient(), QUIZ);
  const results = [];
  for (const keyCount of [1, 2]) {
    const client = await createClient();
    const answers = right.map(([id, keys]) => [id, keys.slice(0, keyCount)] as const);
    const sent = [
      await sendQuiz(client, QUIZ, answers, attempt),
      await sendQuiz(client, QUIZ, right, attempt),
    ].map(location);
    expect(sent[1]).toBe(sent[0]);
    results.push([sent[0], await openMain(client, sent[0] ?? "")] as const);
  }
  expect(results[1]?.[0]).not.toBe(results[0]?.[0]);
  expect(results[0]?.[1]).toHaveText("4 of 6 right");
  expect(results[1]?.[1]).toHaveText("6 of 6 right");
});

test("a quiz sent twice at the same moment counts once", async () => {
  const client = await createClient();
  await passQuiz(client, "python-intro", "collections-and-loops");
  const attempt = await readAttempt(client, QUIZ);
  const right = readAnswers("python-intro", "first-programs");
  const sent = await Promise.all([1, 2, 3].map(() => sendQuiz(client, QUIZ, right, attempt)));
  expect(sent.map(({ status }) => status)).toEqual([302, 302, 302]);
  expect(new Set(sent.map(location)).size).toBe(1);
  expect(select("select right_count from quiz_attempts where id = ?", [attempt])).toEqual([
    { right_count: 6 },
  ]);
});

test("answers off the list and missing answers are refused, and the others stay chosen", async () => {
  const client = await createClient();
  const right = readAnswers("python-intro", "first-programs");
  const [[firstId, firstKeys], ...others] = right as [(typeof right)[number], ...typeof right];
  const missing = await sendQuiz(client, QUIZ, others);
  expect(missing.status).toBe(400);
  const { main } = await readPage(missing);
  expect(main).toHaveText("Some questions have no answer yet");
  const checked = main.descendants.filter((element) => element.attribute("checked") !== undefined);
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

test("someone else’s result is not shown", async () => {
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

/** The values of a question's choices on a page. */
function readAllKeys(main: HtmlElement, questionId: string): string[] {
  return main.descendants
    .filter((element) => element.attribute("name") === questionId)
    .map(({ value }) => value);
}
