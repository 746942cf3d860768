import { expect, test } from "vitest";
import { ORIGIN, type Client, createClient, createSignedInClient } from "../support/client";
import { countRowsContaining } from "../support/database";
import type { HtmlElement } from "../support/html";
import { openMain, openPage, readPage } from "../support/page";

const PATH = "/interview/tailored?from=posting";
const POSTING =
  "Data Analyst at Zebrafinch Ltd. You bring strong SQL skills, A/B testing and Power BI dashboards. You explain results to stakeholders. AutoCAD is a plus.";

const readText = async (client: Client, text: string, path = PATH) =>
  readPage(await client.post(path, { intent: "read", text }));

/** Sends a form in which a name may occur several times. */
const postEntries = (client: Client, entries: [string, string][]): Promise<Response> =>
  client.send(PATH, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(entries),
  });

const listEntries = (page: HtmlElement, name: string) =>
  page.formEntries().filter((entry) => entry[0] === name);

test("a job posting becomes an interview, and its text is not stored", async () => {
  for (const client of [await createClient(), await createSignedInClient()]) {
    const page = await readText(client, POSTING);
    expect(page.status).toBe(200);
    expect(page.main).toHaveText(/6 skills found, \d questions chosen/);
    expect(page.main).toHaveText("Skills in this posting");
    expect(page.main).toHaveText("Prepare one story of your own");
    const questions = listEntries(page, "question");
    expect(questions.at(-1)?.[1]).toBe("why-this-role");
    const started = await postEntries(client, [
      ["intent", "start"],
      ...questions.slice(0, 2),
      ...listEntries(page, "skill"),
    ]);
    const session = started.headers.get("Location") ?? "";
    expect(session).toMatch(/^\/interview\/sessions\/[0-9a-f-]{36}$/);
    const sessionPage = await openPage(client, session);
    expect(sessionPage).toHaveText("Questions for a job posting");
    expect(sessionPage).toHaveText("1 of 2");
    expect(countRowsContaining("Zebrafinch")).toEqual({});
    expect(await openMain(client, "/interview/history")).toHaveText("Questions for a job posting");
    expect(await openMain(client, `${session}/report`)).toHaveText("Question by question");
  }
});

test("what no question covers is named: skills of the list, and tools it doesn’t know", async () => {
  const client = await createClient();
  const page = await readText(client, "We use SQL, Kafka and GraphQL. Deep learning is a plus.");
  expect(page.main).toHaveText("Read but not covered: Deep Learning, Kafka, GraphQL.");
  expect((await readText(client, "SQL every day.")).main).not.toHaveText("not covered");
});

test("a resume gives questions on its claims, after one about yourself", async () => {
  const page = await readText(
    await createClient(),
    "Team lead of six, negotiation with suppliers, conflict management, React",
    "/interview/tailored?from=resume",
  );
  expect(listEntries(page, "question")[0]?.[1]).toBe("tell-me-about-yourself");
  expect(page.main).toHaveText("Claims to back up");
});

test.each([
  ["", "Paste the text first."],
  ["   \n ", "Paste the text first."],
  ["x".repeat(50_001), "Use at most 50,000 characters."],
  ["\u0007\u0000binary", "Use plain text without hidden characters."],
])("the text %j is 400 with the reason", async (text, reason) => {
  const page = await readText(await createClient(), text);
  expect(page.status).toBe(400);
  expect(page.main).toHaveText(reason);
});

const UNREAD = "We couldn’t tell what kind of work this text is about.";
const GERMAN =
  "Wir suchen eine freundliche Person, die gerne mit Menschen arbeitet und die unsere Kunden mit Freude und Geduld betreut, weil das für uns wichtig ist.";

test.each([
  ["x".repeat(50_000), UNREAD],
  ["I like long walks, and my cat likes me.", UNREAD],
  [GERMAN, "This seems to be German."],
  [
    "我们正在寻找一位能够独立完成工作的同事，负责与客户沟通，并准备每周的报告。",
    "This seems to be another language.",
  ],
  ["<script>alert(1)</script>", UNREAD],
])("the text %j gives what every interview asks, and a choice of fields", async (text, notice) => {
  const client = await createClient();
  const page = await readText(client, text);
  expect(page.status).toBe(200);
  expect(page.main).toHaveText(notice);
  expect(page.getField("text").value).toBe(text);
  expect(listEntries(page, "question").map(([, id]) => id)).toEqual([
    "tell-me-about-yourself",
    "mistake-you-made",
    "hard-to-work-with",
    "deadline-nearly-missed",
    "questions-for-them",
    "why-this-role",
  ]);
  const again = await readPage(
    await client.post(PATH, { intent: "read", text, field: "healthcare", level: "entry" }),
  );
  expect(again.main).toHaveText("Healthcare · Entry level");
  expect(again.main).toHaveText("Nursing and Allied Health");
});

test("a session for a posting carries its post and its employer", async () => {
  const client = await createClient();
  const page = await readText(
    client,
    "Staff nurse, acute ward\nSt Mary’s Hospital is looking for a nurse. You give medication and hand over to the next shift.",
  );
  expect(page.main).toHaveText("Staff nurse · Healthcare · Experienced");
  const started = await postEntries(client, [
    ["intent", "start"],
    ...["title", "employer", "question", "skill"].flatMap((name) => listEntries(page, name)),
  ]);
  const session = started.headers.get("Location") ?? "";
  expect(await openPage(client, session)).toHaveText("Staff nurse at St Mary’s Hospital");
  expect(await openMain(client, "/interview/history")).toHaveText(
    "Staff nurse at St Mary’s Hospital",
  );
});

test("skills with the same name in English are found in a German text, and the page says so", async () => {
  const page = await readText(
    await createClient(),
    "Wir suchen eine Person mit SQL und Python, die gerne mit den Daten arbeitet und die unsere Kunden mit Freude betreut, weil das für uns wichtig ist.",
  );
  expect(page.main).toHaveText(
    "This seems to be German. We could read only what is the same in English",
  );
  expect(listEntries(page, "question").length).toBeGreaterThan(1);
});

test.each<[string, [string, string][], number, string | null]>([
  ["no question", [["intent", "start"]], 302, PATH],
  [
    "an unknown question",
    [
      ["intent", "start"],
      ["question", "no-such-question"],
    ],
    302,
    PATH,
  ],
  [
    "too many questions",
    [
      ["intent", "start"],
      ...Array.from({ length: 30 }, (): [string, string] => ["question", "slow-join-query"]),
    ],
    400,
    null,
  ],
  ["an unknown intent", [["intent", "burn"]], 400, null],
  ["nothing", [], 400, null],
])("starting with %s does not start a session", async (_name, entries, status, location) => {
  const response = await postEntries(await createClient(), entries);
  expect([response.status, response.headers.get("Location")]).toEqual([status, location]);
});

test("self-rated skills are distinguished from demonstrated ones", async () => {
  const client = await createSignedInClient();
  await client.post("/assessment/4", { sql: "5" });
  expect((await readText(client, "SQL")).main).toHaveText("self-rated only");
});

test("an unknown kind of text is read as a job posting", async () => {
  expect(await openMain(await createClient(), "/interview/tailored?from=nonsense")).toHaveText(
    "Practice for one specific job",
  );
});
