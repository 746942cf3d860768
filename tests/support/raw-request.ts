import { type OutgoingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request as it is written here: fetch would normalize the address and refuse a Host header. */
export function sendRaw(
  origin: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = "GET",
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: decode(bytes, response.headers["content-encoding"]).toString(),
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.byteLength === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}
