import { afterEach, describe, expect, test, vi } from "vitest";
import { type Client, createClient, createSignedInClient, registerPerson } from "../support/client";
import { countRowsContaining } from "../support/database";
import { POOR_ANSWER, getSessionId, startSession, submitAnswer } from "../support/interview";
import { openMain, openPage, readPage } from "../support/page";
import { createShareLink } from "../support/share-link";

afterEach(() => vi.useRealTimers());

const advanceDays = (days: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });

async function createAnsweredSession(client: Client): Promise<string> {
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  return session;
}

/** The ids of the links on the page where they are made, the newest first. */
async function listLinkIds(client: Client, session: string): Promise<string[]> {
  const fields = (await openMain(client, `${session}/share`)).formEntries();
  return fields.flatMap(([name, value]) => (name === "link" ? [value] : []));
}

describe("a link to a report", () => {
  test.each([
    [{ scores: "on" }, ["By dimension"], [POOR_ANSWER, "Due again", "Okafor"]],
    [{ answers: "on" }, [POOR_ANSWER], ["By dimension", "not scored", "Due again", "Okafor"]],
    [{ plan: "on", name: "on" }, ["Due again", "Maya Okafor"], ["By dimension", POOR_ANSWER]],
  ])("made with %j shows these parts and nothing else", async (parts, shown, hidden) => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const link = await createShareLink(client, session, parts);
    const page = await openPage(await createClient(), link);
    expect(page.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    for (const text of shown) expect(page.main).toHaveText(text);
    for (const text of [...hidden, session, client.email, "owner"])
      expect(page).not.toHaveInSource(text);
    expect(page.allByTag("form")).toHaveLength(0);
  });

  test("is stored as a hash, and shows nothing once it is revoked or has expired", async () => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const link = await createShareLink(client, session, { scores: "on" });
    expect(countRowsContaining(link.split("key=")[1] ?? "no key")).toEqual({});
    const longLink = await createShareLink(client, session, { scores: "on", days: "30" });
    const [longLinkId = ""] = await listLinkIds(client, session);
    const revoke = { intent: "revoke", link: longLinkId };
    expect((await client.post(`${session}/share`, revoke)).status).toBe(302);
    const reader = await createClient();
    const revoked = await openPage(reader, longLink, 410);
    expect(revoked.main).toHaveText("This link was revoked");

    advanceDays(6.9);
    expect((await reader.get(link)).status).toBe(200);
    advanceDays(0.2);
    const expired = await openPage(reader, link, 410);
    expect(expired.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(expired.main).toHaveText("This link has expired");
    expect(expired).not.toHaveInSource("Databases");
    expect(await openMain(client, `${session}/share`)).toHaveText(
      /expired .* revoked|revoked .* expired/,
    );
  });

  test("of a deleted session is 404, and no row of the session is left", async () => {
    const client = await createSignedInClient();
    const session = await createAnsweredSession(client);
    const link = await createShareLink(client, session, { answers: "on" });
    expect(await openMain(client, `${session}/delete`)).toHaveText("one answer and its review");
    const deleted = await client.post(`${session}/delete`, {});
    expect(deleted.headers.get("Location")).toBe("/interview/history");
    const page = await openPage(await createClient(), link, 404);
    expect(page.main).toHaveText("There is no report at this link");
    for (const path of ["", "/report", "/share", "/delete", "/review/4"])
      expect([path, (await client.get(session + path)).status]).toEqual([path, 404]);
    expect(countRowsContaining(getSessionId(session))).toEqual({});
    expect((await client.post(`${session}/delete`, {})).status).toBe(404);
  });

  test("of a visitor has no name, and moves into their account", async () => {
    const client = await createClient();
    const session = await createAnsweredSession(client);
    const link = await createShareLink(client, session, { scores: "on", name: "on" });
    const report = await openMain(await createClient(), link);
    expect(report).toHaveText("By dimension");
    expect(report).not.toHaveText("Name");
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(await openMain(client, `${session}/share`)).toHaveText("Your links");
    expect((await (await createClient()).get(link)).status).toBe(200);
  });

  test.each([
    "",
    "?key=",
    "?key=abc",
    `?key=${"A".repeat(43)}`,
    `?key=${"A".repeat(5000)}`,
    "?key[]=x",
    "?key=%00%ff",
  ])("with the key %s is 404", async (query) => {
    const response = await (await createClient()).get(`/shared-report${query}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("X-Robots-Tag")).toContain("noindex");
  });

  test("can be opened 120 times an hour from one address, the next time is 429", async () => {
    const client = await createClient();
    for (let count = 0; count < 120; count += 1)
      expect((await client.get("/shared-report")).status).toBe(404);
    const response = await client.get("/shared-report");
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

test.each<[Record<string, string>, number, string]>([
  [{ intent: "make", days: "7" }, 400, "Choose at least one"],
  [{ intent: "make", days: "7", name: "on" }, 400, "Choose at least one"],
  [{ intent: "make", days: "9000", scores: "on" }, 400, "Choose when the link expires"],
  [{ intent: "make", days: "x", scores: "on" }, 400, "Choose when the link expires"],
  [{ intent: "revoke", link: "no-such-link" }, 404, ""],
  [{ intent: "revoke" }, 404, ""],
  [{ intent: "burn" }, 400, ""],
])("the share form with %j is %i", async (form, status, text) => {
  const client = await createClient();
  const session = await createAnsweredSession(client);
  const page = await readPage(await client.post(`${session}/share`, form));
  expect(page.status).toBe(status);
  expect(page).toHaveText(text);
});

test("users can't create, see or revoke links to another user's report, or delete their session", async () => {
  const owner = await createSignedInClient();
  const session = await createAnsweredSession(owner);
  const link = await createShareLink(owner, session, { scores: "on" });
  const [linkId = ""] = await listLinkIds(owner, session);
  const visitor = await createClient();
  for (const [otherClient, refusal] of [
    [await createSignedInClient(), 404],
    [visitor, 302],
  ] as const) {
    const getStatus = async (path: string) => (await otherClient.get(session + path)).status;
    expect([await getStatus("/share"), await getStatus("/delete")]).toEqual([refusal, refusal]);
    const make = { intent: "make", days: "7", scores: "on" };
    expect((await otherClient.post(`${session}/share`, make)).status).toBe(refusal);
    expect((await otherClient.post(`${session}/delete`, {})).status).toBe(refusal);
    const ownSession = await createAnsweredSession(otherClient);
    const revoke = { intent: "revoke", link: linkId };
    expect((await otherClient.post(`${ownSession}/share`, revoke)).status).toBe(404);
  }
  expect((await owner.get(link)).status).toBe(200);
});
