import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";
import { openMain } from "../support/page";

const LIMIT =
  "It can’t tell whether the story is true, or whether it’s the one this question asks for.";
const STORY =
  "Last spring my manager wanted to skip the accessibility check before a launch. I disagreed, so I asked her for ten minutes alone. I showed her support tickets and suggested that we drop two minor features instead. She agreed, we shipped on the day, and complaints fell 38%.";

test("beside the score of a story the review says what the coach can't judge", async () => {
  const client = await createClient();
  const stories = await startSession(client, "conflict");
  await submitAnswer(client, stories, STORY, 1);
  expect(await openMain(client, `${stories}/review/1`)).toHaveText(LIMIT);
  await submitAnswer(client, stories, "qwert zuiop asdfg hjkl", 2);
  expect(await openMain(client, `${stories}/review/2`)).not.toHaveText(LIMIT);
});

test("the review of a technical answer doesn't", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const response = await submitAnswer(client, session, GOOD_ANSWER);
  const review = response.headers.get("Location") ?? "";
  expect(await openMain(client, review)).not.toHaveText(LIMIT);
});
