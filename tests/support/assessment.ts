import { expect } from "vitest";
import type { Client } from "./client";

export const CORE_SKILLS = [
  "communication",
  "problem-solving",
  "teamwork",
  "technical-knowledge",
  "leadership",
];
export const OTHER_SKILLS = [
  ["active-listening", "empathy", "presentation", "negotiation", "conflict-resolution"],
  [
    "critical-thinking",
    "structured-thinking",
    "decision-making",
    "estimation",
    "process-improvement",
  ],
  ["data-analysis", "statistics", "sql", "programming", "data-visualization"],
  [
    "time-management",
    "prioritization",
    "project-management",
    "stakeholder-management",
    "adaptability",
  ],
].flat();

export const rateAll = (skills: readonly string[], level: string) =>
  Object.fromEntries(skills.map((skill) => [skill, level]));

/** Four answers for each area: { i: "5545" } */
export function createInterests(areas: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(areas).flatMap(([area, values]) =>
      [...values].map((value, index) => [`interest-${area}${index + 1}`, value]),
    ),
  );
}

export const ANALYST = createInterests({
  r: "2121",
  i: "4545",
  a: "3242",
  s: "3332",
  e: "2233",
  c: "5344",
});
export const FLAT = createInterests({
  r: "3333",
  i: "3333",
  a: "3333",
  s: "3333",
  e: "3333",
  c: "3333",
});
export const CONTRADICTORY = createInterests({
  r: "1515",
  i: "5155",
  a: "1415",
  s: "5251",
  e: "1524",
  c: "3511",
});

/** Sends the steps that are given and the review; returns the address of the results. */
export async function completeAssessment(
  client: Client,
  steps: Record<string, Record<string, string>>,
): Promise<string> {
  for (const [path, fields] of Object.entries(steps))
    expect([path, (await client.post(`/assessment/${path}`, fields)).status]).toEqual([path, 302]);
  const sent = await client.post("/assessment/review", {});
  expect(sent.status).toBe(302);
  return sent.headers.get("Location") ?? "";
}
