import { describe, expect, it } from "vitest";
import {
  reviewQuestion,
  CONFLICT,
  SLOW_QUERY,
  STORY_ANSWERS,
  TECHNICAL_ANSWERS,
} from "./testing/fixtures";

const scoreTechnical = (name: keyof typeof TECHNICAL_ANSWERS) =>
  reviewQuestion(SLOW_QUERY, TECHNICAL_ANSWERS[name]).score;
const scoreStory = (name: keyof typeof STORY_ANSWERS) =>
  reviewQuestion(CONFLICT, STORY_ANSWERS[name]).score;
const scoreOwnership = (answer: string) =>
  reviewQuestion(CONFLICT, answer).dimensions.find(({ name }) => name === "ownership")?.score ?? 0;

describe("candidates, ranked like a person would", () => {
  it("ranks the strong answer first, terse before rambling, both before thin", () => {
    expect(scoreTechnical("strong")).toBeGreaterThanOrEqual(85);
    expect(scoreTechnical("strong")).toBeGreaterThan(scoreTechnical("terse") + 15);
    expect(scoreTechnical("terse")).toBeGreaterThan(scoreTechnical("rambling"));
    expect(scoreTechnical("rambling")).toBeGreaterThan(scoreTechnical("thin"));
  });

  it("gives thin, bluffing, off-topic and injecting answers almost nothing", () => {
    expect(scoreTechnical("thin")).toBeLessThanOrEqual(30);
    for (const name of ["bluffer", "offTopic", "injecting"] as const)
      expect(scoreTechnical(name)).toBeLessThanOrEqual(12);
  });

  it("prefers a story with “I” to one without, and that to a thin one", () => {
    expect(scoreStory("strong")).toBeGreaterThanOrEqual(85);
    expect(scoreStory("strong")).toBeGreaterThan(scoreStory("blurred") + 10);
    expect(scoreStory("blurred")).toBeGreaterThan(scoreStory("thin"));
    expect(scoreStory("thin")).toBeGreaterThanOrEqual(scoreStory("offTopic"));
    expect(scoreStory("offTopic")).toBeLessThanOrEqual(20);
  });

  it("reports unclear ownership", () => {
    expect(scoreOwnership(STORY_ANSWERS.blurred)).toBeLessThan(
      scoreOwnership(STORY_ANSWERS.strong) - 30,
    );
  });
});
