import { createAddressLimit } from "~/platform/http/rate-limit.server";

/** Five steps are one assessment: sixty an hour are enough for a class, and take less than a megabyte. */
export const assessmentStepLimit = createAddressLimit({
  name: "assessment-step",
  points: 300,
  seconds: 60 * 60,
});
