import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { openMain } from "../support/page";
import { postFields, writeStory } from "../support/story";

test("a new story for a gap begins with its sentence with two blanks, and can be written whole", async () => {
  const client = await createClient();
  const page = await openMain(client, "/stories/new?kind=leading");
  const fields = page.getField("first").closest("form").formEntries();
  const started = await postFields(client, "/stories?index&gap=leading", [
    ...fields.filter(([name]) => !["first", "second"].includes(name)),
    ["intent", "gap"],
    ["first", "the night pour"],
    ["second", "the pump blocked"],
  ]);
  const story = await openMain(client, started.headers.get("Location") ?? "");
  expect(story.getField("telling").value).toBe(
    "I was in charge of the night pour when the pump blocked.",
  );
  expect(page.getByRole("button", "Save story").closest("form").formEntries()).toContainEqual([
    "kinds",
    "leading",
  ]);
});

test("on paper the bank and a story have what was told, in sixty words if there are", async () => {
  const client = await createSignedInClient();
  const story = await writeStory(client);
  await writeStory(client, { title: "Amir", telling: "He was new.", shortTelling: "" });
  const bank = await openMain(client, "/stories");
  expect(bank).toHaveText(
    "Amir Pressure or a deadline seven, dead · butcher · eight trips · only the ice cream He was new.",
  );
  expect(bank).toHaveText(/only the ice cream Stock for £2,000 moved next door before nine\./);
  expect(await openMain(client, story)).toHaveText(
    /In sixty words Stock for £2,000 .* The story At seven on a Saturday/,
  );
});
