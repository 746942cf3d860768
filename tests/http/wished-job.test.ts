import { expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import { openMain, openPage } from "../support/page";

const PAGE = "/about-you";
const NURSE = "29-1141.00";

const save = (client: Client, fields: Record<string, string>) =>
  client.post(PAGE, { intent: "save", ...fields });

test("a job in mind becomes the target, by its name or one of the nearest three", async () => {
  const client = await createSignedInClient();
  const findTarget = () =>
    select("select target from career_targets where owner_id = ?", [client.id])[0]?.target;
  await save(client, { job: "Cook", wishedJob: "Registered nurse" });
  expect(findTarget()).toBe(`occupation:${NURSE}`);
  expect(await openMain(client, PAGE)).toHaveText("The job you have in mind Registered Nurses");

  const visitor = await createSignedInClient();
  const sent = await save(visitor, { job: "Cook", wishedJob: "Nurse on nights" });
  const asking = sent.headers.get("Location") ?? "";
  expect(asking).toBe("/about-you?wishedJob=Nurse+on+nights");
  const form = (await openMain(visitor, asking)).getField("job").closest("form");
  const fields = Object.fromEntries(form.formEntries());
  expect(fields).toMatchObject({ wishedJob: "Nurse on nights", wishedCode: "none" });
  const kept = await visitor.post(PAGE, { ...fields, intent: "save" });
  expect(kept.headers.get("Location")).toBe(PAGE);
  // The choice isn't of another job.
  await save(visitor, { ...fields, wishedJob: "Baker", wishedCode: NURSE });
  const [baker] = select("select target from career_targets where target like '%51-3011%'");
  expect(baker).toBeDefined();
  const unknown = await createSignedInClient();
  const saved = await save(unknown, { wishedJob: "Qwertz" });
  expect(saved.headers.get("Location")).toBe(PAGE);
  expect(await openPage(unknown, PAGE)).toHaveText("we don’t know the job you have in mind");
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
