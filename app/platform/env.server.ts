import { parseEnv } from "./env-schema.server";
import { refuseStart } from "./refuse-start.server";

// Read once, before anything is opened: a wrong value must stop the start, not a request.
const result = parseEnv(process.env);
if (!result.ok) refuseStart(result.problem);

export const env = result.env;
export const unusedVariables = result.unused;
