import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { buildAnswerContext } from "./answer-context";
import { settleStoryPoints } from "./settle-story-points";

function toRequest(id: string, answer: string) {
  const question = questionById(id)?.question;
  if (!question) throw new Error("no question");
  const { kind, prompt, keyPoints } = question;
  return { kind, question: prompt, keyPoints, answer, seconds: null };
}

function listPoints(
  id: string,
  answer: string,
  ownPoints?: { keyPointId: string; sentence: number }[],
) {
  return reviewAnswer({ ...toRequest(id, answer), ownPoints }).keyPoints;
}

const BAD_CONDUCT =
  "There was this lady in the pharmacy, screaming that her cream's not there. I'd told her the day before on the phone that it comes at four, and she came at two. So I said to her, quite loudly so everyone could hear, can you not read a clock. And everyone in the queue laughed. She went all red. She wanted the manager, and I said, I am the manager, which I wasn't, and my colleague played along. Customers who shout are mostly people who have nothing else in their lives. She goes to the other pharmacy now, which is better for everybody.";

const TOLD_WELL =
  "A father rang our bike shop in June, furious: his daughter's wheel had come off two days after our service. I let him get it all out, about four minutes, and wrote down what he said. Then I told him that I was sorry, that it must have been a terrible fright, and that I'd have shouted too. I asked what he needed for today. I drove over at lunch with a spare bike, put a new axle in that evening and checked the whole wheel with him beside me. It turned out that our apprentice hadn't been shown the torque wrench, so since then a second pair of eyes signs off every wheel. He has bought two bikes from us since, and it hasn't happened again.";
const VAGUE =
  "In our bike shop we sometimes have angry customers, for example because of a repair. I always stay calm then, because it's important to be friendly. Once a man was very angry about a wheel. I talked to him for a while and we found some kind of solution. In the end it was more or less okay. I think communication is the most important thing with customers.";

describe("the points of a story, in the light of how it is told", () => {
  const told = listPoints("angry-customer", TOLD_WELL);
  const vague = listPoints("angry-customer", VAGUE);

  it("are found in words of its own where it is told well", () => {
    expect(told.filter(({ status }) => status === "covered").length).toBeGreaterThanOrEqual(4);
    expect(told.filter(({ status }) => status === "missed")).toEqual([]);
    // The sentence that says it, not the first best one.
    expect(told.find(({ label }) => /root|again|cause/i.test(label))?.sentence).toBeGreaterThan(3);
  });

  it("are not where a story on the same subject stays vague", () =>
    expect(vague.filter(({ status }) => status === "covered")).toEqual([]));

  it("are not found in a story of bad conduct that only shares their words", () =>
    expect(
      listPoints("angry-customer", BAD_CONDUCT).filter(({ status }) => status === "covered"),
    ).toEqual([]));

  it("stay as the person marks them", () => {
    const [first] = listPoints("angry-customer", BAD_CONDUCT);
    const marked = listPoints("angry-customer", BAD_CONDUCT, [
      { keyPointId: first?.id ?? "", sentence: 0 },
    ]);
    expect(marked[0]).toMatchObject({ status: "covered", isOwn: true });
  });
});

describe("a point of a story told well", () => {
  const context = buildAnswerContext(toRequest("angry-customer", TOLD_WELL));
  const settle = (odds: number, habits: number[] = []) => {
    const matches = context.matches.map((match) => ({ ...match, evidence: { odds, sentence: 1 } }));
    return settleStoryPoints({ ...context, matches, habits: new Set(habits) });
  };

  it("is covered where a sentence tells it", () =>
    expect(settle(6).map(({ status }) => status)).toEqual(context.matches.map(() => "covered")));

  it("is partly covered at most where little tells of it", () => {
    const statuses = settle(1.9).map(({ status }) => status);
    expect(statuses).toContain("partial");
    expect(statuses).not.toContain("covered");
  });

  it("is partly covered by what the person usually does", () =>
    expect(settle(6, [1]).map(({ status }) => status)).toEqual(
      context.matches.map(() => "partial"),
    ));
});
