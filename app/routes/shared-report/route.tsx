import {
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { sharedReportLimit } from "~/practice/limits.server";
import { PrintButton } from "~/feedback/report/print-button";
import { ReportSheet } from "~/feedback/report/report-sheet";
import { TOKEN_PATTERN } from "~/feedback/report/schema.server";
import { getClient } from "~/platform/http/client.server";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { getSharedReport } from "./get-shared-report.server";

// No header of ours: the page is one person's paper, and its address is a secret that no form may carry on.
export const handle = { hasOwnHeader: true };

const PRIVATE_HEADERS = {
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "private, no-store",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const retryAfter = await sharedReportLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw errorResponse(429, "Too Many Requests", { "Retry-After": String(retryAfter) });
  // In the query, where the request log does not write it down.
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

export const meta: MetaFunction = () => [
  { title: "Interview report · Pathlight" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SharedReport() {
  const { report, expiresAt } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page py-8 md:py-12">
      <div className="no-print mx-auto mb-6 flex max-w-[55rem] flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <p>
          Shared by the person who practiced. This link works until{" "}
          <FormattedDate date={expiresAt} />.
        </p>
        <PrintButton />
      </div>
      <ReportSheet report={report} />
    </main>
  );
}

const ERROR_TEXT: Record<string, { title: string; detail: string }> = {
  Expired: {
    title: "This link has expired",
    detail: "It was made to work for a few days only. Ask the person who sent it for a new one.",
  },
  Revoked: {
    title: "This link was revoked",
    detail: "The person who made it has closed it. Nothing of the report is shown any more.",
  },
  "Too Many Requests": {
    title: "Too many reports were opened from your network",
    detail: "Try again in a few minutes.",
  },
};

export function ErrorBoundary() {
  const error = useRouteError();
  const errorText = isRouteErrorResponse(error) ? ERROR_TEXT[error.statusText] : undefined;
  const { title, detail } = errorText ?? {
    title: "There is no report at this address",
    detail:
      "The link may be incomplete, or the session it showed was deleted. Ask the person who sent it.",
  };
  return (
    <main id="main" className="page grid min-h-[75vh] content-center py-16">
      <h1 className="max-w-[22em] text-h1">{title}</h1>
      <p className="mt-5 max-w-(--measure) text-lead text-text-2">{detail}</p>
      <p className="mt-9">
        <LinkButton to="/" variant="secondary" size="lg">
          Go to the home page
        </LinkButton>
      </p>
    </main>
  );
}
