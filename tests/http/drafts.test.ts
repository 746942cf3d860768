import { describe, expect, test } from "vitest";
import {
  ORIGIN,
  type Client,
  createClient,
  createSignedInClient,
  registerPerson,
} from "../support/client";
import { countRowsContaining } from "../support/database";
import {
  POOR_ANSWER,
  SLOW_JOIN_NUMBER,
  readAnswerText,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openPage, readPage } from "../support/page";

async function startWithForm(client: Client) {
  const session = await startSession(client);
  const save = (fields: Record<string, string>) => client.post(`${session}/draft`, fields);
  return { session, form: await readQuestionFields(client, session), save };
}

describe("a draft", () => {
  test("is shown again on the same page and on the user's other devices", async () => {
    const client = await createSignedInClient();
    const { session, form, save } = await startWithForm(client);
    const answer = "Half a thought about the plan";
    expect((await save({ ...form, answer })).status).toBe(200);
    expect(await readAnswerText(client, session)).toBe(answer);
    const otherDevice = await createClient();
    await otherDevice.post("/login", { email: client.email, password: client.password });
    expect(await readAnswerText(otherDevice, session)).toBe(answer);
  });

  test("of a visitor is saved, and moves into their account", async () => {
    const client = await createClient();
    const { session, form, save } = await startWithForm(client);
    await save({ ...form, answer: "Begun without an account" });
    expect(await readAnswerText(client, session)).toBe("Begun without an account");
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(await readAnswerText(client, session)).toBe("Begun without an account");
  });

  test("is saved by a button, without scripts, and by skipping", async () => {
    const client = await createSignedInClient();
    const { session, form } = await startWithForm(client);
    const saved = await client.post(session, { ...form, answer: "By the button", intent: "save" });
    expect(saved.headers.get("Location")).toBe(`${session}?question=1`);
    const fields = await readQuestionFields(client, session);
    const skipped = { ...fields, answer: "Changed, then skipped", intent: "skip" };
    expect((await client.post(session, skipped)).headers.get("Location")).toBe(session);
    const next = await readQuestionFields(client, session);
    expect(next.questionId).not.toBe(fields.questionId);
    expect(await readAnswerText(client, `${session}?question=1`)).toBe("Changed, then skipped");
  });

  test("is deleted when its answer is sent, and not saved again by a late save", async () => {
    const client = await createSignedInClient();
    const { session, form, save } = await startWithForm(client);
    const draft = { ...form, answer: "I read the query plan" };
    await save(draft);
    const answer = "I read the query plan first.";
    await client.post(session, { ...form, intent: "answer", answer });
    const late = await save({ ...draft, revision: "5" });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining("answered in another tab"),
    });
    expect(await readAnswerText(client, `${session}?question=1`)).toBe("");
  });

  test("is not overwritten by another tab, until that tab knows of it", async () => {
    const client = await createSignedInClient();
    const { session, form: leftTab, save } = await startWithForm(client);
    const rightTab = await readQuestionFields(client, session);
    expect(leftTab.writer).not.toBe(rightTab.writer);
    await save({ ...leftTab, answer: "From the left tab" });
    const conflict = await save({ ...rightTab, answer: "From the right tab" });
    expect(conflict.status).toBe(409);
    const { revision } = (await conflict.json()) as { revision: number };
    expect(await readAnswerText(client, session)).toBe("From the left tab");
    await save({
      ...rightTab,
      base: String(revision),
      revision: String(revision + 1),
      answer: "From the right tab",
    });
    expect(await readAnswerText(client, session)).toBe("From the right tab");
  });

  test("in conflict with another tab stays on the page without JavaScript, and is saved the second time", async () => {
    const client = await createSignedInClient();
    const { session, form: leftTab, save } = await startWithForm(client);
    await save({ ...(await readQuestionFields(client, session)), answer: "From the right tab" });
    const draft = { answer: "From the left tab", intent: "save" };
    const conflict = await readPage(await client.post(session, { ...leftTab, ...draft }));
    expect(conflict.status).toBe(409);
    const field = conflict.getField("answer");
    expect(field.value).toBe("From the left tab");
    const form = Object.fromEntries(field.closest("form").formEntries());
    await client.post(session, { ...form, ...draft });
    expect(await readAnswerText(client, session)).toBe("From the left tab");
  });

  test("of a follow-up in conflict with another tab stays on the page, and is saved the second time", async () => {
    const client = await createSignedInClient();
    const { session } = await startWithForm(client);
    await submitAnswer(client, session, POOR_ANSWER);
    const followUp = `${session}/follow-up/${SLOW_JOIN_NUMBER}`;
    const leftTab = await readQuestionFields(client, followUp);
    const rightTab = await readQuestionFields(client, followUp);
    await client.post(`${session}/draft`, { ...rightTab, answer: "From the right tab" });
    const draft = { answer: "From the left tab", intent: "skip" };
    const conflict = await readPage(await client.post(followUp, { ...leftTab, ...draft }));
    expect(conflict.status).toBe(409);
    expect(conflict.main).toHaveText("Submit again to keep this version");
    const form = Object.fromEntries(conflict.getField("answer").closest("form").formEntries());
    await client.post(followUp, { ...form, ...draft });
    expect(await readAnswerText(client, followUp)).toBe("From the left tab");
  });

  test.each(["save", "skip"])(
    "too long for %s stays on the page, which says so",
    async (intent) => {
      const client = await createSignedInClient();
      const { session, form } = await startWithForm(client);
      const answer = "x".repeat(200_001);
      const page = await readPage(await client.post(session, { ...form, answer, intent }));
      expect(page.status).toBe(400);
      expect(page.main).toHaveText("Shorten your answer");
      expect(page.getField("answer").value === answer).toBe(true);
    },
  );

  test("saved out of order is the newest one", async () => {
    const client = await createSignedInClient();
    const { session, form, save } = await startWithForm(client);
    await save({ ...form, revision: "3", answer: "one two three" });
    const late = await save({ ...form, revision: "2", answer: "one two" });
    expect(late.status).toBe(200);
    expect(await readAnswerText(client, session)).toBe("one two three");
  });

  test("loses only invisible characters, and may have 200,000 characters", async () => {
    const client = await createSignedInClient();
    const { session, form, save } = await startWithForm(client);
    const longest = "words ".repeat(33_333).padEnd(200_000, "s");
    expect((await save({ ...form, answer: longest })).status).toBe(200);
    expect((await readAnswerText(client, session)) === longest).toBe(true);
    await save({ ...form, revision: "2", answer: "one\u0000 two\r\nthree\u202e <b>" });
    expect(await readAnswerText(client, session)).toBe("one two\nthree <b>");
    const tooLong = await save({ ...form, revision: "3", answer: "x".repeat(200_001) });
    expect(tooLong.status).toBe(400);
    expect(await readAnswerText(client, session)).toBe("one two\nthree <b>");
  });

  test("cannot be saved in another person's session", async () => {
    const { session, form } = await startWithForm(await createSignedInClient());
    const { formKey: _key, ...forged } = form;
    const headers = { Origin: ORIGIN, Accept: "application/json" };
    for (const otherClient of [await createSignedInClient(), await createClient()]) {
      const response = await otherClient.post(
        `${session}/draft`,
        { ...forged, answer: "Only mine, in one draft" },
        headers,
      );
      expect([response.status, await response.json()]).toEqual([
        404,
        expect.objectContaining({ message: expect.stringContaining("Copy") }),
      ]);
    }
  });

  test("is rejected without a question, as JSON, by GET, from another site and after the end", async () => {
    const client = await createSignedInClient();
    const { session, form, save } = await startWithForm(client);
    const draft = { ...form, answer: "Only mine, in one draft" };
    expect((await save({ ...draft, questionId: "no-such-question" })).status).toBe(400);
    expect((await save({ answer: "Only mine, in one draft" })).status).toBe(400);
    const asJson = await client.send(`${session}/draft`, {
      method: "POST",
      body: "{}",
      headers: { Origin: ORIGIN, "Content-Type": "application/json" },
    });
    expect(asJson.status).toBe(400);
    expect((await client.get(`${session}/draft`)).status).toBe(405);
    const otherSite = { Origin: "https://elsewhere.example" };
    expect((await client.post(`${session}/draft`, draft, otherSite)).status).toBe(403);
    await client.post(session, { intent: "end" });
    const late = await save(draft);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ message: expect.stringContaining("ended") });
    expect(countRowsContaining("Only mine, in one draft")).toEqual({});
  });
});

test("three questions skipped at once are all skipped", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const forms = await Promise.all(
    [1, 2, 3].map((number) => readQuestionFields(client, `${session}?question=${number}`)),
  );
  await Promise.all(forms.map((form) => client.post(session, { ...form, intent: "skip" })));
  const questions = (await openPage(client, session)).getByRole("list", /^Question/);
  const steps = questions.allByRole("listitem").map(({ text }) => text);
  expect(steps.filter((step) => step.endsWith("skip"))).toEqual(["1 skip", "2 skip", "3 skip"]);
});
