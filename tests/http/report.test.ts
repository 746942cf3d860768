import { afterEach, describe, expect, test, vi } from "vitest";
import { getStarterCode } from "~/data/questions/coding/starter";
import { getCodingTask } from "~/data/questions/coding/tasks.server";
import { countRowsContaining } from "../support/database";
import { readQuestionFields } from "../support/interview";
import { POOR_ANSWER, SLOW_JOIN_ID, answerQuestion, startSession } from "../support/interviews";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";

const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());

async function createAnsweredSession(client: Client): Promise<string> {
  const session = await startSession(client);
  await answerQuestion(client, session, SLOW_JOIN_ID, POOR_ANSWER);
  return session;
}

async function createShareLink(
  client: Client,
  session: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await client.post(`${session}/share`, { intent: "make", days: "7", ...fields });
  expect(response.status).toBe(201);
  const address = /value="http:\/\/pathlight\.test(\/shared-report\?key=[\w-]{43})"/.exec(
    await response.text(),
  )?.[1];
  return address ?? "";
}

afterEach(() => vi.useRealTimers());

const advanceDays = (days: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });

test("the report tells the session: score, dimensions, each question, the plan, the answers", async () => {
  const client = await createSignedInClient();
  const session = await createAnsweredSession(client);
  const report = await readPageText(client, `${session}/report`);
  for (const part of [
    "Interview report",
    "Maya Okafor",
    "Answered 1 of 12",
    "By dimension",
    "that came back",
    "Question by question",
    "not scored",
    "What to do next",
    POOR_ANSWER,
    "Scored by: Embedded coach rubric",
    "This session is still open.",
  ]) {
    expect(report).toContain(part);
  }
  expect(await readPageText(client, `${await startSession(client)}/report`)).toContain(
    "Answered 0 of 12",
  );
});

test("what was begun and not sent is in the person's own report, not scored, and in no shared one", async () => {
  const client = await createSignedInClient();
  const session = await createAnsweredSession(client);
  const form = await readQuestionFields(client, `${session}?question=1`);
  await client.post(session, { ...form, intent: "save", answer: "Begun on the train, never sent" });
  await client.post(session, { intent: "end" });
  const report = await readPageText(client, `${session}/report`);
  expect(report).toMatch(/Not sent: your draft .* Begun on the train, never sent/);
  expect(report).toContain("Answered 1 of 12");
  expect(report).toContain("Begun, not sent.");
  const shared = await createShareLink(client, session, {
    scores: "on",
    answers: "on",
    plan: "on",
    name: "on",
  });
  expect(await (await (await createClient()).get(shared)).text()).not.toContain(
    "Begun on the train",
  );
});

test("so is code that was begun without a word, and what was begun on a follow-up; starter code is nothing begun", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "algorithms");
  const [first, second] = [
    await readQuestionFields(client, session),
    await readQuestionFields(client, `${session}?question=2`),
  ];
  await client.post(`${session}/draft`, {
    ...first,
    answer: "",
    code: "const seen = new Map();",
    language: "javascript",
  });
  const starter = getCodingTask(second.questionId ?? "");
  await client.post(`${session}/draft`, {
    ...second,
    answer: "",
    code: starter ? getStarterCode(starter, "typescript") : "",
    language: "typescript",
  });
  const asked = await readQuestionFields(client, `${session}?question=3`);
  await client.post(session, {
    ...asked,
    intent: "answer",
    answer:
      "I use binary search on the sorted array to find the value faster than walking through, in logarithmic time.",
  });
  const followUp = await readQuestionFields(client, `${session}/follow-up/3`);
  await client.post(`${session}/draft`, { ...followUp, answer: "Begun on the follow-up" });
  const report = await readPageText(client, `${session}/report`);
  const [, code = "", onFollowUp = ""] = report.split("Not sent: your draft");
  expect(code).toContain("const seen = new Map();");
  expect(onFollowUp).toContain("Begun on the follow-up");
  expect(code + onFollowUp).not.toContain("function");
});

test("what is sent after the end is not scored, and not lost: it is a draft in the report", async () => {
  for (const intent of ["answer", "save", "skip"]) {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await client.post(session, { intent: "end" });
    expect(
      (
        await client.post(session, { ...form, intent, answer: "Sent a moment too late" })
      ).headers.get("Location"),
    ).toBe(`${session}/report`);
    const report = await readPageText(client, `${session}/report`);
    expect(report).toContain("What you wrote is kept in its report as a draft.");
    expect(report).toMatch(/Answered 0 of 12 .* Not sent: your draft .* Sent a moment too late/);
  }
});

test("a draft that was sent is none any more", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const form = await readQuestionFields(client, session);
  await client.post(session, { ...form, intent: "save", answer: "Begun and sent" });
  await client.post(session, { ...form, intent: "answer", answer: "Begun and sent" });
  expect(await readPageText(client, `${session}/report`)).not.toContain("Not sent");
});

describe("a link", () => {
  test.each([
    [{ scores: "on" }, ["By dimension"], [POOR_ANSWER, "What to do next", "Okafor"]],
    [{ answers: "on" }, [POOR_ANSWER], ["By dimension", "not scored", "What to do next", "Okafor"]],
    [{ plan: "on", name: "on" }, ["What to do next", "Maya Okafor"], ["By dimension", POOR_ANSWER]],
  ])("%j shows that and nothing else", async (fields, sharedReportText, hidden) => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const response = await (await createClient()).get(
      await createShareLink(client, session, fields),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    for (const text of sharedReportText) expect(textOf(html)).toContain(text);
    // Not on the page, and not in the data it carries for the browser either.
    for (const text of hidden) expect(html).not.toContain(text);
    for (const secret of [session, client.email, "owner"]) expect(html).not.toContain(secret);
    expect(html).not.toContain("<form");
  });

  test("is kept as a hash, and shows nothing once its days are over or it is revoked", async () => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const [address, other] = [
      await createShareLink(client, session, { scores: "on" }),
      await createShareLink(client, session, { scores: "on", days: "30" }),
    ];
    expect(countRowsContaining(address.split("key=")[1] ?? "?")).toEqual({});
    const stranger = await createClient();
    const id =
      /name="link" value="([^"]+)"/.exec(
        await (await client.get(`${session}/share`)).text(),
      )?.[1] ?? "";
    expect((await client.post(`${session}/share`, { intent: "revoke", link: id })).status).toBe(
      302,
    );
    const revoked = await stranger.get(other);
    expect(revoked.status).toBe(410);
    expect(textOf(await revoked.text())).toContain("This link was revoked");
    expect((await stranger.get(address)).status).toBe(200);
    advanceDays(8);
    const expired = await stranger.get(address);
    expect(expired.status).toBe(410);
    expect(expired.headers.get("Referrer-Policy")).toBe("no-referrer");
    const text = textOf(await expired.text());
    expect(text).toContain("This link has expired");
    expect(text).not.toContain("Databases");
    expect(await readPageText(client, `${session}/share`)).toMatch(
      /expired .* revoked|revoked .* expired/,
    );
  });

  test("to a session that was deleted: nothing there, and no row is left", async () => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const address = await createShareLink(client, session, { answers: "on" });
    expect(await readPageText(client, `${session}/delete`)).toContain("one answer and its review");
    expect((await client.post(`${session}/delete`, {})).headers.get("Location")).toBe(
      "/interview/history",
    );
    const gone = await (await createClient()).get(address);
    expect(gone.status).toBe(404);
    expect(textOf(await gone.text())).toContain("There is no report at this address");
    for (const path of ["", "/report", "/share", "/delete", "/review/4"])
      expect([path, (await client.get(session + path)).status]).toEqual([path, 404]);
    expect(countRowsContaining(session.split("/").at(-1) ?? "")).toEqual({});
    expect((await client.post(`${session}/delete`, {})).status).toBe(404);
  });

  test("made by a visitor names nobody, and goes with them into their account", async () => {
    const client = await createClient();
    const session = await createAnsweredSession(client);
    const address = await createShareLink(client, session, { scores: "on", name: "on" });
    const sharedReportText = await readPageText(await createClient(), address);
    expect(sharedReportText).toContain("By dimension");
    expect(sharedReportText).not.toContain("Name");
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(await readPageText(client, `${session}/share`)).toContain("Links you made");
    expect((await (await createClient()).get(address)).status).toBe(200);
  });

  test.each([
    "",
    "?key=",
    "?key=abc",
    `?key=${"A".repeat(43)}`,
    `?key=${"A".repeat(5000)}`,
    "?key[]=x",
    "?key=%00%ff",
  ])("%s opens nothing", async (query) => {
    const response = await (await createClient()).get(`/shared-report${query}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
  });

  test("asked for too often: 429 with the time to wait", async () => {
    const who = await createClient();
    for (let count = 0; count < 120; count += 1) await who.get("/shared-report");
    const response = await who.get("/shared-report");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

test.each([
  [{ intent: "make", days: "7" }, 400, "Choose at least one"],
  [{ intent: "make", days: "7", name: "on" }, 400, "Choose at least one"],
  [{ intent: "make", days: "9000", scores: "on" }, 400, "Choose how long"],
  [{ intent: "make", days: "x", scores: "on" }, 400, "Choose how long"],
  [{ intent: "revoke", link: "no-such-link" }, 404, ""],
  [{ intent: "revoke" }, 404, ""],
  [{ intent: "burn" }, 400, ""],
])("share %j: %i", async (form, status, text) => {
  const who = await createSignedInClient();
  const session = await createAnsweredSession(who);
  const response = await who.post(`${session}/share`, form as Record<string, string>);
  expect(response.status).toBe(status);
  expect(textOf(await response.text())).toContain(text);
});

test("nobody makes, sees or revokes links of another person's report, or deletes their session", async () => {
  const owner = await createSignedInClient();
  const session = await createAnsweredSession(owner);
  const address = await createShareLink(owner, session, { scores: "on" });
  const id =
    /name="link" value="([^"]+)"/.exec(await (await owner.get(`${session}/share`)).text())?.[1] ??
    "";
  for (const other of [await createSignedInClient(), await createClient()]) {
    expect((await other.get(`${session}/share`)).status).toBe(404);
    expect((await other.get(`${session}/delete`)).status).toBe(404);
    expect(
      (await other.post(`${session}/share`, { intent: "make", days: "7", scores: "on" })).status,
    ).toBe(404);
    expect((await other.post(`${session}/delete`, {})).status).toBe(404);
    const ownSession = await createAnsweredSession(other);
    expect((await other.post(`${ownSession}/share`, { intent: "revoke", link: id })).status).toBe(
      404,
    );
  }
  expect((await owner.get(address)).status).toBe(200);
});
