import { FULL_LENGTH_WORDS } from "~/coach/rubric";
import type { AnswerContext } from "~/coach/score/answer-context";
import { getSpecificity, getStoryStructure } from "~/coach/score/story-measures";
import { hasSubject } from "~/coach/stories/about-subject";
import { ON_TOPIC_POINT_COUNT } from "./topic";

/**
 * The caps for a good story in unexpected words, and for any answer without a sign of its topic.
 */
const NARRATIVE_CAP = 60;
const NARRATIVE_FLOOR = 25;
const VAGUE_CAP = 40;
const SPECIFICITY_RANGE = [0.45, 0.65] as const;
const STRUCTURE_RANGE = [0.35, 0.6] as const;

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0–1: how concrete and easy to follow the story is. */
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

/** The cap for answers with fewer than two points and nothing concrete. */
export function getVagueCap(context: AnswerContext): number {
  const covered = context.matches.filter(({ status }) => status === "covered").length;
  return covered >= ON_TOPIC_POINT_COUNT || context.request.keyPoints.length <= ON_TOPIC_POINT_COUNT
    ? 100
    : Math.round(VAGUE_CAP + (100 - VAGUE_CAP) * narrativeQuality(context));
}

/**
 * The cap for a story with few recognized points. People describe what happened in their own words,
 * which no list contains: a concrete account that covers no other question counts as an answer to
 * this
 * one, up to a medium score. 0 if it isn't concrete.
 */
export function narrativeCap(context: AnswerContext): number {
  if (context.request.keyPoints.length === 0) return 0;
  const quality = narrativeQuality(context);
  if (quality === 0) return 0;
  const cap = hasSubject(context) ? 100 : NARRATIVE_CAP;
  return Math.round(NARRATIVE_FLOOR + (cap - NARRATIVE_FLOOR) * quality);
}
