import pino from "pino";
import { env } from "./env.server";

// Buffered, so that a slow terminal or disk never holds up an answer.
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination({ sync: false }));
