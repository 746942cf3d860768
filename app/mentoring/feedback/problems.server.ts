import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { findAccountEmail, getOrigin } from "~/mentoring/emails/contact.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import type { Side } from "~/mentoring/sessions/states";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { MentorProblemsTable } from "~/platform/database/tables/mentor-reviews";
import { queueMail } from "~/platform/mail/outbox.server";
import { problemHandledEmail, problemReportedEmail } from "./problem-emails";
import { PROBLEM_KINDS, PROBLEM_KIND_LABELS, type ProblemKind } from "./problem-kinds";
import type { Problem } from "./problem-schema.server";

/** Open reports of one side about one session. */
export const MAX_OPEN_PROBLEMS = 3;

export interface ReportedProblem extends Problem {
  id: string;
  sessionId: string;
  mentorId: string;
  side: Side;
  name: string;
  email: string;
  createdAt: string;
  /** Null while it is open. */
  handledAt: string | null;
  reply: string;
}

export interface Reporter {
  owner: string;
  side: Side;
  name: string;
  email: string;
  origin: string;
}

/** @returns false if enough reports about this session are open */
export function reportProblem(
  session: Pick<MentorSession, "id" | "mentorId">,
  { owner, side, name, email, origin }: Reporter,
  { kind, message }: Problem,
  now: Date,
): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const open = await transaction
      .selectFrom("mentor_problems")
      .select(["kind", "message"])
      .where("owner_id", "=", owner)
      .where("mentor_session_id", "=", session.id)
      .where("handled_at", "is", null)
      .execute();
    // Sent twice, because the page was slow: the operators get one report.
    if (open.some((report) => report.kind === kind && report.message === message)) return true;
    if (open.length >= MAX_OPEN_PROBLEMS) return false;
    await transaction
      .insertInto("mentor_problems")
      .values({
        id: randomUUID(),
        owner_id: owner,
        mentor_session_id: session.id,
        mentor_id: session.mentorId,
        side,
        kind,
        message,
        name,
        email,
        origin,
        created_at: now.toISOString(),
        handled_at: null,
      })
      .execute();
    const operators = await transaction
      .selectFrom("users")
      .select(["id", "email"])
      .where("user_type", "=", "admin")
      .execute();
    const notice = problemReportedEmail({
      about: PROBLEM_KIND_LABELS[kind],
      origin: getOrigin({ origin }),
    });
    for (const operator of operators)
      await queueMail(operator.id, operator.email, notice, transaction);
    return true;
  });
}

/** What an owner reported about a session, oldest first. */
export async function listOwnProblems(
  owner: string,
  sessionId: string,
): Promise<ReportedProblem[]> {
  const rows = await db
    .selectFrom("mentor_problems")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("mentor_session_id", "=", sessionId)
    .orderBy("created_at")
    .execute();
  return rows.map(toProblem);
}

/** The newest reports, for the operator. */
export async function listAllProblems(count: number): Promise<ReportedProblem[]> {
  const rows = await db
    .selectFrom("mentor_problems")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  return rows.map(toProblem);
}

/** An operator closes a report; whoever reported it gets the answer by email. */
export function handleProblem(
  id: string,
  reply: string,
  now: Date,
): Promise<"handled" | "changed" | "unknown"> {
  return runTransaction(async (transaction) => {
    const row = await transaction
      .updateTable("mentor_problems")
      .set({ handled_at: now.toISOString(), reply })
      .where("id", "=", id)
      .where("handled_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      const closed = await transaction
        .selectFrom("mentor_problems")
        .select("id")
        .where("id", "=", id)
        .executeTakeFirst();
      return closed ? "changed" : "unknown";
    }
    const address = await findAccountEmail(transaction, row.owner_id, row.email);
    if (address) {
      const path =
        row.side === "person"
          ? `/mentors/sessions/${row.mentor_session_id}`
          : `/mentoring/requests/${row.mentor_session_id}`;
      const mentor = (await findMentor(row.mentor_id, transaction))?.name ?? "a mentor";
      const email = problemHandledEmail({ mentor, reply, path, origin: getOrigin(row) });
      await queueMail(row.owner_id, address, email, transaction);
    }
    return "handled";
  });
}

export async function reopenProblem(id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mentor_problems")
    .set({ handled_at: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toProblem(row: Selectable<MentorProblemsTable>): ReportedProblem {
  return {
    id: row.id,
    sessionId: row.mentor_session_id,
    mentorId: row.mentor_id,
    side: row.side === "mentor" ? "mentor" : "person",
    kind: toKind(row.kind),
    message: row.message,
    name: row.name,
    email: row.email,
    createdAt: row.created_at,
    handledAt: row.handled_at,
    reply: row.reply,
  };
}

function toKind(text: string): ProblemKind {
  return PROBLEM_KINDS.find((kind) => kind === text) ?? "other";
}
