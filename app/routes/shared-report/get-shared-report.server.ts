import { findReportLink } from "~/feedback/report/report-links.server";
import { selectParts } from "~/feedback/report/select-parts";
import { getSession } from "~/practice/store/sessions.server";
import { loadReport } from "~/feedback/report/load-report.server";

/** The current report, limited to the parts a link shares. */
export async function getSharedReport(token: string, now: Date) {
  const link = await findReportLink(token, now);
  if (link.state !== "open") return { state: link.state };
  const session = await getSession(link.ownerId, link.sessionId);
  if (!session) return { state: "unknown" as const };
  const report = await loadReport(link.ownerId, session, link.name, []);
  return {
    state: link.state,
    expiresAt: link.expiresAt,
    report: selectParts(report, link.parts),
  };
}
