import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

/** Told for the question about a disagreement with a manager. */
const ANSWER =
  "In my second job I was working at the front desk of a hotel with 140 rooms, and I had to call guests. My manager wanted all of us to stop calling guests before arrival, because it took two hours a day. I disagreed: I thought those calls prevented most of our late-night trouble. I didn’t say so in the team meeting. I asked her for fifteen minutes afterwards, just the two of us. First I asked why now, and I learned that head office had cut our overtime by a third, which I hadn’t known. Her concern was real. I offered to bring figures. That week I pulled the records for a month: guests we had called were a third as likely to arrive after midnight without telling us, and each of those cost a free breakfast or worse. Instead of keeping all the calls, I suggested calling only bookings with arrival after eight in the evening, about a fifth of them. In the end she decided to test it for three weeks; I carried it out myself. Complaints about late check-in stayed at two a week, and the calls took 25 minutes a day. She kept it, and she asks me first now. I learned to ask for the reason before I defend my own.";

const review = (questionId: string, pointAnswers = {}) => {
  const found = questionById(questionId);
  if (!found) return expect.unreachable();
  const { kind, prompt, keyPoints } = found.question;
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    answer: ANSWER,
    seconds: null,
    pointAnswers,
  });
};

it("a story told to a neighboring question is off topic, even where some points seem to be told", () => {
  expect(review("disagreed-with-manager").flag).toBeNull();
  expect(review("brought-quiet-voice-in").flag).toBe("off-topic");
});

it("no answer is off topic once the person pointed to a sentence", () => {
  const pointId = questionById("brought-quiet-voice-in")?.question.keyPoints[0]?.id ?? "";
  expect(review("brought-quiet-voice-in", { [pointId]: 0 }).flag).toBeNull();
});
