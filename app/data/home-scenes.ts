import type { Level } from "./levels";
import type { SkillId } from "./skills";

// The examples on the landing page. The coach has scored the attempts (example-reviews.json), and the skill record
// counts the evidence, so that the page shows what the product would say.

/** Two attempts at one question of the bank. */
export const EXAMPLE_ATTEMPTS = {
  questionId: "disagreed-with-manager",
  attempts: [
    {
      at: "2026-10-09T09:00:00.000Z",
      answer:
        "My manager wanted to skip the accessibility check two weeks before a launch, and I thought that was a mistake. I told her so in the meeting, and I suggested that we drop two minor features instead. It was kind of a long discussion. She agreed to try it, I rewrote the plan, and it basically went okay.",
    },
    {
      at: "2026-10-12T09:00:00.000Z",
      answer:
        "Two weeks before a launch, my manager wanted to skip the accessibility check to save time. I thought that was a mistake, so I asked her for ten minutes after the meeting, just the two of us. I pulled the support tickets and showed her that one customer in nine relied on a keyboard or a screen reader. I suggested that we drop two minor features instead. She agreed to try it. We shipped on the day, and complaints fell 38% within a month.",
    },
  ],
} as const;

/** One person's evidence for the key skills of a role. */
export const EXAMPLE_RECORD: {
  field: string;
  role: string;
  at: string;
  ratings: readonly { skill: SkillId; level: Level }[];
  answers: readonly { questionId: string; skill: SkillId; score: number; at: string }[];
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
    { questionId: "slow-join", skill: "sql", score: 82, at: "2026-10-05T09:00:00.000Z" },
    { questionId: "left-join", skill: "sql", score: 74, at: "2026-10-08T09:00:00.000Z" },
    { questionId: "top-earners", skill: "sql", score: 79, at: "2026-10-12T09:00:00.000Z" },
    { questionId: "generators", skill: "python", score: 69, at: "2026-10-06T09:00:00.000Z" },
    { questionId: "files", skill: "python", score: 73, at: "2026-10-09T09:00:00.000Z" },
    { questionId: "lists", skill: "python", score: 71, at: "2026-10-12T09:00:00.000Z" },
    { questionId: "p-value", skill: "statistics", score: 58, at: "2026-10-07T09:00:00.000Z" },
    { questionId: "sample-size", skill: "statistics", score: 54, at: "2026-10-11T09:00:00.000Z" },
  ],
};

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
