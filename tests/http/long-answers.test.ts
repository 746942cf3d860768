import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import { SLOW_JOIN_NUMBER, getSessionId, startSession, submitAnswer } from "../support/interview";
import { openPage } from "../support/page";

const MAX_REVIEW_BYTES = 64 * 1024;
const MAX_PAGE_BYTES = 512 * 1024;

test("the review of an answer of 16,000 sentences is small, and the whole answer can be downloaded", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const answer = Array.from(
    { length: 16_000 },
    (_, index) => `${"abcdefghijklmnopqrstuvwxyz"[index % 26]}.`,
  ).join(" ");
  expect((await submitAnswer(client, session, answer)).status).toBe(302);

  const reviewUrl = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const page = await openPage(client, reviewUrl);
  expect(Buffer.byteLength(page.source)).toBeLessThan(MAX_PAGE_BYTES);
  expect(page.main).toHaveText(/15\d{3} more sentences are not shown here/);
  const link = page.main.getByRole("link", "Download the answer as text");
  const download = await client.get(link.attribute("href") ?? "");
  expect(download.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(download.headers.get("Content-Disposition")).toContain("attachment");
  expect(await download.text()).toBe(answer);

  const [row] = select(
    "select octet_length(review) as bytes from interview_answers where session_id = ?",
    [getSessionId(session)],
  );
  expect(row?.bytes).toBeLessThan(MAX_REVIEW_BYTES);

  const stranger = await createSignedInClient();
  expect((await stranger.get(link.attribute("href") ?? "")).status).toBe(404);
});
