import { createAddressLimit } from "~/platform/http/rate-limit.server";

export const jobInterviewLimit = createAddressLimit({
  name: "job-interviews",
  points: 300,
  seconds: 60 * 60,
});
