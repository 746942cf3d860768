import { parseEnv } from "./env-schema.server";
import { exitWithMessage } from "./exit.server";

readEnvFile();
// Read once at startup: an invalid value must stop the start, not a request.
const result = parseEnv(process.env);
if (!result.ok) exitWithMessage(result.problem);

export const env = result.env;

/** What the environment has already isn't replaced. */
function readEnvFile(): void {
  try {
    process.loadEnvFile();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : String(error);
    if (code !== "ENOENT")
      exitWithMessage(`${process.cwd()}/.env cannot be read (${code}). Correct or remove it.`);
  }
}
