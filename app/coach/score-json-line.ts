import { z } from "zod";
import { questionById } from "~/data/questions/cards.server";
import type { KeyPoint } from "~/data/questions/types";
import { reviewAnswer } from "./embedded";
import { isSureOfMisses } from "./has-score";
import { listOptions } from "./points/read-checks";
import type { AnswerFacts, CoachRequest, KeyPointReview, OpenCheck } from "./types";

const pointSchema = z.union([
  z
    .string()
    .min(1)
    .transform((claim) => ({ claim })),
  z.looseObject({
    id: z.string().optional(),
    label: z.string().optional(),
    claim: z.string().min(1),
    aliases: z.array(z.string()).optional(),
    wrong: z.array(z.string()).optional(),
    add: z.string().optional(),
    weight: z.number().positive().optional(),
  }),
]);

/** What the person answered: options of checks by index or text, sentences of points counted from 1. */
const answersSchema = z.object({
  checks: z.record(z.string(), z.union([z.number().int().min(0), z.string()])).optional(),
  points: z.record(z.string(), z.number().int().min(1).nullable()).optional(),
});

const lineSchema = z.object({
  kind: z.enum(["technical", "case", "behavioral", "motivation"]),
  question: z.string(),
  reference: z.string().nullish(),
  keyPoints: z.array(pointSchema).nullish(),
  answer: z.string(),
  seconds: z.number().positive().nullish(),
  ...answersSchema.shape,
});

/** A question of the bank brings its kind, text and key points. */
const bankLineSchema = lineSchema
  .pick({ answer: true, seconds: true, checks: true, points: true })
  .extend({
    questionId: z.string(),
  });

export interface JsonLineResult {
  /** 0–100, the best estimate; null only when no answer was found. */
  score: number | null;
  /** What the score may be. */
  range: readonly [from: number, to: number] | null;
  /** 0–1, by the width of the range. */
  confidence: number;
  dimensions: Record<string, number>;
  facts: AnswerFacts;
  /** Sentences count from 1. */
  keyPoints: Pick<KeyPointReview, "id" | "status" | "source" | "sentence">[];
  /** The checks that are asked now. */
  checks: readonly OpenCheck[];
}

type Answers = z.infer<typeof answersSchema>;

/** Sentences from 0, and options as indices; options that don’t exist are left out. */
function readAnswers(
  { checks = {}, points = {} }: Answers,
  keyPoints: readonly KeyPoint[],
): Pick<CoachRequest, "checkAnswers" | "pointAnswers"> {
  const allChecks = keyPoints.flatMap((point) => point.checks ?? []);
  return {
    checkAnswers: Object.fromEntries(
      Object.entries(checks).flatMap(([id, option]) => {
        const check = allChecks.find((each) => each.id === id);
        if (!check) return [];
        const index = typeof option === "number" ? option : listOptions(check).indexOf(option);
        return index < 0 ? [] : [[id, index]];
      }),
    ),
    pointAnswers: Object.fromEntries(
      Object.entries(points).map(([id, sentence]) => [id, sentence === null ? null : sentence - 1]),
    ),
  };
}

function toKeyPoint(point: z.infer<typeof pointSchema>, index: number): KeyPoint {
  return { id: `point-${index + 1}`, label: point.claim, aliases: [], add: point.claim, ...point };
}

/** The request for a line, or what is wrong with the line. */
function readRequest(data: unknown): CoachRequest | { error: string } {
  const isBankLine = typeof data === "object" && data !== null && "questionId" in data;
  if (isBankLine) {
    const parsed = bankLineSchema.safeParse(data);
    if (!parsed.success) return describeIssue(parsed.error);
    const { questionId, answer, seconds } = parsed.data;
    const { question } = questionById(questionId) ?? {};
    if (!question) return { error: `questionId: the bank has no question “${questionId}”.` };
    return {
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      reference: question.samples.senior,
      answer,
      seconds: seconds ?? null,
      ...readAnswers(parsed.data, question.keyPoints),
    };
  }
  const parsed = lineSchema.safeParse(data);
  if (!parsed.success) return describeIssue(parsed.error);
  const { kind, question, reference, keyPoints, answer, seconds } = parsed.data;
  const points = (keyPoints ?? []).map(toKeyPoint);
  return {
    kind,
    question,
    keyPoints: points,
    reference: reference ?? undefined,
    answer,
    seconds: seconds ?? null,
    ...readAnswers(parsed.data, points),
  };
}

function describeIssue({ issues: [issue] }: z.ZodError): { error: string } {
  return { error: `${issue?.path.join(".") || "line"}: ${issue?.message ?? "not understood"}` };
}

/**
 * Scores one line of JSON, `{kind, question, reference or keyPoints, answer, seconds}` or
 * `{questionId, answer, seconds}`, with the person’s `checks` and `points` if there are any; key points are claims or objects. An invalid line returns
 * `{error}`; it never throws.
 */
export function scoreJsonLine(line: string): JsonLineResult | { error: string } {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return { error: "The line is not JSON." };
  }
  const request = readRequest(data);
  if ("error" in request) return request;
  const review = reviewAnswer(request);
  const isAnswer = !isSureOfMisses(review);
  return {
    score: isAnswer ? review.score : null,
    range: isAnswer ? (review.range ?? null) : null,
    confidence: review.confidence,
    dimensions: Object.fromEntries(
      review.dimensions.map((dimension) => [dimension.name, dimension.score]),
    ),
    facts: review.facts,
    keyPoints: review.keyPoints.map(({ id, status, source, sentence }) => ({
      id,
      status,
      source,
      sentence: sentence === null ? null : sentence + 1,
    })),
    checks: review.openChecks ?? [],
  };
}
