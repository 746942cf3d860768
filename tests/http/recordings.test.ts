import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { startSession, readQuestionFields } from "../support/interview";
import { openMain } from "../support/page";

const SPOKEN =
  "Two nurses had called in sick. I called the site manager, and we decided to take one admission.";
const NO_RECORDING = "This browser has no recording of this answer.";

async function openReview(mode: "practice" | "live", spokenSeconds: string) {
  const client = await createClient();
  const session = await startSession(client, "conflict", mode);
  const fields = await readQuestionFields(client, `${session}?question=1`);
  await client.post(session, {
    ...fields,
    intent: "answer",
    answer: SPOKEN,
    transcript: SPOKEN,
    spokenSeconds,
  });
  await client.post(session, { intent: "end" });
  return openMain(client, `${session}/review/1`);
}

test("a spoken answer of a live interview says where its recording is, to browsers without it", async () => {
  expect((await openReview("live", "9")).text).toContain(NO_RECORDING);
  expect((await openReview("live", "0")).text).not.toContain(NO_RECORDING);
  expect((await openReview("practice", "9")).text).not.toContain(NO_RECORDING);
});

test("the keys of an answer’s recordings name its session, question and attempt", async () => {
  const review = await openReview("live", "9");
  const section = review.descendants.find((element) => element.has("data-recordings"));
  expect(section?.has("hidden")).toBe(true);
  expect(JSON.parse(section?.attribute("data-recordings") ?? "")).toEqual([
    expect.stringMatching(/^\S+ \S+ 1$/),
  ]);
});
