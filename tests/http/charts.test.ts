import { expect, test } from "vitest";
import { ANALYST, completeAssessment } from "../support/assessment";
import { createClient } from "../support/client";
import type { HtmlElement } from "../support/html";
import { GOOD_ANSWER, POOR_ANSWER, startSession, submitAnswer } from "../support/interview";
import { openMain } from "../support/page";

/** The dots of a page’s chart, each with its address. */
const listDots = (main: HtmlElement) =>
  main
    .allByRole("link")
    .filter((link) => link.attribute("data-dot") !== undefined)
    .map((link) => [link.text, link.attribute("href") ?? ""] as const);

test("each dot of the score line has question, date and score, and leads to its review", async () => {
  const client = await createClient();
  expect(listDots(await openMain(client, "/interview/history"))).toEqual([]);
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  const one = await openMain(client, "/interview/history");
  expect(one).toHaveText("One more makes a line.");
  expect(listDots(one)).toHaveLength(1);
  await submitAnswer(client, session, GOOD_ANSWER);
  const history = await openMain(client, "/interview/history");
  expect(history).not.toHaveText("One more makes a line.");
  const dots = listDots(history);
  expect(dots).toHaveLength(2);
  for (const [index, [text, href]] of dots.entries()) {
    expect(text).toMatch(/^Slow .+: [A-Z][a-z]{2} \d+, \d+( for now)?, [A-Z][a-z ]+/);
    expect(href).toMatch(new RegExp(`^${session}/review/\\d+\\?attempt=${index + 1}$`));
    await openMain(client, href);
  }
});

test("the plane of a field has official figures, with their roles as links and the others below", async () => {
  const client = await createClient();
  for (const tab of ["", "?tab=learning-paths", "?tab=certifications"]) {
    const main = await openMain(client, `/careers/technology${tab}`);
    expect(main).toHaveText("Software Developers earn the most, $133,080 a year.");
    expect(main).toHaveText("Cloud Engineer has no official figures of its own.");
    const dots = listDots(main);
    expect(dots).toHaveLength(4);
    expect(dots.map(([, href]) => href)).toContain("/careers/technology/data-scientist");
    expect(dots.join()).toContain("Data Scientist: $112,590 a year, +33.5%");
  }
  expect(await openMain(client, "/careers/education")).toHaveText(/High School Teacher .*−1\.6%/);
  const environmental = await openMain(client, "/careers/environmental");
  expect(environmental).toHaveText("figures of the group “natural sciences managers”");
  expect(environmental).toHaveText("Median pay, 3 of 6 roles $68–104k");
});

test("a person’s present job is on the plane of a field, and pay is compared with it", async () => {
  const client = await createClient();
  await client.post("/about-you", {
    intent: "save",
    job: "Nurse",
    occupationCode: "29-1141.00",
  });
  const main = await openMain(client, "/careers/healthcare");
  expect(listDots(main).join()).toContain("You: Registered Nurse");
  expect(main).toHaveText("+$24,360");
});

test("a range of pay and growth narrows the list, in words, and none has a way out", async () => {
  const client = await createClient();
  const main = await openMain(client, "/occupations?min-pay=85000&min-growth=6");
  expect(main).toHaveText(/\d+ occupations pay at least \$85,000 a year and grow at least 6%/);
  expect(main.getByRole("spinbutton", "Pays at least, $ a year").value).toBe("85000");
  expect(main).toHaveText("Nurse Practitioners");
  expect(main).not.toHaveText("Accountants and Auditors");
  const none = await openMain(client, "/occupations?q=nurse&min-pay=235000&min-growth=40");
  expect(none).toHaveText("Nothing here.");
  expect(none.getByRole("link", "Widen it").attribute("href")).toBe("/occupations?q=nurse");
  for (const bad of ["min-pay=x", "min-pay=-5", "min-growth=1e9", "min-pay[]=3", "min-pay=%00"])
    expect(await openMain(client, `/occupations?${bad}`)).toHaveText("1 to 24 of 923");
});

test("six outliers are links; with results, so are the person’s matches, which come first", async () => {
  const client = await createClient();
  expect(listDots(await openMain(client, "/occupations"))).toHaveLength(6);
  await completeAssessment(client, { 2: ANALYST });
  const main = await openMain(client, "/occupations");
  expect(main.headings(1)[0]?.text).toBe("Your 24 matches among 923 occupations");
  const dots = listDots(main);
  expect(dots.length).toBeGreaterThan(12);
  expect(dots.filter(([text]) => text.includes("a match")).length).toBeGreaterThan(8);
  expect(main.getByRole("combobox", "Sort by").value).toBe("");
  const filtered = await openMain(client, "/occupations?min-pay=85000&min-growth=6");
  expect(filtered.headings(1)[0]?.text).toMatch(/^\d+ of your 24 matches pays? at least \$85,000/);
  const byTitle = await openMain(client, "/occupations?sort=title");
  expect(byTitle.getByRole("link", "Accountants and Auditors")).toBeDefined();
});
