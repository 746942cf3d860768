import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import {
  registerPerson,
  createSignedInClient,
  createClient,
  readVisitorId,
} from "../support/client";
import { openMain, openPage, postForm } from "../support/page";

const MENTOR = "/mentors/hannah-brandt";
const createRequest = (goal: string) => ({
  preferredTime: "Thursday after 18:00, Berlin time",
  goal,
});

test("the list leads to each mentor's page and its form, and experts to the application", async () => {
  const links = (await openMain(await createClient(), "/mentors")).links();
  expect(links).toContainEqual([expect.stringContaining("Book Session"), `${MENTOR}#book`]);
  expect(links).toContainEqual([expect.stringContaining("Become a Mentor"), "/mentors/apply"]);
});

test("the page shows the mentor, the price and the request form", async () => {
  const page = await openMain(await createClient(), MENTOR);
  for (const words of [
    "Hannah Brandt",
    "Staff Software Engineer, Kestrel Freight",
    "System Design",
    "$140 per hour",
    "127 reviews",
    "Tue, Thu, Sat",
    "sample mentor",
  ])
    expect(page).toHaveText(words);
  expect(page.descendants.filter((each) => each.attribute("id") === "book")).toHaveLength(1);
});

test.each(["nobody", "constructor", "%27--", "1"])("/mentors/%s: 404", async (id) => {
  const client = await createClient();
  expect((await client.get(`/mentors/${id}`)).status).toBe(404);
  expect((await client.post(`/mentors/${id}`, createRequest("x"))).status).toBe(404);
});

describe("asking for a session", () => {
  test("a request is saved, confirmed with a toast, and shown on the profile", async () => {
    const client = await createSignedInClient();
    const response = await client.post(MENTOR, createRequest("Two design questions, please."));
    expect([response.status, response.headers.get("Location")]).toEqual([302, MENTOR]);
    const page = await openPage(client, MENTOR);
    expect(page).toHaveText("Session Request Sent");
    expect(page).toHaveText("You will be notified when Hannah Brandt confirms.");
    expect(page).toHaveText("Your requests");
    const sessions = await openMain(client, "/profile/sessions");
    for (const words of [
      "Mentoring sessions",
      "Hannah Brandt",
      "Thursday after 18:00, Berlin time",
      "Two design questions, please.",
      "Waiting for a reply",
    ])
      expect(sessions).toHaveText(words);
  });

  test.each([
    ["preferredTime", "", "Enter days and times that work for you."],
    ["preferredTime", "x".repeat(201), "Use at most 200 characters."],
    ["preferredTime", "two\nlines", "Use plain text without line breaks"],
    ["goal", " ", "Enter what you’d like to talk about."],
    ["goal", "x".repeat(2001), "Use at most 2000 characters."],
  ])(
    "%s = %j: 400 under the field, other fields filled in, nothing saved",
    async (field, value, words) => {
      const client = await createClient();
      const fields = { ...createRequest("not to be stored"), [field]: value };
      const page = await postForm(client, MENTOR, fields);
      expect(page.invalidFields).toEqual({ [field]: expect.stringContaining(words) });
      if (field !== "goal") expect(page.getField("goal").value).toBe("not to be stored");
      expect(countRowsContaining("not to be stored")).toEqual({});
      expect(page.headers.getSetCookie()).toEqual([]);
    },
  );

  test("the twenty-first within an hour is 429 with the text filled in", async () => {
    const client = await createClient();
    for (let count = 0; count < 20; count += 1) {
      expect((await client.post(MENTOR, createRequest("again"))).status).toBe(302);
      client.cookies.clear();
    }
    const page = await postForm(client, MENTOR, createRequest("one too many"), 429);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page.getField("goal").value).toBe("one too many");
  });

  test("other users don't see it", async () => {
    const client = await createSignedInClient();
    await client.post(MENTOR, createRequest("A private matter."));
    for (const other of [await createSignedInClient(), await createClient()])
      expect(await openPage(other, MENTOR)).not.toHaveText("Your requests");
    expect(await openPage(await createSignedInClient(), "/profile/sessions")).not.toHaveText(
      "A private matter.",
    );
  });

  test("a visitor's request moves into the account", async () => {
    const client = await createClient();
    await client.post(MENTOR, createRequest("Asked before signing up."));
    const id = readVisitorId(client);
    expect(countRowsContaining(id)).toEqual({ mentor_requests: 1 });
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(countRowsContaining(id)).toEqual({});
    expect(await openMain(client, "/profile/sessions")).toHaveText("Asked before signing up.");
  });
});

describe("becoming a mentor", () => {
  const application = {
    name: "Ana Ruiz",
    email: "ana@example.com",
    title: "Data engineer",
    company: "Independent",
    field: "data",
    years: "6",
    link: "https://example.com/ana",
    help: "Analysts who want to build.",
  };

  test("an application is saved and confirmed on a page of its own, for its sender alone", async () => {
    const client = await createClient();
    const response = await client.post("/mentors/apply", application);
    const path = response.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/mentors\/apply\/sent\/[\w-]+$/);
    const sent = await openMain(client, path);
    expect(sent).toHaveText("Your application was sent");
    expect(sent).toHaveText("Analysts who want to build.");
    expect(sent).toHaveText(/Reference [0-9A-F]{4}-[0-9A-F]{4}/);
    expect(countRowsContaining("Analysts who want to build.")).toEqual({ mentor_applications: 1 });
    expect((await (await createClient()).get(path)).status).toBe(404);
  });

  test("signed in, it is listed in the profile", async () => {
    const client = await createSignedInClient();
    const response = await client.post("/mentors/apply", application);
    const sessions = await openMain(client, "/profile/sessions");
    expect(sessions).toHaveText("Your applications as a mentor");
    expect(sessions.links()).toContainEqual([
      "Data engineer, Independent",
      response.headers.get("Location"),
    ]);
  });

  test("the page about oneself may be left out", async () => {
    const client = await createClient();
    expect((await client.post("/mentors/apply", { ...application, link: "" })).status).toBe(302);
  });

  test.each([
    ["name", "", "Enter your name."],
    ["email", "ana", "Enter an address like name@example.com."],
    ["title", "", "Enter your job title."],
    ["company", "", "Enter your company, or Independent."],
    ["field", "astrology", "Choose your field."],
    ["years", "many", "Enter the number of years."],
    ["years", "1", "Mentors need at least 2 years of experience."],
    ["years", "4.5", "Enter a whole number of years."],
    ["years", "999", "Enter a number of years up to 70."],
    ["link", "javascript:alert(1)", "Enter a web address, such as https://example.com/me"],
    ["help", "", "Tell us who you can help, and with what."],
  ])(
    "%s = %j: 400 with the message under the field and the rest filled in",
    async (field, value, words) => {
      const client = await createClient();
      const fields = { ...application, help: "kept in the form only", [field]: value };
      const page = await postForm(client, "/mentors/apply", fields);
      expect(page.invalidFields).toEqual({ [field]: expect.stringContaining(words) });
      if (field !== "help") expect(page.getField("help").value).toBe("kept in the form only");
      expect(countRowsContaining("kept in the form only")).toEqual({});
    },
  );

  test("the sixth within an hour: 429", async () => {
    const client = await createClient();
    for (let count = 0; count < 5; count += 1) {
      expect((await client.post("/mentors/apply", application)).status).toBe(302);
      // The address counts, not the cookie.
      client.cookies.clear();
    }
    expect((await client.post("/mentors/apply", application)).status).toBe(429);
  });
});
