import { afterEach, describe, expect, test } from "vitest";
import { MENTORS } from "~/data/mentors";
import { ANALYST, completeAssessment } from "../support/assessment";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { POOR_ANSWER, startSession, submitAnswer } from "../support/interview";
import { createMentor } from "../support/mentor";
import { bookEarliest, runJobsAfter } from "../support/mentoring";
import { openMain, openPage } from "../support/page";

// Samples are only listed in fields without a person.
afterEach(() => execute("update mentor_profiles set status = 'paused'"));

async function createOperator() {
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  return client;
}

const listNames = async (client: Client, path: string) =>
  (await openMain(client, path))
    .allByRole("link", /^View Profile/)
    .map(({ text }) => text.replace(/^.*: /, ""));

describe("fields of a mentor", () => {
  const application = {
    name: "Ben Osei",
    email: "ben@example.com",
    title: "Nurse",
    company: "Independent",
    field: "healthcare",
    years: "6",
    help: "People new to hospitals.",
  };

  test("an application names any of them, and the profile begins with it", async () => {
    const client = await createSignedInClient();
    const sent = await client.post("/mentors/apply", application);
    const page = sent.headers.get("Location") ?? "";
    expect(await openMain(client, page)).toHaveText("Healthcare");
    const operator = await createOperator();
    await operator.post("/admin", { intent: "approve", application: page.split("/").at(-1) ?? "" });
    const profile = await openPage(client, "/mentoring/profile");
    expect(profile.getField("field1").value).toBe("healthcare");
  });

  test("a profile has up to three; tabs alone count as technology", async () => {
    const mentor = await createMentor();
    const profile = {
      name: "Ana Ruiz",
      title: "Design Director",
      company: "Independent",
      experience: "11 years in design",
      bio: "Ana leads design teams.",
      session: "We go through one page of your portfolio.",
      skill1: "interviewing",
      languages: "English",
      price: "0",
      timeZone: "Europe/Madrid",
    };
    const save = async (fields: Record<string, string>) => {
      const response = await mentor.post("/mentoring/profile", { ...profile, ...fields });
      expect(response.status).toBe(302);
      return select("select fields from mentor_profiles where id = ?", [mentor.mentorId]);
    };
    expect(await save({ field1: "ux", field2: "education", field3: "ux" })).toEqual([
      { fields: '["ux","education"]' },
    ]);
    expect(await listNames(mentor, "/mentors?field=education")).toEqual(["Ana Ruiz"]);
    expect(await save({ field1: "ux" })).toEqual([{ fields: '["ux","technology"]' }]);
  });
});

describe("the list", () => {
  test("of a field has the mentors of all tabs, below a line that they are examples", async () => {
    const client = await createClient();
    const path = "/mentors?field=healthcare";
    expect(await listNames(client, path)).toEqual([
      "Grace Adeyemi",
      "Lukas Novak",
      "Fiona MacLeod",
    ]);
    const page = await openMain(client, path);
    expect(page).toHaveText("No one mentors in Healthcare here yet. The people below are examples");
    for (const card of page.cards) expect(card).toHaveText("Sample");
  });

  test.each([
    ["charge nurse", ["Fiona MacLeod"]],
    ["e-discovery", ["Jonathan Reyes"]],
    ["environmental", ["Camila Duarte"]],
    ["solberg ingrid", ["Ingrid Solberg"]],
  ])("searches names, skills and fields of all tabs at once: %s", async (words, names) => {
    const client = await createClient();
    const query = new URLSearchParams({ tab: "ux", q: words });
    expect(await listNames(client, `/mentors?${query}`)).toEqual(names);
  });

  test("of a field with a person hides its samples, until the person pauses", async () => {
    const client = await createClient();
    const mentor = await createMentor({ fields: '["healthcare"]', name: "Ben Osei" });
    for (const path of ["/mentors?field=healthcare", "/mentors?q=healthcare"])
      expect(await listNames(client, path)).toEqual(["Ben Osei"]);
    expect(await openMain(client, "/mentors?field=healthcare")).not.toHaveText("ample");
    expect(await openMain(client, "/mentors/fiona-macleod")).toHaveText("isn’t taking sessions");
    expect((await client.post("/mentors/fiona-macleod", { intent: "earliest" })).status).toBe(404);
    expect(await listNames(client, "/mentors?tab=data")).not.toContain("Grace Adeyemi");
    expect(await listNames(client, "/mentors?field=legal")).toContain("Denise Walker");
    await mentor.post("/mentoring?index", { intent: "pause" });
    expect(await listNames(client, "/mentors?field=healthcare")).toContain("Fiona MacLeod");
  });

  test("begins with everyone while its first tab has no mentors", async () => {
    const mentor = await createMentor({ fields: '["healthcare"]', name: "Ben Osei" });
    const operator = await createOperator();
    await operator.post("/admin", { intent: "off", mentor: "all" });
    try {
      expect(await listNames(mentor, "/mentors")).toEqual(["Ben Osei"]);
      expect(await listNames(mentor, "/mentors?tab=&sort=name")).toEqual(["Ben Osei"]);
      expect(await listNames(mentor, "/mentors?tab=software")).toEqual([]);
    } finally {
      await operator.post("/admin", { intent: "on", mentor: "all" });
    }
    expect(await listNames(mentor, "/mentors")).toContain("Hannah Brandt");
  });

  test("names the server's time zone until the browser has told its own", async () => {
    const client = await createClient();
    const first = await openPage(client, "/mentors");
    expect(first.source).toContain("data-unknown-time-zone");
    expect(first.main).toHaveText(/Next free: .* [AP]M UTC(?! time)/);
    await client.post("/mentors/time-zone", { timeZone: "America/Chicago" });
    const next = await openPage(client, "/mentors");
    expect(next.source).not.toContain("data-unknown-time-zone");
    expect(next.main).toHaveText("your time");
  });

  test("keeps the samples of a field whose person an operator turned off", async () => {
    const mentor = await createMentor({ fields: '["legal"]' });
    const operator = await createOperator();
    await operator.post("/admin", { intent: "off", mentor: mentor.mentorId });
    expect(await listNames(mentor, "/mentors?field=legal")).toContain("Denise Walker");
  });
});

describe("samples that an operator turned off", () => {
  const SAMPLES = MENTORS.flatMap(({ id, name }) => [id, name]);
  const listNamed = (text: string) => SAMPLES.filter((sample) => text.includes(sample));

  test("are named on no page that a person sees, and in no email", async () => {
    const operator = await createOperator();
    const person = await createSignedInClient();
    const interview = await startSession(person);
    await submitAnswer(person, interview, POOR_ANSWER);
    const results = await completeAssessment(person, { 2: ANALYST, 5: { goal: "another-field" } });
    const booked = await bookEarliest(person, "denise-walker", "A writing sample");
    const fields = "technology healthcare business education legal engineering environmental";
    const careers = [...fields.split(" "), "finance", "marketing"].map(
      (each) => `/careers/${each}`,
    );
    const pages = [
      ..."/ /profile /profile/skills /profile/sessions /profile/learning".split(" "),
      ..."/interview /interview/due /interview/history /motivation /resources /about".split(" "),
      ...["software", "data", "product", "ux", "analytics"].map((tab) => `/mentors?tab=${tab}`),
      ..."/mentors?field=legal /mentors?q=walker /search?q=walker /sitemap.xml".split(" "),
      "/mentors/apply",
      "/settings/account",
      `${interview}/report`,
      results,
      booked,
      ...careers,
    ];
    const posting = { intent: "read", text: "You bring IV therapy and medical imaging." };
    const listPagesThatName = async () => {
      const named: Record<string, string[]> = {};
      for (const page of pages) {
        const response = await person.get(page);
        expect([page, response.status]).toEqual([page, 200]);
        named[page] = listNamed(await response.text());
      }
      const tailored = await person.post("/interview/tailored?from=posting", posting);
      named.tailored = listNamed(await tailored.text());
      return Object.entries(named).filter(([, samples]) => samples.length > 0);
    };
    expect((await listPagesThatName()).map(([page]) => page)).toEqual(
      expect.arrayContaining(["/", "/profile/sessions", booked]),
    );
    await operator.post("/admin", { intent: "off", mentor: "all" });
    try {
      expect(await listPagesThatName()).toEqual([]);
      await runJobsAfter(2);
      const [confirmed] = listMailTo(person.email).slice(-1);
      expect(confirmed?.subject).toContain("confirmed");
      expect(listNamed(`${confirmed?.subject} ${confirmed?.text}`)).toEqual([]);
      const away = await openPage(person, "/mentors/denise-walker");
      expect(away.main).not.toHaveText(/Denise|Walker/);
      expect(away.main).toHaveText("isn’t taking sessions");
      expect(await openMain(operator, "/admin")).toHaveText("Denise Walker");
    } finally {
      await operator.post("/admin", { intent: "on", mentor: "all" });
    }
    expect(await openMain(person, booked)).toHaveText("Denise Walker");
  });

  test("one by one, too", async () => {
    const operator = await createOperator();
    await operator.post("/admin", { intent: "off", mentor: "camila-duarte" });
    const names = await listNames(operator, "/mentors?field=environmental");
    await operator.post("/admin", { intent: "on", mentor: "camila-duarte" });
    expect(names).toEqual([]);
    expect(await listNames(operator, "/mentors?field=environmental")).toEqual(["Camila Duarte"]);
  });
});
