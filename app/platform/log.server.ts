import pino from "pino";
import { env } from "./env.server";

// Buffered, so a slow terminal or disk never delays a response; and written together, because another thread
// writes them, and waking it for each line costs a third of what sending a stored page costs.
export const log = pino(
  { level: env.LOG_LEVEL, base: null },
  pino.destination({ sync: false, minLength: 8192, periodicFlush: 100 }),
);
