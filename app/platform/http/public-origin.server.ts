import { env } from "~/platform/env.server";

/** The origin people reach this site under: what the operator says it is, else the one this request came to. */
export function publicOrigin(request: Request): string {
  return new URL(env.APP_URL ?? request.url).origin;
}
