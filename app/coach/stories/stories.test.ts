import { describe, expect, it, test } from "vitest";
import { getBandStart } from "~/coach/bands";
import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS, questionById } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { OTHER_SUBJECT_CAP } from "./about-subject";
import { STORY_SUBJECTS, isAbout } from "./subjects";

const STORY_QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions).filter(
  ({ kind }) => kind === "behavioral",
);

function getQuestion(id: string): Question {
  const { question } = questionById(id) ?? {};
  if (!question) throw new Error(`no question ${id}`);
  return question;
}

const review = ({ kind, prompt, keyPoints, samples }: Question, answer: string) =>
  reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
  });

test("every subject belongs to a story question of the bank, and its samples are about it", () => {
  for (const [id, subject] of Object.entries(STORY_SUBJECTS)) {
    const { samples } = getQuestion(id);
    expect([id, isAbout(subject, samples.junior), isAbout(subject, samples.senior)]).toEqual([
      id,
      true,
      true,
    ]);
  }
});

describe("a story about something else", () => {
  it.each([
    [
      "led-without-authority",
      "At the harbor office I was their supervisor, and all eleven clerks reported directly to me. The ledger was two months behind, so I gave each clerk a pier and a weekly quota. I checked the sheets every Friday and moved two people who fell back. After seven weeks the ledger was complete, and we closed the books on time for the first time in years.",
    ],
    [
      "project-that-failed",
      "Our campaign for the spring fair nearly failed when the printer broke four days before the opening. I phoned six shops, found one in Leeds with spare hours, and drove the files over myself at night. We hung the posters on Friday morning, the fair opened as planned, and 2,300 people came, more than in any year before.",
    ],
    [
      "handed-over-work",
      "The yearly budget model had been mine since I joined, and I like building it. Ravi offered to take it off my plate, but I knew every formula, so I kept it for myself and worked two weekends in March. The model was ready on the 28th, the board praised it, and nobody found a wrong cell in forty sheets.",
    ],
    [
      "disagreed-with-manager",
      "Last summer my intern disagreed with how I labeled the samples in our freezer. I explained the color code to Tomas, showed him the list on the door and let him relabel one shelf to see. He came round after a day, the 400 tubes stayed in order, and we lost none of them during the move.",
    ],
    [
      "disagreed-with-manager",
      "Last autumn another engineer, Priya, wanted to rewrite our import job in Go, and I thought that we only needed an index. I asked her for twenty minutes alone instead of arguing in the review. I showed her the query plan, and she showed me two crashes that an index would not prevent. We agreed to measure both for a week. The index brought the run from 40 minutes to 6, so she dropped the rewrite, and I helped her fix the crashes. I learned to ask for the other problem before I defend mine.",
    ],
  ])("%s: is in Emerging at most, and the headline says why", (id, answer) => {
    const { score, headline, flag } = review(getQuestion(id), answer);
    expect(score).toBeLessThanOrEqual(OTHER_SUBJECT_CAP);
    if (flag === null && score > 20)
      expect(headline).toContain(`The question asks for ${STORY_SUBJECTS[id]?.name}`);
  });

  it("is told so", () => {
    const { headline } = review(
      getQuestion("angry-customer"),
      getQuestion("learned-from-scratch").samples.senior,
    );
    expect(headline).toMatch(/The question asks for an angry customer|doesn’t answer the question/);
  });
});

test("statements that only say that each point was made stay in Emerging", () => {
  const empty =
    "In my role nobody reported to me. I had no authority. I asked each person what they wanted. I set a clear direction. I handled the resistance. As a result we achieved 30 percent.";
  const { score, headline } = review(getQuestion("led-without-authority"), empty);
  expect(score).toBeLessThan(getBandStart("Developing"));
  expect(headline).toBe("An outline, but no story yet");
  for (const question of STORY_QUESTIONS) {
    const advice = question.keyPoints.map(({ add }) => add.replaceAll(/[“”"]/g, "")).join(" ");
    const labels = question.keyPoints.map(({ label }) => `I did this: ${label}.`).join(" ");
    for (const answer of [advice, labels])
      expect([question.id, review(question, answer).score < getBandStart("Developing")]).toEqual([
        question.id,
        true,
      ]);
  }
});

test("parts of the story, points, headline and score agree", () => {
  for (const question of STORY_QUESTIONS)
    for (const answer of Object.values(question.samples)) {
      const { star, keyPoints, headline, dimensions, score } = review(question, answer);
      const structure = dimensions.find(({ name }) => name === "structure");
      const isCovered = (index: number) => keyPoints.at(index)?.status === "covered";
      if (isCovered(0)) expect(star.situation).not.toEqual([]);
      if (isCovered(-1)) {
        expect(star.result).not.toEqual([]);
        expect(structure?.reason).not.toMatch(/not the .*result/);
        expect(headline).not.toContain("no result");
      }
      if (headline.startsWith("A complete story"))
        expect(score).toBeGreaterThanOrEqual(getBandStart("Strong"));
    }
});

test("a good story with an insult in it is told what counts against it", () => {
  const question = getQuestion("disagreed-with-manager");
  const insult = "My manager was an idiot, and everybody knew it.";
  const { score, headline, advice } = review(question, `${insult} ${question.samples.senior}`);
  expect(score).toBeLessThan(getBandStart("Developing"));
  expect(headline).toBe("Part of this may count against you");
  expect(advice).toContain("My manager was an idiot");
});

test("one sentence is called too short, whatever it is about", () => {
  for (const answer of [
    "I pulled the support tickets and showed him that one customer in nine used a keyboard.",
    "My cat sleeps on the sofa all day long.",
  ])
    expect(review(getQuestion("disagreed-with-manager"), answer).headline).toBe(
      "Too short to judge",
    );
});

test("a weak story is told first that much of the question is unanswered", () => {
  const { headline } = review(
    getQuestion("hard-to-work-with"),
    "In my last job there was a colleague I found difficult. She often forgot to pass on messages and it made my days harder than they had to be. I tried to stay friendly and to concentrate on my own tasks. In the end it got a bit better.",
  );
  expect(headline).toMatch(/didn’t find “|unanswered/);
});
