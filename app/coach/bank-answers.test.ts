import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";

/** The review of an answer to a question of the bank. */
function review(id: string, answer: string, ownPoint?: string) {
  const { kind, prompt, keyPoints } = (questionById(id) ?? expect.unreachable()).question;
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    answer,
    seconds: null,
    ...(ownPoint && { ownPoints: [{ keyPointId: ownPoint, sentence: 0 }] }),
  });
}

test.each([
  ["London has about nine million residents.", "partial"],
  ["London has about 3 million residents.", "contradicted"],
])("a wrong claim is wrong because of its figure: %s", (answer, status) => {
  const points = review("london-coffee", answer).keyPoints;
  expect(points.find(({ id }) => id === "population")?.status).toBe(status);
});

test.each(["I don't really know.", "I really don't know."])("a refusal: %s", (answer) => {
  const { flag, score, keyPoints } = review("slow-join-query", answer);
  expect({ flag, isPass: score <= 3 }).toEqual({ flag: "refusal", isPass: true });
  expect(new Set(keyPoints.map(({ status }) => status))).toEqual(new Set(["missed"]));
});

test.each(["slow-join-query", "london-coffee"])("a point the person marks counts: %s", (id) => {
  const answer = (questionById(id) ?? expect.unreachable()).question.samples.junior.slice(0, 200);
  const { score, keyPoints } = review(id, answer);
  const missed = keyPoints.filter(({ status }) => status === "missed");
  expect(missed).not.toEqual([]);
  for (const point of missed) expect(review(id, answer, point.id).score).toBeGreaterThan(score);
});

test("the headline says which points the person marked", () => {
  const answer =
    "I would look at the query plan first. Then I would add an index on the join column.";
  const { headline, keyPoints } = review("slow-join-query", answer);
  const missed = keyPoints.find(({ status }) => status === "missed") ?? expect.unreachable();
  const marked = review("slow-join-query", answer, missed.id).headline;
  expect(headline).not.toContain("marked");
  expect(marked).toMatch(/you marked|marked by you/i);
  if (marked.startsWith("Covers")) expect(marked.split(";")[0]).not.toContain(missed.label);
});
