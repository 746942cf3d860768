import { createRateLimit } from "~/platform/http/rate-limit.server";

const HOUR_IN_SECONDS = 60 * 60;

// Far above what a person or a classroom does; a script must not fill the disk with sessions.
export const sessionStartLimit = createRateLimit({
  name: "interview-start",
  points: 300,
  seconds: HOUR_IN_SECONDS,
});
export const textAnalysisLimit = createRateLimit({
  name: "interview-text",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});
export const answerLimit = createRateLimit({
  name: "interview-answer",
  points: 200,
  seconds: HOUR_IN_SECONDS,
});
export const reportLinkLimit = createRateLimit({
  name: "report-link",
  points: 30,
  seconds: HOUR_IN_SECONDS,
});
// Tokens cannot be guessed; this only keeps somebody from trying loudly.
export const sharedReportLimit = createRateLimit({
  name: "shared-report",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});

const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS;

// Each second opinion is a call the operator may pay for. A network counts only people without an account, who can be new at will.
export const SECOND_OPINIONS_PER_DAY = 20;
export const secondOpinionLimit = createRateLimit({
  name: "second-opinion",
  points: SECOND_OPINIONS_PER_DAY,
  seconds: DAY_IN_SECONDS,
});
export const secondOpinionVisitorLimit = createRateLimit({
  name: "second-opinion-visitors",
  points: 60,
  seconds: DAY_IN_SECONDS,
});
export const secondOpinionTotalLimit = createRateLimit({
  name: "second-opinion-all",
  points: 1000,
  seconds: DAY_IN_SECONDS,
});
