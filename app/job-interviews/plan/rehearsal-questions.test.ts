import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { STORY_KINDS_BY_QUESTION } from "~/data/questions/story-kinds.server";
import { STORY_KIND_IDS, type StoryKindId } from "~/data/story-kinds";
import type { Coverage } from "./coverage";
import { chooseRehearsalQuestions } from "./rehearsal-questions";

const LIKELY = [
  "deteriorating-patient",
  "shift-unsafe-staffing",
  "medicine-mistake-story",
  "mistake-you-made",
  "tell-me-about-yourself",
  "why-this-role",
];

const cover = (kind: StoryKindId, state: Coverage["state"], toldCount = 0): Coverage => ({
  kind,
  state,
  story: null,
  toldCount,
  lastWords: null,
});

test("gaps first, then what was never told, one of the field, and why this role", () => {
  const coverage = [
    cover("pressure", "told", 1),
    cover("teaching", "whole"),
    cover("conflict-colleague", "none"),
    cover("change", "whole", 2),
  ];
  expect(chooseRehearsalQuestions(LIKELY, coverage, 4)).toEqual([
    "hard-to-work-with",
    "helped-colleague-grow",
    "deteriorating-patient",
    "why-this-role",
  ]);
});

test("with every story told, the likely questions", () => {
  expect(chooseRehearsalQuestions(LIKELY, [cover("mistake", "told", 1)], 4)).toEqual([
    ...LIKELY.slice(0, 3),
    "why-this-role",
  ]);
});

test("who leads by their post is asked about their team, not about people who did not report to them", () => {
  const gaps = [cover("leading", "none")];
  expect(chooseRehearsalQuestions(LIKELY, gaps, 3, true)[0]).toBe("team-lost-motivation");
  expect(chooseRehearsalQuestions(LIKELY, gaps, 3)[0]).toBe("led-without-authority");
});

test("no question is asked twice, and as many as wished", () => {
  const gaps = STORY_KIND_IDS.map((kind) => cover(kind, "none"));
  for (const count of [3, 4, 5, 6]) {
    const chosen = chooseRehearsalQuestions(
      LIKELY,
      [cover("mistake", "none"), ...gaps.slice(0, 2)],
      count,
    );
    expect(new Set(chosen).size).toBe(count);
  }
});

test("each kind has a question of the bank that asks for it", () => {
  for (const kind of STORY_KIND_IDS) {
    const [id = ""] = chooseRehearsalQuestions([], [cover(kind, "none")], 3);
    expect(questionById(id)).toBeDefined();
    expect(STORY_KINDS_BY_QUESTION[id]).toBe(kind);
  }
});
