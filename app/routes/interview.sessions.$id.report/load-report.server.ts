import { computeComebacks } from "~/comeback/compute-comebacks";
import { listAttemptScores } from "~/interviews/attempt-scores.server";
import type { Session } from "~/interviews/types";
import type { UnsentDraft } from "~/interviews/types";
import { type Report, buildReport } from "~/feedback/report/report";

/** A session's report, with the due dates of its questions. */
export async function loadReport(
  owner: string,
  session: Session,
  name: string | null,
  unsentDrafts: readonly UnsentDraft[],
): Promise<Report> {
  return buildReport(session, computeComebacks(await listAttemptScores(owner)), name, unsentDrafts);
}
