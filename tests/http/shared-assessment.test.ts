import { expect, test } from "vitest";
import { ANALYST, completeAssessment, FLAT } from "../support/assessment";
import { type Client, createClient, ORIGIN } from "../support/client";
import { execute, select } from "../support/database";
import { openMain, openPage, postForm } from "../support/page";

async function share(client: Client, to: string): Promise<string> {
  const page = await postForm(client, to, { intent: "share" }, 201);
  const link = page.main.getByLabel(/^Copy it now/).value;
  expect(link).toMatch(/^http:\/\/pathlight\.test\/shared-assessment\?key=[\w-]{43}$/);
  return link.slice(ORIGIN.length);
}

test("a link shows the results to anyone, without a name, marked private", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: ANALYST });
  const panel = (await openMain(client, to)).getByRole("button", "Create a link").closest("form");
  expect(panel.attribute("action")).toBe(`${to}#share`);
  const link = await share(client, to);
  const page = await openPage(await createClient(), link);
  expect(page.main).toHaveText("Shared results");
  expect(page.main).toHaveText("You like to find things out");
  expect(page.main).toHaveText("“you” is that person");
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
  // A filter keeps the key.
  const pay = page.main.getByRole("link", /^Pays more/).attribute("href") ?? "";
  expect(await openMain(await createClient(), pay)).toHaveText("Shared results");
  expect(await openMain(client, to)).toHaveText("A link works until");
});

test("a shared page offers its reader nothing that is for the person alone", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 1: { leadership: "4" }, 2: ANALYST });
  const own = await openMain(client, to);
  const shared = await openMain(await createClient(), await share(client, to));
  for (const [page, isOwn] of [
    [own, true],
    [shared, false],
  ] as const) {
    expect(page.allByRole("link", /^Change the ratings/).length > 0).toBe(isOwn);
    expect(page.allByRole("region", "Your next step").length > 0).toBe(isOwn);
  }
});

test("a new link replaces the old one, and a revoked or expired one no longer works", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: FLAT });
  const first = await share(client, to);
  const second = await share(client, to);
  await openPage(await createClient(), first, 404);
  const shown = await openMain(await createClient(), second);
  expect(shown).toHaveText("No clear direction yet.");
  expect(shown.allByRole("link", "Answer again")).toEqual([]);
  expect((await client.post(to, { intent: "revoke" })).status).toBe(302);
  await openPage(await createClient(), second, 404);
  const third = await share(client, to);
  execute("update assessment_links set expires_at = '2020-01-01T00:00:00.000Z'");
  await openPage(await createClient(), third, 404);
  expect(JSON.stringify(select("select * from assessment_links"))).not.toContain(
    third.split("key=")[1],
  );
});

test("links of other people's results and keys that are none are refused", async () => {
  const client = await createClient();
  const to = await completeAssessment(client, { 2: ANALYST });
  const other = await createClient();
  for (const intent of ["share", "revoke"])
    expect((await other.post(to, { intent })).status).toBe(302);
  expect((await client.post(to, { intent: "steal" })).status).toBe(400);
  for (const key of ["", "x", "a".repeat(43), "%00", "' or 1=1"])
    await openPage(other, `/shared-assessment?key=${encodeURIComponent(key)}`, 404);
});
