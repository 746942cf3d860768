import type { Context, Next } from "hono";
import { acceptsBrotli, compressText } from "./brotli.server";

/** Smaller ones fit into a packet anyway. */
const MIN_BYTES = 1024;
/** Everything that is text, but no event stream: its events must leave one by one. */
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|manifest\+json)|image\/svg)/;

/**
 * Compresses a response as a whole and sends it with its length: streamed through a compressor, the
 * same page costs three times as much.
 */
export async function compressResponses(c: Context, next: Next): Promise<void> {
  await next();
  const { headers, body, status } = c.res;
  if (!body || c.req.method === "HEAD" || status === 206 || headers.has("Content-Encoding")) return;
  if (!COMPRESSIBLE.test(headers.get("Content-Type") ?? "")) return;
  const text = new Uint8Array(await c.res.arrayBuffer());
  const isCompressed =
    text.byteLength >= MIN_BYTES && acceptsBrotli(c.req.header("Accept-Encoding"));
  const content = isCompressed ? await compressText(text) : text;
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(content.byteLength));
  if (isCompressed) headers.set("Content-Encoding", "br");
  // Hono would merge the headers of the response that is replaced, the old length too.
  c.res = undefined;
  c.res = new Response(content, { status, headers });
}
