import { parseEnv } from "./env-schema.server";
import { exitWithMessage } from "./exit.server";

// Read once at startup: an invalid value must stop the start, not a request.
const result = parseEnv(process.env);
if (!result.ok) exitWithMessage(result.problem);

export const env = result.env;
