import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "~/platform/env.server";
import { readMetrics } from "./metrics.server";

export const METRICS_PATH = "/metrics";

/** The metrics, for requests with the token. Null if they are off, so that the address is not found. */
export async function respondWithMetrics(request: Request): Promise<Response | null> {
  if (env.METRICS_TOKEN === undefined) return null;
  const sent = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (sent === undefined || !timingSafeEqual(hash(sent), hash(env.METRICS_TOKEN)))
    return new Response("Send the token in METRICS_TOKEN: Authorization: Bearer …\n", {
      status: 401,
      headers: { "WWW-Authenticate": "Bearer", "Cache-Control": "no-store" },
    });
  const metrics = await readMetrics();
  if (!metrics) return null;
  return new Response(metrics.text, {
    headers: { "Content-Type": metrics.contentType, "Cache-Control": "no-store" },
  });
}

/** Of one length, which comparing in constant time requires. */
function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
