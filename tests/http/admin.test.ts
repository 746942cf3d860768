import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute } from "../support/database";
import { POOR_ANSWER, startSession, submitAnswer } from "../support/interview";
import { bookEarliest, readSession } from "../support/mentoring";
import { openMain, openPage } from "../support/page";

const MENTOR = "tom-gallagher";

async function createOperator() {
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  return client;
}

test("the operator reads messages and applications", async () => {
  const sender = await createClient();
  await sender.post("/contact", {
    name: "Ana Ruiz",
    email: "ana@example.com",
    topic: "other",
    message: "For the operator to read",
  });
  await sender.post("/mentors/apply", {
    name: "Ben Osei",
    email: "ben@example.com",
    title: "Nurse",
    company: "Independent",
    field: "data",
    years: "6",
    help: "People new to hospitals.",
  });
  const main = await openMain(await createOperator(), "/admin");
  for (const words of ["For the operator to read", "ana@example.com", "People new to hospitals."])
    expect(main).toHaveText(words);
  expect(main).toHaveText("Missing: 5 of 5.");
});

test("the account menu leads operators here, and nobody else", async () => {
  const leads = (page: { links: () => [string, string][] }) =>
    page.links().some(([label, target]) => label === "Operator" && target === "/admin");
  expect(leads(await openPage(await createOperator(), "/profile"))).toBe(true);
  expect(leads(await openPage(await createSignedInClient(), "/profile"))).toBe(false);
});

describe("mentors on and off", () => {
  test("one that is off isn't listed and can't be booked; what was requested stays", async () => {
    const operator = await createOperator();
    const client = await createSignedInClient();
    const session = await bookEarliest(client, MENTOR, "Before");
    const off = await operator.post("/admin", { intent: "off", mentor: MENTOR });
    expect(off.headers.get("Location")).toBe("/admin?samples#samples");
    const away = await openMain(client, `/mentors/${MENTOR}`);
    expect(away).toHaveText("This sample mentor isn’t taking sessions");
    expect(away.links().map(([, target]) => target)).toContain(session);
    expect((await client.post(`/mentors/${MENTOR}`, { intent: "earliest" })).status).toBe(404);
    expect(await openPage(client, "/mentors?tab=analytics")).not.toHaveText("Tom Gallagher");
    await openMain(client, session);
    expect(readSession(session).state).toBe("requested");
    await operator.post("/admin", { intent: "on", mentor: MENTOR });
    expect((await client.get(`/mentors/${MENTOR}`)).status).toBe(200);
  });

  test("all at once, and nobody who doesn't exist", async () => {
    const operator = await createOperator();
    await operator.post("/admin", { intent: "off", mentor: "all" });
    const page = await openMain(await createClient(), "/mentors");
    expect(page).toHaveText("No one mentors here yet.");
    await operator.post("/admin", { intent: "on", mentor: "all" });
    expect((await operator.post("/admin", { intent: "off", mentor: "nobody" })).status).toBe(404);
    expect((await operator.post("/admin", { intent: "burn", mentor: "all" })).status).toBe(400);
  });

  test("no other page names a sample that is off", async () => {
    // Of other tests, which are no samples.
    execute("update mentor_profiles set status = 'paused'");
    const operator = await createOperator();
    const client = await createSignedInClient();
    const session = await startSession(client);
    await submitAnswer(client, session, POOR_ANSWER);
    const posting = { intent: "read", text: "You bring copywriting and code review." };
    const listPagesWithMentors = async () => {
      const responses = {
        home: await client.get("/"),
        sitemap: await client.get("/sitemap.xml"),
        report: await client.get(`${session}/report`),
        tailored: await client.post("/interview/tailored?from=posting", posting),
      };
      const named: string[] = [];
      for (const [page, response] of Object.entries(responses))
        if (/\/mentors\/(?!apply)[a-z]/.test(await response.text())) named.push(page);
      return named;
    };
    expect(await listPagesWithMentors()).toEqual(["home", "sitemap"]);
    await operator.post("/admin", { intent: "off", mentor: "all" });
    const namedWhenOff = await listPagesWithMentors();
    await operator.post("/admin", { intent: "on", mentor: "all" });
    expect(namedWhenOff).toEqual([]);
  });
});

test("nobody else: a visitor signs in first, a person gets 403 and changes nothing", async () => {
  const visitor = await createClient();
  expect((await visitor.get("/admin")).headers.get("Location")).toContain("/login");
  const person = await createSignedInClient();
  const answers = [
    await person.get("/admin"),
    await person.post("/admin", { intent: "off", mentor: "all" }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("Turn all off");
  }
  expect((await person.get(`/mentors/${MENTOR}`)).status).toBe(200);
});

test("nobody makes themselves an operator by signing up or changing the profile", async () => {
  const client = await createSignedInClient();
  await client.post("/settings/profile", { fullName: "Ana Ruiz", userType: "admin" });
  expect((await client.get("/admin")).status).toBe(403);
});

test("the command makes an account an operator, and says what is wrong", async () => {
  const client = await createSignedInClient();
  const run = (...values: string[]) =>
    spawnSync(process.execPath, ["scripts/grant-admin.mjs", ...values], {
      env: process.env,
      encoding: "utf8",
    });
  expect(run(client.email).stdout).toContain("is an operator now");
  expect((await client.get("/admin")).status).toBe(200);
  expect(run("nobody@example.com")).toMatchObject({ status: 1 });
  expect(run().stderr).toContain("Say whose account it is");
});
