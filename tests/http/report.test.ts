import { afterEach, describe, expect, test, vi } from "vitest";
import { starterCode } from "~/data/questions/coding/starter";
import { codingTaskOf } from "~/data/questions/coding/tasks.server";
import { rowsWith } from "../support/database";
import { askedOn } from "../support/interview";
import { POOR, SLOW_JOIN, answer, startSession } from "../support/interviews";
import { type Visitor, register, signedIn, textOf, visitor } from "../support/visitor";

const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());

async function answered(who: Visitor): Promise<string> {
  const session = await startSession(who);
  await answer(who, session, SLOW_JOIN, POOR);
  return session;
}

async function link(
  who: Visitor,
  session: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await who.post(`${session}/share`, { intent: "make", days: "7", ...fields });
  expect(response.status).toBe(201);
  const address = /value="http:\/\/pathlight\.test(\/shared-report\?key=[\w-]{43})"/.exec(
    await response.text(),
  )?.[1];
  return address ?? "";
}

afterEach(() => vi.useRealTimers());

const later = (days: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });

test("the report tells the session: score, dimensions, each question, the plan, the answers", async () => {
  const who = await signedIn();
  const session = await answered(who);
  const report = await read(who, `${session}/report`);
  for (const part of [
    "Interview report",
    "Maya Okafor",
    "Answered 1 of 12",
    "By dimension",
    "that came back",
    "Question by question",
    "not scored",
    "What to do next",
    POOR,
    "Scored by: Embedded coach rubric",
    "This session is still open.",
  ]) {
    expect(report).toContain(part);
  }
  expect(await read(who, `${await startSession(who)}/report`)).toContain("Answered 0 of 12");
});

test("what was begun and not sent is in the person's own report, not scored, and in no shared one", async () => {
  const who = await signedIn();
  const session = await answered(who);
  const form = await askedOn(who, `${session}?question=1`);
  await who.post(session, { ...form, intent: "save", answer: "Begun on the train, never sent" });
  await who.post(session, { intent: "end" });
  const report = await read(who, `${session}/report`);
  expect(report).toMatch(/Not sent: your draft .* Begun on the train, never sent/);
  expect(report).toContain("Answered 1 of 12");
  expect(report).toContain("Begun, not sent.");
  const shared = await link(who, session, { scores: "on", answers: "on", plan: "on", name: "on" });
  expect(await (await (await visitor()).get(shared)).text()).not.toContain("Begun on the train");
});

test("so is code that was begun without a word, and what was begun on a follow-up; starter code is nothing begun", async () => {
  const who = await signedIn();
  const session = await startSession(who, "algorithms");
  const [first, second] = [
    await askedOn(who, session),
    await askedOn(who, `${session}?question=2`),
  ];
  await who.post(`${session}/draft`, {
    ...first,
    answer: "",
    code: "const seen = new Map();",
    language: "javascript",
  });
  const starter = codingTaskOf(second.questionId ?? "");
  await who.post(`${session}/draft`, {
    ...second,
    answer: "",
    code: starter ? starterCode(starter, "typescript") : "",
    language: "typescript",
  });
  const asked = await askedOn(who, `${session}?question=3`);
  await who.post(session, {
    ...asked,
    intent: "answer",
    answer:
      "I use binary search on the sorted array to find the value faster than walking through, in logarithmic time.",
  });
  const followUp = await askedOn(who, `${session}/follow-up/3`);
  await who.post(`${session}/draft`, { ...followUp, answer: "Begun on the follow-up" });
  const report = await read(who, `${session}/report`);
  const [, code = "", onFollowUp = ""] = report.split("Not sent: your draft");
  expect(code).toContain("const seen = new Map();");
  expect(onFollowUp).toContain("Begun on the follow-up");
  expect(code + onFollowUp).not.toContain("function");
});

test("what is sent after the end is not scored, and not lost: it is a draft in the report", async () => {
  for (const intent of ["answer", "save", "skip"]) {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    await who.post(session, { intent: "end" });
    expect(
      (await who.post(session, { ...form, intent, answer: "Sent a moment too late" })).headers.get(
        "Location",
      ),
    ).toBe(`${session}/report`);
    const report = await read(who, `${session}/report`);
    expect(report).toContain("What you wrote is kept in its report as a draft.");
    expect(report).toMatch(/Answered 0 of 12 .* Not sent: your draft .* Sent a moment too late/);
  }
});

test("a draft that was sent is none any more", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  const form = await askedOn(who, session);
  await who.post(session, { ...form, intent: "save", answer: "Begun and sent" });
  await who.post(session, { ...form, intent: "answer", answer: "Begun and sent" });
  expect(await read(who, `${session}/report`)).not.toContain("Not sent");
});

describe("a link", () => {
  test.each([
    [{ scores: "on" }, ["By dimension"], [POOR, "What to do next", "Okafor"]],
    [{ answers: "on" }, [POOR], ["By dimension", "not scored", "What to do next", "Okafor"]],
    [{ plan: "on", name: "on" }, ["What to do next", "Maya Okafor"], ["By dimension", POOR]],
  ])("%j shows that and nothing else", async (fields, shown, hidden) => {
    const who = await signedIn();
    const session = await answered(who);
    const response = await (await visitor()).get(await link(who, session, fields));
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    for (const text of shown) expect(textOf(html)).toContain(text);
    // Not on the page, and not in the data it carries for the browser either.
    for (const text of hidden) expect(html).not.toContain(text);
    for (const secret of [session, who.email, "owner"]) expect(html).not.toContain(secret);
    expect(html).not.toContain("<form");
  });

  test("is kept as a hash, and shows nothing once its days are over or it is revoked", async () => {
    const who = await signedIn();
    const session = await answered(who);
    const [address, other] = [
      await link(who, session, { scores: "on" }),
      await link(who, session, { scores: "on", days: "30" }),
    ];
    expect(rowsWith(address.split("key=")[1] ?? "?")).toEqual({});
    const stranger = await visitor();
    const id =
      /name="link" value="([^"]+)"/.exec(await (await who.get(`${session}/share`)).text())?.[1] ??
      "";
    expect((await who.post(`${session}/share`, { intent: "revoke", link: id })).status).toBe(302);
    const revoked = await stranger.get(other);
    expect(revoked.status).toBe(410);
    expect(textOf(await revoked.text())).toContain("This link was revoked");
    expect((await stranger.get(address)).status).toBe(200);
    later(8);
    const expired = await stranger.get(address);
    expect(expired.status).toBe(410);
    expect(expired.headers.get("Referrer-Policy")).toBe("no-referrer");
    const text = textOf(await expired.text());
    expect(text).toContain("This link has expired");
    expect(text).not.toContain("Databases");
    expect(await read(who, `${session}/share`)).toMatch(/expired .* revoked|revoked .* expired/);
  });

  test("to a session that was deleted: nothing there, and no row is left", async () => {
    const who = await signedIn();
    const session = await answered(who);
    const address = await link(who, session, { answers: "on" });
    expect(await read(who, `${session}/delete`)).toContain("one answer and its review");
    expect((await who.post(`${session}/delete`, {})).headers.get("Location")).toBe(
      "/interview/history",
    );
    const gone = await (await visitor()).get(address);
    expect(gone.status).toBe(404);
    expect(textOf(await gone.text())).toContain("There is no report at this address");
    for (const path of ["", "/report", "/share", "/delete", "/review/4"])
      expect([path, (await who.get(session + path)).status]).toEqual([path, 404]);
    expect(rowsWith(session.split("/").at(-1) ?? "")).toEqual({});
    expect((await who.post(`${session}/delete`, {})).status).toBe(404);
  });

  test("made by a visitor names nobody, and goes with them into their account", async () => {
    const who = await visitor();
    const session = await answered(who);
    const address = await link(who, session, { scores: "on", name: "on" });
    const shown = await read(await visitor(), address);
    expect(shown).toContain("By dimension");
    expect(shown).not.toContain("Name");
    const { email, password } = await register(who);
    await who.post("/login", { email, password });
    expect(await read(who, `${session}/share`)).toContain("Links you made");
    expect((await (await visitor()).get(address)).status).toBe(200);
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
    const response = await (await visitor()).get(`/shared-report${query}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
  });

  test("asked for too often: 429 with the time to wait", async () => {
    const who = await visitor();
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
  const who = await signedIn();
  const session = await answered(who);
  const response = await who.post(`${session}/share`, form as Record<string, string>);
  expect(response.status).toBe(status);
  expect(textOf(await response.text())).toContain(text);
});

test("nobody makes, sees or revokes links of another person's report, or deletes their session", async () => {
  const owner = await signedIn();
  const session = await answered(owner);
  const address = await link(owner, session, { scores: "on" });
  const id =
    /name="link" value="([^"]+)"/.exec(await (await owner.get(`${session}/share`)).text())?.[1] ??
    "";
  for (const other of [await signedIn(), await visitor()]) {
    expect((await other.get(`${session}/share`)).status).toBe(404);
    expect((await other.get(`${session}/delete`)).status).toBe(404);
    expect(
      (await other.post(`${session}/share`, { intent: "make", days: "7", scores: "on" })).status,
    ).toBe(404);
    expect((await other.post(`${session}/delete`, {})).status).toBe(404);
    const own = await answered(other);
    expect((await other.post(`${own}/share`, { intent: "revoke", link: id })).status).toBe(404);
  }
  expect((await owner.get(address)).status).toBe(200);
});
