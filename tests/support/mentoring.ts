import { expect } from "vitest";
import { loadServer } from "./app";
import type { Client } from "./client";
import { execute, select } from "./database";
import { openPage } from "./page";

/** The page of a session that was requested at the mentor's earliest time. */
export async function bookEarliest(client: Client, mentor: string, agenda: string) {
  const response = await client.post(`/mentors/${mentor}`, { intent: "earliest", agenda });
  expect([agenda, response.status]).toEqual([agenda, 302]);
  return response.headers.get("Location") ?? "";
}

/** The free times of a mentor in the week shown first. */
export async function listFreeTimes(client: Client, path: string): Promise<string[]> {
  const { main } = await openPage(client, path);
  return main.allByRole("radio").map((radio) => radio.value);
}

export function readSession(page: string) {
  const [row] = select("select * from mentor_sessions where id = ?", [getSessionId(page)]);
  return row as Record<
    "id" | "owner_id" | "state" | "starts_at" | "ends_at" | "answer_by" | "agenda",
    string
  >;
}

/** Changes columns as time would have. */
export function changeSession(page: string, columns: Record<string, string>): void {
  const names = Object.keys(columns);
  execute(
    `update mentor_sessions set ${names.map((name) => `${name} = ?`).join(", ")} where id = ?`,
    [...Object.values(columns), getSessionId(page)],
  );
}

export function countClaims(page: string): number {
  return select("select quarter from mentor_claims where session_id = ?", [getSessionId(page)])
    .length;
}

/** Does what is due after this many minutes. */
export async function runJobsAfter(minutes: number): Promise<void> {
  const { runJobs } = await loadServer();
  const now = new Date(Date.now() + minutes * 60_000);
  while ((await runJobs(now)) > 0);
}

export const hoursFromNow = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString();

function getSessionId(page: string): string {
  return page.split("/").at(-1) ?? "";
}
