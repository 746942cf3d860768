import { rateLimit } from "~/platform/http/rate-limit.server";

const HOUR = 60 * 60;

// Far above what a person or a classroom does; a script must not fill the disk with sessions.
export const startLimit = rateLimit({ name: "interview-start", points: 300, seconds: HOUR });
export const answerLimit = rateLimit({ name: "interview-answer", points: 200, seconds: HOUR });
export const shareLimit = rateLimit({ name: "report-link", points: 30, seconds: HOUR });
// Tokens cannot be guessed; this only keeps somebody from trying loudly.
export const sharedReportLimit = rateLimit({ name: "shared-report", points: 120, seconds: HOUR });
