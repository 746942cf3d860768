import { afterEach, describe, expect, test, vi } from "vitest";
import { execute, select } from "../../support/database";
import {
  add,
  addNurse,
  createPerson,
  DAY_IN_MS,
  FRIDAY,
  listThings,
  setDay,
  setTime,
  tellStory,
} from "../../support/job-interviews";
import { openMain } from "../../support/page";

afterEach(() => vi.useRealTimers());

describe("the nurse, two rounds in thirteen days", () => {
  test("the plan counts back from the last round", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const main = await openMain(client, page);
    expect(main.headings(1)[0]).toHaveText("Thirteen days to St Mary’s.");
    expect(main).toHaveText("Ward sister, two rounds, Thursday, December 10");
    expect(main).toHaveText("Next: Phone, in six days, Thursday, December 3, 10:00 AM");
    expect(main).toHaveText("Rehearse four in a row");
    expect(main).toHaveText("Eleven minutes");
    expect(main).toHaveText(/Round 1, Phone 10:00 AM, Ruth Osei, 20 min/);
    expect(main).toHaveText(/St Mary’s 2:00 PM, Panel, 45 min/);
    for (const name of ["Close the gaps", "Every story in sixty words", "Rehearse", "Rest"])
      expect(main).toHaveText(name);
    expect(main).toHaveText("What the posting asks for");
    expect(main).toHaveText(/Leading a team no story yet/);
    expect(main).not.toHaveText(/late|overdue|missed/i);
    expect(await listThings(client, page)).toEqual(["Leading a team", "Why St Mary’s?"]);
    expect(main.links()).toContainEqual(["Leading a team", "/stories/new?kind=leading"]);
    expect(main.getByRole("link", "Change").attribute("href")).toBe(`${page}/change`);
    expect(main.getByRole("link", "The card").attribute("href")).toBe(`${page}/card`);
  });

  test("every day until the last round, and the day after", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const titles: string[] = [];
    const shown: string[] = [];
    for (let day = 0; day <= 14; day += 1) {
      setTime(FRIDAY + day * DAY_IN_MS);
      const main = await openMain(client, page);
      titles.push(main.headings(1)[0]?.text ?? "");
      shown.push(main.headings(2)[0]?.text ?? "");
      expect(main.headings(3).length).toBeLessThanOrEqual(3);
    }
    expect(titles.slice(0, 2)).toEqual([
      "Thirteen days to St Mary’s.",
      "Twelve days to St Mary’s.",
    ]);
    expect(titles.slice(12)).toEqual([
      "One day to St Mary’s.",
      "Today: St Mary’s.",
      "How was St Mary’s?",
    ]);
    expect(shown[2]).toBe("A free day");
    expect(shown[6]).toBe("Only the card");
    expect(shown.slice(11)).toEqual([
      "What did they ask?",
      "What did they ask?",
      "Only the card",
      "What did they ask?",
    ]);
  });

  test("a story that was told closes its gap, today and in the list; then it is told in sixty words", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const id = tellStory(client.owner, { kinds: ["leading"] });
    const main = await openMain(client, page);
    expect(main).toHaveText(/Two nurses short , done|Two nurses short, done/);
    expect(main).toHaveText(/Leading a team not told yet/);
    expect(main.headings(2)[0]).toHaveText(/left$/);
    setTime(FRIDAY + DAY_IN_MS);
    expect(await listThings(client, page)).toContain("Two nurses short, in sixty words");
    execute("update stories set short_telling = 'Short.', updated_at = ? where id = ?", [
      new Date().toISOString(),
      id,
    ]);
    expect(await openMain(client, page)).toHaveText(/Leading a team 60 words, not told yet/);
    setTime(FRIDAY + 3 * DAY_IN_MS);
    expect(await listThings(client, page)).toContain("Two nurses short, aloud");
  });

  test("the day of another interview is free, and says why", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const heldOn = new Date(FRIDAY).toISOString().slice(0, 10);
    await client.post("/plans", { intent: "add", company: "Acme", role: "Cook", heldOn });
    const main = await openMain(client, page);
    expect(main.headings(2)[0]).toHaveText("Acme today");
    expect(main).toHaveText("Nothing else on the day of an interview.");
  });

  test("Not today moves the minutes on, and can be taken back", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    await client.post(page, { intent: "off" });
    const off = await openMain(client, page);
    expect(off.headings(2)[0]).toHaveText("Not today");
    expect(off).toHaveText("Saturday, November 28: Leading a team.");
    expect(off.names("button")).not.toContain("Start");
    await client.post(page, { intent: "on" });
    expect(await listThings(client, page)).toEqual(["Leading a team", "Why St Mary’s?"]);
  });

  test("after a round, the page leads to its debrief; what had no story comes first the day after", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    setDay("2026-12-04");
    expect(
      (await openMain(client, page))
        .getByRole("link", "Write down what they asked")
        .attribute("href"),
    ).toBe(`${page}/debrief`);
    const [round] = select(
      "select * from job_interview_rounds where name = 'Phone' and owner_id = ?",
      [client.owner],
    );
    execute("update job_interview_rounds set debriefed_at = ? where id = ?", [
      new Date().toISOString(),
      String(round?.id),
    ]);
    execute(
      "insert into debrief_questions (id, owner_id, interview_id, round_id, position, question, told) values (?, ?, ?, ?, 0, ?, 'none')",
      [
        "plan-question",
        client.owner,
        String(round?.interview_id),
        String(round?.id),
        "When did you say no?",
      ],
    );
    expect(await listThings(client, page)).not.toContain("When did you say no?");
    setDay("2026-12-05");
    expect((await listThings(client, page))[0]).toBe("When did you say no?");
  });
});

describe("the engineer, tomorrow", () => {
  test("gaps and the card's first sentence, then the card, then the debrief", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, {
      company: "Acme Inc.",
      role: "Software engineer",
      heldOn: "2026-11-28",
    });
    const main = await openMain(client, page);
    expect(main.headings(1)[0]).toHaveText("One day to Acme Inc.");
    expect(main.headings(3).map(({ text }) => text)).toEqual([
      "A conflict with a manager",
      "Why Acme Inc.?",
    ]);
    expect(main).toHaveText("What interviewers ask for");
    expect(main).toHaveText("Eleven more kinds without a story");
    expect(main).toHaveText("Paste the posting");
    setTime(FRIDAY + DAY_IN_MS);
    const day = await openMain(client, page);
    expect(day.headings(1)[0]).toHaveText("Today: Acme Inc.");
    expect(day.getByRole("link", "Open the card").attribute("href")).toBe(`${page}/card`);
    expect(day.headings(3)).toEqual([]);
    setTime(FRIDAY + 2 * DAY_IN_MS);
    const over = await openMain(client, page);
    expect(over.headings(1)[0]).toHaveText("How was Acme Inc.?");
    expect(over.getByRole("link", "Write down what they asked").attribute("href")).toBe(
      `${page}/debrief`,
    );
  });
});

test("the day of a round is quiet on today's page", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  setDay("2026-12-10");
  const main = await openMain(client, "/profile");
  expect(main).toHaveText("Today: St Mary’s");
  expect(main.getByRole("link", "Open your card").attribute("href")).toBe(`${page}/card`);
});
