import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import { PrintButton } from "~/feedback/report/print-button";
import { ResultView } from "~/assessment/results/result-view";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { NextStepCard } from "~/skills/advice/next-step-card";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { SharePanel } from "./share-panel";
import { action, loader } from "./assessment-result.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Your assessment" });

export default function AssessmentResults() {
  const { id, isAnonymous, sharedUntil, targetPath, page, advice } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <ResultView
        result={page}
        label="Your results"
        target={{ path: targetPath }}
        nextStep={<NextStepCard advice={advice} className="max-w-160" />}
      >
        <section
          aria-labelledby="keep"
          className="mt-10 grid items-start gap-x-14 gap-y-6 md:mt-14 lg:grid-cols-2 print:hidden"
        >
          <div>
            <h2 id="keep" className="text-section">
              Keep or change
            </h2>
            <div className="mt-4 grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:gap-3">
              <LinkButton to="/assessment/1" variant="secondary">
                Change answers
              </LinkButton>
              <LinkButton to="/assessment" variant="secondary">
                Take it again
              </LinkButton>
              <LinkButton to={`/assessment/results/${id}/csv`} variant="secondary">
                <Download className="max-sm:hidden" aria-hidden />
                All 923 as CSV
              </LinkButton>
              <LinkButton to={`/assessment/results/${id}/csv?table=answers`} variant="secondary">
                <Download className="max-sm:hidden" aria-hidden />
                Answers as CSV
              </LinkButton>
              <div className="grid max-sm:col-span-full">
                <PrintButton variant="secondary" />
              </div>
            </div>
          </div>
          <SharePanel sharedUntil={sharedUntil} {...actionData} />
        </section>
        {isAnonymous ? (
          <p className="mt-5 text-sm text-muted print:hidden">
            Saved for this browser only.{" "}
            <Link
              to={`/register?redirectTo=${encodeURIComponent(`/assessment/results/${id}`)}`}
              className="text-primary-ink underline underline-offset-3"
            >
              Create an account
            </Link>{" "}
            to keep it.
          </p>
        ) : null}
      </ResultView>
    </Page>
  );
}
