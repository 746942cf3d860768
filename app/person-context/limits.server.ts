import { createAddressLimit } from "~/platform/http/rate-limit.server";

export const personContextLimit = createAddressLimit({
  name: "person-context",
  points: 120,
  seconds: 60 * 60,
});
