import type { Selectable } from "kysely";
import { z } from "zod";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { OwnQuestionsTable } from "~/platform/database/tables/interviews";
import { OWN_QUESTION_KINDS, type OwnQuestion } from "./own-question";

const kindSchema = z.enum(OWN_QUESTION_KINDS).catch("story");

const pointsSchema = z.array(z.object({ id: z.string(), text: z.string() }));

const copiesSchema: z.ZodType<OwnQuestion[]> = z.array(
  z.object({
    id: z.string(),
    kind: kindSchema,
    prompt: z.string(),
    points: pointsSchema,
    sample: z.string(),
    words: z.tuple([z.number(), z.number()]).optional(),
  }),
);

export type OwnQuestionRow = Selectable<OwnQuestionsTable>;

/** A question without points if they can't be read. */
export function parseOwnQuestion(
  row: Pick<OwnQuestionRow, "id" | "kind" | "prompt" | "points" | "sample">,
): OwnQuestion {
  const { id, prompt, sample } = row;
  const points = parseStoredJson(pointsSchema, row.points, { table: "own_questions", id }) ?? [];
  return { id, kind: kindSchema.parse(row.kind), prompt, points, sample };
}

/** The questions that a session has copies of; none if they can't be read. */
export function parseCopies(copiesJson: string, sessionId: string): OwnQuestion[] {
  const row = { table: "interview_sessions", id: sessionId } as const;
  return copiesJson === "[]" ? [] : (parseStoredJson(copiesSchema, copiesJson, row) ?? []);
}
