import { describe, expect, test } from "vitest";
import { ANALYST, CORE_SKILLS, FLAT, OTHER_SKILLS, rateAll } from "../support/assessment";
import { createClient, readVisitorId, registerPerson } from "../support/client";
import { countRowsContaining, execute, select } from "../support/database";
import type { HtmlElement } from "../support/html";
import { openMain, openPage, postForm } from "../support/page";

const listChecked = (main: HtmlElement) =>
  main
    .allByRole("radio")
    .filter((radio) => radio.has("checked"))
    .map((radio) => [radio.attribute("name"), radio.attribute("value")]);

test("the intro shows how long both forms take and starts at step 1", async () => {
  const main = await openMain(await createClient(), "/assessment");
  expect(main).toHaveText("About 15–20 minutes");
  expect(main.getByRole("link", "Begin Assessment").attribute("href")).toBe("/assessment/1");
  expect(main.getByRole("link", "Short form, 5 minutes").attribute("href")).toBe(
    "/assessment/1?form=short",
  );
});

test("step 1: the five skills, rated 1 to 5, level 3 preselected as a start, Back to the intro", async () => {
  const main = await openMain(await createClient(), "/assessment/1");
  expect(main).toHaveText("Step 1 of 5");
  expect(main.names("radiogroup")).toEqual([
    "Communication Skills",
    "Problem Solving",
    "Teamwork & Collaboration",
    "Technical Knowledge",
    "Leadership Abilities",
  ]);
  const [first] = main.allByRole("radiogroup");
  expect(first?.names("radio")).toEqual([
    "1, New to it",
    "2, Learning",
    "3, Capable",
    "4, Skilled",
    "5, Expert",
    "Not sure",
  ]);
  expect(first?.getByRole("radio", "3, Capable").has("checked")).toBe(true);
  expect(listChecked(main)).toEqual(CORE_SKILLS.map((skill) => [skill, "start"]));
  expect(main.getByRole("link", "Back").attribute("href")).toBe("/assessment");
  expect(main).toHaveText("Level 3 is preselected. Choose a level to count it.");
});

test("a level left at its start isn't saved, unless it is confirmed", async () => {
  const client = await createClient();
  const fields = { ...rateAll(CORE_SKILLS, "start"), leadership: "4" };
  await client.post("/assessment/1", fields);
  expect(await openMain(client, "/assessment/review")).toHaveText(
    "Leadership Abilities 4, skilled",
  );
  expect(await openMain(client, "/assessment/review")).not.toHaveText("Communication Skills");
  await client.post("/assessment/1", { ...fields, "confirm-start": "on" });
  expect(await openMain(client, "/assessment/review")).toHaveText(
    "Communication Skills 3, capable",
  );
});

test("step 2 asks 24 activities, then more in two of the strongest areas", async () => {
  const client = await createClient();
  const first = await openMain(client, "/assessment/2");
  expect(first.allByRole("radiogroup")).toHaveLength(24);
  expect(first).toHaveText("not the O*NET Interest Profiler");
  const sent = await client.post("/assessment/2", ANALYST);
  expect(sent.headers.get("Location")).toBe("/assessment/2?part=2");
  const second = await openMain(client, "/assessment/2?part=2");
  expect(second.headings(2).map(({ text }) => text)).toEqual(["Investigative", "Conventional"]);
  expect(second.getByRole("link", "Back").attribute("href")).toBe("/assessment/2");
});

test("without two answers in each area there is no second page", async () => {
  const client = await createClient();
  const sent = await client.post("/assessment/2", { "interest-r1": "4" });
  expect(sent.headers.get("Location")).toBe("/assessment/3");
  expect((await client.get("/assessment/2?part=2")).headers.get("Location")).toBe("/assessment/2");
});

test("nothing is chosen beforehand on steps 2 to 5, and each leads back to the one before", async () => {
  const client = await createClient();
  for (const step of [2, 3, 4, 5]) {
    const main = await openMain(client, `/assessment/${step}`);
    expect(listChecked(main)).toEqual([]);
    expect(main.getByRole("link", "Back").attribute("href")).toBe(`/assessment/${step - 1}`);
  }
});

test("step 4 keeps the 20 other skills, each with how often it was done", async () => {
  const main = await openMain(await createClient(), "/assessment/4");
  expect(main.allByRole("radiogroup")).toHaveLength(2 * OTHER_SKILLS.length);
  expect(main.getByLabel("Highest education").tag).toBe("select");
});

test("the chosen fields decide which skills are asked last; unchecking takes a field back", async () => {
  const client = await createClient();
  const sent = await client.post("/assessment/5", { goal: "another-field", "field-legal": "on" });
  expect(sent.headers.get("Location")).toBe("/assessment/5?part=2");
  const main = await openMain(client, "/assessment/5?part=2");
  expect(main.headings(2).map(({ text }) => text)).toEqual(["Legal"]);
  await client.post("/assessment/5", { goal: "another-field" });
  expect((await client.get("/assessment/5?part=2")).headers.get("Location")).toBe("/assessment/5");
});

test.each(["0", "6", "01", "1.0", "one", "%00", "-1"])("/assessment/%s: 404", async (step) => {
  expect((await (await createClient()).get(`/assessment/${step}`)).status).toBe(404);
  expect((await (await createClient()).post(`/assessment/${step}`, {})).status).toBe(404);
});

test("Continue saves the answers and shows them again", async () => {
  const client = await createClient();
  const sent = await client.post("/assessment/1", {
    ...rateAll(CORE_SKILLS, "2"),
    leadership: "5",
  });
  expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/assessment/2"]);
  expect(listChecked(await openMain(client, "/assessment/1"))).toEqual(
    CORE_SKILLS.map((skill) => [skill, skill === "leadership" ? "5" : "2"]),
  );
  await client.post("/assessment/2", ANALYST);
  expect(listChecked(await openMain(client, "/assessment/2"))).toHaveLength(24);
  const intro = await openMain(client, "/assessment");
  expect(intro).toHaveText(/29 of \d+ questions answered so far/);
  expect(intro.getByRole("link", "Continue Assessment").attribute("href")).toBe("/assessment/2");
});

test("“not sure” takes a rating back and stays selected", async () => {
  const client = await createClient();
  await client.post("/assessment/1", rateAll(CORE_SKILLS, "4"));
  await client.post("/assessment/1", { leadership: "unsure" });
  expect(listChecked(await openMain(client, "/assessment/1"))).toEqual(
    CORE_SKILLS.map((skill) => [skill, skill === "leadership" ? "unsure" : "4"]),
  );
  const ratings = select(
    `select skill_id from assessment_ratings where owner_id like '%${readVisitorId(client)}'`,
  );
  expect(ratings).toHaveLength(4);
});

test("“Not sure” in a select takes its answer back; a select that isn’t sent keeps it", async () => {
  const client = await createClient();
  const readEducation = async () =>
    (await openMain(client, "/assessment/4")).getByLabel("Highest education").value;
  await client.post("/assessment/4", { education: "bachelor" });
  expect(await readEducation()).toBe("bachelor");
  await client.post("/assessment/4", {});
  expect(await readEducation()).toBe("bachelor");
  await client.post("/assessment/4", { education: "" });
  expect(await readEducation()).toBe("");
});

describe("input that no form sends", () => {
  test.each(["0", "6", "3.5", "five", "<script>"])(
    "level %s: 400 under the skill, other choices still selected, nothing saved",
    async (level) => {
      const client = await createClient();
      const page = await postForm(client, "/assessment/4", {
        ...rateAll(OTHER_SKILLS, "4"),
        empathy: level,
      });
      expect(page.main).toHaveText("Choose a level from 1 to 5.");
      expect(page.main.links().map(([, href]) => href)).toContain("#step-4-empathy");
      expect(listChecked(page.main)).toContainEqual(["negotiation", "4"]);
      expect(listChecked(await openMain(client, "/assessment/4"))).toEqual([]);
    },
  );

  test("options that don't exist and too many fields: 400", async () => {
    const client = await createClient();
    const page = await postForm(client, "/assessment/4", { education: "wizard" });
    expect(page.main).toHaveText("Choose one of the options shown.");
    const fields = ["legal", "business", "education", "technology"];
    const tooMany = Object.fromEntries(fields.map((field) => [`field-${field}`, "on"]));
    expect((await postForm(client, "/assessment/5", tooMany)).main).toHaveText(
      "Choose up to 3 fields.",
    );
  });

  test("fields of another step and unknown skills are ignored", async () => {
    const client = await createClient();
    await client.post("/assessment/1", { sql: "5", telepathy: "5", communication: "4" });
    expect(await openMain(client, "/assessment")).toHaveText(/1 of \d+ questions answered so far/);
  });

  test("steps may come in any order, and a form from another tab loses nothing", async () => {
    const client = await createClient();
    await client.post("/assessment/5", { job: "Cook", goal: "better" });
    await client.post("/assessment/2", FLAT);
    // The other tab shows activities of areas that are no longer the strongest.
    await client.post("/assessment/2?part=2", { "basic-r": "5" });
    await client.post("/assessment/2", ANALYST);
    const review = await openMain(client, "/assessment/review");
    for (const answer of [
      "What you want Get better in the job I have",
      "Create a sculpture 5, very much",
    ])
      expect(review).toHaveText(answer);
  });

  test("stored answers that can't be read count as none", async () => {
    const client = await createClient();
    await client.post("/assessment/1", rateAll(CORE_SKILLS, "4"));
    await client.post("/assessment/2", { "interest-r1": "4" });
    execute(
      `update assessments set answers = '{"interest-r1":"9","x":"1","education":"phd"}' where owner_id like '%${readVisitorId(client)}'`,
    );
    await openPage(client, "/assessment/2");
    expect(await openMain(client, "/assessment/review")).not.toHaveText("Build kitchen cabinets");
  });
});

test("a clean start deletes what wasn't sent; sent results stay", async () => {
  const client = await createClient();
  await client.post("/assessment/2", ANALYST);
  const sent = await client.post("/assessment/review", {});
  await client.post("/assessment/2", FLAT);
  const start = await client.post("/assessment", {});
  expect(start.headers.get("Location")).toBe("/assessment/1");
  expect(listChecked(await openMain(client, "/assessment/2"))).toEqual([]);
  expect(await openMain(client, sent.headers.get("Location") ?? "")).toHaveText("You like to");
});

test("what a visitor answered moves into the account, all of it", async () => {
  const client = await createClient();
  await client.post("/assessment/1", rateAll(CORE_SKILLS, "4"));
  await client.post("/assessment/2", ANALYST);
  const sent = await client.post("/assessment/review", {});
  await client.post("/assessment/1", rateAll(CORE_SKILLS, "1"));
  const id = readVisitorId(client);
  expect(countRowsContaining(id)).toEqual({ assessments: 2, assessment_ratings: 10 });
  const { email, password } = await registerPerson(client);
  await client.post("/login", { email, password });
  expect(countRowsContaining(id)).toEqual({});
  await openPage(client, sent.headers.get("Location") ?? "");
  expect(listChecked(await openMain(client, "/assessment/2"))).toHaveLength(24);
});
