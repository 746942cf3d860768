import { expect, test } from "vitest";
import { ORIGIN, createSignedInClient } from "../support/client";
import { openMain, openPage, postForm } from "../support/page";

const PATH = "/settings/profile";
const CHANGES = {
  fullName: "Ines Okafor",
  displayName: "Ines",
  title: "Junior data analyst",
  location: "Leeds",
  bio: "First line.\r\nSecond line.",
  linkedin: "https://www.linkedin.com/in/ines",
  github: "https://github.com/ines",
};

test("a changed profile is saved, answered with the toast, shown back", async () => {
  const client = await createSignedInClient();
  const response = await client.post(PATH, CHANGES);
  expect([response.status, response.headers.get("Location")]).toEqual([302, PATH]);
  const page = await openPage(client, PATH);
  expect(page.toasts).toEqual(["Profile updated successfully"]);
  expect(Object.fromEntries(page.main.formEntries())).toMatchObject({
    ...CHANGES,
    bio: "First line.\nSecond line.",
  });
});

test("an emptied field is emptied", async () => {
  const client = await createSignedInClient();
  await client.post(PATH, CHANGES);
  await client.post(PATH, { ...CHANGES, title: "", bio: "", github: "" });
  const main = await openMain(client, PATH);
  expect(main.getByLabel("Professional title").value).toBe("");
  expect(main.getByLabel("Bio").value).toBe("");
  expect(main.getByLabel("GitHub").value).toBe("");
  expect(main.getByLabel("Location").value).toBe("Leeds");
});

const PLAIN_LINE = "Use plain text without line breaks or hidden characters.";

test.each([
  ["fullName", " ", "Enter your name."],
  ["fullName", "x".repeat(101), "Use at most 100 characters."],
  ["displayName", "\u202eevil", PLAIN_LINE],
  ["title", "two\nlines", PLAIN_LINE],
  ["bio", "x".repeat(2001), "Use at most 2,000 characters."],
  ["bio", "x".repeat(900_000), "Use at most 2,000 characters."],
  ["fullName", "y".repeat(900_000), "Use at most 100 characters."],
  ["title", "\u2066Leeds\u2069", PLAIN_LINE],
  ["linkedin", "https://x.y/\u202egpj.exe", PLAIN_LINE],
  ["bio", "nul \u0000 byte", "Use plain text without hidden characters."],
  ["linkedin", "javascript:alert(1)", "Enter a web address, such as https://example.com/me"],
  ["github", "ines at github", "Enter a web address, such as https://example.com/me"],
])("%s = %j: 400 under the field, the rest kept, nothing changed", async (field, value, words) => {
  const client = await createSignedInClient();
  const form = { ...CHANGES, location: "Not kept", [field]: value };
  const { main } = await postForm(client, PATH, form);
  expect(main.invalidFields).toEqual({ [field]: expect.stringContaining(words) as string });
  expect(main.getByLabel("Location").value).toBe("Not kept");
  expect(await openPage(client, PATH)).not.toHaveInSource("Not kept");
});

test("a web address without https:// is completed", async () => {
  const client = await createSignedInClient();
  await client.post(PATH, { ...CHANGES, linkedin: "linkedin.com/in/ines", github: "github.com" });
  const main = await openMain(client, PATH);
  expect(main.getByLabel("LinkedIn").value).toBe("https://linkedin.com/in/ines");
  expect(main.getByLabel("GitHub").value).toBe("https://github.com");
});

test("the longest name and bio are accepted", async () => {
  const client = await createSignedInClient();
  const longest = { fullName: "x".repeat(100), bio: "x".repeat(2000) };
  expect((await client.post(PATH, { ...CHANGES, ...longest })).status).toBe(302);
  const main = await openMain(client, PATH);
  expect(main.getByLabel("Full name").value).toBe(longest.fullName);
  expect(main.getByLabel("Bio").value).toBe(longest.bio);
});

test("over a megabyte: 413, nothing changed", async () => {
  const client = await createSignedInClient();
  const response = await client.post(PATH, { ...CHANGES, bio: "x".repeat(1024 * 1024) });
  expect(response.status).toBe(413);
  expect((await openMain(client, PATH)).getByLabel("Full name").value).toBe("Maya Okafor");
});

test("a script in the profile is text wherever it shows", async () => {
  const client = await createSignedInClient();
  const script = '"><script>alert(1)</script>';
  await client.post(PATH, { ...CHANGES, displayName: script, bio: script });
  expect((await openMain(client, PATH)).getByLabel("Bio").value).toBe(script);
  expect(await openMain(client, "/profile")).toHaveText(script);
  for (const path of [PATH, "/profile", "/"])
    expect(await openPage(client, path)).not.toHaveInSource("<script>alert(1)");
});

test("fields users can't change are ignored", async () => {
  const client = await createSignedInClient();
  const fixed = { email: "other@example.com", userType: "admin", id: "1" };
  expect((await client.post(PATH, { ...CHANGES, ...fixed })).status).toBe(302);
  expect(await openMain(client, "/settings/account")).toHaveText(client.email);
});

test("a field sent twice is explained in words for people", async () => {
  const client = await createSignedInClient();
  const body = new URLSearchParams([...Object.entries(CHANGES), ["title", "Another title"]]);
  const response = await client.send(PATH, { method: "POST", headers: { Origin: ORIGIN }, body });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text).toContain("Send this as one piece of text.");
  expect(text).not.toContain("Invalid input");
});
