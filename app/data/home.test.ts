import { describe, expect, it } from "vitest";
import { CLAIMS, FIELD_QUESTIONS, GENERAL_QUESTION } from "./home";
import { home } from "./questions/home/card";

describe("home page content", () => {
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
