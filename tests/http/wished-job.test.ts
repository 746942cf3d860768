import { expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import { openMain, openPage, postForm } from "../support/page";

const PAGE = "/about-you";
const NURSE = "29-1141.00";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const findTarget = (owner: string) =>
  select("select target from career_targets where owner_id = ?", [owner])[0]?.target;
const save = (client: Client, fields: Record<string, string>) =>
  client.post(PAGE, { intent: "save", ...fields });

test("a job in mind becomes the target, by its name or one of the nearest three", async () => {
  const client = await createSignedInClient();
  await save(client, { job: "Cook", wishedJob: "Registered nurse" });
  expect(findTarget(client.id)).toBe(`occupation:${NURSE}`);
  expect(await openMain(client, PAGE)).toHaveText("The job you have in mind Registered Nurses");

  const visitor = await createSignedInClient();
  const sent = await save(visitor, { job: "Cook", wishedJob: "Nurse on nights" });
  const asking = sent.headers.get("Location") ?? "";
  expect(asking).toBe("/about-you?wishedJob=Nurse+on+nights");
  const main = await openMain(visitor, asking);
  expect(main).toHaveText("We have no job called “Nurse on nights”.");
  // No name has all of the words, so none is preselected, and one must be chosen.
  const choices = main.allByRole("radio");
  expect(choices.map((each) => each.attribute("value"))).toContain(NURSE);
  expect(choices).toHaveLength(3);
  const form = main.getByRole("button", "Use this job").closest("form");
  const fields = Object.fromEntries(form.formEntries());
  expect(fields.wishedCode).toBeUndefined();
  const url = form.attribute("action") ?? "";
  const refused = await postForm(visitor, url, { ...fields, intent: "wish" }, 400);
  expect(refused.main.getByRole("alert")).toHaveText("Choose one of the jobs shown.");
  await visitor.post(url, { ...fields, intent: "wish", wishedCode: NURSE });
  expect(findTarget(visitor.id)).toBe(`occupation:${NURSE}`);
  const unknown = await createSignedInClient();
  const saved = await save(unknown, { wishedJob: "Qwertz" });
  expect(saved.headers.get("Location")).toBe(PAGE);
  expect(await openPage(unknown, PAGE)).toHaveText("we don’t know the job you have in mind");
});

test("the nearest job is preselected where its name has all the words", async () => {
  const client = await createSignedInClient();
  const sent = await save(client, { wishedJob: "Health informatics", returnTo: "/profile" });
  const main = await openMain(client, sent.headers.get("Location") ?? "");
  const form = main.getByRole("button", "Use this job").closest("form");
  expect(main.getByRole("link", "None of these").attribute("href")).toBe("/profile");
  const fields = Object.fromEntries(form.formEntries());
  expect(fields).toMatchObject({ wishedCode: "15-1211.01", returnTo: "/profile" });
  const saved = await client.post(PAGE, { ...fields, intent: "wish" });
  expect(saved.headers.get("Location")).toBe("/profile");
});

test("a job in mind is asked about first, then the job of now", async () => {
  const client = await createSignedInClient();
  const sent = await save(client, { job: "Nurse on nights", wishedJob: "Health informatics" });
  const asking = sent.headers.get("Location") ?? "";
  const link = (await openMain(client, asking)).getByRole("link", "None of these");
  expect(await openMain(client, link.attribute("href") ?? "")).toHaveText("Which of these is it?");
});

test("a chosen occupation is described before it is saved", async () => {
  const client = await createClient();
  const ask = async (name: string) =>
    (await client.get(`/about-you/occupations?name=${encodeURIComponent(name)}`)).json();
  expect(await ask("Qwertz")).toBeNull();
  const { hint, aside } = await ask("Registered nurse");
  expect(hint).toContain("We know Registered Nurses.");
  expect(aside).toContain("8 skills that travel");
});

test("the job of an interview becomes the target of a person without one", async () => {
  const client = await createSignedInClient();
  const add = (role: string) =>
    client.post("/plans", { intent: "add", company: "Hillside", role, heldOn: inDays(9) });
  await add("Qwertz");
  expect(findTarget(client.id)).toBeUndefined();
  const sent = await add("Nurse on a ward");
  expect(findTarget(client.id)).toBe(`occupation:${NURSE}`);
  const page = await openPage(client, sent.headers.get("Location") ?? "");
  expect(page).toHaveText("Your target is now Registered Nurses.");
  await add("Cook");
  expect(findTarget(client.id)).toBe(`occupation:${NURSE}`);
});
