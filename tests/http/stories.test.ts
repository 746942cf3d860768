import { describe, expect, test } from "vitest";
import {
  createClient,
  createPerson,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../support/client";
import { execute, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { openMain, openPage, postForm } from "../support/page";
import {
  STORY,
  insertStories,
  insertTelling,
  listStoryRows,
  listTellingRows,
  postFields,
  writeStory,
} from "../support/story";

const PAGE = "/stories";

test("the empty bank shows an example and begins the first story with three lines", async () => {
  const client = await createClient();
  const empty = await openMain(client, PAGE);
  expect(empty).toHaveText("Tell it once. Use it for ten questions.");
  expect(empty).toHaveText("Example: one story, three questions.");
  const started = await client.post(`${PAGE}?index`, {
    intent: "first",
    day: "the day the freezer died",
    first: "called the butcher",
    end: "",
  });
  const page = started.headers.get("Location") ?? "";
  const main = await openMain(client, page);
  expect(main.getField("telling").value).toBe(
    "It was the day the freezer died. First I called the butcher.",
  );
  expect(main.getField("title").value).toBe("The day the freezer died");
  expect(await openMain(client, PAGE)).toHaveText("One story. Twelve questions still without one.");
});

test("a gap is filled with a sentence of two blanks, which begins a story of its kind", async () => {
  const client = await createSignedInClient();
  await writeStory(client);
  const main = await openMain(client, PAGE);
  expect(main).toHaveText("One story. Eleven questions still without one.");
  expect(main.allByRole("link", "Tell one: Saying no")[0]?.attribute("href")).toBe(
    "/stories?gap=saying-no#gap",
  );
  const gap = await openMain(client, `${PAGE}?gap=saying-no`);
  const form = gap.getField("first").closest("form");
  expect(form).toHaveText("They asked me to");
  const fields = Object.fromEntries(form.formEntries());
  const refused = await postForm(client, `${PAGE}?index&gap=saying-no`, {
    ...fields,
    intent: "gap",
    second: "it was late",
  });
  expect(refused).toHaveText("Fill in the first blank.");
  expect(refused.getField("second").value).toBe("it was late");
  const started = await client.post(`${PAGE}?index`, {
    ...fields,
    intent: "gap",
    first: "open on Boxing Day",
    second: "nobody had slept",
  });
  const story = await openMain(client, started.headers.get("Location") ?? "");
  expect(story.getField("telling").value).toBe(
    "They asked me to open on Boxing Day and I said no because nobody had slept.",
  );
  expect(listStoryRows(client.id).map(({ kinds }) => kinds)).toEqual([
    '["pressure"]',
    '["saying-no"]',
  ]);
  expect(await openMain(client, PAGE)).toHaveText("Two stories. Ten questions still without one.");
});

test.each([
  ["a visitor", createClient],
  ["an account", createSignedInClient],
])(
  "a story of %s is written, changed with its kinds and cue words, and deleted",
  async (_, create) => {
    const client = await create();
    const page = await writeStory(client);
    const owner = "id" in client ? String(client.id) : `visitor:${readVisitorId(client)}`;
    const main = await openMain(client, page);
    expect(main.getField("cueWords").value).toBe(
      "seven, dead\nbutcher\neight trips\nonly the ice cream",
    );
    expect(main).toHaveText("8 of 60 words");
    expect(main).toHaveText("Not told yet");
    // A word of it speaks for a kind: offered, and not ticked.
    expect(main).not.toHaveText("“before opening” is in your story");
    const entries = main.getField("title").closest("form").formEntries();
    expect(entries.filter(([name]) => name === "kinds")).toEqual([["kinds", "pressure"]]);
    const changed = entries.filter(([name]) => name !== "kinds" && name !== "cueWords");
    await postFields(client, page, [
      ...changed,
      ["cueWords", ""],
      ["kinds", "teaching"],
      ["kinds", "change"],
    ]);
    expect(listStoryRows(owner)).toMatchObject([
      { kinds: '["teaching","change"]', cue_words: "[]" },
    ]);
    expect(await openMain(client, page)).toHaveText("“before opening” is in your story");
    expect(await openMain(client, `${page}/delete`)).toHaveText("Delete this story?");
    await client.post(`${page}/delete`, {});
    expect(listStoryRows(owner)).toEqual([]);
    await openPage(client, page, 404);
  },
);

test.each([
  [{ title: "x".repeat(121) }, "title", "Use at most 120 characters."],
  [{ telling: "" }, "telling", "Tell the story."],
  [{ telling: "x".repeat(8001) }, "telling", "Use at most 8,000 characters."],
  [{ shortTelling: "x".repeat(1001) }, "shortTelling", "Use at most 1,000 characters."],
  [{ cueWords: "a\nb\nc\nd\ne\nf\ng" }, "cueWords", "Use at most 6, a few words each."],
  [{ cueWords: "x".repeat(41) }, "cueWords", "Keep each to 40 characters."],
])("%j is refused, and what was written stays", async (changes, field, message) => {
  const client = await createSignedInClient();
  const page = await postForm(client, "/stories/new", { ...STORY, ...changes });
  expect(page).toHaveText(message);
  expect(page.getField(field).attribute("aria-invalid")).toBe("true");
  expect(page.getField("telling").value).toBe({ ...STORY, ...changes }.telling);
  const kinds = page.getField("title").closest("form").formEntries();
  expect(kinds).toContainEqual(["kinds", "pressure"]);
  expect(listStoryRows(client.id)).toEqual([]);
});

test("a kind that doesn’t exist is refused", async () => {
  const client = await createSignedInClient();
  expect((await client.post("/stories/new", { ...STORY, kinds: "weather" })).status).toBe(400);
});

test("beyond 200 stories another is refused and kept in the form", async () => {
  const client = await createSignedInClient();
  insertStories(client.id, 200);
  const page = await postForm(client, "/stories/new", STORY);
  expect(page).toHaveText("You have 200 stories, which is as many as one person can keep.");
  expect(page.getField("telling").value).toBe(STORY.telling);
  const bank = await openMain(client, PAGE);
  expect(bank).toHaveText("200 stories. Every kind of question has one.");
  expect(bank.allByRole("row")).toHaveLength(13);
  expect(bank.getByRole("link", "All 200").attribute("href")).toBe("/stories?all");
  expect(await openMain(client, `${PAGE}?all`)).toHaveText("Story 199");
});

test("stories count in the storage limit", async () => {
  const visitor = await createClient();
  await writeStory(visitor);
  execute("update stories set telling = ? where owner_id = ?", [
    "x".repeat(13 * 1024 * 1024),
    `visitor:${readVisitorId(visitor)}`,
  ]);
  const page = await postForm(visitor, "/stories/new", { ...STORY, telling: "Another." }, 507);
  expect(page.getField("telling").value).toBe("Another.");
});

test("what the next job interview asks stands on top of its group", async () => {
  const client = await createSignedInClient();
  await writeStory(client);
  await client.post("/plans", {
    intent: "add",
    company: "St Mary’s",
    role: "Staff nurse",
    heldOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  });
  execute("update job_interviews set posting = ? where owner_id = ?", [
    "You train new colleagues.",
    client.id,
  ]);
  const main = await openMain(client, PAGE);
  const [first, second] = main.allByRole("rowheader").map(({ text }) => text.split(" ,")[0]);
  expect([first, second]).toEqual(["A disagreement with a colleague", "Teaching somebody"]);
  expect(main).toHaveText("your next interview asks this");
});

describe("a story is private", () => {
  test("another person’s is a 404 everywhere", async () => {
    const [owner, other] = [await createSignedInClient(), await createSignedInClient()];
    const page = await writeStory(owner);
    await openPage(other, page, 404);
    await openPage(other, `${page}/delete`, 404);
    expect(
      (await other.post(page, { ...STORY, title: "Stolen" })).headers.get("Location"),
    ).not.toBe(page);
    expect((await other.post(`${page}/delete`, {})).status).toBe(404);
    expect(listStoryRows(owner.id)).toMatchObject([{ title: STORY.title }]);
  });

  test("the search shows the bank and none of its stories", async () => {
    const client = await createSignedInClient();
    await writeStory(client, { title: "Zanzibar freezer" });
    expect(await openMain(client, "/search?q=your+stories")).toHaveText("Your stories");
    expect(await openMain(client, "/search?q=zanzibar")).not.toHaveText("Zanzibar freezer");
  });
});

test("stories move to the account at sign-in, are exported, and are deleted with it", async () => {
  const client = await createClient();
  const page = await writeStory(client);
  insertTelling(`visitor:${readVisitorId(client)}`, page.split("/").at(-1) ?? "");
  const person = createPerson();
  await registerPerson(client, person);
  await client.post("/login", { email: person.email, password: person.password });
  const id = String(select("select id from users where email = ?", [person.email])[0]?.id);
  expect([listStoryRows(id).length, listTellingRows(id).length]).toEqual([1, 1]);
  expect(await openMain(client, page)).toHaveText("Told 1 time");
  const archive = await downloadArchive(client);
  const files = archive.names.filter((name) => /stor/i.test(name));
  expect(files.some((name) => archive.read(name).includes("moved the stock in eight trips"))).toBe(
    true,
  );
  expect(files.some((name) => archive.read(name).includes("Tell me about a time."))).toBe(true);
  await client.post("/settings/account/delete", { password: person.password, confirm: "on" });
  expect([listStoryRows(id), listTellingRows(id)]).toEqual([[], []]);
});

test("a deleted story takes its tellings with it, and no other’s", async () => {
  const client = await createSignedInClient();
  const pages = [await writeStory(client), await writeStory(client, { telling: "Another one." })];
  const ids = pages.map((page) => page.split("/").at(-1) ?? "");
  for (const id of ids) insertTelling(client.id, id);
  expect(await openMain(client, `${pages[0]}/delete`)).toHaveText("where you told it (1 time)");
  await client.post(`${pages[0]}/delete`, {});
  expect(listTellingRows(client.id).map(({ story_id }) => story_id)).toEqual([ids[1]]);
});
