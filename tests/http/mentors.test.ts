import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import { createSignedInClient, createClient } from "../support/client";
import { openMain, postForm } from "../support/page";

const MENTOR = "/mentors/hannah-brandt";
test("the list books each mentor, and leads experts to the application", async () => {
  const page = await openMain(await createClient(), "/mentors");
  const links = page.links();
  expect(page.allByRole("button", "Book Session with Hannah Brandt").length).toBeGreaterThan(0);
  expect(links).toContainEqual([expect.stringContaining("Become a Mentor"), "/mentors/apply"]);
});

test("the page shows the mentor, the price and the request form", async () => {
  const page = await openMain(await createClient(), MENTOR);
  for (const words of [
    "Hannah Brandt",
    "Staff Software Engineer, Kestrel Freight",
    "System Design",
    "$140",
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
  expect((await client.post(`/mentors/${id}`, { intent: "earliest" })).status).toBe(404);
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
    const help = "Analysts who want to build, and who ask first.";
    const response = await client.post("/mentors/apply", { ...application, help });
    const path = response.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/mentors\/apply\/sent\/[\w-]+$/);
    const sent = await openMain(client, path);
    expect(sent).toHaveText("Your application was sent");
    expect(sent).toHaveText(help);
    expect(sent).toHaveText(/Reference [0-9A-F]{4}-[0-9A-F]{4}/);
    expect(countRowsContaining(help)).toEqual({ mentor_applications: 1 });
    expect((await (await createClient()).get(path)).status).toBe(302);
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
