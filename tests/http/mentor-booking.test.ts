import { describe, expect, test } from "vitest";
import {
  type Client,
  createClient,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { countRowsContaining, select } from "../support/database";
import { createMentor, pauseMentors } from "../support/mentor";
import { bookEarliest, hoursFromNow, listFreeTimes, readSession } from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

const MENTOR = "/mentors/omar-farouk";
/** In UTC. */
const EVENING = { from: "18:00", to: "20:00" };

describe("booking a time", () => {
  test("the page shows a week of times, and sends the chosen one with its agenda", async () => {
    const client = await createSignedInClient();
    const main = await openMain(client, MENTOR);
    expect(main.getByRole("group", "Time").allByTag("h3")).toHaveLength(7);
    expect(main).toHaveText("Requests to sample mentors are accepted automatically");
    const [slot = ""] = await listFreeTimes(client, MENTOR);
    const response = await client.post(MENTOR, {
      intent: "request",
      slot,
      agenda: "Two dashboards, please.",
    });
    const path = response.headers.get("Location") ?? "";
    expect([response.status, path]).toEqual([302, expect.stringMatching(/^\/mentors\/sessions\//)]);
    const page = await openPage(client, path);
    expect(page).toHaveText("Session Request Sent");
    expect(page).toHaveText(
      "Your request was sent. You will see on this page when Omar Farouk confirms.",
    );
    expect(page.main.getByRole("heading", "Session Request Sent").tag).toBe("h2");
    expect(page.toasts).toEqual([]);
    expect(page.main).toHaveText("Two dashboards, please.");
    expect(readSession(path)).toMatchObject({ state: "requested", starts_at: slot });
    const sessions = await openMain(client, "/profile/sessions");
    expect(sessions).toHaveText("Two dashboards, please.");
    expect(sessions).toHaveText("Waiting for a reply");
    const other = await openMain(await createClient(), `${MENTOR}?week=${slot.slice(0, 10)}`);
    expect(other.allByRole("radio").map((radio) => radio.value)).not.toContain(slot);
  });

  test("Book Session on a card takes the earliest free time and drafts the agenda", async () => {
    const client = await createClient();
    const [earliest] = await listFreeTimes(client, "/mentors/daniel-kim");
    const response = await client.post("/mentors/daniel-kim", { intent: "earliest" });
    const page = await openPage(client, response.headers.get("Location") ?? "");
    expect(page).toHaveText("Session Request Sent");
    expect(page.main).toHaveText("I’d like to see how you interview");
    expect(readSession(response.headers.get("Location") ?? "").starts_at).toBe(earliest);
  });

  test("times are shown in the zone this browser chose", async () => {
    const client = await createClient();
    const saved = await client.post("/mentors/time-zone", {
      timeZone: "Pacific/Auckland",
      redirectTo: MENTOR,
    });
    expect(saved.headers.get("Location")).toBe(MENTOR);
    const page = await openMain(client, MENTOR);
    expect(page).toHaveText("Times in Auckland");
    for (const { name } of page.allByRole("radio")) expect(name).toMatch(/^\d{1,2}:00 [AP]M$/);
    await postForm(client, "/mentors/time-zone", { timeZone: "Mars/Olympus" });
    await postForm(client, "/mentors/time-zone", { timeZone: "+05:30" });
    const away = await client.post("/mentors/time-zone", {
      timeZone: "UTC",
      redirectTo: "//evil.example",
    });
    expect(away.headers.get("Location")).toBe("/mentors");
    expect(await openMain(client, MENTOR)).toHaveText(/Times in UTC ?\. Omar/);
  });

  test("no time is selected while all are at night for the reader", async () => {
    const mentor = await createMentor({
      weekly: JSON.stringify({ Tue: [EVENING], Thu: [EVENING] }),
    });
    const path = `/mentors/${mentor.mentorId}`;
    const listSelected = async (client: Client) =>
      (await openMain(client, path)).allByRole("radio").filter((radio) => radio.has("checked"));
    const client = await createClient();
    expect(await listSelected(client)).toHaveLength(1);
    client.cookies.set("time-zone", encodeURIComponent("Asia/Tokyo"));
    expect(await listSelected(client)).toEqual([]);
    const main = await openMain(client, path);
    expect(main).toHaveText("Choose a time");
    expect(main).toHaveText("This week’s free times are all at night in Tokyo.");
    const refused = await client.post(path, { intent: "request", agenda: "My portfolio." });
    expect(refused.status).toBe(400);
    const earliest = await client.post(path, { intent: "earliest" });
    expect(earliest.status).toBe(409);
    expect(await earliest.text()).toContain("Choose one yourself.");
    pauseMentors();
  });

  test("a visitor's session moves into the account, and so does the time it takes", async () => {
    const client = await createClient();
    const page = await bookEarliest(client, "emily-hartwell", "Asked before signing up.");
    const id = readVisitorId(client);
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(countRowsContaining(id)).toEqual({});
    expect(await openMain(client, "/profile/sessions")).toHaveText("Asked before signing up.");
    const { id: session, owner_id: owner } = readSession(page);
    const claims = "select quarter from mentor_claims where session_id = ? and holder like ?";
    expect(select(claims, [session, `%${owner}`])).toHaveLength(4);
  });

  test("moved into an account that has a session at that time, the visitor's is canceled", async () => {
    const account = await createSignedInClient();
    const own = await bookEarliest(account, "thandi-nkosi", "The account’s own");
    const { starts_at: startsAt, ends_at: endsAt } = readSession(own);
    const visitor = await createClient();
    const page = await bookEarliest(visitor, "isabel-moreno", "The visitor’s");
    const id = readSession(page).id;
    const { execute } = await import("../support/database");
    execute("delete from mentor_claims where session_id = ?", [id]);
    for (const quarter of [0, 15, 30, 45])
      execute("insert into mentor_claims (holder, quarter, session_id) values (?, ?, ?)", [
        `visitor:${readVisitorId(visitor)}`,
        new Date(Date.parse(startsAt) + quarter * 60_000).toISOString(),
        id,
      ]);
    expect(endsAt > startsAt).toBe(true);
    await visitor.post("/login", { email: account.email, password: account.password });
    expect(readSession(page)).toMatchObject({ state: "canceled", owner_id: account.id });
    expect(readSession(own).state).toBe("requested");
  });
});

describe("what can't be booked", () => {
  test.each([
    [
      "past",
      hoursFromNow(-48).slice(0, 14) + "00:00.000Z",
      "has passed or is less than 24 hours away",
    ],
    ["too soon", hoursFromNow(3).slice(0, 14) + "00:00.000Z", "less than 24 hours away"],
    ["too far", "2099-01-05T09:00:00.000Z", "more than eight weeks away"],
    [
      "not offered",
      hoursFromNow(200).slice(0, 14) + "45:00.000Z",
      "doesn’t hold sessions at that time",
    ],
  ])(
    "a time that is %s: 400, the form keeps the agenda, nothing is stored",
    async (_name, slot, words) => {
      const client = await createClient();
      const agenda = `Never stored ${slot}`;
      const page = await postForm(client, MENTOR, { intent: "request", slot, agenda });
      expect(page.getByRole("alert")).toHaveText(words);
      expect(page.getField("agenda").value).toBe(agenda);
      expect(countRowsContaining(agenda)).toEqual({});
    },
  );

  test.each([
    ["slot", "", "Choose a time."],
    ["slot", "tomorrow", "Choose a time."],
    ["slot", "2026-02-30T25:00:00.000Z", "Choose a time."],
    ["slot", "2027-01-01T09:00:00Z", "Choose a time."],
    ["agenda", " ", "Enter what you’d like to talk about."],
    ["agenda", "x".repeat(601), "Use at most 600 characters."],
  ])("%s = %j: 400", async (field, value, words) => {
    const client = await createClient();
    const [slot = ""] = await listFreeTimes(client, MENTOR);
    const fields = { intent: "request", slot, agenda: "Never stored", [field]: value };
    const page = await postForm(client, MENTOR, fields);
    expect(page).toHaveText(words);
    expect(page.links().map(([, href]) => href)).toContain(`#request-${field}`);
    expect(page).toHaveInSource(`id="request-${field}"`);
    expect(countRowsContaining("Never stored")).toEqual({});
  });

  test("an unknown intent, an unknown mentor, and a time while times are free", async () => {
    const client = await createClient();
    await postForm(client, MENTOR, { intent: "steal", agenda: "x" });
    expect((await client.post("/mentors/nobody", { intent: "earliest" })).status).toBe(404);
    const day = hoursFromNow(100).slice(0, 10);
    const proposal = { intent: "propose", date: day, time: "10:00", agenda: "Mine" };
    expect(await postForm(client, MENTOR, proposal)).toHaveText("Times are free now.");
    await postForm(client, MENTOR, { ...proposal, date: "2026-02-30" });
    await postForm(client, MENTOR, { ...proposal, time: "10:07" });
  });

  test("a time that another person has meanwhile: 409", async () => {
    const first = await createSignedInClient();
    const [slot = ""] = await listFreeTimes(first, MENTOR);
    const fields = { intent: "request", slot, agenda: "Mine" };
    expect((await first.post(MENTOR, fields)).status).toBe(302);
    const late = await postForm(await createClient(), MENTOR, fields, 409);
    expect(late).toHaveText("That time was just taken.");
    const claims = "select session_id from mentor_claims where holder = ? and quarter = ?";
    expect(select(claims, ["mentor:omar-farouk", slot])).toHaveLength(1);
  });

  test("a hundred requests at once for one time: exactly one is booked", async () => {
    const clients = await Promise.all(Array.from({ length: 100 }, () => createClient()));
    const [slot = ""] = await listFreeTimes(await createClient(), "/mentors/yuki-tanabe");
    const responses = await Promise.all(
      clients.map((client) =>
        client.post("/mentors/yuki-tanabe", { intent: "request", slot, agenda: "The one hour" }),
      ),
    );
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([302, ...Array.from({ length: 99 }, () => 409)]);
    expect(select("select id from mentor_sessions where agenda = 'The one hour'")).toHaveLength(1);
    const claims = "select distinct session_id from mentor_claims where holder = ? and quarter = ?";
    expect(select(claims, ["mentor:yuki-tanabe", slot])).toHaveLength(1);
  });

  test("one person asks for everything at once: five wait, and none overlap", async () => {
    const client = await createSignedInClient();
    const mentors = [
      ..."arjun-mehta claire-dubois rachel-goldstein sofia-lindgren".split(" "),
      ..."grace-adeyemi lukas-novak priya-raman jonathan-reyes".split(" "),
    ];
    const responses = await Promise.all(
      mentors.map((mentor) =>
        client.post(`/mentors/${mentor}`, { intent: "earliest", agenda: "Everything" }),
      ),
    );
    expect(responses.filter(({ status }) => status === 302)).toHaveLength(5);
    const quarters = select("select quarter from mentor_claims where holder = ?", [client.id]);
    expect(new Set(quarters.map(({ quarter }) => quarter)).size).toBe(20);
  });

  test("the twenty-first within an hour is 429 with the text filled in", async () => {
    const client = await createClient();
    for (let count = 0; count < 20; count += 1) {
      await client.post("/mentors/marcus-oyelaran", { intent: "earliest", agenda: "again" });
      client.cookies.clear();
    }
    const fields = { intent: "earliest", agenda: "one too many" };
    const page = await postForm(client, "/mentors/marcus-oyelaran", fields, 429);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
