import { expect, test } from "vitest";
import { GENERAL_QUESTION_IDS } from "~/routes/interview._index/quick-question.server";
import { questionById } from "~/data/questions/cards.server";
import { createClient } from "../support/client";
import { startSession, submitAnswer } from "../support/interview";
import { openMain, openPage } from "../support/page";

const [first = "", second = ""] = GENERAL_QUESTION_IDS;

test("one question is a press away, and is not asked again once it is answered", async () => {
  const client = await createClient();
  const main = await openMain(client, "/interview");
  const form = main.getByRole("button", "Start this question").closest("form");
  expect(form.attribute("action")).toBe(`/interview/questions/${first}`);
  const session = (await client.post(`/interview/questions/${first}`, {})).headers.get("Location");
  await submitAnswer(client, session?.replace(/\?.*/, "") ?? "", "I planted an orchard.", 1);
  const after = await openMain(client, "/interview");
  expect(after).toHaveText(questionById(second)?.question.prompt ?? expect.unreachable());
});

test("each general question takes about three minutes", () => {
  for (const id of GENERAL_QUESTION_IDS) expect(questionById(id)?.question.minutes).toBe(3);
});

test("the open session comes first, then the question, then the cards", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const main = await openMain(client, "/interview");
  expect(main.links()).toContainEqual(["Continue", session]);
  const headings = main.allByTag("h2").map(({ text }) => text);
  expect(headings.slice(0, 2)).toEqual([
    "Continue where you left off",
    "One question, three minutes",
  ]);
  expect(headings.indexOf("Databases and SQL")).toBeGreaterThan(1);
});

test("a question has its name, its text, and its neighbors", async () => {
  const client = await createClient();
  const session = await startSession(client, "conflict");
  const page = await openPage(client, `${session}?question=2`);
  const links = page.main.getByRole("navigation", "Questions before and after").links();
  expect(links.map(([, to]) => to)).toEqual([`${session}?question=1`, `${session}?question=3`]);
  const last = await openMain(client, `${session}?question=1`);
  expect(last.getByRole("navigation", "Questions before and after").links()).toHaveLength(1);
  expect(page.main.getField("answer").has("autofocus")).toBe(true);
  expect(page.main.getField("answer").description).toContain("A story has four parts");
  expect(page.main).toHaveText("Write a sentence first");
});

test("a technical question has no outline of a story", async () => {
  const client = await createClient();
  const main = await openMain(client, await startSession(client));
  expect(main).not.toHaveText("A story has four parts");
  expect(main).toHaveText("Write text, code or both");
});
