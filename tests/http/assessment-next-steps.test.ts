import { describe, expect, test } from "vitest";
import { ANALYST, completeAssessment } from "../support/assessment";
import { createClient, createSignedInClient, ORIGIN } from "../support/client";
import type { HtmlElement } from "../support/html";
import { readQuestionFields, startSession } from "../support/interview";
import { openMain, readPage } from "../support/page";

describe("next steps", () => {
  const listSteps = async (goal: Record<string, string>) => {
    const client = await createClient();
    const to = await completeAssessment(client, {
      2: ANALYST,
      5: { ...goal, "field-technology": "on" },
    });
    const heading = (await openMain(client, to)).getByRole("heading", "Next steps");
    const section = heading.closest("region");
    return { section, links: section.links() };
  };

  test("the practice step opens a session for the first role", async () => {
    const { links } = await listSteps({});
    const practice = links.find(([name]) => name === "An interview for Data Scientist");
    expect(practice?.[1]).toBe("/interview?tab=technical&for=role%2Ftechnology%2Fdata-scientist");
    const main = await openMain(await createClient(), practice?.[1] ?? "");
    expect(main).toHaveText("Practice for Data Scientist");
  });

  test.each([
    ["first-job", ["Practice", "Learn", "Ask"], "Ask what convinced the first employer."],
    ["another-field", ["Ask", "Learn", "Practice"], "Ask which of your skills would carry over."],
    ["better", ["Practice", "Ask", "Learn"], "Ask what separates the next level from this one."],
    ["return", ["Learn", "Practice", "Ask"], "Ask what has changed in the last few years."],
    ["unknown", ["Read", "Ask", "Learn"], "Ask what a normal week looks like."],
  ])("the goal %s decides on their order and on what to ask", async (goal, kinds, ask) => {
    const { section } = await listSteps({ goal });
    expect(section).toHaveText("In the order that fits your goal:");
    expect(section).toHaveText(ask);
    expect(section.text.match(/\b(?:Learn|Practice|Ask|Read)(?= [A-Z])/g)).toEqual(
      expect.arrayContaining(kinds),
    );
    const places = kinds.map((kind) => section.text.search(new RegExp(`\\b${kind} [A-Z]`)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

test("what interview answers have shown counts instead of a rating, and isn't shared", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  await client.post(session, {
    ...(await readQuestionFields(client, session)),
    intent: "answer",
    answer: "I don’t know the difference between joins and have never used one at work.",
  });
  const to = await completeAssessment(client, {
    2: ANALYST,
    4: { sql: "5", "done-sql": "regularly" },
    5: { "field-technology": "on" },
  });
  const findRole = (main: HtmlElement) =>
    main.getByRole("link", "Data Scientist").closest("listitem");
  expect(findRole(await openMain(client, to))).toHaveText("SQL (gap)");
  const shared = await readPage(await client.post(to, { intent: "share" }));
  const link = shared.main.getByLabel(/^Copy it now/).value.slice(ORIGIN.length);
  expect(findRole(await openMain(await createClient(), link))).toHaveText("SQL (have)");
});
