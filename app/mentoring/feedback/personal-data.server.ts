import type { Kysely } from "kysely";
import { listMentorNames } from "~/mentoring/directory/directory.server";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { PROBLEM_KINDS, PROBLEM_KIND_LABELS } from "./problem-kinds";

const sharedReports = personalTable({
  table: "shared_reports",
  title: "Reports shared with mentors",
  description: "The interview reports that the mentor of a session can open.",
  order: ["shared_at"],
  visitorRows: "stay",
  toCells: (row) => ({
    "Mentoring session": row.mentor_session_id,
    "Interview session": row.session_id,
    Shared: new Date(row.shared_at),
  }),
});

const marks = personalTable({
  table: "mentor_marks",
  title: "Marks by mentors",
  description: "How mentors scored the answers of the reports you shared with them.",
  order: ["created_at"],
  visitorRows: "stay",
  lookUp: nameMentors,
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    "Interview session": row.session_id,
    Question: row.question_id,
    Attempt: row.attempt,
    Score: row.score,
    Note: row.note,
    Marked: new Date(row.created_at),
    Changed: new Date(row.updated_at),
  }),
});

const reviews = personalTable({
  table: "mentor_reviews",
  title: "Reviews of mentors",
  description: "The reviews you wrote after mentoring sessions.",
  order: ["created_at"],
  visitorRows: "stay",
  lookUp: nameMentors,
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    Rating: row.rating,
    Review: row.text,
    Written: new Date(row.created_at),
    Changed: new Date(row.updated_at),
    Hidden: parseDateOrNull(row.hidden_at),
    "Why hidden": row.hidden_reason,
  }),
});

const problems = personalTable({
  table: "mentor_problems",
  title: "Reported problems",
  description: "The problems with mentoring sessions you reported, and the answers.",
  order: ["created_at"],
  visitorRows: "stay",
  lookUp: nameMentors,
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    About: PROBLEM_KIND_LABELS[PROBLEM_KINDS.find((kind) => kind === row.kind) ?? "other"],
    Message: row.message,
    Reported: new Date(row.created_at),
    Handled: parseDateOrNull(row.handled_at),
    Answer: row.reply,
  }),
});

const waitlists = personalTable({
  table: "mentor_waitlist",
  title: "Waitlists",
  description: "The mentors whose next free time you asked to be told about.",
  order: ["created_at"],
  visitorRows: "stay",
  lookUp: nameMentors,
  toCells: (row, getName) => ({
    Mentor: getName(row.mentor_id),
    Email: row.email,
    Since: new Date(row.created_at),
    Until: new Date(row.expires_at),
  }),
  beforeErase: cancelWaitlistJobs,
});

export const MENTOR_FEEDBACK_TABLES = [sharedReports, marks, reviews, problems, waitlists];

function nameMentors(
  rows: { mentor_id: string }[],
  _owner: string,
  connection: Kysely<Tables>,
): Promise<(id: string) => string> {
  return listMentorNames(
    rows.map(({ mentor_id }) => mentor_id),
    connection,
  );
}

async function cancelWaitlistJobs(owner: string, connection: Kysely<Tables>): Promise<void> {
  const rows = await connection
    .selectFrom("mentor_waitlist")
    .select("id")
    .where("owner_id", "=", owner)
    .execute();
  for (const { id } of rows) await cancelJobs(connection, id);
}
