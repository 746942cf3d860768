import { expect, test } from "vitest";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { listQuestions, questionById } from "~/data/questions/cards.server";
import { listPacksOfField } from "~/data/questions/packs.server";
import { type Client, createClient, createSignedInClient, registerPerson } from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { startSession, submitAnswer } from "../support/interview";
import { openMain, openPage } from "../support/page";

const PATH = "/interview/questions";

/** The names of the questions that a page lists. */
const listNames = async (client: Client, query = "") =>
  (await openMain(client, `${PATH}${query}`)).allByTag("h2").map(({ text }) => text);

const anyone = await createClient();

test("all questions are on the pages, each once", async () => {
  const names: string[] = [];
  for (let page = 1; names.length < listQuestions().length; page += 1) {
    const found = await listNames(anyone, `?page=${page}`);
    expect(found.length).toBeGreaterThan(0);
    names.push(...found);
  }
  expect(names.toSorted()).toEqual(
    listQuestions()
      .map(({ question }) => question.name)
      .toSorted(),
  );
});

test("the questions for every field of work come first", async () => {
  const names = await listNames(anyone);
  const home = listQuestions().filter(({ card }) => card.id === "home");
  expect(names.slice(0, home.length)).toEqual(home.map(({ question }) => question.name));
  expect(names).not.toContain("Two sum");
});

test.each(Object.keys(FIELD_NAMES))(
  "the questions of %s begin with its first pack",
  async (field) => {
    const names = await listNames(anyone, `?field=${field}`);
    const [first] = listPacksOfField(field);
    const expected = first?.questions.map(({ name }) => name).slice(0, names.length);
    expect(names.slice(0, expected?.length)).toEqual(expected);
  },
);

test("a first question for one field is found under it", async () => {
  expect(await listNames(anyone, "?field=healthcare&q=patient+helped")).toContain(
    "A patient you helped",
  );
  expect(await listNames(anyone, "?field=finance&q=patient+helped")).toEqual([]);
});

test("marketing begins with marketing, and sales come after it", () => {
  expect(listPacksOfField("marketing").map(({ id }) => id)).toEqual([
    "marketing",
    "brand-and-content",
    "sales-and-service",
  ]);
});

test.each(["", "?q=join"])(
  "the filter of %j is folded, and open once something is chosen",
  async (query) => {
    const isOpen = async (search: string) =>
      (await openMain(anyone, `${PATH}${search}`))
        .getByRole("form", "Filter questions")
        .allByTag("details")[0]
        ?.has("open");
    expect(await isOpen(query)).toBe(false);
    expect(await isOpen(`${query || "?"}&kind=technical`)).toBe(true);
  },
);

test.each([
  ["?topic=databases&q=join", /./],
  ["?skill=negotiation", /./],
  ["?kind=case", /./],
  ["?q=ANGRY+customers", /angry/i],
])("%s lists some of them", async (query, name) => {
  const names = await listNames(anyone, query);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((each) => !name.test(each))).toEqual([]);
  const main = await openMain(anyone, `${PATH}${query}`);
  expect(main.text).not.toContain(`of ${listQuestions().length}`);
});

test("a filter stays in the form and on the next page", async () => {
  const main = await openMain(anyone, `${PATH}?kind=behavioral&topic=`);
  expect(
    Object.fromEntries(main.getByRole("form", "Filter questions").formEntries()),
  ).toMatchObject({ kind: "behavioral", topic: "" });
  const [, next = ""] = main.links().find(([text]) => text === "Next") ?? [];
  expect(next).toBe(`${PATH}?kind=behavioral&topic=&page=2`);
  expect(await listNames(anyone, next.replace(PATH, ""))).not.toContain("Two sum");
});

test.each(["?q=zanzibar", "?starred=on"])("%s finds nothing, and leads back", async (query) => {
  const main = await openMain(anyone, `${PATH}${query}`);
  expect(main.allByTag("h2")).toEqual([]);
  expect(main.links()).toContainEqual(["Show all questions", PATH]);
});

test("what is no option and no page is left out", async () => {
  for (const query of ["?kind=<script>", "?topic=x&skill=y", "?page=-3", "?q=&unanswered=1"])
    expect(await listNames(anyone, query)).toEqual(await listNames(anyone));
});

test("a row starts its question, without an account", async () => {
  const client = await createClient();
  const started = await client.post(`${PATH}/two-sum`, {});
  const session = started.headers.get("Location") ?? "";
  expect(session).toMatch(/^\/interview\/sessions\/[^/]+\?question=1$/);
  const page = await openPage(client, session);
  expect(page.headings(1).map(({ text }) => text)).toEqual([
    questionById("two-sum")?.question.prompt,
  ]);
  expect(page.main).toHaveText("Two sum");
  // The same one is open already.
  expect((await client.post(`${PATH}/two-sum`, {})).headers.get("Location")).toBe(session);
});

test("an answered question says so, and is no longer among those not answered yet", async () => {
  const client = await createClient();
  await submitAnswer(client, await startSession(client, "algorithms"), "I use a hash map.", 1);
  const main = await openMain(client, `${PATH}?q=two+sum`);
  expect(main.text).toContain("answered");
  expect(await listNames(client, "?unanswered=on")).not.toContain("Two sum");
});

test("a visitor's star is kept, moves into their account, is exported and taken away", async () => {
  const client = await createClient();
  const star = () => client.post(`${PATH}?kind=technical`, { star: "two-sum" });
  expect((await star()).headers.get("Location")).toBe(`${PATH}?kind=technical#two-sum`);
  await star();
  expect(await listNames(client, "?starred=on")).toEqual(["Two sum"]);
  const { email, password } = await registerPerson(client);
  await client.post("/login", { email, password });
  expect(await listNames(client, "?starred=on")).toEqual(["Two sum"]);
  const main = await openMain(client, `${PATH}?q=two+sum`);
  const button = main.getByRole("button", "Star: Two sum");
  expect(button.attribute("aria-pressed")).toBe("true");
  expect((await downloadArchive(client)).read("data.json")).toContain('"starred_questions"');
  await client.post(PATH, { unstar: "two-sum" });
  expect(await listNames(client, "?starred=on")).toEqual([]);
});

test("a question starred before and after signing in is starred once", async () => {
  const client = await createSignedInClient();
  await client.post(PATH, { star: "two-sum" });
  await client.post("/logout", {});
  await client.post(PATH, { star: "two-sum" });
  await client.post("/login", { email: client.email, password: client.password });
  expect(select("select * from starred_questions where owner_id = ?", [client.id])).toHaveLength(1);
});

test.each<[Record<string, string>]>([[{}], [{ star: "no-such-question" }], [{ burn: "two-sum" }]])(
  "sending %j is 400",
  async (form) => {
    expect((await anyone.post(PATH, form)).status).toBe(400);
  },
);
