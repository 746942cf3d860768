import { describe, expect, test } from "vitest";
import { ANALYST, completeAssessment } from "../support/assessment";
import {
  type Client,
  ORIGIN,
  createClient,
  createPerson,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";
import { readNextStep } from "../support/next-step";
import { openMain, openPage, postForm } from "../support/page";

const PAGE = "/about-you";
const NURSE = "29-1141.00";

const findRow = (owner: string) =>
  select("select * from person_context where owner_id = ?", [owner])[0];
const save = (client: Client, fields: Record<string, string>) =>
  client.post(PAGE, { intent: "save", ...fields });

describe("what a person says of themselves", () => {
  test("is saved for a visitor, and the page shows what their occupation brings", async () => {
    const visitor = await createClient();
    const first = await openMain(visitor, PAGE);
    expect(first).toHaveText("Two questions, then you start.");
    expect(first.getField("years").attribute("max")).toBe("60");
    const sent = await save(visitor, {
      job: "Registered nurse, cardiology ward",
      years: "8",
      goal: "another-field",
      date: "2099-03-01",
      mustStay: "Part-time",
    });
    expect(sent.headers.get("Location")).toBe(PAGE);
    expect(findRow(`visitor:${readVisitorId(visitor)}`)).toMatchObject({
      job: "Registered nurse, cardiology ward",
      occupation_code: NURSE,
      years: 8,
      goal: "another-field",
      date: "2099-03-01",
      must_stay: "Part-time",
    });
    const main = await openMain(visitor, PAGE);
    expect(main).toHaveText("We know Registered Nurses.");
    expect(main).toHaveText("8 skills that travel");
    expect(main).toHaveText("Reading people");
    expect(main.getField("mustStay").value).toBe("Part-time");
    expect((await openMain(await createClient(), PAGE)).getField("job").value).toBe("");
  });

  test("a job that is no occupation's title offers the nearest three, or keeps the words", async () => {
    const client = await createSignedInClient();
    const sent = await save(client, { job: "Nurse on nights", returnTo: "/profile" });
    const asking = sent.headers.get("Location") ?? "";
    expect(asking).toBe("/about-you?returnTo=%2Fprofile");
    const main = await openMain(client, asking);
    expect(main).toHaveText("We don’t know it yet");
    const form = main.getField("job").closest("form");
    const choices = form.allByRole("radio").filter((each) => each.attribute("name") !== "goal");
    expect(choices.map((each) => each.attribute("value"))).toEqual([
      NURSE,
      expect.any(String),
      expect.any(String),
      "none",
    ]);
    const fields = Object.fromEntries(form.formEntries());
    const kept = await client.post(PAGE, { ...fields, intent: "save" });
    expect(kept.headers.get("Location")).toBe("/profile");
    expect(findRow(client.id)).toMatchObject({ job: "Nurse on nights", occupation_code: null });
    await client.post(PAGE, { ...fields, intent: "save", occupationCode: NURSE });
    expect(findRow(client.id)).toMatchObject({ job: "Nurse on nights", occupation_code: NURSE });
    // A choice isn't of another job, and one that nobody knows is fine.
    await save(client, { job: "Qwertz", occupationCode: NURSE });
    expect(findRow(client.id)).toMatchObject({ job: "Qwertz", occupation_code: null });
    expect(await openMain(client, PAGE)).toHaveText("We don’t know it yet");
  });

  test.each([
    [{ job: "x".repeat(121) }, "job", "Use at most 120 characters."],
    [{ mustStay: "x".repeat(201) }, "mustStay", "Use at most 200 characters."],
    [{ years: "61" }, "years", "Enter a number of years up to 60."],
    [{ years: "-1" }, "years", "Enter a number of years from 0."],
    [{ years: "many" }, "years", "Enter the number of years."],
    [{ goal: "fame" }, "goal", "Choose one of the goals shown."],
    [{ occupationCode: "99-9999.99" }, "occupationCode", "Choose one of the occupations shown."],
    [{ date: "2020-01-01" }, "date", "Choose a day that is still to come."],
    [{ date: "soon" }, "date", "Enter a day, such as 2027-03-01."],
  ])("%j is refused, and stays in the form", async (fields, field, message) => {
    const client = await createSignedInClient();
    const page = await postForm(
      client,
      PAGE,
      { intent: "save", returnTo: "/profile", ...fields },
      400,
    );
    expect(page.main.getByRole("alert")).toHaveText(message);
    expect(page.main.getField("returnTo").value).toBe("/profile");
    if (field !== "goal" && field !== "occupationCode")
      expect(page.main.getField(field).value).toBe(Object.values(fields)[0]);
    expect(findRow(client.id)).toBeUndefined();
  });

  test("goals that contradict a job are taken as said; everything may be left open", async () => {
    const client = await createSignedInClient();
    await save(client, { job: "Baker", years: "8", goal: "first-job" });
    expect(findRow(client.id)).toMatchObject({ goal: "first-job", years: 8 });
    await save(client, {});
    expect(findRow(client.id)).toMatchObject({ job: null, years: null, goal: null });
  });

  test("leads on to pages here alone", async () => {
    const client = await createSignedInClient();
    const sent = await save(client, { goal: "unknown", returnTo: "https://example.com/" });
    expect(sent.headers.get("Location")).toBe(PAGE);
  });

  test("may be skipped, which is remembered, and deleted", async () => {
    const client = await createSignedInClient();
    const skipped = await client.post(PAGE, { intent: "skip", returnTo: "/profile" });
    expect(skipped.headers.get("Location")).toBe("/profile");
    expect(findRow(client.id)).toMatchObject({ job: null, goal: null });
    expect(await openMain(client, PAGE)).not.toHaveText("Skip, I’ll look around");
    await save(client, { job: "Cook", goal: "better" });
    await client.post(PAGE, { intent: "skip" });
    expect(findRow(client.id)).toMatchObject({ job: "Cook", goal: "better" });
    await client.post(PAGE, { intent: "delete" });
    expect(findRow(client.id)).toBeUndefined();
    expect((await client.post(PAGE, { intent: "other" })).status).toBe(400);
  });
});

test("at sign-in a visitor's words fill what the account left open, and the newer count", async () => {
  const person = createPerson();
  const first = await createClient();
  await registerPerson(first, person);
  await first.post("/login", person);
  await save(first, { job: "Cook", years: "3", mustStay: "My town" });
  const visitor = await createClient();
  await save(visitor, { job: "Registered nurse", goal: "return" });
  await visitor.post("/login", person);
  const [{ id }] = select("select id from users where email = ?", [person.email]) as [
    { id: string },
  ];
  expect(findRow(id)).toMatchObject({
    job: "Registered nurse",
    occupation_code: NURSE,
    years: null,
    goal: "return",
    must_stay: "My town",
  });
  expect(
    select("select * from person_context where owner_id like 'visitor:%' and job like 'Regis%'"),
  ).not.toContainEqual(expect.objectContaining({ goal: "return" }));
});

test("the export has it in words, and the search doesn't find it", async () => {
  const client = await createSignedInClient();
  await save(client, { job: "Lighthouse keeperess", goal: "neighboring" });
  const { read } = await downloadArchive(client);
  expect(read("csv/person_context.csv")).toContain("Lighthouse keeperess");
  expect(read("csv/person_context.csv")).toContain("Move to a neighboring job");
  const found = await openPage(client, "/search?q=keeperess");
  expect(found.main.links().filter(([name]) => name.includes("keeperess"))).toEqual([]);
});

describe("on other pages", () => {
  test("the profile's first day asks, and shows what the job brings once it is said", async () => {
    const client = await createSignedInClient();
    const form = (await openMain(client, "/profile")).getField("job").closest("form");
    const fields = Object.fromEntries(form.formEntries());
    await client.post(form.attribute("action") ?? "", {
      ...fields,
      intent: "save",
      job: "Registered nurse",
      goal: "another-field",
    });
    const main = await openMain(client, "/profile");
    expect(main).toHaveText("8 skills that travel");
  });

  test("a review has a line about it until something is said, or it is skipped", async () => {
    const client = await createClient();
    const session = await startSession(client);
    const review = (await submitAnswer(client, session, GOOD_ANSWER)).headers.get("Location") ?? "";
    const link = (await openMain(client, review)).getByRole("link", "Two questions about you");
    const page = await openMain(client, link.attribute("href") ?? "");
    const fields = Object.fromEntries(page.getField("job").closest("form").formEntries());
    const skipped = await client.post(PAGE, { ...fields, intent: "skip" });
    expect(skipped.headers.get("Location")).toBe(review.split("?")[0]);
    expect(await openMain(client, review)).not.toHaveText("Two questions about you");
  });

  test("the assessment asks both questions, keeps them apart, and its next step reads the goal", async () => {
    const client = await createClient();
    expect(await openMain(client, "/assessment")).toHaveText("Answer two questions");
    const to = await completeAssessment(client, {
      2: ANALYST,
      5: { job: "Registered nurse", goal: "another-field", "field-technology": "on" },
    });
    const owner = `visitor:${readVisitorId(client)}`;
    expect(findRow(owner)).toMatchObject({ occupation_code: NURSE, goal: "another-field" });
    const [row] = select("select answers from assessments where owner_id = ?", [owner]);
    expect(String(row?.answers)).not.toMatch(/nurse|another-field/i);
    const { title } = await readNextStep(client, to);
    await save(client, { goal: "better" });
    expect((await readNextStep(client, to)).title).not.toBe(title);
    expect((await openMain(client, "/assessment/5")).getField("job").value).toBe("");
    expect(await openMain(client, "/assessment")).toHaveText(
      "You said: Get better in the job I have.",
    );
    const shared = await postForm(client, to, { intent: "share" }, 201);
    const address = shared.main.getByLabel(/^Copy it now/).value.slice(ORIGIN.length);
    const { source } = await openPage(await createClient(), address);
    expect(source).not.toContain("Get better in the job I have");
  });

  test("the settings show it, with a way to change and to delete it", async () => {
    const client = await createSignedInClient();
    expect(await openMain(client, "/settings/profile")).toHaveText("Answer two questions");
    await save(client, { job: "Registered nurse", years: "8", goal: "better" });
    const main = await openMain(client, "/settings/profile");
    expect(main).toHaveText("What you want Get better in the job I have");
    const form = main.getByRole("button", "Delete what I said").closest("form");
    const fields = Object.fromEntries(form.formEntries());
    const sent = await client.post(PAGE, { ...fields, intent: "delete" });
    expect(sent.headers.get("Location")).toBe("/settings/profile");
    expect(findRow(client.id)).toBeUndefined();
  });
});
