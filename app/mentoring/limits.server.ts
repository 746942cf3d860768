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
