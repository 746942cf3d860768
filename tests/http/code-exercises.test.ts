import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient, createSignedInClient, registerPerson } from "../support/client";
import { downloadArchive } from "../support/exported-account";
import { openMain, openPage, readPage } from "../support/page";
import { openSkillRow } from "../support/skill-row";

const LESSON = "/learning/python-intro/functions";
const SOLUTION = "share + 1] * extra";
const CODE = "def split_bill(cents, people):\n    return []\n";
const TEST_COUNT = "5";

afterEach(() => vi.useRealTimers());

describe("a lesson's code exercise", () => {
  test("has starter code and tests, but no solution, and may frame the sandbox", async () => {
    const client = await createClient();
    const response = await client.get(LESSON);
    expect(response.headers.get("Content-Security-Policy")).toContain("frame-src 'self'");
    const page = await readPage(response);
    expect(page.getField("code").value).toContain("def split_bill(cents, people):");
    expect(page.main).toHaveText("split_bill(1000, 3) returns [334, 333, 333]");
    expect(page.main).toHaveText("Running the tests needs JavaScript.");
    expect(page).not.toHaveInSource(SOLUTION);
    expect(await openMain(client, "/learning/effective-communication/listening")).not.toHaveText(
      "Code exercise",
    );
  });

  test("is saved for a visitor, who may open the solution", async () => {
    const client = await createClient();
    const saved = await client.post(LESSON, { intent: "save-code", code: CODE });
    expect(saved.headers.get("Location")).toBe(`${LESSON}#code-exercise`);
    const page = await openPage(client, LESSON);
    expect(page.getField("code").value).toBe(CODE);
    expect(page.main).toHaveText("Your code is saved.");
    expect(page).not.toHaveInSource(SOLUTION);
    await client.post(LESSON, { intent: "show-solution", code: CODE });
    const opened = await openPage(client, LESSON);
    expect(opened).toHaveInSource(SOLUTION);
    expect(opened.main).not.toHaveText("Solved");
    expect(await openPage(await createClient(), LESSON)).not.toHaveInSource(SOLUTION);
  });

  test("is solved by code of one's own that passes all tests, and stays solved", async () => {
    const client = await createClient();
    const run = async (code: string, testsPassed: string) => {
      await client.post(LESSON, { intent: "run-code", code, testsPassed });
      return openPage(client, LESSON);
    };
    const starter = (await openPage(client, LESSON)).getField("code").value ?? "";
    for (const [code, passed] of [
      [starter, TEST_COUNT],
      [CODE, "4"],
      [CODE, "99"],
      [CODE, "all"],
    ] as const)
      expect((await run(code, passed)).main).not.toHaveText("Solved");
    const solved = await run(CODE, TEST_COUNT);
    expect(solved.main).toHaveText("Solved");
    expect(solved).toHaveInSource(SOLUTION);
    expect((await run(`${CODE}# more`, "0")).main).toHaveText("Solved");
  });

  test("keeps the code that passed when a later run fails, until other code is saved", async () => {
    const client = await createSignedInClient();
    await client.post(LESSON, { intent: "run-code", code: CODE, testsPassed: TEST_COUNT });
    await client.post(LESSON, { intent: "run-code", code: `${CODE}broken(`, testsPassed: "0" });
    expect((await openPage(client, LESSON)).getField("code").value).toBe(CODE);
    const { read } = await downloadArchive(client);
    expect(JSON.parse(read("data.json")).code_exercises).toMatchObject([{ code: CODE }]);
    await client.post(LESSON, { intent: "save-code", code: `${CODE}# draft` });
    expect((await openPage(client, LESSON)).getField("code").value).toBe(`${CODE}# draft`);
  });

  test("solved twice at once, it is solved once and shows in the course, beside those that aren't", async () => {
    const client = await createSignedInClient();
    await client.post("/learning/python-intro", { intent: "start" });
    const before = await openMain(client, "/learning/python-intro");
    expect(before).toHaveText(/0 of \d+ code exercises solved/);
    expect(before).not.toHaveText("Code exercise solved");
    const send = () =>
      client.post(LESSON, { intent: "run-code", code: CODE, testsPassed: TEST_COUNT });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const course = await openMain(client, "/learning/python-intro");
    expect(course).toHaveText(/1 of \d+ code exercises solved/);
    expect(course).toHaveText(/Functions .* Code exercise solved/);
    expect(course).not.toHaveText("With a code exercise");
    expect(await openMain(client, "/learning/web-dev-fundamentals")).toHaveText(
      "With a code exercise",
    );
    expect(await openMain(client, "/profile/learning")).toHaveText("1 code exercise solved.");
  });

  test("solved in a course that wasn't started, it shows in Profile → Learning and starts the course", async () => {
    const client = await createSignedInClient();
    await client.post(LESSON, { intent: "run-code", code: CODE, testsPassed: TEST_COUNT });
    const learning = await openMain(client, "/profile/learning");
    expect(learning).toHaveText("1 course in progress.");
    expect(learning).toHaveText("1 code exercise solved.");
  });

  test("comes back the day after its tests failed, until it is solved", async () => {
    const client = await createSignedInClient();
    const now = Date.now();
    const run = (testsPassed: string) =>
      client.post(LESSON, { intent: "run-code", code: CODE, testsPassed });
    await client.post(LESSON, { intent: "save-code", code: CODE });
    expect(await openMain(client, "/interview/due")).toHaveText("Nothing is scheduled yet.");
    await run("2");
    expect(await openMain(client, "/interview/due")).toHaveText("Nothing is due today");
    vi.useFakeTimers({ toFake: ["Date"], now: now + 86_400_000 });
    const due = await openMain(client, "/interview/due");
    expect(due).toHaveText("One code exercise is due");
    expect(due).not.toHaveText("Answer it now");
    expect(due.links().map(([, href]) => href)).toContain(`${LESSON}#code-exercise`);
    expect((await client.post("/interview/due", {})).headers.get("Location")).toBe(
      "/interview/due",
    );
    await run(TEST_COUNT);
    expect(await openMain(client, "/interview/due")).toHaveText("Nothing is scheduled yet.");
  });

  test("stands in the whole course and its copy with its tests, without the solution", async () => {
    for (const path of ["all", "offline"]) {
      const page = await openPage(await createClient(), `/learning/python-intro/${path}`);
      expect(page).toHaveText("Code exercise: ");
      expect(page).toHaveText("def split_bill(cents, people):");
      expect(page).toHaveText("split_bill(1000, 3) [334, 333, 333]");
      expect(page).not.toHaveInSource(SOLUTION);
    }
  });

  test("moves into the account that a visitor creates", async () => {
    const visitor = await createClient();
    await visitor.post(LESSON, { intent: "run-code", code: CODE, testsPassed: TEST_COUNT });
    await registerPerson(visitor);
    const page = await openPage(visitor, LESSON);
    expect(page.main).toHaveText("Solved");
    expect(page.getField("code").value).toBe(CODE);
  });

  test("belongs to its lesson: code for a lesson of another course is refused", async () => {
    const client = await createSignedInClient();
    const path = "/learning/web-dev-fundamentals/functions";
    const fields = { intent: "run-code", code: CODE, testsPassed: TEST_COUNT };
    expect((await client.post(path, fields)).status).toBe(404);
    expect((await openPage(client, LESSON)).main).not.toHaveText("Solved");
  });

  test("counts as learned, and moves into the account that signs in", async () => {
    const visitor = await createClient();
    await visitor.post(LESSON, { intent: "run-code", code: CODE, testsPassed: TEST_COUNT });
    const { email, password } = await registerPerson(await createClient());
    await visitor.post("/login", { email, password });
    expect((await openPage(visitor, LESSON)).main).toHaveText("Solved");
    expect(await openSkillRow(visitor, "python")).toHaveText("One exercise, no mentor yet.");
  });

  test("refuses too much code and keeps it in the form, and code for a lesson without exercise", async () => {
    const client = await createSignedInClient();
    const code = `# ${"x".repeat(20_001)}`;
    const page = await readPage(await client.post(LESSON, { intent: "save-code", code }));
    expect(page.status).toBe(400);
    expect(page.main).toHaveText("The code is too long: at most 20000 characters.");
    expect(page.getField("code").value === code).toBe(true);
    expect(page.getField("note").value).toBe("");
    const other = "/learning/effective-communication/listening";
    expect((await client.post(other, { intent: "save-code", code: CODE })).status).toBe(400);
  });
});
