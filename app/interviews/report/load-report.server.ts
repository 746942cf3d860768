import { unsentDrafts } from "~/interviews/drafts/drafts.server";
import { schedules } from "~/interviews/due/schedule";
import { listScores } from "~/interviews/scores.server";
import type { Session } from "~/interviews/sessions.server";
import { type Report, reportOf } from "./report";

/** A session's report, with the days its questions come back. */
export async function loadReport(
  owner: string,
  session: Session,
  name: string | null,
): Promise<Report> {
  return reportOf(
    session,
    schedules(await listScores(owner)),
    name,
    await unsentDrafts(owner, session),
  );
}
