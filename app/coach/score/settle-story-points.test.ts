import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

function listStatuses(answer: string, ownPoints?: { keyPointId: string; sentence: number }[]) {
  const question = questionById("angry-customer")?.question;
  if (!question) throw new Error("no question");
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null, ownPoints })
    .keyPoints;
}

const BAD_CONDUCT =
  "There was this lady in the pharmacy, screaming that her cream's not there. I'd told her the day before on the phone that it comes at four, and she came at two. So I said to her, quite loudly so everyone could hear, can you not read a clock. And everyone in the queue laughed. She went all red. She wanted the manager, and I said, I am the manager, which I wasn't, and my colleague played along. Customers who shout are mostly people who have nothing else in their lives. She goes to the other pharmacy now, which is better for everybody.";

it("finds no point in a story of bad conduct that only shares its words", () => {
  expect(listStatuses(BAD_CONDUCT).every(({ status }) => status === "missed")).toBe(true);
});

it("keeps the points the person marks in it", () => {
  const [first] = listStatuses(BAD_CONDUCT);
  const marked = listStatuses(BAD_CONDUCT, [{ keyPointId: first?.id ?? "", sentence: 0 }]);
  expect(marked[0]).toMatchObject({ status: "covered", isOwn: true });
});
