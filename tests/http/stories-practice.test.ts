import { expect, test } from "vitest";
import { type Client, createClient, createSignedInClient, readVisitorId } from "../support/client";
import {
  getQuestionNumber,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, postForm } from "../support/page";
import { STORY, listStoryRows, listTellingRows, writeStory } from "../support/story";
import { answerQuestion, writeQuestion } from "../support/own-question";

const QUESTION = "deadline-in-danger";
const NUMBER = getQuestionNumber(QUESTION);
const ANSWER =
  "Last March our release was going to miss its date by a week. I was the one who planned it. I cut two features with the customer, moved one developer from the other team, and told everyone each morning what was left. We shipped on the day, and the two features came a month later without a complaint from anybody.";
const SHORTER =
  "Last March our release was a week late. I planned it, so I cut two features with the customer and told everyone each morning what was left. We shipped on the day.";
const getId = (page: string) => page.split("/").at(-1) ?? "";

async function openQuestion(client: Client) {
  const session = await startSession(client, "leadership");
  return { session, question: `${session}?question=${NUMBER}` };
}

test("the stories that fit stand beside a behavioral question, and the chosen one is noted as told", async () => {
  const client = await createSignedInClient();
  const story = await writeStory(client);
  await writeStory(client, { title: "Amir", telling: "He was new.", kinds: "teaching" });
  const { session, question } = await openQuestion(client);
  const main = await openMain(client, question);
  expect(main).toHaveText("You have one story for this");
  expect(main).toHaveText(`${STORY.title} Stock for £2,000 moved next door before nine.`);
  expect(main).toHaveText("butcher");
  expect(main).toHaveText("Begin with: At seven on a Saturday the freezer was dead.");
  expect(main).toHaveText(/Another of your stories Amir/);
  const fields = await readQuestionFields(client, question);
  await client.post(session, { ...fields, intent: "answer", answer: ANSWER, story: getId(story) });
  const telling = {
    story_id: getId(story),
    kind: "pressure",
    session_id: getId(session),
    question: "Tell me about a project that was about to miss its deadline. What did you do?",
  };
  expect(listTellingRows(client.id)).toMatchObject([telling]);
  // The same form once more stores nothing.
  await client.post(session, { ...fields, intent: "answer", answer: ANSWER, story: getId(story) });
  expect(listTellingRows(client.id)).toHaveLength(1);
  const page = await openMain(client, story);
  expect(page).toHaveText("Told 1 time");
  expect(page.getByRole("link", "Practice session").attribute("href")).toBe(session);
  const review = await openMain(client, `${session}/review/${NUMBER}`);
  expect(review.getByRole("link", "Your story").attribute("href")).toBe(story);
  // In another question of the session it is said.
  const other = `${session}?question=${getQuestionNumber("decision-without-facts")}`;
  await writeStory(client, { telling: "I had to decide.", kinds: "little-information" });
  expect(await openMain(client, other)).toHaveText(
    new RegExp(`Another of your stories .*You told this one in question ${NUMBER}\\.`),
  );
});

test("a choice stays with what was refused or asked for, and another person’s story is none", async () => {
  const [client, other] = [await createSignedInClient(), await createSignedInClient()];
  const story = getId(await writeStory(client));
  const stolen = getId(await writeStory(other));
  const { session, question } = await openQuestion(client);
  const fields = await readQuestionFields(client, question);
  const hint = await client.post(session, { ...fields, intent: "hint", story });
  const page = hint.headers.get("Location") ?? "";
  expect(page).toContain(`story=${story}`);
  const form = await readQuestionFields(client, page.split("#")[0] ?? "");
  expect(form.answer).toBe("");
  await client.post(session, { ...fields, intent: "answer", answer: ANSWER, story: stolen });
  expect(listTellingRows(client.id)).toEqual([]);
});

test("without a story that fits, one is started and the draft is kept", async () => {
  const client = await createClient();
  const { session, question } = await openQuestion(client);
  expect(await openMain(client, question)).toHaveText(
    "No story yet. Three lines are enough to start one.",
  );
  const fields = await readQuestionFields(client, question);
  const left = await client.post(session, { ...fields, intent: "story", answer: "So far" });
  const page = left.headers.get("Location") ?? "";
  const form = (await openMain(client, page)).getField("title").closest("form");
  const entries = Object.fromEntries(form.formEntries());
  expect(entries.kinds).toBe("pressure");
  const saved = await client.post(page, { ...entries, ...STORY });
  const back = saved.headers.get("Location") ?? "";
  expect(back.startsWith(`${question}&story=`)).toBe(true);
  const main = await openMain(client, back);
  expect(main.getField("answer").value).toBe("So far");
  expect(main.allByRole("radio", /freezer/)[0]?.attribute("checked")).toBeDefined();
});

test("where no story fits, each can still be chosen", async () => {
  const client = await createSignedInClient();
  const story = await writeStory(client, { title: "Amir", telling: "He was new.", kinds: "" });
  const { session, question } = await openQuestion(client);
  const main = await openMain(client, question);
  expect(main).toHaveText(/No story for this yet Another of your stories Amir/);
  const fields = await readQuestionFields(client, question);
  await client.post(session, { ...fields, intent: "answer", answer: ANSWER, story: getId(story) });
  expect(listTellingRows(client.id)).toMatchObject([{ story_id: getId(story), kind: "pressure" }]);
});

test("a question about facts, or that asks for none of the kinds, has no stories beside it", async () => {
  const client = await createSignedInClient();
  await writeStory(client);
  const session = await startSession(client);
  expect(await openMain(client, `${session}?question=1`)).not.toHaveText(/stor(y|ies) (yet|for)/);
  const { session: other } = await openQuestion(client);
  const none = await openMain(
    client,
    `${other}?question=${getQuestionNumber("different-profession")}`,
  );
  expect(none).not.toHaveText(/stor(y|ies) (yet|for)/);
});

test("a question of one’s own has its kind by its words", async () => {
  const client = await createSignedInClient();
  await writeStory(client);
  const page = await writeQuestion(client, {
    kind: "story",
    prompt: "When was a deadline hard for you?",
  });
  const place = (await client.post(page, {})).headers.get("Location") ?? "";
  expect(await openMain(client, place)).toHaveText("You have one story for this");
});

test("an answer is kept as a story once, and its retelling becomes the short version", async () => {
  const client = await createClient();
  const { session } = await openQuestion(client);
  await submitAnswer(client, session, ANSWER, NUMBER);
  const reviewUrl = `${session}/review/${NUMBER}`;
  const keep = (await openMain(client, reviewUrl)).getByRole("link", "Keep as a story");
  const newStory = keep.attribute("href") ?? "";
  const form = (await openMain(client, newStory)).getField("title").closest("form");
  const fields = Object.fromEntries(form.formEntries());
  expect(fields).toMatchObject({ telling: ANSWER, kinds: "pressure" });
  expect(fields.title).toBe("Last March our release was going to miss");
  const saved = await client.post(newStory, { ...fields, title: "The late release" });
  const story = saved.headers.get("Location") ?? "";
  const owner = `visitor:${readVisitorId(client)}`;
  expect(listTellingRows(owner)).toMatchObject([{ story_id: getId(story), kind: "pressure" }]);
  expect((await client.get(newStory)).headers.get("Location")).toBe(story);
  expect((await openMain(client, reviewUrl)).allByRole("link", "Your story")).toHaveLength(1);

  const retelling = await client.post(`${reviewUrl}/retell?attempt=1`, { answer: SHORTER });
  const tellings = retelling.headers.get("Location") ?? "";
  expect(await openMain(client, tellings)).toHaveText("Keep this version");
  const kept = await client.post(tellings, {});
  expect(kept.headers.get("Location")).toBe(story);
  expect(listStoryRows(owner)).toMatchObject([
    { title: "The late release", telling: ANSWER, short_telling: SHORTER },
  ]);
});

test("a retelling of an answer that isn’t a story yet begins one with both versions", async () => {
  const client = await createSignedInClient();
  const { session } = await openQuestion(client);
  await submitAnswer(client, session, ANSWER, NUMBER);
  const retelling = await client.post(`${session}/review/${NUMBER}/retell?attempt=1`, {
    answer: SHORTER,
  });
  const begun = await client.post(retelling.headers.get("Location") ?? "", {});
  const main = await openMain(client, begun.headers.get("Location") ?? "");
  expect(main.getField("telling").value).toBe(ANSWER);
  expect(main.getField("shortTelling").value).toBe(SHORTER);
});

test("an answer that is longer than a story is said to be, and not cut", async () => {
  const client = await createSignedInClient();
  const { session } = await openQuestion(client);
  const long = Array.from({ length: 40 }, (_, index) => `${index}. ${ANSWER}`).join("\n");
  await submitAnswer(client, session, long, NUMBER);
  const link = (await openMain(client, `${session}/review/${NUMBER}`)).getByRole(
    "link",
    "Keep as a story",
  );
  const main = await openMain(client, link.attribute("href") ?? "");
  expect(main).toHaveText("This answer is longer than a story can be. Remove");
  expect(main.getField("telling").value).toBe(long);
  const form = Object.fromEntries(main.getField("title").closest("form").formEntries());
  const refused = await postForm(client, link.attribute("href") ?? "", form);
  expect(refused.getField("telling").value).toBe(long);
});

test("an answer of another person, and one about facts, can’t be kept", async () => {
  const [client, other] = [await createSignedInClient(), await createSignedInClient()];
  const { session } = await openQuestion(client);
  await submitAnswer(client, session, ANSWER, NUMBER);
  const link = (await openMain(client, `${session}/review/${NUMBER}`)).getByRole(
    "link",
    "Keep as a story",
  );
  expect((await other.get(link.attribute("href") ?? "")).status).toBe(404);
  const page = await writeQuestion(client);
  const review = await openMain(client, await answerQuestion(client, page));
  expect(review.allByRole("link", /story/)).toEqual([]);
});
