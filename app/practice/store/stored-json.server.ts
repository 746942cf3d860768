import { z } from "zod";
import { REVIEW_MAX_BYTES, limitReview } from "~/coach/review/limit-review";
import type { PointAnswers, Review } from "~/coach/types";
import { parseNamedJson, parseStoredJson } from "~/platform/database/stored-json.server";
import { isExercise } from "~/practice/own-questions/exercise-question.server";
import { HELP_KINDS, type Help } from "./help";
import { type LiveSettings, liveSettingsSchema } from "./live-settings";
import { reviewSchema } from "./review-schema.server";
import type { CheckReplies, CodeAnswer } from "./types";

interface AttemptRow {
  session_id: string;
  question_id: string;
  attempt: number;
}

type ReviewTable = "interview_answers" | "interview_follow_ups" | "second_opinions";

/**
 * The review that counts: with the person’s replies, if any; without a score for an exercise. Null when it cannot be
 * read.
 */
export function parseReview(
  table: ReviewTable,
  row: AttemptRow & { review: string; own_review?: string | null },
): Review | null {
  const json = row.own_review ?? row.review;
  const review = parseNamedJson(reviewSchema, json, { table, id: getAttemptId(row) });
  if (!review) return null;
  // Reviews of before there was a limit.
  const limited = json.length > REVIEW_MAX_BYTES ? limitReview(review) : review;
  return isExercise(row.question_id) ? { ...limited, isUnscored: true } : limited;
}

const checkRepliesSchema: z.ZodType<CheckReplies> = z.record(
  z.string(),
  z.number().int().min(0).nullable(),
);

/** The options a person chose in checks; none when they cannot be read. */
export function parseChecks(row: AttemptRow & { checks: string | null }): CheckReplies {
  if (row.checks === null) return {};
  const id = getAttemptId(row);
  return parseStoredJson(checkRepliesSchema, row.checks, { table: "interview_answers", id }) ?? {};
}

const sentenceSchema = z.number().int().min(0).nullable();

const pointAnswersSchema: z.ZodType<PointAnswers> = z.record(
  z.string(),
  z.union([
    sentenceSchema,
    z.object({ 0: sentenceSchema.optional(), 1: sentenceSchema.optional() }),
  ]),
);

/** The sentences a person says make key points; none when they cannot be read. */
export function parsePointAnswers(
  row: AttemptRow & { point_answers: string | null },
): PointAnswers {
  if (row.point_answers === null) return {};
  const id = getAttemptId(row);
  return (
    parseStoredJson(pointAnswersSchema, row.point_answers, { table: "interview_answers", id }) ?? {}
  );
}

const codeSchema: z.ZodType<CodeAnswer> = z.object({
  language: z.enum(["javascript", "typescript", "python", "text"]),
  source: z.string(),
  passed: z.number().nullable(),
  total: z.number().nullable(),
});

export function parseCode(row: AttemptRow & { code: string | null }): CodeAnswer | null {
  return row.code === null
    ? null
    : parseStoredJson(codeSchema, row.code, { table: "interview_answers", id: getAttemptId(row) });
}

const idsSchema = z.array(z.string());

/** A list of ids from a session's row; empty when it cannot be read. */
export function parseIds(idsJson: string, sessionId: string): string[] {
  return parseStoredJson(idsSchema, idsJson, { table: "interview_sessions", id: sessionId }) ?? [];
}

/** What was chosen for a live interview; null before it begins, or when it cannot be read. */
export function parseLiveSettings(row: { id: string; live: string | null }): LiveSettings | null {
  return row.live === null
    ? null
    : parseStoredJson(liveSettingsSchema, row.live, { table: "interview_sessions", id: row.id });
}

const helpSchema = z.enum(HELP_KINDS).nullable().catch(null);

export function parseHelp(help: string | null): Help | null {
  return helpSchema.parse(help);
}

function getAttemptId({ session_id, question_id, attempt }: AttemptRow): string {
  return `${session_id} ${question_id} ${attempt}`;
}
