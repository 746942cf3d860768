import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
  readVisitorId,
} from "../support/client";

const CORE = ["communication", "problem-solving", "teamwork", "technical-knowledge", "leadership"];
const SKILLS = [
  CORE,
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
];

const createLevels = (step: number, level: string) =>
  Object.fromEntries((SKILLS[step - 1] ?? []).map((skill) => [skill, level]));

/** All five steps; returns the address of the results. */
async function completeAssessment(
  client: Client,
  level: (step: number) => Record<string, string>,
): Promise<string> {
  let to = "/assessment/1";
  for (let step = 1; step <= 5; step += 1)
    to = (await client.post(`/assessment/${step}`, level(step))).headers.get("Location") ?? "";
  return to;
}

const listCheckedInputs = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="radio")(?=[^>]*checked)[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1],
    /value="([^"]*)"/.exec(input)?.[1],
  ]);

test("the intro shows how long it takes and starts at step 1", async () => {
  const html = await (await (await createClient()).get("/assessment")).text();
  expect(textOf(html)).toContain("About 15-20 minutes");
  expect(html).toMatch(/<a[^>]*href="\/assessment\/1"[^>]*>Begin Assessment/);
});

test("step 1: the five skills, rated 1 to 5, level 3 preselected, Back to the intro", async () => {
  const html = await (await (await createClient()).get("/assessment/1")).text();
  const text = textOf(html);
  expect(text).toContain("Step 1 of 5");
  for (const name of [
    "Communication Skills",
    "Problem Solving",
    "Teamwork & Collaboration",
    "Technical Knowledge",
    "Leadership Abilities",
  ])
    expect(text).toContain(name);
  expect(html.match(/type="radio"/g)).toHaveLength(25);
  expect(listCheckedInputs(html)).toEqual(CORE.map((skill) => [skill, "3"]));
  expect(html).toMatch(/<a[^>]*href="\/assessment"[^>]*>(?:(?!<\/a>).)*Back/);
  expect(text).toContain("Continue");
});

test("nothing is marked beforehand on the other steps, and each leads back to the one before", async () => {
  const client = await createClient();
  for (const step of [2, 3, 4, 5]) {
    const html = await (await client.get(`/assessment/${step}`)).text();
    expect(html.match(/type="radio"/g)).toHaveLength(25);
    expect(listCheckedInputs(html)).toEqual([]);
    expect(html).toMatch(
      new RegExp(`<a[^>]*href="/assessment/${step - 1}"[^>]*>(?:(?!</a>).)*Back`),
    );
  }
});

test.each(["0", "6", "01", "1.0", "one", "%00", "-1"])("/assessment/%s: 404", async (step) => {
  expect((await (await createClient()).get(`/assessment/${step}`)).status).toBe(404);
  expect((await (await createClient()).post(`/assessment/${step}`, {})).status).toBe(404);
});

test("Continue saves the ratings and shows them again", async () => {
  const client = await createClient();
  const saved = await client.post("/assessment/1", { ...createLevels(1, "2"), leadership: "5" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, "/assessment/2"]);
  expect(listCheckedInputs(await (await client.get("/assessment/1")).text())).toEqual(
    CORE.map((skill) => [skill, skill === "leadership" ? "5" : "2"]),
  );
  const intro = textOf(await (await client.get("/assessment")).text());
  expect(intro).toContain("Continue Assessment");
  expect(intro).toContain("5 of 25 skills rated so far");
});

test.each(["0", "6", "3.5", "five", "<script>"])(
  "level %s: 400 under the skill, other choices still selected, nothing saved",
  async (level) => {
    const client = await createClient();
    const response = await client.post("/assessment/2", {
      ...createLevels(2, "4"),
      empathy: level,
    });
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain("Choose a level from 1 to 5.");
    expect(html).toMatch(/href="#step-2-empathy"/);
    expect(listCheckedInputs(html)).toContainEqual(["negotiation", "4"]);
    expect(listCheckedInputs(await (await client.get("/assessment/2")).text())).toEqual([]);
  },
);

test("skills of another step and unknown skills are ignored", async () => {
  const client = await createClient();
  await client.post("/assessment/1", { sql: "5", telepathy: "5", communication: "4" });
  expect(textOf(await (await client.get("/assessment")).text())).toContain(
    "1 of 25 skills rated so far",
  );
});

describe("results", () => {
  test("results show the highest and lowest ratings, matching roles and courses", async () => {
    const client = await createClient();
    const to = await completeAssessment(client, (step) => ({
      ...createLevels(step, "3"),
      ...(step === 2 ? { negotiation: "5" } : {}),
      ...(step === 4 ? { sql: "1" } : {}),
    }));
    expect(to).toMatch(/^\/assessment\/results\/[0-9a-f-]{36}$/);
    const response = await client.get(to);
    const html = await response.text();
    const text = textOf(html);
    expect(response.status).toBe(200);
    expect(text).toContain("You rated yourself highest in Negotiation");
    expect(text).toContain("This is your own judgment, not a test.");
    expect(text).toContain("A key skill in Legal (3 of 6 roles)");
    expect(html).toMatch(/href="\/learning\/data-science-essentials"/);
    expect(text).toContain("5 of 5, expert");
  });

  test("a flat profile gets its own headline, and gaps are counted", async () => {
    const flat = await createClient();
    expect(
      textOf(
        await (
          await flat.get(await completeAssessment(flat, (step) => createLevels(step, "3")))
        ).text(),
      ),
    ).toContain("All your ratings are at the same level");
    const gaps = await createClient();
    const text = textOf(
      await (
        await gaps.get(
          await completeAssessment(
            gaps,
            (step): Record<string, string> =>
              step === 1 ? { leadership: "4", teamwork: "2" } : {},
          ),
        )
      ).text(),
    );
    expect(text).toContain("You rated 2 of 25 skills");
    expect(text.match(/not rated/g)).toHaveLength(23);
  });

  test("nothing rated at all: back to step 1, with the reason", async () => {
    const client = await createClient();
    const response = await client.post("/assessment/5", {});
    expect(response.headers.get("Location")).toBe("/assessment/1");
    expect(textOf(await (await client.get("/assessment/1")).text())).toContain(
      "Rate at least one skill",
    );
  });

  test("a new assessment starts with the old levels and doesn't change the old result", async () => {
    const client = await createClient();
    const first = await completeAssessment(client, (step) =>
      createLevels(step, step === 3 ? "4" : "2"),
    );
    const second = await completeAssessment(
      client,
      (step): Record<string, string> => (step === 1 ? createLevels(1, "5") : {}),
    );
    expect(second).not.toBe(first);
    expect(textOf(await (await client.get(second)).text())).toContain(
      "You rated yourself highest in 5 of 25 skills",
    );
    const old = textOf(await (await client.get(first)).text());
    expect(old).toContain("4 of 5, skilled");
    expect(old).not.toContain("5 of 5");
  });

  test("results are 404 for other people, visitors and unknown ids", async () => {
    const owner = await createSignedInClient();
    const to = await completeAssessment(owner, (step) => createLevels(step, "4"));
    for (const other of [await createSignedInClient(), await createClient()])
      expect((await other.get(to)).status).toBe(404);
    for (const id of ["x", "1", "%27--"])
      expect((await owner.get(`/assessment/results/${id}`)).status).toBe(404);
  });

  test("what a visitor rated moves into the account, all of it", async () => {
    const client = await createClient();
    const to = await completeAssessment(client, (step) => createLevels(step, "4"));
    await client.post("/assessment/1", createLevels(1, "1"));
    const id = readVisitorId(client);
    expect(countRowsContaining(id)).toEqual({ assessments: 2, assessment_ratings: 50 });
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(countRowsContaining(id)).toEqual({});
    expect((await client.get(to)).status).toBe(200);
    expect(listCheckedInputs(await (await client.get("/assessment/1")).text())).toEqual(
      CORE.map((skill) => [skill, "1"]),
    );
  });
});
