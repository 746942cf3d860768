import type { Kysely } from "kysely";
import { z } from "zod";
import { questionById } from "~/data/questions/cards.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import type { OpenableHelp } from "~/practice/store/help";
import { parseReportParts } from "~/feedback/report/report-links.server";
import { parseReview } from "~/practice/store/stored-json.server";
import { parseStoredJson, toRawValue } from "~/platform/database/stored-json.server";
import { toReviewColumns } from "./review-columns";

const HELP_NAMES: Record<OpenableHelp, string> = { sample: "the sample answers", hint: "the hint" };

/** Exports drafts, follow-ups, opened help, second opinions and report links. */
export async function exportRelatedRows(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const followUps = await connection
    .selectFrom("interview_follow_ups")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const help = await connection
    .selectFrom("interview_help")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("shown_at")
    .execute();
  const opinions = await connection
    .selectFrom("second_opinions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const drafts = await connection
    .selectFrom("interview_drafts")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("saved_at")
    .execute();
  const links = await connection
    .selectFrom("report_links")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  return [
    {
      table: "interview_follow_ups",
      title: "Follow-up answers",
      description: "Your answers to follow-up questions.",
      rows: followUps.map((row) => ({ ...withoutOwner(row), review: toRawValue(row.review) })),
      displayRows: followUps.map((row) => ({
        Question: getPrompt(row.question_id),
        Attempt: row.attempt,
        "Your answer": row.answer,
        Answered: new Date(row.created_at),
      })),
    },
    {
      table: "interview_help",
      title: "Help you opened",
      description: "The hints and sample answers you opened while answering.",
      rows: help.map(withoutOwner),
      displayRows: help.map((row) => ({
        Question: getPrompt(row.question_id),
        Opened: isOpenableHelp(row.help) ? HELP_NAMES[row.help] : row.help,
        When: new Date(row.shown_at),
      })),
    },
    {
      table: "second_opinions",
      title: "Second opinions",
      description: "What an AI model said about an answer, at your request.",
      rows: opinions.map((row) => ({ ...withoutOwner(row), review: toRawValue(row.review) })),
      displayRows: opinions.map((row) => ({
        Question: getPrompt(row.question_id),
        Attempt: row.attempt,
        ...toReviewColumns(parseReview("second_opinions", row)),
        Given: new Date(row.created_at),
      })),
    },
    {
      table: "interview_drafts",
      title: "Drafts",
      description: "Answers you started and haven’t submitted.",
      rows: drafts.map((row) => ({ ...withoutOwner(row), fields: toRawValue(row.fields) })),
      displayRows: drafts.map((row) => {
        const { answer, code } = parseDraft(row);
        return {
          Question: getPrompt(row.question_id),
          Attempt: row.attempt,
          Answer: answer,
          Code: code,
          Saved: new Date(row.saved_at),
        };
      }),
    },
    {
      table: "report_links",
      title: "Links to your reports",
      description:
        "Links you created to share a report. The links themselves aren’t stored, so they aren’t included.",
      rows: links.map(({ token_hash: _secret, ...row }) => ({
        ...withoutOwner(row),
        parts: toRawValue(row.parts),
      })),
      displayRows: links.map((row) => ({
        Shows: parseReportParts(row),
        Name: row.name,
        Made: new Date(row.created_at),
        "Works until": new Date(row.expires_at),
        Revoked: parseDateOrNull(row.revoked_at),
      })),
    },
  ];
}

function getPrompt(questionId: string): string {
  return questionById(questionId)?.question.prompt ?? questionId;
}

const draftSchema = z.object({
  answer: z.string().catch(""),
  code: z.string().catch(""),
});

function parseDraft({
  session_id,
  question_id,
  part,
  fields,
}: Record<"session_id" | "question_id" | "part" | "fields", string>) {
  const id = `${session_id} ${question_id} ${part}`;
  return (
    parseStoredJson(draftSchema, fields, { table: "interview_drafts", id }) ?? {
      answer: "",
      code: "",
    }
  );
}

function isOpenableHelp(help: string): help is OpenableHelp {
  return Object.hasOwn(HELP_NAMES, help);
}
