import { expect, test } from "vitest";
import { createSignedInClient, textOf } from "../support/client";

const listChecked = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*checked="")(?=[^>]*name="(\w+)")/g)].map(
    ([, name]) => name,
  );

test("three are on by default, marketing is off", async () => {
  const client = await createSignedInClient();
  expect(listChecked(await (await client.get("/settings/notifications")).text())).toEqual([
    "emailNotifications",
    "sessionReminders",
    "learningUpdates",
  ]);
});

test("four switches, and what is sent today", async () => {
  const client = await createSignedInClient();
  const html = await (await client.get("/settings/notifications")).text();
  expect(html.match(/<input(?=[^>]*type="checkbox")(?=[^>]*role="switch")/g)).toHaveLength(4);
  const text = textOf(html);
  expect(text).toContain("You can’t turn these off.");
  expect(text).toContain("None of the emails below are sent yet");
});

test("choices are saved per account and not changed by later preferences", async () => {
  const who = await createSignedInClient();
  const response = await who.post("/settings/notifications", {
    sessionReminders: "on",
    marketing: "on",
  });
  expect(response.headers.get("Location")).toBe("/settings/notifications");
  await who.post("/preferences", { theme: "light", returnTo: "/" });
  const html = await (await who.get("/settings/notifications")).text();
  expect(textOf(html)).toContain("Notifications saved");
  expect(listChecked(html)).toEqual(["sessionReminders", "marketing"]);
  expect(
    listChecked(await (await (await createSignedInClient()).get("/settings/notifications")).text()),
  ).toEqual(["emailNotifications", "sessionReminders", "learningUpdates"]);
});
