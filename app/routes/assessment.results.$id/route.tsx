import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import { PrintButton } from "~/feedback/report/print-button";
import { ResultView } from "~/assessment/results/result-view";
import assessmentStyles from "~/styles/kinds/assessment.css";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { SharePanel } from "./share-panel";
import { action, loader } from "./assessment-result.server";

export { action, loader };

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Your assessment" });

export default function AssessmentResults() {
  const { id, isAnonymous, sharedUntil, page } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <ResultView result={page} label="Your results">
        <div className="mt-10 flex flex-wrap items-center gap-3 print:hidden">
          <PrintButton variant="secondary" />
          <LinkButton to={`/assessment/results/${id}/csv`} reloadDocument variant="secondary">
            <Download aria-hidden />
            All 923 as CSV
          </LinkButton>
          <LinkButton to="/assessment/1" variant="secondary">
            Change your answers
          </LinkButton>
          <LinkButton to="/assessment" variant="ghost">
            Take it again
          </LinkButton>
          <LinkButton
            to={`/assessment/results/${id}/csv?table=answers`}
            reloadDocument
            variant="ghost"
          >
            Answers as CSV
          </LinkButton>
        </div>
        <SharePanel sharedUntil={sharedUntil} {...actionData} />
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
