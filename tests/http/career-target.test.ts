import { expect, test } from "vitest";
import { createClient, createSignedInClient, registerPerson } from "../support/client";
import { readNextStep } from "../support/next-step";
import { openMain } from "../support/page";

const OCCUPATION = "/occupations/15-2051.00";
const ROLE = "/careers/legal/litigation";

test("an occupation or a role can be the target, one at a time, shown on the profile", async () => {
  const client = await createSignedInClient();
  expect(await openMain(client, "/profile/skills")).not.toHaveText("Target:");
  const chosen = await client.post(OCCUPATION, { intent: "choose" });
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([302, `${OCCUPATION}#target`]);
  expect(await openMain(client, OCCUPATION)).toHaveText("Your target");
  const profile = await openMain(client, "/profile/skills");
  expect(profile.getByRole("link", "Data Scientists").attribute("href")).toBe(OCCUPATION);
  await client.post(ROLE, { intent: "choose" });
  // In the head of the profile, and beside the goal's ring.
  const links = (await openMain(client, "/profile")).allByRole("link", "Litigation");
  expect(links.map((link) => link.attribute("href"))).toEqual([ROLE, ROLE]);
  expect(await openMain(client, OCCUPATION)).toHaveText("Make this my target");
});

test("a target without any evidence has one next step, on each tab of the profile", async () => {
  const client = await createSignedInClient();
  await client.post("/careers/technology/software-developer", { intent: "choose" });
  const overview = await openMain(client, "/profile");
  expect(overview).toHaveText("Software Developer 0 of 4 skills shown.");
  expect(await openMain(client, "/profile/skills")).toHaveText("Software Testing");
  const { title } = await readNextStep(client, "/profile/skills");
  expect((await readNextStep(client, "/profile/learning")).title).toBe(title);
  expect(overview).toHaveText(title);
});

test("only the target itself is removed", async () => {
  const client = await createSignedInClient();
  await client.post(ROLE, { intent: "choose" });
  await client.post(OCCUPATION, { intent: "remove" });
  expect(await openMain(client, "/profile/skills")).toHaveText("Target: Litigation");
  await client.post(ROLE, { intent: "remove" });
  expect(await openMain(client, "/profile/skills")).not.toHaveText("Target:");
});

test("a visitor's target moves into the account and replaces the one there", async () => {
  const client = await createClient();
  await client.post(OCCUPATION, { intent: "choose" });
  const person = await registerPerson(client);
  await client.post("/login", { email: person.email, password: person.password });
  expect(await openMain(client, "/profile/skills")).toHaveText("Target: Data Scientists");
  await client.post("/logout", {});
  await client.post(ROLE, { intent: "choose" });
  await client.post("/login", { email: person.email, password: person.password });
  expect(await openMain(client, "/profile/skills")).toHaveText("Target: Litigation");
});

test("unknown pages and intents are refused", async () => {
  const client = await createClient();
  for (const path of ["/occupations/15-2051.99", "/careers/legal/wizard"])
    expect((await client.post(path, { intent: "choose" })).status).toBe(404);
  for (const fields of [{}, { intent: "steal" }] as Record<string, string>[])
    expect((await client.post(OCCUPATION, fields)).status).toBe(400);
});

test("a role's page has published figures and no samples", async () => {
  const main = await openMain(await createClient(), "/careers/technology/data-scientist");
  expect(main).toHaveText("Median pay a year $112,590 United States, May 2024");
  expect(main).toHaveText("Growth +33.5% United States, 2024 to 2034");
  expect(main).not.toHaveText(/sample/i);
  expect(main).toHaveText("USDOL/ETA has not approved, endorsed, or tested these modifications.");
  expect(main.getByRole("link", "Data Scientists").attribute("href")).toBe(OCCUPATION);
});

test("a role without an official occupation names the nearest and how it differs", async () => {
  const main = await openMain(await createClient(), "/careers/technology/cloud-engineer");
  expect(main).toHaveText(
    "The nearest official occupation is Computer Network Architects , who design networks",
  );
});

test("figures of a group carry its name", async () => {
  const main = await openMain(
    await createClient(),
    "/careers/environmental/water-resource-specialist",
  );
  expect(main).toHaveText("Median pay of natural sciences managers");
});
