import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { openMain, openPage, postForm } from "../support/page";
import { STORY, listStoryRows, writeStory } from "../support/story";

const PAGE = "/stories";

test("the same telling under another title is not dropped: the page says where it is kept", async () => {
  const client = await createSignedInClient();
  const story = await writeStory(client);
  // The same form once more, such as by a double click.
  expect(await writeStory(client)).toBe(story);
  const page = await postForm(client, "/stories/new", { ...STORY, title: "Cold", kinds: "change" });
  expect(page).toHaveText("You already keep this story as “The freezer on Saturday”.");
  expect(page.getByRole("link", STORY.title).attribute("href")).toBe(story);
  expect([page.getField("title").value, page.getField("telling").value]).toEqual([
    "Cold",
    STORY.telling,
  ]);
  expect(listStoryRows(client.id)).toHaveLength(1);
  const notes = `Frozen fish\n${STORY.telling}\n\nAmir: he was new`;
  const split = await postForm(client, "/stories/paste", { intent: "split", notes }, 200);
  const fields = Object.fromEntries(split.getField("title-1").closest("form").formEntries());
  await client.post("/stories/paste", { ...fields, intent: "keep" });
  expect((await openPage(client, PAGE)).text).toContain(
    "One story kept. You already keep one of these as “The freezer on Saturday”",
  );
  expect(listStoryRows(client.id)).toHaveLength(2);
});

test("a telling under sixty words is its own short version", async () => {
  const client = await createSignedInClient();
  const page = await writeStory(client, { shortTelling: "" });
  expect(await openMain(client, page)).toHaveText("it is your short version");
  expect(await openMain(client, PAGE)).toHaveText("25 words ready");
  const form = (await openMain(client, page)).getField("cueWords");
  expect([form.attribute("required"), form.attribute("aria-required")]).toEqual([
    undefined,
    undefined,
  ]);
});
