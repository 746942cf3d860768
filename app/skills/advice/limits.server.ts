import { createAddressLimit } from "~/platform/http/rate-limit.server";

export const stepRefusalLimit = createAddressLimit({
  name: "step-refusals",
  points: 300,
  seconds: 60 * 60,
});
