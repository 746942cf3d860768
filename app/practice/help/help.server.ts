import type { Kysely } from "kysely";
import { selectVisibleAttempts, withSessionTransaction } from "~/practice/store/queries.server";
import type { Session } from "~/practice/store/types";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { HELP_KINDS, type Help } from "~/practice/store/help";

/**
 * Help counts as recent for roughly one night: what is still known after that was learned, not just
 * read.
 */
export const RECENT_HELP_MS = 12 * 60 * 60 * 1000;

/** Records that help was opened, before it is shown. */
export async function recordHelpOpened(
  sessionId: string,
  questionId: string,
  help: Help,
): Promise<void> {
  const shown_at = new Date().toISOString();
  await withSessionTransaction(sessionId, (owner_id, connection) =>
    connection
      .insertInto("interview_help")
      .values({ session_id: sessionId, question_id: questionId, help, owner_id, shown_at })
      .onConflict((conflict) =>
        conflict.columns(["session_id", "question_id", "help"]).doUpdateSet({ shown_at }),
      )
      .execute(),
  );
}

/** The help opened for the next attempt. */
export async function listOpenedHelp(
  owner: string,
  { id, answers }: Session,
  questionId: string,
): Promise<ReadonlySet<string>> {
  const lastAnsweredAt =
    answers.findLast((answer) => answer.questionId === questionId)?.createdAt ?? "";
  const rows = await db
    .selectFrom("interview_help")
    .select("help")
    .where("owner_id", "=", owner)
    .where("session_id", "=", id)
    .where("question_id", "=", questionId)
    .where("shown_at", ">", lastAnsweredAt)
    .execute();
  return new Set(rows.map(({ help }) => help));
}

/** The strongest help recently seen for this question, in any session. */
export async function getRecentHelp(
  owner: string,
  questionId: string,
  now: Date,
  connection: Kysely<Tables>,
): Promise<Help | null> {
  const since = new Date(now.getTime() - RECENT_HELP_MS).toISOString();
  const opened = await connection
    .selectFrom("interview_help")
    .select("help")
    .where("owner_id", "=", owner)
    .where("question_id", "=", questionId)
    .where("shown_at", ">=", since)
    .execute();
  // Practice reviews are shown at once, live ones after the interview has ended.
  const recentReview = await selectVisibleAttempts(owner, connection)
    .innerJoin("interview_sessions as session", "session.id", "answer.session_id")
    .select("answer.id")
    .where("answer.question_id", "=", questionId)
    .where((eb) =>
      eb.or([
        eb("answer.created_at", ">=", since),
        eb.and([eb("session.mode", "=", "live"), eb("session.ended_at", ">=", since)]),
      ]),
    )
    .executeTakeFirst();
  const kinds = new Set([...opened.map(({ help }) => help), ...(recentReview ? ["review"] : [])]);
  return HELP_KINDS.find((help) => kinds.has(help)) ?? null;
}
