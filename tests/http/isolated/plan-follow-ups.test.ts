import { afterEach, describe, expect, test, vi } from "vitest";
import { select } from "../../support/database";
import { add, addNurse, createPerson, FRIDAY, setDay, setTime } from "../../support/job-interviews";
import { openMain, postForm } from "../../support/page";
import { writeStory } from "../../support/story";

afterEach(() => vi.useRealTimers());

describe("after the last round", () => {
  test("today leads to the debrief for two weeks; then only the list does", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { company: "Acme", heldOn: "2026-11-28" });
    for (const day of ["2026-11-29", "2026-12-12"]) {
      setDay(day);
      expect(await openMain(client, "/profile")).toHaveText("What did Acme ask?");
    }
    setDay("2026-12-13");
    expect(await openMain(client, "/profile")).not.toHaveText("What did Acme ask?");
    const list = await openMain(client, "/plans");
    expect(list.links()).toContainEqual(["Not written down yet", `${page}/debrief`]);
  });

  test("a morning’s round that is written down is over", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { company: "Acme", heldOn: "2026-11-27" });
    expect((await openMain(client, page)).headings(1)[0]).toHaveText("Today: Acme.");
    await client.post(`${page}/debrief`, { intent: "save", question1: "Why us?" });
    const main = await openMain(client, page);
    expect(main.headings(1)[0]).toHaveText("Waiting to hear from Acme.");
    expect(main).not.toHaveText("Open the card");
  });

  test("today asks to ask again from the day on that was chosen, until there is an outcome", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { company: "Acme", heldOn: "2026-11-28" });
    setDay("2026-11-29");
    await client.post(`${page}/debrief`, { intent: "save", question1: "Why us?" });
    expect((await openMain(client, page)).headings(1)[0]).toHaveText("Waiting to hear from Acme.");
    await client.post(`${page}/debrief`, { intent: "ask-again", askAgainOn: "2026-12-07" });
    expect(await openMain(client, page)).toHaveText("You’ll ask again on Monday, December 7.");
    expect((await openMain(client, "/plans")).links()).toContainEqual([
      "Ask again on Monday, December 7",
      `${page}/debrief#outcome`,
    ]);
    expect(await openMain(client, "/profile")).not.toHaveText("Ask Acme again");
    setDay("2026-12-07");
    expect(await openMain(client, "/profile")).toHaveText("Ask Acme again");
    expect((await client.post("/profile?index", { intent: "start" })).headers.get("Location")).toBe(
      `${page}/debrief#outcome`,
    );
    setDay("2026-12-08");
    await client.post(`${page}/debrief`, { intent: "no" });
    expect(await openMain(client, "/profile")).not.toHaveText("Ask Acme again");
  });
});

test.each([
  ["offer", "St Mary’s made you an offer.", "See what to check", "offer", "Offer"],
  ["no", "St Mary’s said no.", "Write down what they asked", "debrief", "No"],
  [
    "withdrawn",
    "You withdrew from St Mary’s.",
    "Write down what they asked",
    "debrief",
    "Withdrawn",
  ],
])("with the outcome %s the plan ends", async (intent, title, link, to, state) => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  setDay("2026-12-04");
  await client.post(`${page}/debrief`, { intent });
  const main = await openMain(client, page);
  expect(main.headings(1)[0]).toHaveText(title);
  expect(main.getByRole("link", link).attribute("href")).toBe(`${page}/${to}`);
  expect(main.names("button")).toEqual(["It’s still open"]);
  expect(await openMain(client, "/plans")).toHaveText(
    new RegExp(`Over Ward sister, St Mary’s .* ${state}`),
  );
  await client.post(page, { intent: "open" });
  expect((await openMain(client, page)).headings(1)[0]).toHaveText("Six days to St Mary’s.");
});

test("after the first round’s debrief the plan leads to its notes and to the answer", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  setDay("2026-12-04");
  expect((await openMain(client, page)).names("link")).not.toContain("They answered");
  await client.post(`${page}/debrief`, { intent: "save", question1: "Why us?" });
  const main = await openMain(client, page);
  const [phone] = select(
    "select id from job_interview_rounds where name = 'Phone' and owner_id = ?",
    [client.owner],
  );
  const debrief = `${page}/debrief?round=${String(phone?.id)}`;
  expect(main.links()).toEqual(
    expect.arrayContaining([
      ["Your notes: Round 1, Phone", debrief],
      ["They answered", `${debrief}#outcome`],
    ]),
  );
  await client.post(debrief, { intent: "no" });
  expect((await openMain(client, page)).names("link")).not.toContain("They answered");
});

test("a second plan says whose minutes come first; the profile has the hour of the next round", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  const second = await add(client, { company: "Acme", heldOn: "2026-12-20" });
  expect(await openMain(client, second)).toHaveText(
    "Your minutes go to St Mary’s first, until Thursday, December 10.",
  );
  expect(await openMain(client, page)).not.toHaveText("Your minutes go to");
  expect(await openMain(client, "/profile")).toHaveText("Thursday, December 3, 10:00 AM");
  client.cookies.set("time-zone", encodeURIComponent("America/New_York"));
  expect(await openMain(client, "/profile")).toHaveText(
    "Thursday, December 3, 10:00 AM London time",
  );
});

test("pasted stories leave today’s plan as it is; one that is written is done", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  const telling = "I led the shift that night. ".repeat(6).trim();
  setTime(FRIDAY + 60_000);
  const notes = { intent: "split", notes: telling, "kinds-1": "leading", "title-1": "The shift" };
  const split = await postForm(client, "/stories/paste", { ...notes, intent: "one" }, 200);
  const fields = Object.fromEntries(split.getField("title-1").closest("form").formEntries());
  await client.post("/stories/paste", { ...fields, ...notes, intent: "keep" });
  const [story] = select("select * from stories where owner_id = ?", [client.owner]);
  expect(story).toMatchObject({ is_pasted: 1 });
  expect(await openMain(client, page)).not.toHaveText("The shift , done");
  expect((await openMain(client, page)).headings(2)[0]).not.toHaveText(/left$/);
  await writeStory(client, { title: "Another one", kinds: "leading", telling: `${telling} So.` });
  expect((await openMain(client, page)).headings(2)[0]).toHaveText(/left$/);
});
