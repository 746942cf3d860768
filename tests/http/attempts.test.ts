import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import {
  GOOD_ANSWER,
  POOR_ANSWER,
  SLOW_JOIN_ID,
  answerQuestion,
  startSession,
} from "../support/interviews";
import { type Client, createSignedInClient, textOf, createClient } from "../support/client";

const HERE = `/interview/questions/${SLOW_JOIN_ID}`;
const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());

async function createTwoAttempts(client: Client): Promise<{ first: string; second: string }> {
  const first = await startSession(client);
  await answerQuestion(client, first, SLOW_JOIN_ID, POOR_ANSWER);
  await client.post(first, { intent: "end" });
  const second = (await client.post(HERE, {})).headers.get("Location") ?? "";
  await answerQuestion(client, second.split("?")[0] ?? "", SLOW_JOIN_ID, GOOD_ANSWER);
  return { first, second };
}

test("a question nobody answered yet can be answered; one that is not in the bank is not there", async () => {
  const client = await createClient();
  expect(await readPageText(client, HERE)).toContain("You have not answered this question yet.");
  expect((await client.get("/interview/questions/no-such-question")).status).toBe(404);
  expect((await client.post("/interview/questions/no-such-question", {})).status).toBe(404);
});

test("answering again asks it in the session that is open, else in one on it alone", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  expect((await client.post(HERE, {})).headers.get("Location")).toBe(`${session}?question=4`);
  await client.post(session, { intent: "end" });
  const alone = (await client.post(HERE, {})).headers.get("Location") ?? "";
  expect(alone).not.toContain(session);
  expect(await readPageText(client, alone)).toContain("1 of 1");
  expect((await client.post(HERE, {})).headers.get("Location")).toBe(`${alone}?question=1`);
});

test("two tries in two sessions: side by side, with the change of each dimension and key point", async () => {
  const client = await createClient();
  const { first } = await createTwoAttempts(client);
  const page = await readPageText(client, HERE);
  expect(page).toMatch(/2 tries, up from \d+ to \d+\./);
  expect(page).toContain("Key points, then and now");
  expect(page).toMatch(/Correctness \d+ to \d+ \+\d+/);
  expect(page).toMatch(/missed covered , better/);
  expect(page).toMatch(/this question comes back on/);
  expect(await readPageText(client, `${HERE}?old=2&new=1`)).toMatch(/Correctness \d+ to \d+ −\d+/);
  const earlier = await readPageText(client, `${first}/review/4?attempt=1`);
  expect(earlier).toContain(POOR_ANSWER);
  expect(earlier).not.toContain("What changed since your first try");
});

test("the review of a later try shows the first one beside it, with everything a review has", async () => {
  const client = await createSignedInClient();
  const { second } = await createTwoAttempts(client);
  const review = await readPageText(client, `${second.split("?")[0]}/review/1`);
  for (const part of [
    "What changed since your first try",
    "Attempt 2",
    "Sample answers",
    "Early in a career",
    "With years behind you",
    "Why these points",
    "Embedded coach",
    "covered, 0 partly",
  ]) {
    expect(review).toContain(part);
  }
});

test("a story shows its parts, and every review where its next points are and when the question comes back", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "leadership");
  const answerResponse = await answerQuestion(
    client,
    session,
    "project-that-failed",
    questionById("project-that-failed")
      ?.question.samples.junior.split(". ")
      .slice(0, 4)
      .join(". ") ?? "",
  );
  const review = await readPageText(client, answerResponse.headers.get("Location") ?? "");
  expect(review).toContain("Your story’s parts");
  expect(review).toMatch(/(Situation|Task|Action|Result) Told in sentence/);
  expect(review).toMatch(
    /Where the next points are The three worth most, out of \d+ left \+\d+ points/,
  );
  expect(review).toMatch(/Or leave it: this question comes back on \w+day, \w+ \d+\./);
});

test.each(["?old=0", "?old=3", "?old=x", "?new=9", "?old=1.5", "?old=1&new=99999999999"])(
  "%s: no such try",
  async (query) => {
    const client = await createClient();
    await createTwoAttempts(client);
    expect((await client.get(HERE + query)).status).toBe(404);
  },
);

test("a try compared with itself: said so, 400", async () => {
  const client = await createClient();
  await createTwoAttempts(client);
  const response = await client.get(`${HERE}?old=2&new=2`);
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain("That is the same try twice.");
});

test.each(["?attempt=2", "?attempt=0", "?attempt=x", "?attempt="])(
  "a review%s that was never made: 404",
  async (query) => {
    const client = await createClient();
    const { first } = await createTwoAttempts(client);
    expect((await client.get(`${first}/review/4${query}`)).status).toBe(404);
    for (const number of ["0", "-1", "5", "99", "x", "1e1"])
      expect([number, (await client.get(`${first}/review/${number}`)).status]).toEqual([
        number,
        404,
      ]);
  },
);

test("nobody sees another person's tries", async () => {
  await createTwoAttempts(await createSignedInClient());
  for (const other of [await createClient(), await createSignedInClient()])
    expect(await readPageText(other, HERE)).toContain("You have not answered this question yet.");
});
