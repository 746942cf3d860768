import { createRateLimit } from "~/platform/http/rate-limit.server";

const HOUR = 60 * 60;

// Far above what a person or a classroom does; a script must not fill the disk with sessions.
export const startLimit = createRateLimit({ name: "interview-start", points: 300, seconds: HOUR });
export const textLimit = createRateLimit({ name: "interview-text", points: 120, seconds: HOUR });
export const answerLimit = createRateLimit({
  name: "interview-answer",
  points: 200,
  seconds: HOUR,
});
export const shareLimit = createRateLimit({ name: "report-link", points: 30, seconds: HOUR });
// Tokens cannot be guessed; this only keeps somebody from trying loudly.
export const sharedReportLimit = createRateLimit({
  name: "shared-report",
  points: 120,
  seconds: HOUR,
});

const DAY = 24 * HOUR;

// Each second opinion is a call the operator may pay for. A network counts only people without an account, who can be new at will.
export const OPINIONS_A_DAY = 20;
export const opinionLimit = createRateLimit({
  name: "second-opinion",
  points: OPINIONS_A_DAY,
  seconds: DAY,
});
export const opinionVisitorLimit = createRateLimit({
  name: "second-opinion-visitors",
  points: 60,
  seconds: DAY,
});
export const opinionTotalLimit = createRateLimit({
  name: "second-opinion-all",
  points: 1000,
  seconds: DAY,
});
