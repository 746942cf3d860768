import { describe, expect, it } from "vitest";
import { ask, conflict, slowQuery, STORY_ANSWERS, TECHNICAL_ANSWERS } from "./testing/questions";

const technical = (name: keyof typeof TECHNICAL_ANSWERS) =>
  ask(slowQuery, TECHNICAL_ANSWERS[name]).score;
const story = (name: keyof typeof STORY_ANSWERS) => ask(conflict, STORY_ANSWERS[name]).score;
const ownership = (answer: string) =>
  ask(conflict, answer).dimensions.find(({ name }) => name === "ownership")?.score ?? 0;

describe("candidates, ranked as a person would", () => {
  it("puts the strong answer first, terse before rambling, both before thin", () => {
    expect(technical("strong")).toBeGreaterThanOrEqual(85);
    expect(technical("strong")).toBeGreaterThan(technical("terse") + 15);
    expect(technical("terse")).toBeGreaterThan(technical("rambling"));
    expect(technical("rambling")).toBeGreaterThan(technical("thin"));
  });

  it("gives the thin, the bluffer, the off-topic and the injecting almost nothing", () => {
    expect(technical("thin")).toBeLessThanOrEqual(30);
    for (const name of ["bluffer", "offTopic", "injecting"] as const)
      expect(technical(name)).toBeLessThanOrEqual(12);
  });

  it("prefers a told story to one without a teller, and that to a thin one", () => {
    expect(story("strong")).toBeGreaterThanOrEqual(85);
    expect(story("strong")).toBeGreaterThan(story("blurred") + 10);
    expect(story("blurred")).toBeGreaterThan(story("thin"));
    expect(story("thin")).toBeGreaterThanOrEqual(story("offTopic"));
    expect(story("offTopic")).toBeLessThanOrEqual(20);
  });

  it("names blurred ownership where it is", () => {
    expect(ownership(STORY_ANSWERS.blurred)).toBeLessThan(ownership(STORY_ANSWERS.strong) - 30);
  });
});
