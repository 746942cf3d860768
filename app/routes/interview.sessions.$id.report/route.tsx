import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Link2 from "lucide-react/icons/link-2";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { ArrowLeft } from "~/ui/icons";
import { PrintButton } from "~/feedback/report/print-button";
import { ReportSheet } from "~/feedback/report/report-sheet";
import { MarkedAnswers } from "~/mentoring/marks/marked-answers";
import { NextStepCard } from "~/skills/advice/next-step-card";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./report.server";

export { loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Report: ${data.report.title}` });

export default function InterviewReport() {
  const { id, isEnded, marked, report, advice } = useLoaderData<typeof loader>();
  const sessionUrl = `/interview/sessions/${id}`;
  return (
    <Page compact>
      <div className="no-print mx-auto mb-6 flex max-w-[55rem] flex-wrap items-center gap-3">
        <Link
          to="/interview/history"
          className="mr-auto flex min-h-11 items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text max-sm:w-full"
        >
          <ArrowLeft className="size-4" aria-hidden />
          All sessions
        </Link>
        <LinkButton to={`${sessionUrl}/share`} variant="secondary" className="max-sm:flex-1">
          <Link2 strokeWidth={1.75} aria-hidden />
          Share
        </LinkButton>
        <PrintButton />
      </div>
      {isEnded ? null : (
        <div className="no-print mx-auto mb-6 flex max-w-[55rem] flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-hairline bg-surface-1 px-4.5 py-3.5 text-sm">
          <p className="mr-auto">This session is still open. The report shows its current state.</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <form method="post" action={`${sessionUrl}/end`}>
              <Button size="sm" variant="ghost">
                End Session
              </Button>
            </form>
            <LinkButton to={sessionUrl} size="sm" variant="secondary">
              Continue session
            </LinkButton>
          </div>
        </div>
      )}
      <ReportSheet
        report={report}
        getReviewUrl={(number) => `${sessionUrl}/review/${number}`}
        nextStep={<NextStepCard advice={advice} className="no-print mt-8" />}
      />
      {marked.length === 0 ? null : (
        <section id="marks" className="mx-auto mt-10 max-w-[55rem] scroll-mt-24">
          <h2 className="mb-2 text-section">Marks by mentors</h2>
          <MarkedAnswers answers={marked} />
        </section>
      )}
      <p className="no-print mx-auto mt-6 flex max-w-[55rem] flex-wrap justify-between gap-x-6 gap-y-2 text-sm">
        <Link to="/interview" className="text-primary-ink underline underline-offset-3">
          Start another session
        </Link>
        <Link
          to={`${sessionUrl}/delete`}
          className="text-muted underline underline-offset-3 hover:text-danger"
        >
          Delete this session
        </Link>
      </p>
    </Page>
  );
}
