import { expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import { ORIGIN, type Client, createSignedInClient, textOf, createClient } from "../support/client";

const PATH = "/interview/tailored?from=posting";
const POSTING =
  "Data Analyst at Zebrafinch Ltd. You bring strong SQL skills, A/B testing and Power BI dashboards. You explain results to stakeholders. AutoCAD is a plus.";
const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());

/** Posts a form in which one name may stand several times. */
function postFields(client: Client, path: string, fields: [string, string][]): Promise<Response> {
  return client.send(path, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(fields),
  });
}

const listCheckboxes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]+)"`, "g"))].map(
    ([, value = ""]): [string, string] => [name, value],
  );

test("a posting becomes an interview; its text is nowhere afterwards", async () => {
  for (const client of [await createClient(), await createSignedInClient()]) {
    const response = await client.post(PATH, { intent: "read", text: POSTING });
    expect(response.status).toBe(200);
    const html = await response.text();
    const text = textOf(html);
    expect(text).toMatch(/6 skills found, \d questions chosen/);
    expect(text).toContain("Gaps to close");
    expect(text).toContain("Prepare one story of your own");
    const questions = listCheckboxes(html, "question");
    expect(questions.at(-1)?.[1]).toBe("why-this-role");
    const started = await postFields(client, PATH, [
      ["intent", "start"],
      ...questions.slice(0, 2),
      ...listCheckboxes(html, "skill"),
    ]);
    const session = started.headers.get("Location") ?? "";
    expect(session).toMatch(/^\/interview\/sessions\/[0-9a-f-]{36}$/);
    expect(await readPageText(client, session)).toContain("Questions for a job posting");
    expect(await readPageText(client, session)).toContain("1 of 2");
    expect(countRowsContaining("Zebrafinch")).toEqual({});
    expect(await readPageText(client, "/interview/history")).toContain(
      "Questions for a job posting",
    );
    expect(await readPageText(client, `${session}/report`)).toContain("What to do next");
  }
});

test("a resume opens with yourself and lists claims to prove", async () => {
  const html = await (
    await (
      await createClient()
    ).post("/interview/tailored?from=resume", {
      intent: "read",
      text: "Team lead of six, negotiation with suppliers, conflict management, React",
    })
  ).text();
  expect(listCheckboxes(html, "question")[0]?.[1]).toBe("tell-me-about-yourself");
  expect(textOf(html)).toContain("Claims to prove");
});

test.each([
  ["", "Paste the text first."],
  ["   \n ", "Paste the text first."],
  ["x".repeat(50_001), "Use at most 50000 characters."],
  ["I like long walks, and my cat likes me.", "No skill of our catalogue is named in this text."],
  [
    "Wir suchen eine freundliche Person, die gerne mit Menschen arbeitet und die unsere Kunden mit Freude und Geduld betreut, weil das für uns wichtig ist.",
    "This seems to be German.",
  ],
  [
    "我们正在寻找一位能够独立完成工作的同事，负责与客户沟通，并准备每周的报告。",
    "This seems to be another language.",
  ],
  ["\u0007\u0000binary", "Use plain text without hidden characters."],
  ["<script>alert(1)</script>", "No skill of our catalogue"],
])("%j is answered plainly, the text kept", async (text, words) => {
  const response = await (await createClient()).post(PATH, { intent: "read", text });
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(textOf(html)).toContain(words);
  expect(html).not.toContain("<script>alert");
  if (text.startsWith("I like")) expect(html).toContain("I like long walks");
});

test("names that are the same everywhere are found in another language, and that is said", async () => {
  const html = await (
    await (
      await createClient()
    ).post(PATH, {
      intent: "read",
      text: "Wir suchen eine Person mit SQL und Python, die gerne mit den Daten arbeitet und die unsere Kunden mit Freude betreut, weil das für uns wichtig ist.",
    })
  ).text();
  expect(textOf(html)).toContain(
    "This seems to be German. Only names that are the same in English were found",
  );
  expect(listCheckboxes(html, "question").length).toBeGreaterThan(1);
});

test.each<[[string, string][], number, string | null]>([
  [[["intent", "start"]], 302, PATH],
  [
    [
      ["intent", "start"],
      ["question", "no-such-question"],
    ],
    302,
    PATH,
  ],
  [
    [
      ["intent", "start"],
      ...Array.from({ length: 30 }, (): [string, string] => ["question", "slow-join-query"]),
    ],
    400,
    null,
  ],
  [[["intent", "burn"]], 400, null],
  [[], 400, null],
])("%j: %i", async (fields, status, to) => {
  const response = await postFields(await createClient(), PATH, fields);
  expect(response.status).toBe(status);
  expect(response.headers.get("Location")).toBe(to);
});

test("what was shown and solid already is no gap; an unknown start asks for a posting", async () => {
  const client = await createSignedInClient();
  await client.post("/assessment/4", { sql: "5" });
  expect(textOf(await (await client.post(PATH, { intent: "read", text: "SQL" })).text())).toContain(
    "only your own rating",
  );
  expect(await readPageText(client, "/interview/tailored?from=nonsense")).toContain(
    "An interview for this very job",
  );
});
