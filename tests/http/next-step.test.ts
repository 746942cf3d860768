import { afterEach, describe, expect, test } from "vitest";
import { ANALYST, completeAssessment } from "../support/assessment";
import {
  type Client,
  createClient,
  createPerson,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { execute, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";
import { createMentor, pauseMentors } from "../support/mentor";
import { press, readNextStep, toNextStep } from "../support/next-step";
import { openMain, openPage, readPage } from "../support/page";

const PAGE = "/next-step";
const NURSE = { intent: "save", job: "Registered nurse", years: "8", goal: "neighboring" };
const NURSE_TARGET = "/occupations/29-1141.00";
const MAX_REFUSALS = 40;

afterEach(() => {
  pauseMentors();
});

const listRows = (owner: string) =>
  select("select kind, subject from step_refusals where owner_id = ? order by refused_at", [owner]);
const readKey = (card: ReturnType<typeof toNextStep>["card"]) =>
  card.getByRole("button", "Not for me").closest("form").formEntries();

async function createNurse(): Promise<Client & { id: string }> {
  const client = await createSignedInClient();
  await client.post("/about-you", NURSE);
  await client.post(NURSE_TARGET, { intent: "choose" });
  return client;
}

describe("“Not for me”", () => {
  test("takes a step away on every page, and Undo brings it back", async () => {
    const client = await createNurse();
    const before = await readNextStep(client, "/profile/skills");
    const refused = await press(client, before.card, "Not for me");
    expect(refused.headers.get("Location")).toBe("/profile/skills?suggestion=refused#next-step");
    expect(listRows(client.id)).toHaveLength(1);
    const after = await readNextStep(client, "/profile/skills?suggestion=refused");
    expect(after.card).toHaveText("We won’t suggest this again.");
    expect(after.card).toHaveText(/Next: \S/);
    expect(after.card).not.toHaveText(before.title);
    for (const path of ["/profile/skills", "/profile/learning"]) {
      const { title, card } = await readNextStep(client, path);
      expect(title).not.toBe(before.title);
      expect(after.card).toHaveText(title);
      expect(card).not.toHaveText(before.title);
    }
    const undone = await press(client, after.card, "Undo");
    expect(undone.headers.get("Location")).toBe("/profile/skills");
    expect(listRows(client.id)).toEqual([]);
    expect((await readNextStep(client, "/profile/skills")).title).toBe(before.title);
    // Without a refusal the address alone says nothing.
    expect(await openMain(client, "/profile/skills?suggestion=refused")).toHaveText(before.title);
  });

  test("is listed in the settings, and taken back there", async () => {
    const client = await createNurse();
    expect(await openMain(client, "/settings/profile")).not.toHaveText("said no to");
    await press(client, (await readNextStep(client, "/profile/skills")).card, "Not for me");
    const settings = await openMain(client, "/settings/profile");
    const section = settings.getByRole("heading", "Suggestions you said no to");
    expect(section.text).toBe("Suggestions you said no to");
    const undone = await press(client, settings, /^Undo: /);
    expect(undone.headers.get("Location")).toBe("/settings/profile");
    expect(listRows(client.id)).toEqual([]);
  });

  test("keeps the address of the page, and leads to pages here alone", async () => {
    const client = await createNurse();
    const fields = Object.fromEntries(
      readKey((await readNextStep(client, "/profile/skills")).card),
    );
    const send = (returnTo: string) =>
      client.post(PAGE, { ...fields, intent: "refuse", returnTo } as Record<string, string>);
    expect((await send("/profile/skills?a=b")).headers.get("Location")).toBe(
      "/profile/skills?a=b&suggestion=refused#next-step",
    );
    expect((await send("https://example.com/")).headers.get("Location")).toBe(
      "/profile/skills?suggestion=refused#next-step",
    );
  });

  test("is refused for what isn't suggested, and for what is no step", async () => {
    const client = await createNurse();
    const unknown = await client.post(PAGE, {
      intent: "refuse",
      step: "learn:underwater-basketry",
    });
    expect(unknown.headers.get("Location")).toBe("/profile/skills");
    expect(listRows(client.id)).toEqual([]);
    for (const step of ["", "learn", "learn:", "dance:python", `learn:${"x".repeat(300)}`])
      expect((await client.post(PAGE, { intent: "refuse", step })).status).toBe(400);
    expect((await client.post(PAGE, { intent: "other", step: "learn:sql" })).status).toBe(400);
    expect(
      (await (await createClient()).post(PAGE, { intent: "undo", step: "learn:sql" })).status,
    ).toBe(302);
  });

  test("of one person changes nothing for another", async () => {
    const [one, other] = [await createNurse(), await createNurse()];
    const { card, title } = await readNextStep(one, "/profile/skills");
    const fields = Object.fromEntries(readKey(card)) as Record<string, string>;
    await press(one, card, "Not for me");
    await other.post(PAGE, { ...fields, intent: "undo" });
    expect(listRows(one.id)).toHaveLength(1);
    expect((await readNextStep(other, "/profile/skills")).title).toBe(title);
  });

  test(`is kept ${MAX_REFUSALS} times at most, and for a year`, async () => {
    const client = await createNurse();
    const insert = (subject: string, at: Date) =>
      execute(
        "insert into step_refusals (owner_id, kind, subject, refused_at) values (?, 'learn', ?, ?)",
        [client.id, subject, at.toISOString()],
      );
    for (let count = 0; count < MAX_REFUSALS; count += 1) insert(`course-${count}`, new Date());
    const { card, title } = await readNextStep(client, "/profile/skills");
    const sent = await press(client, card, "Not for me");
    expect(sent.headers.get("Location")).toBe("/profile/skills");
    expect((await openPage(client, "/profile/skills")).toasts.join(" ")).toContain(
      "40 suggestions",
    );
    expect(listRows(client.id)).toHaveLength(MAX_REFUSALS);
    execute("update step_refusals set refused_at = ? where owner_id = ?", [
      new Date(Date.now() - 366 * 86_400_000).toISOString(),
      client.id,
    ]);
    await press(client, (await readNextStep(client, "/profile/skills")).card, "Not for me");
    expect((await readNextStep(client, "/profile/skills")).title).not.toBe(title);
  });

  test("of a visitor moves into the account, is exported, and deleted with it", async () => {
    const person = createPerson();
    const client = await createClient();
    await registerPerson(client, person);
    const results = await completeAssessment(client, { 2: ANALYST });
    const { card, title } = await readNextStep(client, results);
    const refused = await press(client, card, "Not for me");
    expect(refused.headers.get("Location")).toBe(`${results}?suggestion=refused#next-step`);
    const visitor = `visitor:${readVisitorId(client)}`;
    const rows = listRows(visitor);
    expect(rows).toHaveLength(1);
    await client.post("/login", person);
    expect(listRows(visitor)).toEqual([]);
    expect((await readNextStep(client, results)).title).not.toBe(title);
    const { read } = await downloadArchive(client);
    expect(read("csv/step_refusals.csv")).toMatch(/Suggestion.*Refused/);
    const [{ id }] = select("select id from users where email = ?", [person.email]) as [
      { id: string },
    ];
    expect(listRows(id)).toEqual(rows);
    await client.post("/settings/account/delete", { password: person.password });
    expect(listRows(id)).toEqual([]);
  });
});

describe("the next step", () => {
  test("of a person who said nothing asks what they want", async () => {
    const client = await createSignedInClient();
    await submitAnswer(client, await startSession(client), GOOD_ANSWER);
    execute("update interview_sessions set ended_at = started_at where owner_id = ?", [client.id]);
    const { title, card, links } = await readNextStep(client, "/profile/skills");
    expect(title).toBe("Tell us what you want");
    expect(links.some(([, href]) => href.startsWith("/about-you"))).toBe(true);
    expect(card).not.toHaveText("Python");
  });

  test("of a nurse with a target is about nursing, on each page the same", async () => {
    const client = await createNurse();
    const { card, title } = await readNextStep(client, "/profile/skills");
    expect(card).not.toHaveText(/Python|SQL|Data Science/);
    expect(card).toHaveText(/Registered nurse/i);
    expect((await readNextStep(client, "/profile/learning")).title).toBe(title);
    expect(await openMain(client, "/profile")).toHaveText(title);
  });

  test("names a mentor with an account, and never a sample", async () => {
    const client = await createNurse();
    const listAsked = async () => {
      const { links } = await readNextStep(client, "/profile/skills");
      return links.map(([, href]) => href).filter((href) => href.startsWith("/mentors/"));
    };
    expect(await listAsked()).toEqual([]);
    const mentor = await createMentor({
      fields: '["healthcare"]',
      specialties: '["patient-care"]',
    });
    for (const asked of await listAsked()) expect(asked).toBe(`/mentors/${mentor.mentorId}`);
    pauseMentors();
    expect(await listAsked()).toEqual([]);
  });

  test("links each job it names, and leads to their comparison, where a press makes one the target", async () => {
    const client = await createSignedInClient();
    await client.post("/about-you", NURSE);
    const { card, links } = await readNextStep(client, "/profile/learning");
    const named = links.map(([, href]) => href).filter((href) => /^\/occupations\/\d/.test(href));
    expect(named.length).toBeGreaterThan(1);
    const compare = card.getByRole("link", "Compare them").attribute("href") ?? "";
    const codes = named.map((href) => href.replace("/occupations/", ""));
    expect(compare).toBe(`/occupations/compare?codes=${codes.join(",")}`);
    const page = await openMain(client, compare);
    expect(page).toHaveText(`Compare ${named.length} jobs`);
    const [button] = page.allByRole("button", /^Make this my target/);
    const action = button?.closest("form").attribute("action") ?? "";
    const sent = await client.post(action, { intent: "choose" });
    expect(sent.headers.get("Location")).toBe(`${compare}#target`);
    expect(await openMain(client, compare)).toHaveText("Your target");
    const after = await readNextStep(client, "/profile/learning");
    expect(after.links.map(([, href]) => href)).not.toContain(compare);
  });

  test("is under the ring of the person's report, at the end of a tailored interview, and not shared", async () => {
    const client = await createNurse();
    const session = await startSession(client);
    await submitAnswer(client, session, GOOD_ANSWER);
    expect((await readNextStep(client, `${session}/report`)).title).not.toBe("");
    const tailored = await client.post("/interview/tailored?from=posting", {
      intent: "read",
      text: "Registered nurse. You care for patients on a cardiology ward and document everything.",
    });
    const { card } = toNextStep((await readPage(tailored)).main);
    expect(card.allByRole("button", "Not for me")).toEqual([]);
  });
});
