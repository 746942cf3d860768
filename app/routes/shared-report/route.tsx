import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { PrintButton } from "~/feedback/report/print-button";
import { ReportSheet } from "~/feedback/report/report-sheet";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { FormattedDate } from "~/ui/formatted-date";
import { MessagePage } from "~/ui/message-page";
import { linkStyles } from "~/ui/style-links";
import { headers, loader } from "./shared-report.server";

export { headers, loader };

// No site header: the URL is a secret that no form or link may leak.
export const handle = { access: "token", hasOwnHeader: true } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

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
    detail: "Shared links work for a limited time. Ask the person who sent it for a new one.",
  },
  Revoked: {
    title: "This link was revoked",
    detail: "The person who created it has revoked it, so the report is no longer shown.",
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
    title: "There is no report at this link",
    detail: "The link may be incomplete, or the session was deleted. Ask the person who sent it.",
  };
  return <MessagePage title={title} detail={detail} />;
}
