import { type HeadersFunction, type LoaderFunctionArgs, data } from "@remix-run/node";
import { sharedReportLimit } from "~/feedback/report/limits.server";
import { TOKEN_PATTERN } from "~/feedback/report/schema.server";
import { getClient } from "~/platform/http/client.server";
import { getSharedReport } from "./get-shared-report.server";

const PRIVATE_HEADERS = {
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await sharedReportLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw errorResponse(429, "Too Many Requests", { "Retry-After": String(retryAfter) });
  // In the query, because the request log leaves it out.
  const token = new URL(request.url).searchParams.get("key") ?? "";
  const link = TOKEN_PATTERN.test(token)
    ? await getSharedReport(token, new Date())
    : { state: "unknown" as const };
  switch (link.state) {
    case "open":
      return data({ report: link.report, expiresAt: link.expiresAt }, { headers: PRIVATE_HEADERS });
    case "expired":
      throw errorResponse(410, "Expired");
    case "revoked":
      throw errorResponse(410, "Revoked");
    case "unknown":
      throw errorResponse(404, "Not Found");
  }
}

function errorResponse(status: number, statusText: string, headers = {}): Response {
  return new Response(null, { status, statusText, headers: { ...PRIVATE_HEADERS, ...headers } });
}

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) =>
  errorHeaders ?? loaderHeaders;
