import { createAddressLimit, createRateLimit } from "~/platform/http/rate-limit.server";

const HOUR_IN_SECONDS = 60 * 60;

export const reportLinkLimit = createRateLimit({
  name: "report-link",
  points: 30,
  seconds: HOUR_IN_SECONDS,
});
// Tokens can't be guessed; this only stops noisy attempts.
export const sharedReportLimit = createAddressLimit({
  name: "shared-report",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});
