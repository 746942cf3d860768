import { expect, test } from "vitest";
import { createClient } from "../support/client";
import { openMain } from "../support/page";
import { postFields } from "../support/story";

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
