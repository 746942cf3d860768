import pino from "pino";
import { env } from "./env.server";

/** JSON lines. They are written beside the main thread, so that a slow terminal or disk never delays a response. */
export const log = pino({ level: env.LOG_LEVEL, base: null }, pino.destination({ sync: false }));
