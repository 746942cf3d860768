import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { createSignedInClient } from "../support/client";
import { parseCsv } from "../support/csv";
import { downloadArchive } from "../support/exported-account";
import { getQuestionNumber, startSession, submitAnswer } from "../support/interview";
import { openMain, openPage } from "../support/page";
import { createShareLink } from "../support/share-link";

const STORY_ID = "project-that-failed";
const STORY_NUMBER = getQuestionNumber(STORY_ID);
const STORY_NAME = questionById(STORY_ID)?.question.name ?? "";
const ENGLISH_STORY = questionById(STORY_ID)?.question.samples.senior ?? "";
const SPANISH_STORY =
  "En mi último trabajo teníamos un proyecto que no salió bien. Yo era la responsable del plazo y no pregunté al cliente qué necesitaba. Perdimos dos meses, y desde entonces hablo con el cliente cada semana para que no vuelva a pasar.";
const ATTEMPTS = `/interview/questions/${STORY_ID}`;

async function answerInSpanish(mode = "practice") {
  const client = await createSignedInClient();
  const session = await startSession(client, "leadership", mode);
  await submitAnswer(client, session, SPANISH_STORY, STORY_NUMBER);
  return { client, session, review: `${session}/review/${STORY_NUMBER}` };
}

test("the list of attempts says that an answer in another language has no score", async () => {
  const { client, session } = await answerInSpanish();
  const single = await openMain(client, ATTEMPTS);
  expect(single).toHaveText("One attempt so far, with no score.");
  expect(single).toHaveText(/Attempt 1 not in your record .* no score/);
  expect(single).not.toHaveText(/\b0\b/);

  await submitAnswer(client, session, ENGLISH_STORY, STORY_NUMBER);
  const both = await openMain(client, ATTEMPTS);
  expect(both).toHaveText("2 attempts so far, and no score yet.");
  expect(both).toHaveText(/Attempt 2 .* No score yet/);
  expect(both).toHaveText("An answer without a score can’t be compared.");
});

test("its cells for scores are empty in the export", async () => {
  const { client } = await answerInSpanish();
  const zip = await downloadArchive(client);
  const [head = [], line = []] = parseCsv(zip.read("csv/interview_answers.csv"));
  const cell = (name: string) => line[head.indexOf(name)];
  expect(cell("Your answer")).toBe(SPANISH_STORY);
  expect([cell("Score"), cell("Band"), cell("Dimensions")]).toEqual(["", "", ""]);
  expect(cell("Verdict")).toContain("This seems to be Spanish");
});

test("the report names the language as the reason, not that it was not asked", async () => {
  const { client, session } = await answerInSpanish();
  const readRow = async () =>
    (await openMain(client, `${session}/report`))
      .allByRole("row")
      .find(({ text }) => text.includes(STORY_NAME))?.text ?? "";
  expect(await readRow()).toContain("answered. In another language, so it has no score.");

  await submitAnswer(client, session, ENGLISH_STORY, STORY_NUMBER === 1 ? 2 : 1);
  const row = await readRow();
  expect(row).toContain("In another language, so it has no score.");
  expect(row).toContain("not scored");
  expect(row).not.toMatch(/not asked/i);

  const link = await createShareLink(client, session, { answers: "on" });
  expect(await openPage(client, link)).not.toHaveText("In another language");
});

test("its number in practice leads to its review; a live interview still hides it", async () => {
  const listUrls = async ({ client, session }: Awaited<ReturnType<typeof answerInSpanish>>) =>
    (await openPage(client, session)).links().map(([, url]) => url);
  const practice = await answerInSpanish();
  expect(await listUrls(practice)).toContain(practice.review);
  const live = await answerInSpanish("live");
  expect(await listUrls(live)).not.toContain(live.review);
});

test("its review names the language and has no score, the record and the due list leave it out", async () => {
  const { client, session, review } = await answerInSpanish();
  const main = await openMain(client, review);
  expect(main).toHaveText("No score");
  expect(main).toHaveText("This seems to be Spanish, which the coach can’t read");
  expect(main).toHaveText("This answer isn’t in your record");
  expect(main.names("button")).not.toContain("Put it back");
  expect(main).not.toHaveText("Why you got these points");

  expect(await openMain(client, "/interview/due")).not.toHaveText(STORY_NAME);
  expect(await openMain(client, "/profile/skills")).toHaveText("No skills yet.");

  const refusal = await client.post(`${review}?attempt=1`, { intent: "include" });
  expect(refusal.status).toBe(400);
  expect(await openMain(client, review)).toHaveText("This answer isn’t in your record");
  expect(await openMain(client, "/interview/due")).not.toHaveText(STORY_NAME);

  await submitAnswer(client, session, ENGLISH_STORY, STORY_NUMBER);
  expect(await openMain(client, "/interview/due")).toHaveText(STORY_NAME);
  expect(await openMain(client, "/profile/skills")).not.toHaveText("No skills yet.");
});
