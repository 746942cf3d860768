import { afterEach, expect, test } from "vitest";
import { courseBySlug } from "~/data/learning/courses";
import { createSignedInClient } from "../support/client";
import { createMentor, pauseMentors } from "../support/mentor";
import { listFreeTimes } from "../support/mentoring";
import { openMain } from "../support/page";
import { select } from "../support/database";

const CAPSTONE = "/learning/leadership/capstone";
const ASK = "Ask a mentor to look at it";
const [skill = ""] = courseBySlug("leadership")?.skills ?? [];

afterEach(pauseMentors);

test("without a mentor of one of the course’s skills, a capstone doesn’t offer one", async () => {
  const client = await createSignedInClient();
  expect(await openMain(client, CAPSTONE)).not.toHaveText(ASK);
  await createMentor({ specialties: '["sql"]' });
  expect(await openMain(client, CAPSTONE)).not.toHaveText(ASK);
});

test("a mentor can’t ask themselves", async () => {
  const mentor = await createMentor({ specialties: JSON.stringify([skill]) });
  expect(await openMain(mentor, CAPSTONE)).not.toHaveText(ASK);
});

test("a mentor is asked to look at a capstone, in words the person sees first", async () => {
  const { mentorId } = await createMentor({ specialties: JSON.stringify([skill]) });
  const client = await createSignedInClient();
  const [box] = (await openMain(client, CAPSTONE)).allByRole("checkbox");
  await client.post(CAPSTONE, { item: box?.attribute("value") ?? "" });
  const capstone = await openMain(client, CAPSTONE);
  expect(capstone).toHaveText(ASK);
  const path = `/mentors/${mentorId}?capstone=leadership`;
  expect(capstone.links().map(([, href]) => href)).toContain(path);
  const page = await openMain(client, path);
  const agenda = String(page.getField("agenda").value);
  expect(agenda).toContain("from the course Leadership");
  expect(agenda).toMatch(/I checked 1 of \d+ items of its checklist\. Open, among others: “/);
  expect(page).toHaveText("add a link to your project or paste a part of it");
  expect(select("select id from mentor_sessions where mentor_id = ?", [mentorId])).toEqual([]);
  const nextWeek = page.links().find(([, href]) => href.includes("week="))?.[1] ?? "";
  expect((await openMain(client, nextWeek)).getField("agenda").value).toBe(agenda);
  const [slot = ""] = await listFreeTimes(client, `/mentors/${mentorId}`);
  const response = await client.post(path, { intent: "request", slot, agenda });
  expect(response.status).toBe(302);
  expect(select("select agenda from mentor_sessions where mentor_id = ?", [mentorId])).toEqual([
    { agenda },
  ]);
});
