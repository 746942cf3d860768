import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import {
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
  readVisitorId,
} from "../support/client";

const MENTOR = "/mentors/hannah-brandt";
const createRequest = (goal: string) => ({
  preferredTime: "Thursday after 18:00, Berlin time",
  goal,
});

test("the list leads to each mentor's page and its form, and experts to the application", async () => {
  const html = await (await (await createClient()).get("/mentors")).text();
  expect(html).toMatch(/<a[^>]*href="\/mentors\/hannah-brandt#book"[^>]*>Book Session/);
  expect(html).toMatch(/<a[^>]*href="\/mentors\/apply"[^>]*>Become a Mentor/);
});

test("the page shows the mentor, the price and the request form", async () => {
  const html = await (await (await createClient()).get(MENTOR)).text();
  const text = textOf(html);
  for (const words of [
    "Hannah Brandt",
    "Staff Software Engineer, Kestrel Freight",
    "System Design",
    "$140 per hour",
    "127 reviews",
    "Tue, Thu, Sat",
    "sample mentor",
  ])
    expect(text).toContain(words);
  expect(html).toMatch(/id="book"/);
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
    const page = textOf(await (await client.get(MENTOR)).text());
    expect(page).toContain("Session Request Sent");
    expect(page).toContain("You will be notified when Hannah Brandt confirms.");
    expect(page).toContain("Your requests");
    const sessions = textOf(await (await client.get("/profile/sessions")).text());
    for (const words of [
      "Mentoring sessions",
      "Hannah Brandt",
      "Thursday after 18:00, Berlin time",
      "Two design questions, please.",
      "Waiting for a reply",
    ])
      expect(sessions).toContain(words);
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
      const response = await client.post(MENTOR, {
        ...createRequest("not to be stored"),
        [field]: value,
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(textOf(html)).toContain(words);
      expect(html).toMatch(new RegExp(`id="request-${field}-error"`));
      expect(countRowsContaining("not to be stored")).toEqual({});
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test("the twenty-first within an hour is 429 with the text filled in", async () => {
    const client = await createClient();
    for (let count = 0; count < 20; count += 1) await client.post(MENTOR, createRequest("again"));
    const response = await client.post(MENTOR, createRequest("one too many"));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.text()).toContain("one too many</textarea>");
  });

  test("other users don't see it", async () => {
    const client = await createSignedInClient();
    await client.post(MENTOR, createRequest("A private matter."));
    for (const other of [await createSignedInClient(), await createClient()])
      expect(textOf(await (await other.get(MENTOR)).text())).not.toContain("Your requests");
    expect(
      textOf(await (await (await createSignedInClient()).get("/profile/sessions")).text()),
    ).not.toContain("A private matter.");
  });

  test("a visitor's request moves into the account", async () => {
    const client = await createClient();
    await client.post(MENTOR, createRequest("Asked before signing up."));
    const id = readVisitorId(client);
    expect(countRowsContaining(id)).toEqual({ mentor_requests: 1 });
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(countRowsContaining(id)).toEqual({});
    expect(textOf(await (await client.get("/profile/sessions")).text())).toContain(
      "Asked before signing up.",
    );
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

  test("an application is saved and confirmed with a toast", async () => {
    const client = await createClient();
    const response = await client.post("/mentors/apply", application);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/mentors"]);
    expect(textOf(await (await client.get("/mentors")).text())).toContain("Application sent");
    expect(countRowsContaining("Analysts who want to build.")).toEqual({ mentor_applications: 1 });
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
    ["link", "javascript:alert(1)", "Enter a full address that begins with https://"],
    ["help", "", "Tell us who you can help, and with what."],
  ])(
    "%s = %j: 400 with the message under the field and the rest filled in",
    async (field, value, words) => {
      const client = await createClient();
      const response = await client.post("/mentors/apply", {
        ...application,
        help: "kept in the form only",
        [field]: value,
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(textOf(html)).toContain(words);
      expect(html).toMatch(new RegExp(`id="application-${field}-error"`));
      if (field !== "help") expect(html).toContain("kept in the form only</textarea>");
      expect(countRowsContaining("kept in the form only")).toEqual({});
    },
  );

  test("the sixth within an hour: 429", async () => {
    const client = await createClient();
    for (let count = 0; count < 5; count += 1) await client.post("/mentors/apply", application);
    expect((await client.post("/mentors/apply", application)).status).toBe(429);
  });
});
