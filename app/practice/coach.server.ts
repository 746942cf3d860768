import { createEmbeddedCoach } from "~/coach/embedded";
import type { Coach } from "~/coach/types";

export const coach: Coach = createEmbeddedCoach();
