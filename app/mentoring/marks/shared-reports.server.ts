import type { Kysely } from "kysely";
import { afterCommit, db } from "~/platform/database/connection.server";
import { createRevocations } from "~/platform/database/revocations.server";
import type { Tables } from "~/platform/database/tables";

const revocations = createRevocations({
  kind: "reports shared with mentors",
  async save(keys) {
    for (const key of keys) {
      const [mentorSessionId = "", sessionId = ""] = key.split(" ");
      await db
        .deleteFrom("shared_reports")
        .where("mentor_session_id", "=", mentorSessionId)
        .where("session_id", "=", sessionId)
        .execute();
    }
  },
});

const getKey = (mentorSessionId: string, sessionId: string) => `${mentorSessionId} ${sessionId}`;

/** The interview sessions whose reports the mentor of a session can open. */
export async function listSharedReports(
  mentorSessionId: string,
  connection: Kysely<Tables> = db,
): Promise<string[]> {
  const rows = await connection
    .selectFrom("shared_reports")
    .select("session_id")
    .where("mentor_session_id", "=", mentorSessionId)
    .orderBy("shared_at")
    .orderBy("session_id")
    .execute();
  return rows
    .map(({ session_id }) => session_id)
    .filter((sessionId) => !revocations.isRevoked(getKey(mentorSessionId, sessionId)));
}

/** Takes reports back that the person of a session shares with its mentor. */
export function stopSharing(
  mentorSessionId: string,
  sessionIds: readonly string[],
): Promise<{ isSaved: boolean }> {
  return revocations.revoke(sessionIds.map((sessionId) => getKey(mentorSessionId, sessionId)));
}

/**
 * Shares these reports and no others. Those deleted in the meantime, or another person's,
 * are left out.
 */
export async function setSharedReports(
  connection: Kysely<Tables>,
  { id, ownerId }: { id: string; ownerId: string },
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await connection
    .deleteFrom("shared_reports")
    .where("mentor_session_id", "=", id)
    .where("owner_id", "=", ownerId)
    .$if(sessionIds.length > 0, (query) => query.where("session_id", "not in", sessionIds))
    .execute();
  if (sessionIds.length === 0) return;
  const sessions = await connection
    .selectFrom("interview_sessions")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("id", "in", sessionIds)
    .execute();
  if (sessions.length === 0) return;
  afterCommit(connection, () =>
    revocations.allow(sessions.map((session) => getKey(id, session.id))),
  );
  await connection
    .insertInto("shared_reports")
    .values(
      sessions.map((session) => ({
        mentor_session_id: id,
        session_id: session.id,
        owner_id: ownerId,
        shared_at: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(["mentor_session_id", "session_id"]).doNothing())
    .execute();
}

/** Whether a report is shared with the mentor of a session. */
export async function isReportShared(
  mentorSessionId: string,
  sessionId: string,
  connection: Kysely<Tables> = db,
): Promise<boolean> {
  if (revocations.isRevoked(getKey(mentorSessionId, sessionId))) return false;
  const row = await connection
    .selectFrom("shared_reports")
    .select("session_id")
    .where("mentor_session_id", "=", mentorSessionId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}
