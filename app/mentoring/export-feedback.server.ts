import type { Kysely } from "kysely";
import { listMentorNames } from "~/mentoring/mentors/directory.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import { PROBLEM_KINDS, PROBLEM_KIND_LABELS } from "./problems/kinds";

/** Shared reports, reviews, reported problems and waitlists. */
export async function exportFeedback(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const shared = await connection
    .selectFrom("shared_reports")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("shared_at")
    .execute();
  const marks = await connection
    .selectFrom("mentor_marks")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const reviews = await connection
    .selectFrom("mentor_reviews")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const problems = await connection
    .selectFrom("mentor_problems")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const waitlists = await connection
    .selectFrom("mentor_waitlist")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  const getName = await listMentorNames(
    [...marks, ...reviews, ...problems, ...waitlists].map(({ mentor_id }) => mentor_id),
    connection,
  );
  return [
    {
      table: "shared_reports",
      title: "Reports shared with mentors",
      description: "The interview reports that the mentor of a session can open.",
      rows: shared.map(withoutOwner),
      displayRows: shared.map((row) => ({
        "Mentoring session": row.mentor_session_id,
        "Interview session": row.session_id,
        Shared: new Date(row.shared_at),
      })),
    },
    {
      table: "mentor_marks",
      title: "Marks by mentors",
      description: "How mentors scored the answers of the reports you shared with them.",
      rows: marks.map(withoutOwner),
      displayRows: marks.map((row) => ({
        Mentor: getName(row.mentor_id),
        "Interview session": row.session_id,
        Question: row.question_id,
        Attempt: row.attempt,
        Score: row.score,
        Note: row.note,
        Marked: new Date(row.created_at),
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "mentor_reviews",
      title: "Reviews of mentors",
      description: "The reviews you wrote after mentoring sessions.",
      rows: reviews.map(withoutOwner),
      displayRows: reviews.map((row) => ({
        Mentor: getName(row.mentor_id),
        Rating: row.rating,
        Review: row.text,
        Written: new Date(row.created_at),
        Changed: new Date(row.updated_at),
        Hidden: parseDateOrNull(row.hidden_at),
        "Why hidden": row.hidden_reason,
      })),
    },
    {
      table: "mentor_problems",
      title: "Reported problems",
      description: "The problems with mentoring sessions you reported, and the answers.",
      rows: problems.map(withoutOwner),
      displayRows: problems.map((row) => ({
        Mentor: getName(row.mentor_id),
        About: PROBLEM_KIND_LABELS[PROBLEM_KINDS.find((kind) => kind === row.kind) ?? "other"],
        Message: row.message,
        Reported: new Date(row.created_at),
        Handled: parseDateOrNull(row.handled_at),
        Answer: row.reply,
      })),
    },
    {
      table: "mentor_waitlist",
      title: "Waitlists",
      description: "The mentors whose next free time you asked to be told about.",
      rows: waitlists.map(withoutOwner),
      displayRows: waitlists.map((row) => ({
        Mentor: getName(row.mentor_id),
        Email: row.email,
        Since: new Date(row.created_at),
        Until: new Date(row.expires_at),
      })),
    },
  ];
}
