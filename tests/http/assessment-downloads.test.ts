import { expect, test } from "vitest";
import { ANALYST, completeAssessment, FLAT } from "../support/assessment";
import { createClient, createSignedInClient } from "../support/client";
import { openMain } from "../support/page";

test("all occupations as CSV, best first, with figures and source", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: ANALYST });
  const response = await client.get(`${to}/csv`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "text/csv; charset=utf-8",
  ]);
  expect(response.headers.get("Content-Disposition")).toMatch(/filename="pathlight-occupations-/);
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines).toHaveLength(924);
  expect(lines[0]).toContain(
    'O*NET-SOC code,Occupation,Match,"Whole, 0 to 1",Interests,Skills,Preparation,Values,r,r from,r to,Job zone',
  );
  expect(lines[1]).toContain("Worth a look");
  expect(lines.find((line) => line.startsWith("15-2051.00"))).toContain(
    "112590,33.5,23400,Data scientists",
  );
});

test("a profile that isn't compared has no matches in its CSV", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: FLAT });
  const lines = (await (await client.get(`${to}/csv`)).text()).trim().split("\r\n");
  expect(lines).toHaveLength(924);
  expect(lines[1]).toMatch(/^[\d.-]+,[^,]+,,,,,,,,,,\d,/);
});

/** For a browser without anything of its own, and for an account. */
async function listStatuses(path: string): Promise<number[]> {
  const others = [await createClient(), await createSignedInClient()];
  return Promise.all(others.map(async (other) => (await other.get(path)).status));
}

test("the answers as CSV, and neither for other people", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 1: { leadership: "4" }, 2: ANALYST });
  const text = await (await client.get(`${to}/csv?table=answers`)).text();
  expect(text).toContain('Leadership Abilities,"4, skilled"');
  expect(text).toContain('Draw pictures,"4, quite"');
  for (const path of [`${to}/csv`, `${to}/csv?table=answers`, "/assessment/results/x/csv"])
    expect(await listStatuses(path)).toEqual([302, 404]);
});

test("the methods page has the formulas and the limits that the code uses", async () => {
  const main = await openMain(await createClient(), "/assessment/methods");
  for (const text of [
    "in pay, at most 40 of them",
    "Values, 0.5",
    "52 of 100 pairs",
    "1.5 seconds",
  ])
    expect(main).toHaveText(text);
});
