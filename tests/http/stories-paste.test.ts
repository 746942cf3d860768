import { expect, test } from "vitest";
import { createClient, createSignedInClient, readVisitorId } from "../support/client";
import { openMain, postForm } from "../support/page";
import { insertStories, listStoryRows, postFields } from "../support/story";

const PAGE = "/stories/paste";
const NOTES = [
  "Freezer Saturday: died at 7, moved 2k of stock to the butcher next door before opening, lost only the ice cream",
  "Amir on tills, couldn’t do refunds. 3 mornings side by side. now he trains the new ones",
  "xmas rota. nobody wanted the 24th. one wish each, drew the rest, no one swapped",
];
const PASTED = NOTES.join("\r\n\r\n");

test("notes become stories with a title and the kinds that a word speaks for, once they are kept", async () => {
  const client = await createClient();
  expect(await openMain(client, PAGE)).toHaveText("Paste your notes.");
  const page = await postForm(client, PAGE, { intent: "split", notes: PASTED }, 200);
  expect(page).toHaveText("Three stories in your notes.");
  expect(page).toHaveText("Keep three");
  expect(client.cookies.get("session")).toBeUndefined();
  const entries = page.getField("title-1").closest("form").formEntries();
  expect(entries.filter(([name]) => /^(title|kinds)/.test(name))).toEqual([
    ["title-1", "Freezer Saturday"],
    ["kinds-1", "pressure"],
    ["kinds-1", "little-information"],
    ["title-2", "Amir on tills"],
    ["kinds-2", "teaching"],
    ["title-3", "Xmas rota"],
  ]);
  const kept = await postFields(client, PAGE, [
    ...entries.map(([name, value]): [string, string] => [
      name,
      name === "title-3" ? "The Christmas rota" : value,
    ]),
    ["kinds-3", "saying-no"],
    ["intent", "keep"],
  ]);
  expect(kept.headers.get("Location")).toBe("/stories");
  const rows = listStoryRows(`visitor:${readVisitorId(client)}`).toReversed();
  expect(rows.map(({ telling }) => telling)).toEqual(NOTES);
  expect(rows.map(({ title }) => title)).toEqual([
    "Freezer Saturday",
    "Amir on tills",
    "The Christmas rota",
  ]);
  expect(rows[2]).toMatchObject({ kinds: '["saying-no"]' });
});

test("without an empty line the page asks whether it is one story", async () => {
  const client = await createSignedInClient();
  const notes = "First line, of one\nSecond line";
  const asked = await postForm(client, PAGE, { intent: "split", notes }, 200);
  expect(asked).toHaveText("No empty line found: is it one story?");
  const one = await postForm(client, PAGE, { intent: "one", notes }, 200);
  expect(one).toHaveText("One story in your notes.");
  const lines = await postForm(client, PAGE, { intent: "lines", notes }, 200);
  expect(lines).toHaveText("Two stories in your notes.");
  const entries = one.getField("title-1").closest("form").formEntries();
  await postFields(client, PAGE, [...entries, ["intent", "keep"]]);
  expect(listStoryRows(client.id)).toMatchObject([{ telling: notes, title: "First line, of one" }]);
});

test("a first line that is the title isn’t kept twice, and the telling is shown before it is kept", async () => {
  const client = await createSignedInClient();
  const told = "At seven it was dead.\n  I called the butcher.";
  const notes = `The freezer\n${told}\n\n${NOTES[1]}`;
  const page = await postForm(client, PAGE, { intent: "split", notes }, 200);
  expect(page.getField("title-1").value).toBe("The freezer");
  expect(page).toHaveText("At seven it was dead. I called the butcher.");
  const entries = page.getField("title-1").closest("form").formEntries();
  await postFields(client, PAGE, [...entries, ["intent", "keep"]]);
  expect(listStoryRows(client.id).toReversed()).toMatchObject([
    { title: "The freezer", telling: told },
    { title: "Amir on tills", telling: NOTES[1] },
  ]);
});

test("a title left out is asked for, with everything else still there", async () => {
  const client = await createSignedInClient();
  const page = await postForm(client, PAGE, { intent: "split", notes: PASTED }, 200);
  const fields = Object.fromEntries(page.getField("title-1").closest("form").formEntries());
  const refused = await postForm(client, PAGE, { ...fields, "title-2": " ", intent: "keep" });
  expect(refused).toHaveText("Give the story a title.");
  expect(refused.getField("title-1").value).toBe("Freezer Saturday");
  expect(refused.getField("notes").value).toBe(NOTES.join("\n\n"));
  expect(listStoryRows(client.id)).toEqual([]);
});

test("notes changed after they were split are split again before anything is kept", async () => {
  const client = await createSignedInClient();
  const page = await postForm(client, PAGE, { intent: "split", notes: PASTED }, 200);
  const fields = Object.fromEntries(page.getField("title-1").closest("form").formEntries());
  const changed = `${PASTED}\n\nOne more: it snowed`;
  const again = await postForm(client, PAGE, { ...fields, notes: changed, intent: "keep" }, 200);
  expect(again).toHaveText("Your notes have changed, so they were split again.");
  expect(again).toHaveText("Four stories in your notes.");
  expect(listStoryRows(client.id)).toEqual([]);
});

test("a story that is too long is said and not cut; the others can be kept", async () => {
  const client = await createSignedInClient();
  const long = `Long day: ${"x ".repeat(4500)}`.trim();
  const page = await postForm(
    client,
    PAGE,
    { intent: "split", notes: `${long}\n\n${NOTES[1]}` },
    200,
  );
  expect(page).toHaveText("This one has 9,009 characters, and a story has room for 8,000.");
  expect(page).toHaveText("Keep one");
  const entries = page.getField("title-2").closest("form").formEntries();
  const left = await postFields(client, PAGE, [...entries, ["intent", "keep"]]);
  const html = await left.text();
  expect(html).toContain("One story kept. What is left:");
  expect(html).toContain(long);
  expect(listStoryRows(client.id)).toMatchObject([{ telling: NOTES[1] }]);
  const refused = await postForm(client, PAGE, { intent: "one", notes: long }, 200);
  expect(refused).toHaveText("This one has 9,009 characters");
});

test("more than 60,000 characters are refused and stay in the field", async () => {
  const client = await createSignedInClient();
  const notes = "word ".repeat(12_100).trim();
  const page = await postForm(client, PAGE, { intent: "split", notes });
  expect(page).toHaveText("Your notes have 60,499 characters, and 60,000 fit at a time.");
  expect(page.getField("notes").value).toBe(notes);
  expect((await postForm(client, PAGE, { intent: "split", notes: " \n " })).text).toContain(
    "Paste your notes first.",
  );
});

test("many stories are named twelve at a time, and none twice", async () => {
  const client = await createSignedInClient();
  const notes = Array.from({ length: 14 }, (_, index) => `Day ${index + 1}: it rained`).join(
    "\n\n",
  );
  const page = await postForm(client, PAGE, { intent: "split", notes }, 200);
  expect(page).toHaveText("14 stories in your notes.");
  expect(page).toHaveText("Two more stories in your notes.");
  const fields = Object.fromEntries(page.getField("title-1").closest("form").formEntries());
  const left = await postForm(client, PAGE, { ...fields, intent: "keep" }, 200);
  expect(left).toHaveText("Twelve stories kept. What is left:");
  expect(left.getField("title-1").value).toBe("Day 13");
  // The page was loaded again: the same form once more.
  await client.post(PAGE, { ...fields, intent: "keep" });
  expect(listStoryRows(client.id)).toHaveLength(12);
  const rest = Object.fromEntries(left.getField("title-1").closest("form").formEntries());
  await client.post(PAGE, { ...rest, intent: "keep" });
  expect(listStoryRows(client.id)).toHaveLength(14);
});

test("what doesn’t fit beside 200 stories is said", async () => {
  const client = await createSignedInClient();
  insertStories(client.id, 198);
  const page = await postForm(client, PAGE, { intent: "split", notes: PASTED }, 200);
  expect(page).toHaveText("There is no room for this one: 200 stories");
  expect(page).toHaveText("Keep two");
  const fields = Object.fromEntries(page.getField("title-1").closest("form").formEntries());
  const left = await postForm(client, PAGE, { ...fields, intent: "keep" }, 200);
  expect(left.getField("notes").value).toBe(NOTES[2]);
  expect(listStoryRows(client.id)).toHaveLength(200);
});
