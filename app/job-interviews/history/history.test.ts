import { expect, test } from "vitest";
import type { StoredQuestion } from "~/job-interviews/debrief/debrief";
import { countQuestions, countToldStories, describeNotes } from "./history";

const ask = (
  question: string,
  interviewId: string,
  storyId: string | null = null,
): StoredQuestion => ({
  id: question + interviewId,
  interviewId,
  roundId: "",
  position: 0,
  question,
  told: storyId === null ? { kind: "answer", storyId } : { kind: "story", storyId },
  went: null,
  ownQuestionId: interviewId === "b" ? "own" : null,
});
const INTERVIEWS = [
  { id: "a", company: "Acme" },
  { id: "b", company: "Borealis" },
];
const STORIES = [
  { id: "short", title: "Two nurses short" },
  { id: "chart", title: "The drug chart" },
];

test("the same words are the same question, wherever it was asked", () => {
  const asked = [
    ask("Why us?", "a"),
    ask("Tell us about an error.", "a", "chart"),
    ask("tell us about an error", "b", "chart"),
    ask("Tell us about an error!", "b", "gone"),
  ];
  expect(countQuestions(asked, INTERVIEWS, STORIES)).toEqual([
    {
      question: "Tell us about an error.",
      count: 3,
      companies: ["Acme", "Borealis"],
      stories: ["The drug chart"],
      ownQuestionId: "own",
    },
    { question: "Why us?", count: 1, companies: ["Acme"], stories: [], ownQuestionId: null },
  ]);
});

test("of stories, what was told at a round counts", () => {
  const tell = (storyId: string, roundId: string | null) => ({ storyId, roundId });
  expect(
    countToldStories(
      [tell("short", "1"), tell("chart", "1"), tell("chart", "2"), tell("short", null)],
      STORIES,
    ),
  ).toEqual([
    { id: "chart", title: "The drug chart", count: 2 },
    { id: "short", title: "Two nurses short", count: 1 },
  ]);
});

test.each([
  ["2026-12-02", null, null, "coming up"],
  ["2026-12-02", null, "no" as const, "not held"],
  ["2026-11-30", null, null, "not written down"],
  ["2026-11-30", "2026-11-30T16:00:00.000Z", null, "3 questions"],
])("of a round on %s, written down at %s, outcome %s: %s", (heldOn, debriefedAt, outcome, notes) =>
  expect(
    describeNotes(
      {
        id: "round",
        name: "Panel",
        heldOn,
        startsAt: null,
        timeZone: "UTC",
        minutes: null,
        place: "",
        people: "",
        debriefedAt,
      },
      3,
      outcome,
      new Date("2026-12-01T09:00:00Z"),
    ),
  ).toBe(notes),
);
