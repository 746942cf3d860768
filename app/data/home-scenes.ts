import type { Level } from "./levels";
import type { SkillId } from "./skills";

// The examples of what the product shows. The coach has scored the answers (example-reviews.json and
// example-scores.json, written by coach:eval); tests/examples.test.ts scores them again.

/** Which sentence makes a point, or each of its halves; null if it was left out. */
type Replies = Readonly<Record<string, number | null | Readonly<Record<0 | 1, number | null>>>>;

/** Two attempts at one question of the bank, and what their author said when the coach asked. */
export const EXAMPLE_ATTEMPTS: {
  questionId: string;
  attempts: readonly { at: string; answer: string; replies: Replies }[];
} = {
  questionId: "disagreed-with-manager",
  attempts: [
    {
      at: "2026-10-09T09:00:00.000Z",
      answer:
        "My manager wanted to skip the accessibility check two weeks before a launch, and I thought that was a mistake. I told her so in the meeting, and I suggested that we drop two minor features instead. It was kind of a long discussion. She agreed to try it, I rewrote the plan, and it basically went okay.",
      replies: {
        "raised-privately": null,
        "understood-reasons": null,
        evidence: { 0: null, 1: 1 },
        commit: { 0: 3, 1: 3 },
      },
    },
    {
      at: "2026-10-12T09:00:00.000Z",
      answer:
        "Two weeks before a launch, my manager wanted to skip the accessibility check to save time. I thought that was a mistake, so I asked her for ten minutes after the meeting, just the two of us. I pulled the support tickets and showed her that one customer in nine relied on a keyboard or a screen reader. I suggested that we drop two minor features instead. She agreed to try it. We shipped on the day, and complaints fell 38% within a month.",
      replies: {
        "raised-privately": 1,
        "understood-reasons": null,
        evidence: { 0: 2, 1: 3 },
        commit: { 0: 4, 1: 5 },
      },
    },
  ],
};

/** One person's evidence for the key skills of a role. An answer is the start of its question's early-career sample. */
export const EXAMPLE_RECORD: {
  field: string;
  role: string;
  at: string;
  ratings: readonly { skill: SkillId; level: Level }[];
  answers: readonly { questionId: string; skill: SkillId; sentences: number; at: string }[];
} = {
  field: "technology",
  role: "data-scientist",
  at: "2026-10-12T09:00:00.000Z",
  ratings: [
    { skill: "sql", level: 4 },
    { skill: "python", level: 3 },
    { skill: "statistics", level: 3 },
  ],
  answers: [
    exampleAnswer("measure-a-feature", "experimentation", 10, 1),
    exampleAnswer("top-earners-per-department", "sql", 7, 2),
    exampleAnswer("shortest-path-in-a-maze", "python", 8, 5),
    exampleAnswer("coin-change", "python", 8, 7),
    exampleAnswer("slow-join-query", "sql", 7, 9),
    exampleAnswer("linked-list-cycle", "python", 10, 12),
  ],
};

function exampleAnswer(questionId: string, skill: SkillId, sentences: number, day: number) {
  const at = `2026-10-${String(day).padStart(2, "0")}T09:00:00.000Z`;
  return { questionId, skill, sentences, at };
}

/** A week of a sample mentor: their free and taken times. */
export const EXAMPLE_WEEK = {
  mentorId: "hannah-brandt",
  days: [
    { day: "Mon", slots: [] },
    {
      day: "Tue",
      slots: [{ time: "4:00 PM" }, { time: "5:00 PM", isTaken: true }, { time: "6:00 PM" }],
    },
    { day: "Wed", slots: [] },
    {
      day: "Thu",
      slots: [
        { time: "4:00 PM", isTaken: true },
        { time: "5:00 PM", isChosen: true },
      ],
    },
    { day: "Fri", slots: [] },
    { day: "Sat", slots: [{ time: "9:00 AM" }, { time: "10:00 AM" }] },
  ],
} as const satisfies {
  mentorId: string;
  days: readonly {
    day: string;
    slots: readonly { time: string; isTaken?: boolean; isChosen?: boolean }[];
  }[];
};
