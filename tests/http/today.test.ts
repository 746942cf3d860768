import { afterEach, describe, expect, test, vi } from "vitest";
import { type Client, createSignedInClient } from "../support/client";
import { passQuiz } from "../support/course";
import { execute, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { GOOD_ANSWER, POOR_ANSWER, readQuestionFields, startSession } from "../support/interview";
import { openMain, openPage } from "../support/page";

const MORNING = Date.parse("2026-11-27T09:10:00Z");
const DAY_IN_MS = 86_400_000;
const PRESS = "/profile?index";
const COURSE = "python-intro";
const MODULE = "first-programs";

type Person = Client & { id: string; password: string };

afterEach(() => vi.useRealTimers());

const setTime = (time: number) => vi.useFakeTimers({ toFake: ["Date"], now: time });
const press = async (client: Client, intent: "start" | "next") =>
  (await client.post(PRESS, { intent })).headers.get("Location") ?? "";
const listRows = (owner: string) => select("select * from sittings where owner_id = ?", [owner]);

async function answer(client: Client, at: string, words = GOOD_ANSWER): Promise<string> {
  const fields = await readQuestionFields(client, at);
  const response = await client.post(at.split("?")[0] ?? at, {
    ...fields,
    intent: "answer",
    answer: words,
  });
  return response.headers.get("Location") ?? "";
}

/** A nurse who has said what she does and wants. */
async function createNurse(): Promise<Person> {
  const client = await createSignedInClient();
  await client.post("/about-you", {
    intent: "save",
    job: "Registered nurse",
    goal: "better",
    returnTo: "/profile",
  });
  return client;
}

/** Her, with a question answered and a quiz taken the week before: both are due. */
async function createNurseWithDueItems(): Promise<Person> {
  setTime(MORNING - 9 * DAY_IN_MS);
  const client = await createNurse();
  const session = await startSession(client);
  await answer(client, `${session}?question=1`, POOR_ANSWER);
  await client.post(session, { intent: "end" });
  await passQuiz(client, COURSE, MODULE);
  setTime(MORNING);
  return client;
}

/** Does what is open of the day's sitting, item by item; the addresses it led to. */
async function runSitting(client: Client, to: string): Promise<string[]> {
  const visited = [to];
  for (let at = to; at !== "/profile" && visited.length < 9; at = visited.at(-1) ?? "") {
    if (at.includes("/interview/sessions/")) await answer(client, at);
    const [, course, module] = /^\/learning\/([^/]+)\/quiz\/(.+)$/.exec(at) ?? [];
    if (course && module) await passQuiz(client, course, module);
    visited.push(await press(client, "next"));
  }
  return visited;
}

test("the first day asks two questions, and then there is something to do", async () => {
  const client = await createSignedInClient();
  expect(await openMain(client, "/profile")).toHaveText(
    /^.*Hello, .*Two questions, then you start/,
  );
  await client.post("/about-you", { intent: "skip", returnTo: "/profile" });
  const main = await openMain(client, "/profile");
  expect(main.headings(1)).toHaveLength(1);
  // The first step is a page to open, which raises nothing.
  expect(main).not.toHaveText("Then you see what changed.");
  for (const [name, to] of [
    ["Practice a question", "/interview"],
    ["Take a course", "/learning"],
    ["Explore occupations", "/occupations"],
  ] as const)
    expect(main.getByRole("link", name).attribute("href")).toBe(to);
});

test("without a time zone the greeting fits any time of day; with one it is the person's", async () => {
  setTime(MORNING);
  const client = await createNurse();
  expect((await openMain(client, "/profile")).headings(1)[0]).toHaveText(/^Hello, /);
  client.cookies.set("time-zone", "America/New_York");
  expect((await openMain(client, "/profile")).headings(1)[0]).toHaveText(/^Good morning, /);
  client.cookies.set("time-zone", "Asia/Tokyo");
  const evening = await openMain(client, "/profile");
  expect(evening).toHaveText("Friday, November 27");
  expect(evening.headings(1)[0]).toHaveText(/^Good evening, /);
});

test("nothing due leaves the step alone; no ages, no overdue", async () => {
  const client = await createNurse();
  const main = await openMain(client, "/profile");
  expect(main.headings(2)[0]?.text).not.toBe("");
  expect(main).not.toHaveText(/overdue|days ago|yesterday|streak/i);
  expect(main.text.split(/\s+/).length).toBeLessThanOrEqual(135);
});

describe("a sitting", () => {
  test("runs what is due in order, and ends with what changed", async () => {
    const client = await createNurseWithDueItems();
    const before = await openMain(client, "/profile");
    expect(before.headings(1)[0]).toHaveText(/minutes?: .*question.*1 quiz\./);
    expect(before.text.split(/\s+/).length).toBeLessThanOrEqual(135);
    expect(before).toHaveText("Only the quiz");
    const first = await press(client, "start");
    expect(first).toMatch(/^\/interview\/sessions\/.*\?question=1$/);
    setTime(MORNING + 14 * 60_000);
    const visited = await runSitting(client, first);
    expect(visited.slice(-2)).toEqual([`/learning/${COURSE}/quiz/${MODULE}`, "/profile"]);
    const done = await openMain(client, "/profile");
    expect(done.headings(1)[0]).toHaveText(/^Done for today\. .* rose\.$/);
    expect(done).toHaveText("Friday, November 27, 14 min");
    expect(done).toHaveText("This week 14 minutes");
    expect(done).toHaveText(/points? up|was not shown/);
    expect(done.getByRole("link", /^Add .* to my calendar$/).attribute("href")).toBe(
      "/profile/next-sitting.ics",
    );
  });

  test("that is left in the middle goes on with the next item", async () => {
    const client = await createNurseWithDueItems();
    const first = await press(client, "start");
    await answer(client, first);
    const main = await openMain(client, "/profile");
    expect(main.getByRole("button", /^Continue, \w+ next$/)).toBeDefined();
    expect(main).toHaveText(", done");
    // Pressing Start again, in another tab, starts no second one.
    expect(await press(client, "start")).not.toBe(first);
    expect(listRows(client.id)).toHaveLength(1);
  });

  test("leads on from the review of its last question and from the quiz's result", async () => {
    const client = await createNurseWithDueItems();
    let at = await press(client, "start");
    while (at.includes("/interview/sessions/")) {
      const review = await answer(client, at);
      const next = await press(client, "next");
      if (next.includes("/quiz/"))
        expect(await openMain(client, review)).toHaveText(/Next: quiz \((\d) of \1\)/);
      at = next;
    }
    const result = (await passQuiz(client, COURSE, MODULE)).headers.get("Location") ?? "";
    expect(await openMain(client, result)).toHaveText("See what changed");
    const [session] = select("select ended_at from interview_sessions where card_id = 'today'");
    expect(session?.ended_at).not.toBeNull();
  });

  test("in which nothing rose says what was kept, without bars", async () => {
    const client = await createNurseWithDueItems();
    execute("delete from quiz_attempts where owner_id = ?", [client.id]);
    const visited = await press(client, "start");
    for (let at = visited; at !== "/profile"; ) {
      await answer(client, at);
      at = await press(client, "next");
    }
    execute("update interview_answers set excluded_at = ? where owner_id = ?", [
      "2026-11-27T10:00:00.000Z",
      client.id,
    ]);
    const main = await openMain(client, "/profile");
    expect(main.headings(1)[0]).toHaveText(/^Done for today\. .*answers? kept\.$/);
    expect(main.descendants.filter(({ tag }) => tag === "li")).toHaveLength(7 + 4);
  });

  test("of yesterday is over, and its session can go on", async () => {
    setTime(MORNING);
    const client = await createNurse();
    await press(client, "start");
    setTime(MORNING + DAY_IN_MS);
    expect(await openMain(client, "/profile")).not.toHaveText(/Continue, \w+ next/);
    expect(listRows(client.id)).toHaveLength(1);
  });

  test("of which the session was deleted can be started again", async () => {
    const client = await createNurse();
    await press(client, "start");
    execute("delete from interview_sessions where owner_id = ?", [client.id]);
    expect((await openMain(client, "/profile")).names("button")).toContain("Start");
    expect(await press(client, "start")).toMatch(/^\/interview\/sessions\//);
  });

  test("is exported and deleted with the account, and is nobody else's", async () => {
    const client = await createNurse();
    await press(client, "start");
    const other = await createNurse();
    expect((await openMain(other, "/profile")).names("button")).toContain("Start");
    expect((await other.get("/profile/next-sitting.ics")).status).toBe(404);
    const { read } = await downloadArchive(client);
    expect(read("csv/sittings.csv")).toContain("Started");
    await client.post("/settings/account/delete", { password: client.password });
    expect(listRows(client.id)).toEqual([]);
  });
});

test("the next sitting is a calendar file at the same time of day", async () => {
  setTime(MORNING);
  const client = await createNurse();
  client.cookies.set("time-zone", "Europe/Berlin");
  await press(client, "start");
  const response = await client.get("/profile/next-sitting.ics");
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const file = await response.text();
  expect(file).toContain("DTSTART;TZID=Europe/Berlin:20261129T100000");
  expect(file).toContain("DURATION:PT15M");
});

test("ahead: the goal, the next interview and the next hour with a mentor", async () => {
  const client = await createNurse();
  const before = await openMain(client, "/profile");
  expect(before).toHaveText("Add an interview date");
  expect(before).not.toHaveText("Next mentor hour");
  await client.post("/plans", {
    intent: "add",
    company: "Northfield Health",
    role: "Nurse manager",
    heldOn: new Date(Date.now() + 10 * DAY_IN_MS).toISOString().slice(0, 10),
  });
  await client.post("/occupations/29-1141.00", { intent: "choose" });
  const main = await openMain(client, "/profile");
  expect(main).toHaveText("Northfield Health, Nurse manager");
  expect(main).toHaveText(/Registered Nurses \d of \d skills shown/);
});

test("a start needs an account, and an unknown press is 400", async () => {
  const client = await createNurse();
  expect((await client.post(PRESS, { intent: "stop" })).status).toBe(400);
  const page = await openPage(client, "/profile");
  expect(page.main.names("button")).toContain("Start");
});
