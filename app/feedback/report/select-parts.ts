import type { Report } from "./report";

export const REPORT_PARTS = ["scores", "answers", "plan", "name"] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** The report limited to these parts. The list of questions is always included. */
export function selectParts(report: Report, parts: readonly ReportPart[]): Report {
  const getPart = <Part extends ReportPart>(part: Part): Report[Part] | null =>
    parts.includes(part) ? report[part] : null;
  return {
    ...report,
    scores: getPart("scores"),
    answers: getPart("answers"),
    plan: getPart("plan"),
    name: getPart("name"),
    unreadableNumbers: parts.includes("scores") ? report.unreadableNumbers : [],
    withoutScore: parts.includes("scores") ? report.withoutScore : [],
    unsentDrafts: [],
  };
}
