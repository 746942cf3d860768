import { describe, expect, test } from "vitest";
import { ANALYST, completeAssessment, createInterests, FLAT } from "../support/assessment";
import { createClient, createSignedInClient, ORIGIN } from "../support/client";
import { openMain, readPage } from "../support/page";

test("the preparation limit and the length of the list are addresses", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, {
    2: ANALYST,
    4: { education: "bachelor", experience: "none", study: "none" },
  });
  const listTitles = async (query: string) =>
    (await openMain(client, `${to}${query}`))
      .allByRole("link", /^See the occupation/)
      .map(({ name }) => name);
  const listed = await listTitles("");
  expect(listed).toHaveLength(10);
  const longer = await listTitles("?list=24");
  expect(longer).toHaveLength(24);
  expect(longer.slice(0, 10)).toEqual(listed);
  const open = async (query: string) => openMain(client, `${to}${query}`);
  expect(await open("?list=all&zone=all")).toHaveText("Statisticians");
  expect(await open("?list=all")).not.toHaveText("Statisticians");
  for (const bad of [
    "?zone=9",
    "?list=%3Cscript%3E",
    "?compare=x",
    "?only=best",
    "?weight-skills=9",
  ])
    expect(await listTitles(bad)).toEqual(listed);
});

test("a filter is a link with the number of occupations it leaves, and all of them are shown", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: ANALYST });
  const filters = (await openMain(client, to))
    .allByRole("link", /^(?:All|Growing|Pays more) \d+$/)
    .map((link) => [link.name, link.attribute("href") ?? ""] as const);
  expect(filters.map(([name]) => name.split(/ \d/)[0])).toEqual(["All", "Growing", "Pays more"]);
  expect(filters[0]?.[0]).toBe("All 923");
  for (const [name, href] of filters) {
    const main = await openMain(client, `${href}${href.includes("?") ? "&" : "?"}list=all`);
    const codes = main
      .getByRole("heading", "Occupations that match")
      .closest("region")
      .links()
      .flatMap(([, path]) => (/^\/occupations\/\d\d-/.test(path ?? "") ? path : []));
    expect(name).toContain(String(new Set(codes).size));
  }
});

test("what counts is a form: other weights give another list, and stay with the filters", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, {
    2: ANALYST,
    4: { education: "none", experience: "none", study: "any" },
  });
  const read = async (query: string) => {
    const main = await openMain(client, `${to}${query}`);
    return {
      main,
      titles: main.allByRole("link", /^See the occupation/).map(({ name }) => name),
    };
  };
  const { titles } = await read("");
  const interests = await read("?only=growing&weight-interests=2&weight-preparation=0");
  expect(interests.titles).not.toEqual(titles);
  expect(interests.main).toHaveText("Interests 2, Skills 1, Preparation 0, Values 0.5");
  expect(interests.main.getByLabel("Interests").value).toBe("2");
  expect(interests.main.getByRole("link", /^Pays more/).attribute("href")).toContain(
    "weight-preparation=0",
  );
  const nothing = "?weight-interests=0&weight-skills=0&weight-preparation=0&weight-values=0";
  expect((await read(nothing)).titles).toEqual(titles);
});

test("one press makes an occupation of the list the target, and takes it back", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: ANALYST });
  const chosen = await client.post(`${to}?only=growing&target=15-2051.00`, { intent: "choose" });
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([
    302,
    `${to}?only=growing#target`,
  ]);
  const main = await openMain(client, `${to}?only=growing`);
  const row = main.getByRole("link", /^See the occupation.*Data Scientists$/).closest("listitem");
  expect(row).toHaveText("Your target");
  await client.post(`${to}?target=15-2051.00`, { intent: "remove" });
  expect(await openMain(client, to)).not.toHaveText("Your target");
  const wrong = await client.post(`${to}?target=15-0000.00`, { intent: "choose" });
  expect(wrong.status).toBe(404);
  const other = await createSignedInClient();
  const refused = await other.post(`${to}?target=15-2051.00`, { intent: "choose" });
  expect(refused.status).toBe(404);
});

test("interests alone are worth a look, and the page says what isn't counted", async () => {
  const client = await createClient();
  const artist = { r: "2121", i: "3434", a: "5555", s: "3333", e: "2222", c: "2121" };
  const to = await completeAssessment(client, { 2: createInterests(artist) });
  const main = await openMain(client, to);
  expect(main).toHaveText("10 of 923: 10 worth a look.");
  expect(main).toHaveText("Not counted: skills (rate your skills in step 1");
  expect(main).toHaveText("preparation (say in step 4 what you bring); values");
  expect(main).toHaveText("Pay not published");
  expect(main).not.toHaveText("Not published a year");
  // Group figures are marked.
  expect(main).toHaveText("Figures of all ");
  // A minus sign, not a hyphen.
  expect(main.text).not.toMatch(/\s-0\.\d/);
});

const GROUPS = /^(?:Near your present job|Other matches|A change from your present job)$/;
const listGroups = (main: Awaited<ReturnType<typeof openMain>>) =>
  main.headings(3).flatMap(({ text }) => (GROUPS.test(text) ? text : []));

describe("with a present job", () => {
  const NURSE = { job: "Registered nurse", occupationCode: "29-1141.00", years: "8" };
  const openResults = async (goal: string, interests: Record<string, string>) => {
    const client = await createClient();
    await client.post("/about-you", { ...NURSE, goal, intent: "save" });
    const to = await completeAssessment(client, { 2: interests });
    const main = await openMain(client, to);
    return {
      client,
      to,
      main,
      titles: main.allByRole("link", /^See the occupation/).map(({ name }) => name),
    };
  };

  test("near moves and others are two groups, and the job itself is the starting point", async () => {
    const { main, titles } = await openResults("neighboring", ANALYST);
    expect(main).toHaveText("Your starting point: Registered Nurses.");
    expect(titles[0]).toMatch(/Nurse/);
    expect(listGroups(main)).toEqual(["Near your present job", "Other matches"]);
    expect(main.getByRole("link", /^Near your job \d+$/)).toBeDefined();
    expect(main.getByRole("link", /^A change \d+$/)).toBeDefined();
    for (const goal of ["neighboring", "another-field", "better", "unknown"])
      expect((await openResults(goal, ANALYST)).titles.join()).not.toContain("Registered Nurses");
  });

  test("for another field, the others lead, and no post of the same trade is near", async () => {
    const { main, titles } = await openResults("another-field", ANALYST);
    expect(listGroups(main)).toEqual(["A change from your present job", "Near your present job"]);
    expect(titles.slice(0, 3).join()).not.toMatch(/Nurse/);
  });

  test("in each group the order is that of the words", async () => {
    for (const goal of ["neighboring", "another-field"]) {
      const { main } = await openResults(goal, ANALYST);
      const words = ["Strong match", "Good match", "Worth a look"];
      for (const title of listGroups(main)) {
        const text = main.getByRole("heading", title).closest("region").text;
        const places = [...text.matchAll(/Strong match|Good match|Worth a look/g)].map(([word]) =>
          words.indexOf(word),
        );
        expect(places.length).toBeGreaterThan(0);
        expect(places).toEqual(places.toSorted());
      }
    }
  });

  test("what breaks what must stay isn’t listed, and is named with the reason", async () => {
    const client = await createClient();
    await client.post("/about-you", {
      job: "Car mechanic",
      occupationCode: "49-3023.00",
      years: "15",
      goal: "neighboring",
      mustStay: "My shoulder is bad, no heavy lifting",
      intent: "save",
    });
    const answers = { r: "5544", i: "4333", a: "1212", s: "2222", e: "2121", c: "3332" };
    const to = await completeAssessment(client, { 2: createInterests(answers) });
    const main = await openMain(client, to);
    expect(
      main
        .allByRole("link", /^See the occupation/)
        .map(({ name }) => name)
        .join(),
    ).not.toMatch(/Mechanics and Diesel/);
    const row = main
      .getByRole("link", "Bus and Truck Mechanics and Diesel Engine Specialists")
      .closest("listitem");
    expect(row).toHaveText("Lifting, standing or climbing is part of the work");
  });

  test("education that wasn’t asked isn’t taken for preparation, and the row links to the form", async () => {
    const { client, to, main } = await openResults("neighboring", ANALYST);
    expect(main).toHaveText("We don’t know your education");
    expect(main).not.toHaveText("You have the preparation");
    expect(main).not.toHaveText("Strong match");
    expect(main.allByRole("link", /^Say what you bring/)[0]?.attribute("href")).toBe(
      "/assessment/4",
    );
    const { main: shared } = await readPage(await client.post(to, { intent: "share" }));
    const link = shared.getByLabel(/^Copy it now/).value.slice(ORIGIN.length);
    expect(await openMain(await createClient(), link)).not.toHaveText("Say what you bring");
  });

  test("a flat profile gets the question, and then where the job leads", async () => {
    const { client, to, main, titles } = await openResults("neighboring", FLAT);
    expect(main).toHaveText("What in the work do you like?");
    expect(main).toHaveText("Where your job leads");
    expect(main).toHaveText("Your interests don’t rank these");
    expect(titles).toHaveLength(10);
    // Where a person stands is never shared.
    const { main: shared } = await readPage(await client.post(to, { intent: "share" }));
    const link = shared.getByLabel(/^Copy it now/).value.slice(ORIGIN.length);
    const page = await openMain(await createClient(), link);
    expect(page).not.toHaveText("Registered Nurses");
    expect(page).not.toHaveText("Make this my target");
  });
});
