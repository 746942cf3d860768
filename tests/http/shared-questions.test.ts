import { describe, expect, test } from "vitest";
import { formatLongDate } from "~/ui/format-date";
import { ORIGIN, type Client, createClient, createSignedInClient } from "../support/client";
import { countRowsContaining, execute, select } from "../support/database";
import { OWN_QUESTION, getQuestionId, writeQuestion } from "../support/own-question";
import { openMain, openPage, postForm, readPage } from "../support/page";

/** Writes a question and shares it; returns the path and query of its link, and its Share page. */
async function shareQuestion(client: Client) {
  const share = `/questions/mine/${getQuestionId(await writeQuestion(client))}/share`;
  return { share, link: await makeLink(client, share) };
}

async function makeLink(client: Client, share: string): Promise<string> {
  const { main } = await postForm(client, share, { intent: "make" }, 201);
  const field = main.allByRole("textbox").find(({ value }) => value.includes("?key="));
  return field?.value.slice(ORIGIN.length) ?? "";
}

async function createOperator() {
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  return client;
}

describe("a link to a question", () => {
  test("shows the question without its author, to nobody’s search engine", async () => {
    const author = await createSignedInClient();
    const { link } = await shareQuestion(author);
    const page = await openPage(await createClient(), link);
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    for (const text of [
      "How do you hand over a ward",
      "Name what is still open",
      OWN_QUESTION.sample,
    ])
      expect(page.main).toHaveText(text);
    for (const text of ["Okafor", author.email, author.id]) expect(page).not.toHaveInSource(text);
    expect(countRowsContaining(link.split("key=")[1] ?? "no key")).toEqual({});
  });

  test("copies nothing until it is practiced, and then once", async () => {
    const { link } = await shareQuestion(await createSignedInClient());
    const reader = await createSignedInClient();
    await reader.get(link);
    const listOwn = () => select("select id from own_questions where owner_id = ?", [reader.id]);
    expect(listOwn()).toEqual([]);
    const started = await reader.post(link, { intent: "practice" });
    expect(await openMain(reader, started.headers.get("Location") ?? "")).toHaveText("hand over");
    await reader.post(link, { intent: "practice" });
    expect(listOwn()).toHaveLength(1);
    expect(await openMain(reader, "/questions/mine")).toHaveText("How do you hand over a ward");
  });

  test("is practiced by a visitor, and refused where they have 50 questions", async () => {
    const { link } = await shareQuestion(await createSignedInClient());
    const visitor = await createClient();
    for (let number = 1; number <= 50; number += 1)
      await writeQuestion(visitor, { prompt: `Question ${number}?` });
    const refused = await postForm(visitor, link, { intent: "practice" }, 409);
    expect(refused.main).toHaveText("You have 50 questions");
    const started = await (await createClient()).post(link, { intent: "practice" });
    expect(started.headers.get("Location")).toContain("/interview/sessions/");
  });

  test("ends when it is revoked or replaced, or the question is deleted; copies stay", async () => {
    const author = await createSignedInClient();
    const { share, link } = await shareQuestion(author);
    const reader = await createSignedInClient();
    await reader.post(link, { intent: "practice" });
    const second = await makeLink(author, share);
    const gone = await openPage(reader, link, 404);
    expect(gone.main).toHaveText("There is no question at this link");
    await author.post(share, { intent: "revoke" });
    await openPage(reader, second, 404);
    expect((await reader.post(second, { intent: "practice" })).status).toBe(404);
    const third = await makeLink(author, share);
    await author.post(share.replace(/share$/, "delete"), {});
    await openPage(reader, third, 404);
    expect(await openMain(reader, "/questions/mine")).toHaveText("How do you hand over a ward");
  });

  test("is made and revoked by nobody else", async () => {
    const author = await createSignedInClient();
    const { share, link } = await shareQuestion(author);
    const other = await createSignedInClient();
    for (const intent of ["make", "revoke", "publish"])
      expect((await other.post(share, { intent })).status).toBe(404);
    expect((await other.get(share)).status).toBe(404);
    expect((await other.get(link)).status).toBe(200);
  });
});

test("a reported question is before the operators, who revoke its link or keep it", async () => {
  const operator = await createOperator();
  const { link } = await shareQuestion(await createSignedInClient());
  const kept = await shareQuestion(await createSignedInClient());
  const reader = await createClient();
  for (const path of [link, kept.link])
    expect((await readPage(await reader.post(path, { intent: "report" }))).main).toHaveText(
      "Reported.",
    );
  expect((await reader.get(link)).status).toBe(200);
  const reports = await openMain(operator, "/admin/questions");
  expect(reports).toHaveText("Name what is still open");
  expect(reports).toHaveText(`Reported ${formatLongDate(new Date().toISOString())}`);
  const [first, second] = select(
    "select id from own_questions where reported_at is not null order by reported_at, created_at",
  ).map(({ id }) => String(id));
  await operator.post("/admin/questions", { intent: "revoke", question: first ?? "" });
  await operator.post("/admin/questions", { intent: "keep", question: second ?? "" });
  await openPage(reader, link, 404);
  await openPage(reader, kept.link);
  expect(await openMain(operator, "/admin/questions")).toHaveText("No reports.");
  expect((await operator.post("/admin/questions", { intent: "keep", question: "x" })).status).toBe(
    404,
  );
});

test("only an operator offers a question to everyone, and takes it back", async () => {
  const author = await createSignedInClient();
  const own = await writeQuestion(author);
  const ownShare = `/questions/mine/${getQuestionId(own)}/share`;
  expect((await author.post(ownShare, { intent: "publish" })).status).toBe(403);
  expect(await openMain(author, ownShare)).not.toHaveText("For everyone on this server");

  const operator = await createOperator();
  const page = await writeQuestion(operator, { prompt: "What does this hospital stand for?" });
  const id = getQuestionId(page);
  await operator.post(`/questions/mine/${id}/share`, { intent: "publish" });
  const visitor = await createClient();
  expect(await openMain(visitor, "/questions/mine")).toHaveText("What does this hospital stand");
  const place = (await author.post(page, {})).headers.get("Location") ?? "";
  expect(await openMain(author, place)).toHaveText("What does this hospital stand for?");
  expect((await author.get(`/questions/mine/${id}`)).status).toBe(404);

  await operator.post("/admin/questions", { intent: "withdraw", question: id });
  expect(await openMain(visitor, "/questions/mine")).not.toHaveText("What does this hospital");
  expect((await author.get(page)).status).toBe(404);
  expect(await openMain(author, place)).toHaveText("What does this hospital stand for?");
});
