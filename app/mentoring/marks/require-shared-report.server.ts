import { findProfileOf } from "~/mentoring/directory/profiles.server";
import { toAccountMentor } from "~/mentoring/directory/bookable-mentor";
import { findSession } from "~/mentoring/sessions/queries.server";
import { db } from "~/platform/database/connection.server";
import { isSharingOpen } from "./sharing-access";
import { isReportShared } from "./shared-reports.server";

/**
 * A report that a person shares with the mentor whose account this is; 404 for any other, and once
 * it was taken back or the session is long over.
 */
export async function requireSharedReport(
  mentorAccount: string,
  mentorSessionId: string | undefined,
  sessionId: string | undefined,
  now: Date,
) {
  const profile = await findProfileOf(mentorAccount);
  const session = profile && (await findSession(mentorSessionId ?? "", db));
  const isOpen =
    session !== undefined &&
    session.mentorId === profile?.id &&
    isSharingOpen(session, now) &&
    (await isReportShared(session.id, sessionId ?? ""));
  if (!profile || !session || !isOpen) throw new Response("Not found", { status: 404 });
  return { session, mentor: toAccountMentor(profile) };
}
