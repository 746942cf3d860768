import { randomUUID } from "node:crypto";
import { type Client, createSignedInClient } from "./client";
import { execute, select } from "./database";

/** A job interview of today, at noon in UTC, which has one round. */
export async function addJobInterview(
  client: Client,
  owner: string,
  { company = "St Mary’s", role = "Registered nurse", heldOn = getDay(0) } = {},
) {
  await client.post("/plans", { intent: "add", company, role, heldOn });
  const [row] = select(
    `select job_interviews.id, job_interview_rounds.id as round_id from job_interviews
      join job_interview_rounds on interview_id = job_interviews.id
      where job_interviews.owner_id = ? and company = ?`,
    [owner, company],
  );
  const id = String(row?.id);
  return { id, roundId: String(row?.round_id), page: `/plans/${id}` };
}

/** So many days from today, in UTC. */
export const getDay = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function createCandidate(details?: Parameters<typeof addJobInterview>[2]) {
  const client = await createSignedInClient();
  return { client, ...(await addJobInterview(client, client.id, details)) };
}

export function insertStory(
  owner: string,
  title: string,
  { cueWords = ["asked why"], kinds = [] as string[] } = {},
): string {
  const id = randomUUID();
  const now = new Date().toISOString();
  execute(
    `insert into stories (id, owner_id, title, telling, short_telling, cue_words, kinds, created_at, updated_at)
      values (?, ?, ?, 'What happened.', '', ?, ?, ?, ?)`,
    [id, owner, title, JSON.stringify(cueWords), JSON.stringify(kinds), now, now],
  );
  return id;
}

export const saveDebrief = (client: Client, page: string, fields: Record<string, string>) =>
  client.post(`${page}/debrief`, { intent: "save", ...fields });

/** A job interview of today of which three questions are written down. */
export async function createDebrief() {
  const candidate = await createCandidate();
  const { client, page } = candidate;
  const story = insertStory(client.id, "Two nurses short", { kinds: ["pressure"] });
  const fields = {
    question1: "Why this ward?",
    told1: "answer",
    went1: "well",
    question2: "Two call in sick at 7. What do you do?",
    told2: story,
    question3: "A doctor ignores your concern. Then?",
    told3: "none",
    went3: "badly",
    hearBy: getDay(7),
    nextSteps: "A second round with the\nmatron.",
  };
  const response = await saveDebrief(client, page, fields);
  return { ...candidate, story, fields, response };
}
