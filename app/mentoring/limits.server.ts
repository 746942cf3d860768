import { createAddressLimit } from "~/platform/http/rate-limit.server";

const HOUR_IN_SECONDS = 60 * 60;

export const mentorRequestLimit = createAddressLimit({
  name: "mentor-request",
  points: 20,
  seconds: HOUR_IN_SECONDS,
});
export const mentorApplicationLimit = createAddressLimit({
  name: "mentor-application",
  points: 5,
  seconds: HOUR_IN_SECONDS,
});
/** What a person does on the page of a session. */
export const sessionChangeLimit = createAddressLimit({
  name: "mentor-session-change",
  points: 60,
  seconds: HOUR_IN_SECONDS,
});
export const mentorFeedbackLimit = createAddressLimit({
  name: "mentor-feedback",
  points: 30,
  seconds: HOUR_IN_SECONDS,
});
export const mentorProblemLimit = createAddressLimit({
  name: "mentor-problem",
  points: 5,
  seconds: HOUR_IN_SECONDS,
});
export const waitlistLimit = createAddressLimit({
  name: "mentor-waitlist",
  points: 20,
  seconds: HOUR_IN_SECONDS,
});
/** A report has about ten answers, and a mentor may correct a mark. */
export const markLimit = createAddressLimit({
  name: "mentor-mark",
  points: 120,
  seconds: HOUR_IN_SECONDS,
});
/** Replies go to a person by email, and so does each new link. */
export const mentorReplyLimit = createAddressLimit({
  name: "mentor-reply",
  points: 60,
  seconds: HOUR_IN_SECONDS,
});
