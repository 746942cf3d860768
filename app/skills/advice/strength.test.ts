import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { describeSituation } from "./situation";
import { describeStrength } from "./strength";
import { createPerson } from "./test-person";
import type { AdvicePerson } from "./types";

const describeFor = (code: string, known: Partial<AdvicePerson>, questionId?: string) => {
  const situation = describeSituation(createPerson(code, known), {
    mentors: [],
    dueQuestionIds: [],
  });
  const question = questionId ? questionById(questionId) : undefined;
  return describeStrength(situation, question ? { question } : {});
};
const answer = (questionId: string, score: number) => ({
  questionId,
  score,
  isOpen: false,
  at: "2026-03-01T00:00:00Z",
});

test("names what the work has taught, and nothing where the work is unknown", () => {
  expect(describeFor("47-2111.00", { job: "Electrician", years: 20 })).toBe(
    "Your 20 years as an electrician have taught you to read drawings and code, and find a fault fast.",
  );
  expect(describeFor("35-3031.00", { job: "Waiter", years: null })).toMatch(
    /^Working as a waiter has taught you to /,
  );
  expect(describeFor("35-3031.00", { job: "Waiter", years: 0 })).toBeNull();
  expect(describeFor("99-9999.99", { job: "Beekeeping" })).toBeNull();
});

test("prefers what the resume shows, and an answer of the same kind to both", () => {
  const resume = { textKind: "resume", textSkills: ["patient-care"] } as const;
  expect(describeFor("29-1141.00", resume)).toBe("Your resume shows patient care.");
  const answers = [answer("helped-colleague-grow", 78)];
  expect(describeFor("29-1141.00", { ...resume, answers }, "led-without-authority")).toBe(
    "Your answer to “Coaching a colleague” scored 78.",
  );
});

test("never takes an answer of another kind for a strength", () => {
  const answers = [answer("two-sum", 90)];
  expect(describeFor("35-3031.00", { answers }, "url-shortener") ?? "").not.toContain(
    "Your answer",
  );
});
