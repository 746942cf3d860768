import { createAddressLimit, createRateLimit } from "~/platform/http/rate-limit.server";

const HOUR_IN_SECONDS = 60 * 60;

// Well above normal or classroom use; keeps scripts from filling the disk.
export const sessionStartLimit = createAddressLimit({
  name: "interview-start",
  points: 300,
  seconds: HOUR_IN_SECONDS,
});
export const starLimit = createAddressLimit({
  name: "starred-questions",
  points: 600,
  seconds: HOUR_IN_SECONDS,
});
export const textAnalysisLimit = createAddressLimit({
  name: "interview-text",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});
export const resumeFileLimit = createAddressLimit({
  name: "resume-file",
  points: 60,
  seconds: HOUR_IN_SECONDS,
});
export const answerLimit = createRateLimit({
  name: "interview-answer",
  points: 200,
  seconds: HOUR_IN_SECONDS,
});
export const ownQuestionLimit = createAddressLimit({
  name: "own-questions",
  points: 300,
  seconds: HOUR_IN_SECONDS,
});
export const questionLinkLimit = createAddressLimit({
  name: "question-links",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});
// Tokens can't be guessed; this only stops noisy attempts.
export const sharedQuestionLimit = createAddressLimit({
  name: "shared-questions",
  points: 300,
  seconds: HOUR_IN_SECONDS,
});
export const questionReportLimit = createAddressLimit({
  name: "question-reports",
  points: 20,
  seconds: HOUR_IN_SECONDS,
});
