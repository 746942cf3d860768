import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { createPromptFinder } from "~/practice/store/question-prompts.server";
import { toReviewColumns } from "~/practice/store/review-columns";
import { parseReview } from "~/practice/store/stored-json.server";
import { parseReportParts } from "./report/report-links.server";

const opinions = personalTable({
  table: "second_opinions",
  title: "Second opinions",
  description: "What an AI model said about an answer, at your request.",
  order: ["created_at"],
  json: ["review"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) => createPromptFinder(owner, connection),
  toCells: (row, getPrompt) => ({
    Question: getPrompt(row.question_id),
    Attempt: row.attempt,
    ...toReviewColumns(parseReview("second_opinions", row)),
    Given: new Date(row.created_at),
  }),
});

const links = personalTable({
  table: "report_links",
  title: "Links to your reports",
  description:
    "Links you created to share a report. The links themselves aren’t stored, so they aren’t included.",
  order: ["created_at"],
  json: ["parts"],
  visitorRows: "expire",
  toCells: (row) => ({
    Shows: parseReportParts(row),
    Name: row.name,
    Made: new Date(row.created_at),
    "Works until": new Date(row.expires_at),
    Revoked: parseDateOrNull(row.revoked_at),
  }),
});

export const FEEDBACK_TABLES = [opinions, links];
