import { createAddressLimit } from "~/platform/http/rate-limit.server";

export const jobInterviewLimit = createAddressLimit({
  name: "job-interviews",
  points: 300,
  seconds: 60 * 60,
});

/** How often the forms of a job interview may be sent, and what is said beyond it. */
export const JOB_INTERVIEW_FORM_LIMIT = {
  limit: jobInterviewLimit,
  reason: "Your network has changed a lot of job interviews.",
};
