import { z } from "zod";
import { questionById } from "~/data/questions/cards.server";
import type { KeyPoint } from "~/data/questions/types";
import { reviewAnswer } from "./embedded";
import type { AnswerFacts, CoachRequest, KeyPointReview } from "./types";

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

const lineSchema = z.object({
  kind: z.enum(["technical", "case", "behavioral", "motivation"]),
  question: z.string(),
  reference: z.string().nullish(),
  keyPoints: z.array(pointSchema).nullish(),
  answer: z.string(),
  seconds: z.number().positive().nullish(),
});

/** A question of the bank brings its kind, text and key points. */
const bankLineSchema = lineSchema.pick({ answer: true, seconds: true }).extend({
  questionId: z.string(),
});

export interface JsonLineResult {
  /** 0–100. */
  score: number;
  /** 0–1. */
  confidence: number;
  dimensions: Record<string, number>;
  facts: AnswerFacts;
  keyPoints: KeyPointReview[];
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
    };
  }
  const parsed = lineSchema.safeParse(data);
  if (!parsed.success) return describeIssue(parsed.error);
  const { kind, question, reference, keyPoints, answer, seconds } = parsed.data;
  return {
    kind,
    question,
    keyPoints: (keyPoints ?? []).map(toKeyPoint),
    reference: reference ?? undefined,
    answer,
    seconds: seconds ?? null,
  };
}

function describeIssue({ issues: [issue] }: z.ZodError): { error: string } {
  return { error: `${issue?.path.join(".") || "line"}: ${issue?.message ?? "not understood"}` };
}

/**
 * Scores one line of JSON, `{kind, question, reference or keyPoints, answer, seconds}` or
 * `{questionId, answer, seconds}`; key points are claims or objects. An invalid line returns
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
  return {
    score: review.score,
    confidence: review.confidence,
    dimensions: Object.fromEntries(
      review.dimensions.map((dimension) => [dimension.name, dimension.score]),
    ),
    facts: review.facts,
    keyPoints: review.keyPoints,
  };
}
