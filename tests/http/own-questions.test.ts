import { afterEach, describe, expect, test, vi } from "vitest";
import {
  createClient,
  createPerson,
  createSignedInClient,
  registerPerson,
} from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import {
  OWN_ANSWER,
  OWN_QUESTION,
  answerQuestion,
  getQuestionId,
  writeQuestion,
} from "../support/own-question";
import { openMain, openPage, postForm } from "../support/page";

const MORE =
  "If something is unclear, we go to the bed together and look at the chart before I leave, so that nothing rests on memory alone.";
const NEW = "/questions/mine/new";
const START = Date.parse("2026-11-02T10:00:00Z");

afterEach(() => vi.useRealTimers());

describe("a question of one’s own", () => {
  test.each([
    ["a visitor", createClient],
    ["an account", createSignedInClient],
  ])("is written, answered and reviewed by %s, with each point asked", async (_who, create) => {
    const client = await create();
    const page = await writeQuestion(client);
    expect(await openMain(client, page)).toHaveText("How do you hand over a ward");
    const place = (await client.post(page, {})).headers.get("Location") ?? "";
    const session = await openMain(client, place);
    expect(session).toHaveText("Your own question");
    for (const text of ["Tips for this question", "Show a hint", "Why interviewers ask this"])
      expect(session).not.toHaveText(text);
    const review = await openMain(client, await answerQuestion(client, page));
    expect(review).toHaveText("Say who is at risk first");
    expect(review).toHaveText("Name what is still open");
    expect(review).toHaveText(OWN_QUESTION.sample);
    const [row] = select("select review from interview_answers where question_id = ?", [
      getQuestionId(page),
    ]);
    const { keyPoints } = JSON.parse(String(row?.review)) as { keyPoints: { source: string }[] };
    expect(keyPoints.map(({ source }) => source)).toEqual(["asked", "asked"]);
    expect(await openMain(client, "/questions/mine")).toHaveText("2 points, answered");
  });

  test("comes back in the schedule, in a session of its own", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    const client = await createSignedInClient();
    await answerQuestion(client, await writeQuestion(client));
    vi.setSystemTime(START + 8 * 86_400_000);
    expect(await openMain(client, "/interview/due")).toHaveText("How do you hand over a ward");
    const due = (await client.post("/interview/due", {})).headers.get("Location") ?? "";
    expect(await openMain(client, due)).toHaveText("at the end of a shift?");
  });

  test("is asked in a live interview", async () => {
    const client = await createSignedInClient();
    await writeQuestion(client);
    const started = await client.post("/questions/mine?index", { intent: "live" });
    const session = started.headers.get("Location") ?? "";
    await client.post(session, { intent: "begin-typing" });
    expect(await openMain(client, session)).toHaveText("at the end of a shift?");
  });

  test("is answered again, and told again in fewer words", async () => {
    const client = await createSignedInClient();
    const page = await writeQuestion(client);
    const review = await answerQuestion(client, page, `${OWN_ANSWER} ${MORE}`);
    const retelling = await client.post(`${review}/retell?attempt=1`, { answer: OWN_ANSWER });
    const tellings = await openMain(client, retelling.headers.get("Location") ?? "");
    expect(tellings).toHaveText(/From \d+ words to \d+/);
    expect(await openMain(client, `${page}/again`)).toHaveText(OWN_ANSWER.slice(0, 40));
    const again = await client.post(`${page}/again`, { start: "last" });
    expect(again.headers.get("Location")).toContain("/interview/sessions/");
  });

  test("moves to the account at sign-in, with its answers, and is in the download", async () => {
    const client = await createClient();
    const page = await writeQuestion(client);
    const review = await answerQuestion(client, page);
    const person = await registerPerson(client, createPerson());
    await client.post("/login", { email: person.email, password: person.password });
    expect(await openMain(client, "/questions/mine")).toHaveText("How do you hand over a ward");
    expect(await openMain(client, review)).toHaveText("Name what is still open");
    const { read } = await downloadArchive(client);
    expect(read("csv/own_questions.csv")).toContain("Say who is at risk first");
    expect(read("csv/interview_answers.csv")).toContain("How do you hand over a ward");
  });

  test("is a 404 for others: its page, its change and its deletion", async () => {
    const page = await writeQuestion(await createSignedInClient());
    const other = await createSignedInClient();
    await writeQuestion(other, { prompt: "Another question?" });
    const id = getQuestionId(page);
    for (const path of [
      page,
      `${page}/again`,
      `/questions/mine/${id}`,
      `/questions/mine/${id}/delete`,
    ]) {
      expect([path, (await other.get(path)).status]).toEqual([path, 404]);
      expect([path, (await other.post(path, OWN_QUESTION)).status]).toEqual([path, 404]);
    }
    expect(select("select id from own_questions where id = ?", [id])).toHaveLength(1);
  });
});

describe("a changed question", () => {
  test("is asked anew, and old answers keep it as it was", async () => {
    const client = await createSignedInClient();
    const page = await writeQuestion(client);
    const review = await answerQuestion(client, page);
    const edit = `/questions/mine/${getQuestionId(page)}`;
    const fields = Object.fromEntries(
      (await openPage(client, edit)).getField("prompt").closest("form").formEntries(),
    );
    const changed = { ...fields, intent: "save", prompt: "What does a good handover need?" };
    expect((await client.post(edit, changed)).headers.get("Location")).toBe(page);
    expect(await openMain(client, review)).toHaveText("at the end of a shift?");
    const place = (await client.post(page, {})).headers.get("Location") ?? "";
    expect(place).not.toContain(review.split("/review")[0]);
    expect(await openMain(client, place)).toHaveText("What does a good handover need?");
  });

  test("keeps the ids of the points that stay the same", async () => {
    const client = await createSignedInClient();
    const id = getQuestionId(await writeQuestion(client));
    const readPoints = () => {
      const [row] = select("select points from own_questions where id = ?", [id]);
      return JSON.parse(String(row?.points)) as { id: string; text: string }[];
    };
    const [, second] = readPoints();
    const points = "A new first point\nName what is still open";
    await client.post(`/questions/mine/${id}`, { ...OWN_QUESTION, points });
    expect(readPoints()).toEqual([{ id: expect.any(String), text: "A new first point" }, second]);
  });
});

describe("a deleted question", () => {
  test("stays with its answers and doesn’t come back", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: START });
    const client = await createSignedInClient();
    const page = await writeQuestion(client);
    const review = await answerQuestion(client, page);
    const deletion = `/questions/mine/${getQuestionId(page)}/delete`;
    expect(await openMain(client, deletion)).toHaveText("Your answers and their reviews stay");
    await client.post(deletion, {});
    expect(await openMain(client, review)).toHaveText("This question was deleted");
    expect((await openPage(client, page, 410)).main).toHaveText("This question was deleted");
    vi.setSystemTime(START + 8 * 86_400_000);
    expect(await openMain(client, "/interview/due")).not.toHaveText("hand over a ward");
  });

  test("while it is answered in another tab, the answer is saved", async () => {
    const client = await createSignedInClient();
    const page = await writeQuestion(client);
    await client.post(page, {});
    const [session] = select("select id from interview_sessions order by started_at desc limit 1");
    const place = `/interview/sessions/${String(session?.id)}`;
    const form = (await openPage(client, place)).getField("answer").closest("form");
    await client.post(`/questions/mine/${getQuestionId(page)}/delete`, {});
    const response = await client.post(place, {
      ...Object.fromEntries(form.formEntries()),
      intent: "answer",
      answer: OWN_ANSWER,
    });
    const review = await openMain(client, response.headers.get("Location") ?? "");
    expect(review).toHaveText("This question was deleted, so it doesn’t come back.");
  });

  test("while it is told again in another tab, what was written is kept", async () => {
    const client = await createSignedInClient();
    const page = await writeQuestion(client);
    const review = await answerQuestion(client, page, `${OWN_ANSWER} ${MORE}`);
    await client.post(`/questions/mine/${getQuestionId(page)}/delete`, {});
    const retell = `${review}/retell?attempt=1`;
    const { main } = await postForm(client, retell, { answer: OWN_ANSWER }, 410);
    expect(main).toHaveText("This question was deleted meanwhile");
    expect(main.getField("answer").value).toBe(OWN_ANSWER);
  });

  test("while it is changed in another tab, what was written is kept", async () => {
    const client = await createSignedInClient();
    const id = getQuestionId(await writeQuestion(client));
    await client.post(`/questions/mine/${id}/delete`, {});
    const changed = { ...OWN_QUESTION, prompt: "My better words?" };
    const lost = (await postForm(client, `/questions/mine/${id}`, changed, 404)).main;
    expect(lost).toHaveText("This question no longer exists");
    expect(lost.getField("prompt").value).toBe("My better words?");
    expect(lost.getField("points").closest("form").attribute("action")).toBe(NEW);
  });
});
