import { describe, expect, it } from "vitest";
import { PACK_CARDS } from "~/data/questions/packs.server";
import type { Question } from "~/data/questions/types";
import { reviewAnswer } from "./embedded";
import { hasWordings } from "./wordings/judge-sentences";

const JUNK =
  "Yesterday I was in the park with my dog. We had ice cream, then it rained, so we took the bus home and saw a film about penguins.";
const MANNER =
  "I always stay calm and polite, and I get on well with everybody. In my opinion one has to work hard and find the best way for all sides.";

const isExplanation = ({ kind }: Question) => kind === "technical";

function review({ kind, prompt, keyPoints }: Question, answer: string) {
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

/** No more than this is earned by what doesn’t answer the question. */
const isRejected = ({ score, flag }: ReturnType<typeof review>) => score <= 20 || flag !== null;

function listAccepted(question: Question, other: Question): string[] {
  const result = review(question, other.samples.senior);
  return isRejected(result) ? [] : [`${other.id} on ${question.id}: ${result.score}`];
}

describe.each(PACK_CARDS.map((card) => [card.id, card] as const))("%s", (_, card) => {
  const questions = card.questions.filter(({ prompt }) => !hasWordings(prompt));

  it("flags no sample, contradicts none of its points, and may give it 60 or more", () => {
    const problems = questions.flatMap((question) =>
      Object.entries(question.samples).flatMap(([level, answer]) => {
        const { flag, keyPoints, range } = review(question, answer);
        const wrong = keyPoints.filter(({ status }) => status === "contradicted");
        return flag === null && wrong.length === 0 && (range?.[1] ?? 0) >= 60
          ? []
          : [`${question.id}, ${level}: ${flag} ${range} ${wrong.map(({ id }) => id)}`];
      }),
    );
    expect(problems).toEqual([]);
  });

  it("thinks no point of an explanation: what no rule sees is asked", () => {
    const explanations = questions.filter(isExplanation);
    const sources = explanations.flatMap((question) =>
      review(question, question.samples.senior).keyPoints.map(({ source }) => source),
    );
    expect(sources).not.toContain("thought");
  });

  it.each([
    ["junk", () => JUNK],
    ["good manners", () => MANNER],
    ["the question again", ({ prompt }: Question) => prompt],
    ["what to add", ({ keyPoints }: Question) => keyPoints.map(({ add }) => add).join(" ")],
  ])("gives 20 at most to %s", (_name, write) => {
    const accepted = questions.filter((question) => !isRejected(review(question, write(question))));
    expect(accepted.map(({ id }) => id)).toEqual([]);
  });

  it("gives 20 at most to answers to questions of another pack", () => {
    const others = PACK_CARDS.at(PACK_CARDS.indexOf(card) - 1)?.questions ?? [];
    const accepted = questions.flatMap((question, at) =>
      listAccepted(question, others[at % others.length] ?? expect.unreachable()),
    );
    expect(accepted).toEqual([]);
  });

  // Two questions of a field may share a point: “the person I called” answers both.
  it("gives 20 at most to answers to the next question of the pack, but for one", () => {
    const accepted = questions.flatMap((question, at) =>
      listAccepted(question, questions[(at + 1) % questions.length] ?? question),
    );
    expect(accepted.length, accepted.join("; ")).toBeLessThanOrEqual(1);
  });

  it("says that a listed mistake is one", () => {
    const unseen = questions.filter(isExplanation).flatMap((question) =>
      question.keyPoints.flatMap(({ id, wrong = [] }) =>
        wrong.flatMap((mistake) => {
          const point = review(question, mistake).keyPoints.find((each) => each.id === id);
          return point?.status === "contradicted" ? [] : [`${question.id}: ${mistake}`];
        }),
      ),
    );
    expect(unseen).toEqual([]);
  });
});
