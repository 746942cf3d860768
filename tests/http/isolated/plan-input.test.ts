import { afterEach, describe, expect, test, vi } from "vitest";
import { select } from "../../support/database";
import { add, addNurse, createPerson, FRIDAY, setTime } from "../../support/job-interviews";
import { openMain, postForm } from "../../support/page";

afterEach(() => vi.useRealTimers());

describe("bad input", () => {
  test("a day that is over is saved only if that is meant", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const over = { intent: "add", company: "Acme", role: "Engineer", heldOn: "2026-11-20" };
    const { main } = await postForm(client, "/plans", over, 400);
    expect(main.invalidFields).toMatchObject({
      heldOn: expect.stringContaining("That day is over."),
    });
    expect(main.getField("company").value).toBe("Acme");
    expect(main.names("button")).toContain("It is over: save it");
    const saved = await client.post("/plans", { ...over, intent: "add-over" });
    const page = await openMain(client, saved.headers.get("Location") ?? "");
    expect(page.headings(1)[0]).toHaveText("How was Acme?");
  });

  test("today is allowed: only the card", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { heldOn: "2026-11-27" });
    expect((await openMain(client, page)).headings(2)[0]).toHaveText("Only the card");
  });

  test("two rounds at one hour are said, and saved once both are meant", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    await addNurse(client);
    const other = await add(client, { company: "Other", heldOn: "2026-12-20" });
    const round = { intent: "round", round: "new", heldOn: "2026-12-10", startsAt: "14:30" };
    const { main } = await postForm(client, `${other}/change?round=new`, round, 400);
    expect(main.invalidFields).toMatchObject({
      startsAt: expect.stringContaining("You have a round at St Mary’s then, at 2:00 PM."),
    });
    expect(main.getField("startsAt").value).toBe("14:30");
    expect(main.names("button")).toContain("Save both");
    await client.post(`${other}/change?round=new`, { ...round, intent: "round-beside" });
    expect(await openMain(client, `${other}/change`)).toHaveText("Thursday, December 10, 2:30 PM");
  });

  test("a second round on a day is asked about, unless both have a time", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const change = `${page}/change?round=new`;
    const round = { intent: "round", round: "new", heldOn: "2026-12-10", name: "Tour" };
    const { main } = await postForm(client, change, round, 400);
    expect(main.invalidFields).toMatchObject({
      heldOn: expect.stringContaining("You already have a round that day: Round 2, Panel."),
    });
    expect(main.getField("name").value).toBe("Tour");
    expect(main.names("button")).toContain("Save both");
    await client.post(change, { ...round, intent: "round-beside" });
    const [tour] = select(
      "select id from job_interview_rounds where name = 'Tour' and owner_id = ?",
      [client.owner],
    );
    const changed = { ...round, round: String(tour?.id), people: "Ruth Osei" };
    expect((await client.post(`${page}/change`, changed)).status).toBe(302);
    await client.post(change, { ...round, heldOn: "2026-12-11", startsAt: "09:00" });
    const later = { ...round, heldOn: "2026-12-11", startsAt: "14:00" };
    expect((await client.post(change, later)).status).toBe(302);
  });

  test("ten rounds, links as text, hidden characters, and a time that the clocks skip", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client, { heldOn: "2027-04-30" });
    const change = `${page}/change?round=new`;
    const place = "Join:\nhttps://meet.example/x?utm_source=mail&id=1";
    for (let count = 1; count < 10; count += 1)
      await client.post(change, {
        intent: "round",
        round: "new",
        heldOn: `2027-04-${10 + count}`,
        place,
      });
    const full = await openMain(client, `${page}/change`);
    expect(full).toHaveText("10 rounds are as many as one job interview can have.");
    expect(full).toHaveText("https://meet.example/x?utm_source=mail&id=1");
    expect(full.links().filter(([, to]) => to?.includes("meet.example"))).toEqual([]);
    const more = { intent: "round", round: "new", heldOn: "2027-04-29", people: "Ruth" };
    const { main } = await postForm(client, change, more, 400);
    expect(main.getByRole("alert")).toHaveText("10 rounds, which is as many");
    expect(main.getField("people").value).toBe("Ruth");
    const skipped = { ...more, heldOn: "2027-03-28", startsAt: "01:30" };
    const answer = await postForm(client, change, skipped, 400);
    expect(answer.main.invalidFields).toMatchObject({
      startsAt: expect.stringContaining("skip 1:30 AM"),
    });
    expect((await openMain(client, page)).descendants.length).toBeLessThanOrEqual(450);
  });

  test("the last round stays; others go with what was asked", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const listRounds = () =>
      select("select * from job_interview_rounds where owner_id = ? order by held_on", [
        client.owner,
      ]);
    const [phone, panel] = listRounds();
    const change = await openMain(client, `${page}/change`);
    expect(change.names("button").filter((name) => name.startsWith("Delete"))).toEqual([]);
    const question = `${page}/change?delete-round=${String(phone?.id)}`;
    expect(change.links().map(([, to]) => to)).toContain(question);
    const asked = await openMain(client, question);
    expect(asked).toHaveText("Delete this round?");
    expect(asked.names("button")).toEqual(["Delete round"]);
    expect(listRounds()).toHaveLength(2);
    await client.post(`${page}/change`, { intent: "delete-round", round: String(phone?.id) });
    expect(listRounds()).toHaveLength(1);
    await client.post(`${page}/change`, { intent: "delete-round", round: String(panel?.id) });
    expect(listRounds()).toHaveLength(1);
  });

  test("a posting removed leaves the twelve kinds; one that is too long stays in the form", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const details = {
      intent: "details",
      company: "St Mary’s",
      role: "Ward sister",
      minutesADay: "15",
    };
    const long = "x".repeat(20_001);
    const { main } = await postForm(client, `${page}/change`, { ...details, posting: long }, 400);
    expect(main.getField("posting").value).toBe(long);
    await client.post(`${page}/change`, details);
    const plan = await openMain(client, page);
    expect(plan).toHaveText("What interviewers ask for");
    expect(plan.text.match(/no story yet/g)).toHaveLength(12);
  });

  test.each([
    ["4", "Use at least 5 minutes."],
    ["61", "Use at most 60 minutes."],
    ["many", "Enter a number from 5 to 60."],
  ])("%s minutes a day are refused", async (minutesADay, message) => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await add(client);
    const details = { intent: "details", company: "A", role: "B", minutesADay };
    const { main } = await postForm(client, `${page}/change`, details, 400);
    expect(main.invalidFields).toMatchObject({ minutesADay: expect.stringContaining(message) });
  });

  test("another time zone on the day: the round keeps its own, and says so", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    client.cookies.set("time-zone", encodeURIComponent("America/New_York"));
    const main = await openMain(client, page);
    expect(main).toHaveText("Its days and times are London time; you are in New York time.");
    expect(main).toHaveText("St Mary’s 2:00 PM");
    setTime(Date.parse("2026-12-10T03:00:00Z"));
    expect((await openMain(client, page)).headings(1)[0]).toHaveText("One day to St Mary’s.");
    expect(await openMain(client, `${page}/card`)).toHaveText("2:00 PM London time");
    const file = await (await client.get(`${page}/calendar.ics`)).text();
    expect(file).toContain("DTSTART;TZID=Europe/London:20261210T140000");
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(4);
  });

  test("two years ahead, and thirty at once", async () => {
    setTime(FRIDAY);
    const client = await createPerson();
    let page = "";
    for (let count = 0; count < 30; count += 1)
      page = await add(client, { company: `Company ${count}`, heldOn: "2028-11-20" });
    const main = await openMain(client, page);
    expect(main.headings(1)[0]).toHaveText("724 days to Company 29.");
    expect(main).toHaveText("Monday, November 20, 2028");
    expect((await client.get("/profile")).status).toBe(200);
  });
});
