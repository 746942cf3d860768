import { rateLimit } from "~/platform/http/rate-limit.server";

const HOUR = 60 * 60;

export const requests = rateLimit({ name: "mentor-request", points: 20, seconds: HOUR });
export const applications = rateLimit({ name: "mentor-application", points: 5, seconds: HOUR });
