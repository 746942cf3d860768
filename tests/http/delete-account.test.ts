import { expect, test } from "vitest";
import { canLogIn, createRegisteredClient, createSignedInClient } from "../support/client";
import { countRowsContaining } from "../support/database";
import { openMain, openPage, postForm } from "../support/page";

const PATH = "/settings/account/delete";
const REQUEST = { intent: "earliest", agenda: "Practice" };

test("the page says what will be deleted, with the user's numbers", async () => {
  const client = await createSignedInClient();
  await client.post("/interview", { card: "databases" });
  await client.post("/mentors/hannah-brandt", REQUEST);
  const page = await openMain(client, PATH);
  for (const words of [
    client.email,
    "Interview sessions: 1",
    "Mentoring sessions: 1",
    "Mentoring sessions to come are canceled, and their mentors are told.",
  ])
    expect(page).toHaveText(words);
  expect(page.links()).toContainEqual(["download your data", "/settings/account/export"]);
});

test("the page lists only what there is", async () => {
  const page = await openMain(await createSignedInClient(), PATH);
  expect(page).toHaveText("Your name, email, password and profile");
  expect(page).toHaveText("Devices: 1");
  expect(page.text).not.toMatch(/session|application|certificate|message|assessment|: 0/i);
});

test.each([
  ["", "Enter your password."],
  ["not-this-one-no", "That password is incorrect."],
])("password %j: 400, nothing is deleted", async (password, words) => {
  const client = await createSignedInClient();
  const page = await postForm(client, PATH, { password });
  expect(page.invalidFields).toEqual({ password: expect.stringContaining(words) as string });
  expect((await client.get("/profile")).status).toBe(200);
});

test("afterward no table has a row of the user, and the session has ended", async () => {
  const client = await createRegisteredClient();
  const { email, password } = client;
  await client.post("/interview", { card: "databases" });
  await client.post("/assessment/1", { communication: "4" });
  await client.post("/mentors/hannah-brandt", REQUEST);
  await client.post("/mentors/apply", {
    name: "Ana Ruiz",
    email,
    title: "Engineer",
    company: "Independent",
    field: "data",
    years: "6",
    help: "Analysts.",
  });
  await client.post("/contact", { name: "Ana Ruiz", email, topic: "other", message: "Hello." });
  await client.post("/preferences", { accent: "ruby", returnTo: "/" });
  const login = (await (await client.json("POST", "/auth/login", { email, password })).json()) as {
    profile: { id: string };
  };
  await client.post("/forgot-password", { email });
  const rowsBefore = countRowsContaining(login.profile.id);
  for (const table of [
    "users",
    "one_time_links",
    "known_devices",
    "mail_outbox",
    "auth_tokens",
    "interview_sessions",
    "assessments",
    "assessment_ratings",
    "mentor_sessions",
    "mentor_session_events",
    "mentor_applications",
    "contact_messages",
    "account_preferences",
  ])
    expect(rowsBefore[table], table).toBeGreaterThan(0);
  const session = client.cookies.get("session") ?? "";
  const response = await client.post(PATH, { password });
  expect(response.headers.get("Location")).toBe("/");
  expect((await openPage(client, "/")).toasts).toEqual([
    expect.stringContaining("Account deleted"),
  ]);
  expect(countRowsContaining(login.profile.id)).toEqual({});
  expect(countRowsContaining(email)).toEqual({});
  client.cookies.set("session", session);
  expect((await client.get("/profile")).status).toBe(302);
  expect(await canLogIn(email, password)).toBe(false);
});

test("the JSON call erases the same", async () => {
  const client = await createSignedInClient();
  const { id, email, password } = client;
  await client.post("/assessment/1", { communication: "4" });
  const login = (await (await client.json("POST", "/auth/login", { email, password })).json()) as {
    token: string;
  };
  expect(countRowsContaining(id).assessments).toBe(1);
  const deleted = await client.json("DELETE", "/auth/delete-account", undefined, login.token);
  expect(deleted.status).toBe(204);
  expect(countRowsContaining(id)).toEqual({});
});

test("other users' data is unchanged", async () => {
  const client = await createSignedInClient();
  const otherClient = await createSignedInClient();
  await otherClient.post("/mentors/hannah-brandt", { ...REQUEST, agenda: "Stays here" });
  await client.post(PATH, { password: client.password });
  expect(await openMain(otherClient, "/profile/sessions")).toHaveText("Stays here");
});
