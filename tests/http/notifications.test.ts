import { expect, test } from "vitest";
import { type Client, createSignedInClient } from "../support/client";
import { openMain, openPage } from "../support/page";

const PATH = "/settings/notifications";

const listChecked = async (client: Client) =>
  (await openMain(client, PATH))
    .allByRole("switch")
    .filter((field) => field.has("checked"))
    .map((field) => field.attribute("name"));

test("three are on by default, marketing is off", async () => {
  const client = await createSignedInClient();
  expect(await listChecked(client)).toEqual([
    "emailNotifications",
    "sessionReminders",
    "learningUpdates",
  ]);
});

test("four switches, and what is sent today", async () => {
  const client = await createSignedInClient();
  const main = await openMain(client, PATH);
  expect(main.allByRole("switch").map((each) => each.attribute("type"))).toEqual(
    Array.from({ length: 4 }, () => "checkbox"),
  );
  expect(main).toHaveText("You can’t turn these off.");
  expect(main).toHaveText("Marketing emails aren’t sent yet");
});

test("choices are saved per account and not changed by later preferences", async () => {
  const who = await createSignedInClient();
  const response = await who.post(PATH, {
    sessionReminders: "on",
    marketing: "on",
  });
  expect(response.headers.get("Location")).toBe(PATH);
  expect((await openPage(who, PATH)).toasts).toEqual([
    expect.stringContaining("Notifications saved"),
  ]);
  await who.post("/preferences", { theme: "light", returnTo: "/" });
  expect(await listChecked(who)).toEqual(["sessionReminders", "marketing"]);
  expect(await listChecked(await createSignedInClient())).toEqual([
    "emailNotifications",
    "sessionReminders",
    "learningUpdates",
  ]);
});
