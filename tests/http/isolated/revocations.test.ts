import { afterEach, describe, expect, test } from "vitest";
import { insertSignIn } from "../../support/account";
import { loadServer } from "../../support/app";
import { ANALYST, completeAssessment } from "../../support/assessment";
import { type Client, createClient, createSignedInClient } from "../../support/client";
import { select } from "../../support/database";
import { freeDisk, makeReadOnly } from "../../support/full-disk";
import { GOOD_ANSWER, getSessionId, startSession, submitAnswer } from "../../support/interview";
import { requestMentor } from "../../support/mentor";
import { openMain, openPage, postForm } from "../../support/page";
import { createShareLink } from "../../support/share-link";

// What a person ends or takes back takes effect while the database can't be written.

const NOT_SAVED_YET = "The server can’t save this right now";

afterEach(freeDisk);

const countTokens = (account: string) =>
  select("select token_hash from auth_tokens where user_id = ?", [account]).length;

const saveRevocations = async () => (await loadServer()).saveRevocations();

/** A second browser that is signed in to an account. */
async function signInElsewhere({ id }: { id: string }): Promise<Client> {
  const client = await createClient();
  client.cookies.set("session", await insertSignIn(id));
  return client;
}

const isSignedIn = async (client: Client) => (await client.get("/profile")).status === 200;

async function practice(client: Client): Promise<string> {
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  return session;
}

describe("signing out", () => {
  test("the cookie goes, a copy of it is dead, and the database follows", async () => {
    const member = await createSignedInClient();
    const thief = await createClient();
    thief.cookies.set("session", member.cookies.get("session") ?? "");
    makeReadOnly();
    const response = await member.post("/logout", {});
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(member.cookies.has("session")).toBe(false);
    expect(response.headers.get("Clear-Site-Data")).toBe('"storage"');
    expect(await openPage(member, "/")).toHaveText("Logged out successfully");
    expect(await isSignedIn(thief)).toBe(false);
    await saveRevocations();
    expect(countTokens(member.id)).toBe(1);
    freeDisk();
    await saveRevocations();
    expect(countTokens(member.id)).toBe(0);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("so does a token of the API, once", async () => {
    const { email, password, id } = await createSignedInClient();
    const program = await createClient();
    const login = await program.json("POST", "/auth/login", { email, password });
    const { token } = (await login.json()) as { token: string };
    makeReadOnly();
    const call = async (method: string, path: string) =>
      (await program.json(method, path, undefined, token)).status;
    expect(await call("POST", "/auth/logout")).toBe(204);
    expect(await call("GET", "/auth/profile")).toBe(401);
    expect(await call("POST", "/auth/logout")).toBe(401);
    freeDisk();
    await saveRevocations();
    expect(countTokens(id)).toBe(1);
  });

  test("other devices, one or all: at once, and the page says that it isn't saved yet", async () => {
    const member = await createSignedInClient();
    const [phone, tablet] = [await signInElsewhere(member), await signInElsewhere(member)];
    const listDevices = async () =>
      (await openMain(member, "/settings/account"))
        .allByTag("input")
        .filter((input) => input.attribute("name") === "device")
        .map(({ value }) => value);
    const [device = ""] = await listDevices();
    makeReadOnly();
    const end = { intent: "end-device", device };
    expect((await member.post("/settings/account", end)).status).toBe(302);
    expect(await openPage(member, "/settings/account")).toHaveText(NOT_SAVED_YET);
    expect(await listDevices()).toHaveLength(1);
    expect([await isSignedIn(phone), await isSignedIn(tablet)].filter(Boolean)).toHaveLength(1);
    await member.post("/settings/account", end);
    expect(await openPage(member, "/settings/account")).toHaveText("already signed out");
    await member.post("/settings/account", { intent: "end-others" });
    expect(await openPage(member, "/settings/account")).toHaveText(NOT_SAVED_YET);
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, false]);
    expect(await isSignedIn(member)).toBe(true);
    freeDisk();
    await saveRevocations();
    expect(countTokens(member.id)).toBe(1);
  });

  test("a session that has ended is cleared, though what was sent can't be kept", async () => {
    const member = await createSignedInClient();
    const path = "/settings/profile";
    const form = (await openMain(member, path)).getByLabel("Bio").closest("form").formEntries();
    const cookie = member.cookies.get("session") ?? "";
    await member.post("/logout", {});
    member.cookies.set("session", cookie);
    makeReadOnly();
    const response = await member.post(path, { ...Object.fromEntries(form), bio: "Too late" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(/^\/login/);
    expect(member.cookies.has("session")).toBe(false);
    const login = await openPage(member, response.headers.get("Location") ?? "");
    expect(login).toHaveText("couldn’t keep your text");
  });
});

describe("links and shared reports", () => {
  test("the link of a report", async () => {
    const member = await createSignedInClient();
    const session = await practice(member);
    const path = await createShareLink(member, session, { scores: "on" });
    const [link] = (await openMain(member, `${session}/share`))
      .allByTag("input")
      .filter((input) => input.attribute("name") === "link")
      .map(({ value }) => value);
    const reader = await createClient();
    expect((await reader.get(path)).status).toBe(200);
    makeReadOnly();
    await member.post(`${session}/share`, { intent: "revoke", link: link ?? "" });
    const page = await openPage(member, `${session}/share`);
    expect(page).toHaveText(NOT_SAVED_YET);
    expect(page.names("button")).not.toContain("Revoke");
    expect((await reader.get(path)).status).toBe(410);
    freeDisk();
    await saveRevocations();
    expect(
      select("select id from report_links where id = ? and revoked_at is not null", [link]),
    ).toHaveLength(1);
    expect((await reader.get(path)).status).toBe(410);
  });

  test("the link of an assessment; a new one works", async () => {
    const member = await createSignedInClient();
    const result = await completeAssessment(member, { 2: ANALYST });
    const share = async () => {
      const page = await postForm(member, result, { intent: "share" }, 201);
      return new URL(page.main.getByLabel(/^Copy it now/).value);
    };
    const { pathname, search } = await share();
    makeReadOnly();
    await member.post(result, { intent: "revoke" });
    expect(await openPage(member, result)).toHaveText(NOT_SAVED_YET);
    expect((await (await createClient()).get(pathname + search)).status).toBe(404);
    expect(await openMain(member, result)).not.toHaveText("A link works until");
    freeDisk();
    const next = await share();
    await saveRevocations();
    expect((await (await createClient()).get(pathname + search)).status).toBe(404);
    expect((await (await createClient()).get(next.pathname + next.search)).status).toBe(200);
  });

  test("a report taken back from a mentor, until it is shared again", async () => {
    const { mentor, person, page, path } = await requestMentor();
    const report = getSessionId(await practice(person));
    await person.post(page, { intent: "share", report });
    const read = async () => (await mentor.get(`${path}/reports/${report}`)).status;
    expect(await read()).toBe(200);
    makeReadOnly();
    await person.post(page, { intent: "share" });
    expect(await openPage(person, page)).toHaveText(NOT_SAVED_YET);
    expect(await read()).toBe(404);
    expect((await person.post(page, { intent: "share", report })).status).toBe(507);
    expect(await read()).toBe(404);
    freeDisk();
    await person.post(page, { intent: "share", report });
    await saveRevocations();
    expect(await read()).toBe(200);
  });
});
