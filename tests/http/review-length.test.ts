import { expect, test } from "vitest";
import type { Review } from "~/coach/types";
import { INTERVIEW_CARDS, questionById } from "~/data/questions/cards.server";
import { type Client, createClient } from "../support/client";
import { changeReview, execute } from "../support/database";
import { countWords, readFirstView } from "../support/first-view";
import {
  getQuestionNumber,
  getSessionId,
  readQuestionFields,
  startSession,
} from "../support/interview";
import { openMain, openPage } from "../support/page";

/** On the first view, with the answer counted as far as this many of its words. */
const MAX_WORDS = 250;
const MAX_ANSWER_WORDS = 107;

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions);
const takeSentences = (text: string, count: number) =>
  text
    .split(/(?<=[.!?]) /)
    .slice(0, count)
    .join(" ");

async function answer(
  client: Client,
  questionId: string,
  text: string,
  others: Record<string, string> = {},
): Promise<string> {
  const { card } = questionById(questionId) ?? expect.unreachable();
  const session = await startSession(client, card.id);
  const number = getQuestionNumber(questionId);
  const fields = await readQuestionFields(client, `${session}?question=${number}`);
  await client.post(session, { ...fields, intent: "answer", answer: text, ...others });
  return session;
}

const getReviewUrl = (session: string, questionId: string) =>
  `${session}/review/${getQuestionNumber(questionId)}`;

async function countFirstView(client: Client, url: string, text: string): Promise<number> {
  const main = await openMain(client, url);
  return countWords(readFirstView(main)) - Math.max(0, countWords(text) - MAX_ANSWER_WORDS);
}

const KINDS = ["behavioral", "motivation", "technical", "case"] as const;
const ANSWERS = KINDS.flatMap((kind) =>
  QUESTIONS.filter((question) => question.kind === kind)
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .flatMap(({ id, samples }): [string, string, string][] => [
      [`${kind} ${id}, half`, id, takeSentences(samples.junior, 6)],
      [`${kind} ${id}, whole`, id, samples.senior],
      [`${kind} ${id}, weak`, id, takeSentences(samples.junior, 1)],
    ]),
);

test.each(ANSWERS)("%s", async (_name, id, text) => {
  const client = await createClient();
  const session = await answer(client, id, text);
  expect(await countFirstView(client, getReviewUrl(session, id), text)).toBeLessThanOrEqual(
    MAX_WORDS,
  );
});

const STORY = "angry-customer";
const STORY_ANSWER = takeSentences(questionById(STORY)?.question.samples.junior ?? "", 7);

test("an answer with every point confirmed, with points left out, and an older attempt", async () => {
  const client = await createClient();
  const session = await answer(client, STORY, STORY_ANSWER);
  const url = getReviewUrl(session, STORY);
  const { question } = questionById(STORY) ?? expect.unreachable();
  const [first, ...others] = question.keyPoints;
  for (const { id } of others)
    await client.post(`${url}/replies`, { intent: "point", point: id, sentence: "1" });
  await client.post(`${url}/replies`, {
    intent: "point",
    point: first?.id ?? "",
    sentence: "none",
  });
  const main = await openMain(client, url);
  expect(main).toHaveText("you didn’t say this");
  expect(main).toHaveText(/Put it after sentence \d/);
  expect(await countFirstView(client, url, STORY_ANSWER)).toBeLessThanOrEqual(MAX_WORDS);

  const again = await client.post(`/interview/questions/${STORY}/again`, {
    start: "last",
    stem: "For him it meant …",
    blank: "the end of the holiday",
    after: "1",
  });
  const editor = (await openPage(client, again.headers.get("Location") ?? "")).getField("answer");
  expect(editor.value).toContain("For him it meant the end of the holiday.");
  await client.post(session, {
    ...Object.fromEntries(editor.closest("form").formEntries()),
    intent: "answer",
    answer: editor.value,
  });
  expect(await countFirstView(client, `${url}?attempt=1`, STORY_ANSWER)).toBeLessThanOrEqual(
    MAX_WORDS,
  );
});

const CODE = "two-sum";
const SOLUTION = `function twoSum(numbers, target) {
  const seen = new Map();
  for (let index = 0; index < numbers.length; index += 1) {
    const other = seen.get(target - numbers[index]);
    if (other !== undefined) return [other, index];
    seen.set(numbers[index], index);
  }
  return [];
}`;

test.each([
  ["with an explanation", questionById(CODE)?.question.samples.junior ?? "", "9"],
  ["with a sentence", "I keep the numbers I have seen in a map.", "4"],
  ["alone", "", "4"],
  ["alone, not run", "", ""],
])("submitted code %s", async (_name, text, testsPassed) => {
  const client = await createClient();
  const code = { code: SOLUTION, language: "javascript", testsPassed };
  const session = await answer(client, CODE, text, code);
  const shown = text === "" ? SOLUTION : text;
  expect(await countFirstView(client, getReviewUrl(session, CODE), shown)).toBeLessThanOrEqual(
    MAX_WORDS,
  );
});

test.each([
  ["a story", STORY, STORY_ANSWER],
  ["a few words", STORY, takeSentences(STORY_ANSWER, 1)],
  ...ANSWERS.filter(([name]) => name.endsWith("whole")),
])("%s that was spoken", async (_name, id, text) => {
  const client = await createClient();
  const spoken = text.replace(", ", ", uh, ");
  const session = await answer(client, id, spoken, { transcript: spoken, spokenSeconds: "60" });
  const url = getReviewUrl(session, id);
  expect(await countFirstView(client, url, spoken)).toBeLessThanOrEqual(MAX_WORDS);
});

const CHECKED = QUESTIONS.filter(({ keyPoints }) =>
  keyPoints.some(({ checks = [] }) => checks.length > 0),
).filter((_, index, all) => index === 0 || index === all.length - 1);

test.each(CHECKED.map(({ id }) => id))("wrong answers to every check of %s", async (id) => {
  const { question } = questionById(id) ?? expect.unreachable();
  const text = takeSentences(question.samples.senior, 6);
  const client = await createClient();
  const session = await answer(client, id, text);
  const url = getReviewUrl(session, id);
  const checks = question.keyPoints.flatMap((point) => point.checks ?? []);
  for (const { id: check, key } of checks) {
    const option = key === 0 ? "2" : "1";
    await client.post(`${url}/replies`, { intent: "check", check, option });
    expect(await countFirstView(client, url, text), check).toBeLessThanOrEqual(MAX_WORDS);
  }
  expect(await openMain(client, url)).not.toHaveText("You knew that:");
});

test("a review by an earlier rubric", async () => {
  const client = await createClient();
  const session = await answer(client, STORY, STORY_ANSWER);
  changeReview<Review>(getSessionId(session), (review) => {
    for (const name of ["range", "isOpen", "ownShare", "openChecks", "answeredChecks"] as const)
      delete review[name];
  });
  execute(
    "update interview_answers set lower_score = null, own_share = null where session_id = ?",
    [getSessionId(session)],
  );
  expect(
    await countFirstView(client, getReviewUrl(session, STORY), STORY_ANSWER),
  ).toBeLessThanOrEqual(MAX_WORDS);
});

const JUNK = "qwrtz sdfgh lkjhg zzzzzz qqqqq";

test("a text without an answer gets one card and no score, until the person says that it is one", async () => {
  const client = await createClient();
  const session = await answer(client, STORY, JUNK);
  const url = getReviewUrl(session, STORY);
  const main = await openMain(client, url);
  for (const words of ["We couldn’t find an answer in this text.", "Nothing was scored.", JUNK])
    expect(main).toHaveText(words);
  expect(await countFirstView(client, url, JUNK)).toBeLessThanOrEqual(60);
  expect((await openMain(client, "/interview/due")).text).not.toContain(
    questionById(STORY)?.question.name ?? "",
  );

  const response = await client.post(`${url}/replies`, { intent: "is-answer" });
  expect(response.status).toBe(302);
  const marked = await openMain(client, url);
  expect(marked).not.toHaveText("Nothing was scored.");
  expect(marked).toHaveText("This answer is in your record");
});
