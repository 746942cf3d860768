import { expect, test } from "vitest";
import { FINANCE_CARDS, FINANCE_SKILLS } from "./finance";
import { CUSTOMER_STAGES, MARKETING_TRACKS } from "./marketing";

test("every skill in demand is used in kinds of work the page lists, and each kind uses one", () => {
  const kinds = FINANCE_CARDS.map(({ title }) => title);
  const used = FINANCE_SKILLS.flatMap(({ usedIn }) => usedIn);
  expect(kinds).toEqual(expect.arrayContaining(used));
  expect(used).toEqual(expect.arrayContaining(kinds));
});

test("every marketing track covers a stage or more, in order", () => {
  for (const { stages, title } of MARKETING_TRACKS) {
    const [from, to] = stages.map((stage) => CUSTOMER_STAGES.indexOf(stage));
    expect([title, Number(from) <= Number(to)]).toEqual([title, true]);
  }
});
