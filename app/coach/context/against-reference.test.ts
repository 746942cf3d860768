import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";

function scoreOf(question: string, reference: string, answer: string): number {
  return reviewAnswer({
    kind: "technical",
    question,
    keyPoints: [],
    reference,
    answer,
    seconds: null,
  }).score;
}

describe("against a model answer", () => {
  it("a yes instead of the model answer's no costs points, with the same words", () => {
    const question = "Can a UDP receiver rely on the order of datagrams?";
    const reference = "No, datagrams may take different routes and arrive in any order.";
    const scoreWithVerdict = (verdict: string) =>
      scoreOf(
        question,
        reference,
        `${verdict}, they may travel on different routes and come in any order.`,
      );
    expect(scoreWithVerdict("No")).toBeGreaterThan(scoreWithVerdict("Yes") + 5);
  });

  it("notes in the author's order count as an answer, the same words shuffled don't", () => {
    const question = "What is the difference between asynchronous and synchronous transmission?";
    const reference =
      "Asynchronous transmission: each character is bounded by a start bit and a stop bit, which is simple and inexpensive but allows only low transmission rates. Synchronous transmission: several characters are pooled to frames, frames are bounded by SYN characters or flags, which is more complex but allows higher transmission rates.";
    const notes =
      "Asynchronous transmission:\n- each character bounded by start bit, stop bit\n- simple, inexpensive\n- low transmission rates\nSynchronous transmission:\n- characters pooled to frames\n- frames bounded by SYN, flags\n- complex, higher transmission rates";
    const shuffled =
      "rates, flags, simple, pooled, bit, stop, complex, transmission, frames, asynchronous, bounded, character, higher, SYN, start, low, inexpensive, characters, synchronous, frames, bit, rates, bounded, several, transmission, allows, only, more, each, pooled";
    expect(scoreOf(question, reference, notes)).toBeGreaterThan(60);
    expect(scoreOf(question, reference, shuffled)).toBeLessThanOrEqual(40);
  });

  it("a wrong answer on topic is distinguished from one off topic", () => {
    const question = "Why does the load balancer drain connections before a deploy?";
    const reference =
      "So that requests in flight can finish on the old instance instead of being cut off.";
    expect(
      scoreOf(
        question,
        reference,
        "The load balancer has to drain its connections since the deploy would be slow otherwise.",
      ),
    ).toBeGreaterThan(
      scoreOf(
        question,
        reference,
        "A hash map looks up its keys in constant time on average, given a good function.",
      ),
    );
  });

  it("requires more if the model answer is long", () => {
    const question = "What does the cache do?";
    const short = "It keeps results near the caller.";
    const long = `${short} It is filled on the first miss, holds each entry for a time, throws out what was not used for longest, and is emptied when the data behind it change, so that nobody reads what is no longer true.`;
    expect(scoreOf(question, short, short)).toBeGreaterThanOrEqual(95);
    expect(scoreOf(question, long, long)).toBeGreaterThanOrEqual(95);
    expect(scoreOf(question, long, short)).toBeLessThan(50);
  });
});

describe("a short model answer", () => {
  it.each([
    [
      "Is a queue first in, first out?",
      "Yes",
      ["Yes", "yes it is", "Yes, elements leave in the order in which they came"],
      ["no", "It is last in, first out"],
    ],
    [
      "What does a binary search cost in the worst case?",
      "log n",
      ["O(log n)", "log(n)", "It is logarithmic.", "O(log n), since each step halves the array"],
      ["O(n)", "n log n", "linear"],
    ],
    [
      "Which data structure fits the undo function of an editor?",
      "A stack.",
      ["A stack", "a stack, because the last action is undone first"],
      ["a queue", "linked list"],
    ],
    [
      "Where does the program begin to run?",
      "In the main method.",
      ["the main method", "at the main function"],
      ["in the first line of the file"],
    ],
  ])("%s %s", (question, reference, right, wrong) => {
    for (const answer of right)
      expect([answer, scoreOf(question, reference, answer)]).toEqual([
        answer,
        expect.toSatisfy((score: number) => score >= 85),
      ]);
    for (const answer of wrong)
      expect([answer, scoreOf(question, reference, answer)]).toEqual([
        answer,
        expect.toSatisfy((score: number) => score <= 15),
      ]);
  });
});
