import { describe, expect, test } from "vitest";
import {
  type Client,
  createClient,
  createPerson,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import {
  addJobInterview,
  createDebrief,
  getDay,
  insertStory,
  saveDebrief,
} from "../support/job-interview";
import { openMain, postForm } from "../support/page";

describe("the outcome", () => {
  const choose = (client: Client, page: string, fields: Record<string, string>) =>
    client.post(`${page}/debrief`, fields);

  test("an offer leads to its page; a no has two kind sentences; both can be taken back", async () => {
    const { client, page } = await createDebrief();
    const offer = await choose(client, page, { intent: "offer" });
    expect(offer.headers.get("Location")).toBe(`${page}/offer`);
    await choose(client, page, { intent: "no" });
    expect(await openMain(client, `${page}/debrief`)).toHaveText("They said no.");
    await choose(client, page, { intent: "open" });
    expect(await openMain(client, `${page}/debrief`)).toHaveText("What happened next?");
    expect((await choose(client, page, { intent: "other" })).status).toBe(400);
  });

  test("once one has ended, its debrief promises nothing for tomorrow", async () => {
    const { client, page } = await createDebrief();
    await addJobInterview(client, client.id, { company: "Other", heldOn: getDay(9) });
    const promise = "Question 3 becomes tomorrow’s first nine minutes.";
    expect(await openMain(client, `${page}/debrief`)).toHaveText(promise);
    await choose(client, page, { intent: "withdrawn" });
    expect(await openMain(client, `${page}/debrief`)).not.toHaveText(promise);
  });

  test("a next round is added, and what was promised for this one is over", async () => {
    const { client, id, page } = await createDebrief();
    const fields = { intent: "round", heldOn: getDay(9), name: "Panel" };
    const added = await choose(client, page, fields);
    expect(added.headers.get("Location")).toBe(page);
    expect(
      select(
        "select name, held_on from job_interview_rounds where interview_id = ? order by held_on",
        [id],
      ),
    ).toMatchObject([{ name: "" }, { name: "Panel", held_on: getDay(9) }]);
    expect(select("select hear_by from job_interviews where id = ?", [id])).toEqual([
      { hear_by: null },
    ]);
    const { main } = await postForm(client, `${page}/debrief`, { ...fields, heldOn: "2020-01-01" });
    expect(main.invalidFields).toMatchObject({ heldOn: expect.stringContaining("from today on") });
  });

  test("a round that is planned already is named, and asked about before it is added again", async () => {
    const { client, id, page, roundId } = await createDebrief();
    const fields = { intent: "round", heldOn: getDay(9), name: "Panel" };
    await choose(client, page, fields);
    const [panel] = select(
      "select id from job_interview_rounds where name = 'Panel' and interview_id = ?",
      [id],
    );
    const debrief = `${page}/debrief?round=${roundId}`;
    const main = await openMain(client, debrief);
    expect(main).toHaveText(/Next: Round 2, Panel, \w+day, /);
    expect(main.getByRole("link", "Change it").attribute("href")).toBe(
      `${page}/change?round=${String(panel?.id)}`,
    );
    expect(main).toHaveText("Another round, or no answer yet");
    const again = { ...fields, name: "The panel" };
    const asked = await postForm(client, debrief, again, 400);
    expect(asked.main.invalidFields).toMatchObject({
      heldOn: expect.stringContaining("You already have a round that day: Round 2, Panel."),
    });
    expect(asked.main.getField("name").value).toBe("The panel");
    expect(asked.main.names("button")).toContain("Add it anyway");
    await client.post(debrief, { ...again, intent: "round-beside" });
    const rounds = select("select id from job_interview_rounds where interview_id = ?", [id]);
    expect(rounds).toHaveLength(3);
  });

  test("with ten rounds there is no form for a next one, but what to do", async () => {
    const { client, page } = await createDebrief();
    const fields = { intent: "round", name: "Panel" };
    for (let days = 1; days < 10; days += 1)
      await choose(client, page, { ...fields, heldOn: getDay(days) });
    const main = await openMain(client, `${page}/debrief`);
    expect(main).toHaveText("10 rounds are as many as one job interview can have.");
    expect(main.names("button")).not.toContain("Add the round");
    expect(Object.fromEntries(main.links())).toMatchObject({
      "Delete a round that you don’t need": `${page}/change`,
      "note the next one as a job interview of its own": "/plans",
    });
    const sent = { ...fields, heldOn: getDay(11) };
    const refused = await postForm(client, `${page}/debrief`, sent, 400);
    expect(refused.main.getByRole("alert")).toHaveText("Delete one on its Change page first.");
    expect(refused.main.getField("name").value).toBe("Panel");
  });

  test("no answer: a day to ask again, and an email to adapt", async () => {
    const { client, page } = await createDebrief();
    const main = await openMain(client, `${page}/debrief`);
    expect(main.getByRole("textbox", "An email to adapt").value).toMatch(
      /^Hello,[^]*Registered nurse[^]*Kind regards,\nMaya Okafor$/,
    );
    await choose(client, page, { intent: "ask-again", askAgainOn: getDay(10) });
    const later = await openMain(client, `${page}/debrief`);
    expect(later).toHaveText("You’ll ask again on");
    expect(later.getField("askAgainOn").value).toBe(getDay(10));
  });
});

test("deleting a job interview deletes its notes and its offer; stories, tellings and own questions stay", async () => {
  const { client, page } = await createDebrief();
  await client.post(`${page}/offer`, { offered: "$64,000" });
  await client.post(`${page}/delete`, {});
  for (const table of ["job_interviews", "job_interview_rounds", "debrief_questions", "job_offers"])
    expect([table, select(`select * from ${table} where owner_id = ?`, [client.id])]).toEqual([
      table,
      [],
    ]);
  expect(select("select title from stories where owner_id = ?", [client.id])).toHaveLength(1);
  expect(select("select * from story_tellings where owner_id = ?", [client.id])).toMatchObject([
    { round_id: null },
  ]);
  expect(select("select id from own_questions where owner_id = ?", [client.id])).toHaveLength(3);
});

test("notes move into the account at sign-in, are exported, and go with the account", async () => {
  const person = createPerson();
  const client = await createClient();
  await registerPerson(client, person);
  await client.post("/plans", { intent: "add", company: "Acme", role: "Clerk", heldOn: getDay(0) });
  const owner = `visitor:${readVisitorId(client)}`;
  const [row] = select("select id from job_interviews where owner_id = ?", [owner]);
  const page = `/plans/${row?.id}`;
  const story = insertStory(owner, "The ledger");
  await saveDebrief(client, page, { question1: "Why us?", told1: story });
  await client.post(`${page}/offer`, {
    offered: "$64,000",
    "ask-pay": "on",
    "what-pay": "$70,000",
  });
  await client.post("/login", person);
  expect((await openMain(client, `${page}/debrief`)).getField("question1").value).toBe("Why us?");
  expect((await openMain(client, `${page}/offer`)).getField("offered").value).toBe("$64,000");
  const { read } = await downloadArchive(client);
  expect(read("csv/debrief_questions.csv")).toContain("Why us?");
  expect(read("csv/debrief_questions.csv")).toContain("The ledger");
  expect(read("csv/job_offers.csv")).toContain("$70,000");
  await client.post("/settings/account/delete", { password: person.password });
  for (const table of ["debrief_questions", "job_offers"])
    expect(select(`select * from ${table} where interview_id = ?`, [String(row?.id)])).toEqual([]);
});

test("over time: rounds, outcomes, the questions that came up and the stories told", async () => {
  const { client, page } = await createDebrief();
  await client.post(`${page}/debrief`, { intent: "no" });
  const other = await addJobInterview(client, client.id, { company: "Other" });
  await saveDebrief(client, other.page, { question1: "why this ward" });
  const main = await openMain(client, "/plans/history");
  expect(main).toHaveText(/Registered nurse, St Mary’s Today ?, 3 questions No/);
  expect(main).toHaveText(/Why this ward\?? 2 times, (St Mary’s and Other|Other and St Mary’s)/i);
  expect(main).toHaveText("Two nurses short Once");
  expect(await openMain(await createSignedInClient(), "/plans/history")).toHaveText(
    "No job interviews yet",
  );
});
