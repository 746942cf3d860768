import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestId } from "~/platform/http/request-id.server";
import { reportRequest } from "~/platform/http/report-request.server";
import { type StoredPage, encodeStoredPage } from "./stored-page.server";

const REQUEST_ID = /^[\w\-=]{1,255}$/;

export function sendStoredPage(
  page: StoredPage,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const requestId = readRequestId(incoming.headers["x-request-id"]);
  const isUnchanged =
    page.status === 200 && matchesETag(incoming.headers["if-none-match"], page.etag);
  const status = isUnchanged ? 304 : page.status;
  if (isUnchanged) {
    const { "content-type": _, ...headers } = page.headers;
    outgoing.writeHead(status, { ...headers, "x-request-id": requestId }).end();
  } else {
    const { headers, body } = encodeStoredPage(
      page,
      incoming.headers["accept-encoding"]?.toString(),
    );
    outgoing.writeHead(status, { ...headers, "x-request-id": requestId });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  }
  const { method = "", url = "" } = incoming;
  reportRequest({ id: requestId, method, url, status, ms: 0 });
}

/** Like Hono's request id: a proxy's own, if it can't be anything but an id. */
function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && REQUEST_ID.test(header) ? header : createRequestId();
}

/** RFC 9110's weak comparison, which a GET uses. */
function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tag = etag.replace("W/", "");
  return header.split(",").some((entry) => {
    const candidate = entry.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === tag;
  });
}
