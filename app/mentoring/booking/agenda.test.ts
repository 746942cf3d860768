import { expect, test } from "vitest";
import { type Gap, draftAgenda, suggestTopics } from "./agenda";

const SQL: Gap = { skill: "sql", name: "SQL", reason: "your answers average 40" };
const NEGOTIATION: Gap = {
  skill: "negotiation",
  name: "Negotiation",
  reason: "you rated it 2 of 5",
};

test("only gaps that the mentor can help with are chosen, and named in the agenda", () => {
  const topics = suggestTopics([NEGOTIATION, SQL], ["sql", "python"]);
  expect(topics.map(({ id, isChosen }) => [id, isChosen])).toEqual([
    ["sql", true],
    ["negotiation", false],
    ["python", false],
  ]);
  expect(draftAgenda(topics)).toContain("work on SQL (my answers average 40). Could");
});

test("without one nothing is chosen, and the agenda asks what to practice", () => {
  const topics = suggestTopics([NEGOTIATION], ["sql", "python"]);
  expect(topics.filter(({ isChosen }) => isChosen)).toEqual([]);
  expect(draftAgenda(topics)).toMatch(/^I’d like to see how you interview/);
});
