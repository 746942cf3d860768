import { describe, expect, it } from "vitest";
import { CLAIMS, FIELD_QUESTIONS, GENERAL_QUESTION, listCareerTiles } from "./home";
import { home } from "./questions/home/card";

describe("home page content", () => {
  const tiles = listCareerTiles();

  it("shows a range if roles differ and one figure if they don't", () => {
    const lines = Object.fromEntries(tiles.map(({ title, figures }) => [title, figures]));
    expect(lines["Law"]).toEqual(["$90–145k", "7–14% growth"]);
    expect(lines["Cybersecurity"]).toEqual(["$115k", "29% growth"]);
    for (const line of Object.values(lines))
      expect(line.join()).not.toMatch(/Infinity|NaN|undefined/);
  });

  it("asks questions of at most ten words that three sentences answer", () => {
    const asked = [GENERAL_QUESTION, ...Object.values(FIELD_QUESTIONS)].map(({ questionId }) =>
      home.questions.find(({ id }) => id === questionId),
    );
    expect(asked.filter((question) => !question || question.prompt.split(" ").length > 10)).toEqual(
      [],
    );
    expect(asked.filter((question) => question?.keyPoints.length !== 3)).toEqual([]);
  });

  it("has the four claims", () => {
    expect(CLAIMS.map(({ before, figure, after }) => before + figure + after)).toEqual([
      "4,800+",
      "+64%",
      "93%",
      "12,000+",
    ]);
  });
});
