import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { CONDUCT_SIGNS } from "~/coach/rules/conduct";
import { questionById } from "~/data/questions/cards.server";
import { pearson } from "./statistics";
import { loadWordings } from "./wordings";

interface GradedAnswer {
  id: string;
  quality: "excellent" | "good" | "mediocre" | "wrong" | "poor";
  mark: number;
  seconds: number | null;
  answer: string;
}

function scoreSet(name: string): (GradedAnswer & { score: number })[] {
  const url = new URL(`data/graded-answers/${name}.json`, import.meta.url);
  const answers: GradedAnswer[] = JSON.parse(readFileSync(url, "utf8"));
  return answers.map((graded) => {
    const question = questionById(graded.id)?.question;
    if (!question) throw new Error(`no question ${graded.id}`);
    const { kind, prompt, keyPoints } = question;
    const { answer, seconds } = graded;
    return {
      ...graded,
      score: reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds }).score,
    };
  });
}

function countMediocreAboveWrong(scored: ReturnType<typeof scoreSet>): number {
  const pairs = [...Map.groupBy(scored, ({ id }) => id).values()].filter((group) => {
    const find = (quality: string) =>
      group.find((answer) => answer.quality === quality)?.score ?? 0;
    return find("mediocre") > find("wrong");
  });
  return pairs.length;
}

describe("answers marked without sight of the coach", () => {
  const scored = scoreSet("e");

  it("agree with their marks", () =>
    expect(
      pearson(
        scored.map(({ mark }) => mark),
        scored.map(({ score }) => score),
      ),
    ).toBeGreaterThan(0.93));

  it("agree with the marks of a second writer, too", () => {
    const second = scoreSet("g");
    const agreement = pearson(
      second.map(({ mark }) => mark),
      second.map(({ score }) => score),
    );
    expect(agreement).toBeGreaterThan(0.89);
    expect(countMediocreAboveWrong(second)).toBeGreaterThanOrEqual(21);
  });

  it("get at least 65 if excellent, and more if honest and vague than if fluent and wrong", () => {
    const excellent = scored.filter(({ quality }) => quality === "excellent");
    expect(Math.min(...excellent.map(({ score }) => score))).toBeGreaterThanOrEqual(65);
    expect(countMediocreAboveWrong(scored)).toBeGreaterThanOrEqual(17);
    expect(countMediocreAboveWrong(scoreSet("contrasts"))).toBe(17);
  });
});

it("finds bad conduct ten times as often in wrong turns as in right wordings", () => {
  const stories = loadWordings().filter(({ questionId }) =>
    ["behavioral", "motivation"].includes(questionById(questionId)?.question.kind ?? ""),
  );
  const share = (kind: string) => {
    const ofKind = stories.filter((wording) => wording.kind === kind);
    const shown = ofKind.filter(({ text }) =>
      Object.values(CONDUCT_SIGNS).some((pattern) => text.search(pattern) >= 0),
    );
    return shown.length / ofKind.length;
  };
  expect(share("makes")).toBeLessThan(0.025);
  expect(share("wrong")).toBeGreaterThan(10 * share("makes"));
});
