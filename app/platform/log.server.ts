import pino from "pino";
import { env } from "./env.server";

// Buffered, so a slow terminal or disk never delays a response.
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination({ sync: false }));
