import { createAddressLimit, createRateLimit } from "~/platform/http/rate-limit.server";

const DAY_IN_SECONDS = 24 * 60 * 60;

// Each second opinion is a call the operator may pay for. The per-network limit covers visitors only: they can get a new identity at any time.
export const SECOND_OPINIONS_PER_DAY = 20;
export const secondOpinionLimit = createRateLimit({
  name: "second-opinion",
  points: SECOND_OPINIONS_PER_DAY,
  seconds: DAY_IN_SECONDS,
});
export const secondOpinionVisitorLimit = createAddressLimit({
  name: "second-opinion-visitors",
  points: 60,
  seconds: DAY_IN_SECONDS,
});
export const secondOpinionTotalLimit = createRateLimit({
  name: "second-opinion-all",
  points: 1000,
  seconds: DAY_IN_SECONDS,
});
