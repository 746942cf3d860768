import { FULL_LENGTH_WORDS } from "~/coach/rubric";
import type { AnswerContext } from "~/coach/score/answer-context";
import { getSpecificity, getStoryStructure } from "~/coach/score/story-measures";
import { matchesOtherQuestion } from "./other-question";
import { ON_TOPIC_POINT_COUNT } from "./topic";

/** What a story told well can have although its words are not those the coach waits for; what any answer can have without a sign of its topic. */
const NARRATIVE_CAP = 60;
const NARRATIVE_FLOOR = 25;
const VAGUE_CAP = 40;
const SPECIFICITY_RANGE = [0.45, 0.65] as const;
const STRUCTURE_RANGE = [0.35, 0.6] as const;

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0–1: a concrete account that can be followed. */
function narrativeQuality(context: AnswerContext): number {
  const lengthFactor = ramp(context.judgedAnswer.tokens.length, [
    FULL_LENGTH_WORDS / 2,
    FULL_LENGTH_WORDS,
  ]);
  return (
    lengthFactor *
    ramp(getSpecificity(context), SPECIFICITY_RANGE) *
    (context.request.kind === "behavioral" ? ramp(getStoryStructure(context), STRUCTURE_RANGE) : 1)
  );
}

/** Talk about the subject that tells neither two of the points nor anything concrete ends here, however well it reads. */
export function getVagueCap(context: AnswerContext): number {
  const covered = context.matches.filter(({ status }) => status === "covered").length;
  return covered >= ON_TOPIC_POINT_COUNT || context.request.keyPoints.length <= ON_TOPIC_POINT_COUNT
    ? 100
    : Math.round(VAGUE_CAP + (100 - VAGUE_CAP) * narrativeQuality(context));
}

/**
 * The most a story can have whose points were hardly found. People tell what happened in words of their own,
 * which no list holds: a concrete account that covers no other question is taken to answer this one, up to a
 * middling score. 0 when it is no such account.
 */
export function narrativeCap(context: AnswerContext): number {
  if (context.request.keyPoints.length === 0) return 0;
  const quality = narrativeQuality(context);
  if (quality === 0 || matchesOtherQuestion(context)) return 0;
  return Math.round(NARRATIVE_FLOOR + (NARRATIVE_CAP - NARRATIVE_FLOOR) * quality);
}
