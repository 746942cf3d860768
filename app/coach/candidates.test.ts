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
describe("candidates, ranked like a person would", () => {
  it("ranks the strong answer first, and one that rambles or says little last", () => {
    expect(scoreTechnical("strong")).toBeGreaterThan(scoreTechnical("rambling"));
    expect(scoreTechnical("terse")).toBeGreaterThan(scoreTechnical("thin"));
    expect(scoreTechnical("rambling")).toBeGreaterThan(scoreTechnical("thin"));
  });

  it("gives thin, bluffing, off-topic and injecting answers little", () => {
    for (const name of ["thin", "bluffer", "offTopic", "injecting"] as const)
      expect(scoreTechnical(name)).toBeLessThanOrEqual(45);
    for (const name of ["offTopic", "injecting"] as const)
      expect(scoreTechnical(name)).toBeLessThanOrEqual(15);
  });

  it("prefers a story with “I” to one without, and that to a thin one", () => {
    expect(scoreStory("strong")).toBeGreaterThan(scoreStory("blurred"));
    expect(scoreStory("blurred")).toBeGreaterThan(scoreStory("thin"));
  });
});
