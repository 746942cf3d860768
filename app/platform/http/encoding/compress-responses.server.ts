import type { Context, Next } from "hono";
import { chooseEncoding } from "./accept-encoding";
import { compressText } from "./compress.server";

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
  const encoding =
    text.byteLength < MIN_BYTES ? "identity" : chooseEncoding(c.req.header("Accept-Encoding"));
  const compressed = Uint8Array.from(await compressText(text, encoding, 3));
  headers.append("Vary", "Accept-Encoding");
  headers.set("Content-Length", String(compressed.byteLength));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  // Hono would merge the headers of the response that is replaced, the old length too.
  c.res = undefined;
  c.res = new Response(compressed, { status, headers });
}
