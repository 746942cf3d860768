import type { Selectable } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { isSharingOpen } from "./sharing-access";
import { isReportShared } from "./shared-reports.server";
import { type MentorSession, findSession } from "~/mentoring/sessions/queries.server";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { MentorMarksTable } from "~/platform/database/tables/mentor-reviews";
import { sendMarkedEmail } from "./marked-email.server";

export interface Mark {
  mentorSessionId: string;
  /** The interview session. */
  sessionId: string;
  questionId: string;
  attempt: number;
  mentorId: string;
  score: number;
  note: string;
  updatedAt: string;
}

interface NewMark {
  sessionId: string;
  questionId: string;
  attempt: number;
  score: number;
  note: string;
}

/**
 * Stores a mentor's mark on an answer, in place of the one before.
 * @returns false if the report isn't shared with them anymore
 */
export function saveMark(
  { id }: Pick<MentorSession, "id">,
  mentor: BookableMentor,
  { sessionId, questionId, attempt, score, note }: NewMark,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  return runTransaction(async (transaction) => {
    const session = await findSession(id, transaction);
    if (!session || session.mentorId !== mentor.id || !isSharingOpen(session, now)) return false;
    if (!(await isReportShared(id, sessionId, transaction))) return false;
    const earlier = await transaction
      .selectFrom("mentor_marks")
      .select("question_id")
      .where("mentor_session_id", "=", id)
      .where("session_id", "=", sessionId)
      .limit(1)
      .execute();
    await transaction
      .insertInto("mentor_marks")
      .values({
        mentor_session_id: id,
        session_id: sessionId,
        question_id: questionId,
        attempt,
        owner_id: session.ownerId,
        mentor_id: mentor.id,
        score,
        note,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["mentor_session_id", "session_id", "question_id"])
          .doUpdateSet({ attempt, score, note, updated_at: at }),
      )
      .execute();
    if (earlier.length === 0) await sendMarkedEmail(transaction, session, mentor);
    return true;
  });
}

/** Every mark on an owner's answers, oldest first. */
export async function listMarks(owner: string): Promise<Mark[]> {
  const rows = await db
    .selectFrom("mentor_marks")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("question_id")
    .execute();
  return rows.map(toMark);
}

function toMark(row: Selectable<MentorMarksTable>): Mark {
  return {
    mentorSessionId: row.mentor_session_id,
    sessionId: row.session_id,
    questionId: row.question_id,
    attempt: row.attempt,
    mentorId: row.mentor_id,
    score: row.score,
    note: row.note,
    updatedAt: row.updated_at,
  };
}
