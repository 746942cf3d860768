import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AllRatings, StrongestSkills, WeakestSkills } from "~/assessment/results-view";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";
import { loader } from "./assessment-result.server";

export { loader };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Your assessment" });

export default function AssessmentResults() {
  const {
    id,
    finishedAt,
    total,
    isAnonymous: isAnonymousCount,
    headline,
    strongest,
    weakest,
    steps,
    ratedCount: rated,
  } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <p className="text-xs font-medium text-muted">
        Your ratings, <FormattedDate date={finishedAt} />
      </p>
      <h1 className="mt-3 max-w-[24em] text-title">{headline}.</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        {strongest.length === 0
          ? "None of your ratings stands out, so they don’t point in any direction. One practice answer tells you more than another rating."
          : "This is your own judgment, not a test. It shows where to look first; an interview answer shows how much of it holds up."}
        {rated < total
          ? ` You rated ${rated} of ${total} skills; the rest aren’t included below.`
          : null}
      </p>
      {strongest.length === 0 ? null : (
        <div className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <section>
            <h2 className="mb-4 text-section">Your strongest skills, and who asks for them</h2>
            <StrongestSkills skills={strongest} />
          </section>
          <section>
            <h2 className="mb-4 text-section">Your weakest skills, and what teaches them</h2>
            <WeakestSkills skills={weakest} />
          </section>
        </div>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-3">
        <LinkButton to="/interview" size="lg">
          Practice one in an interview
        </LinkButton>
        <LinkButton to="/assessment/1" size="lg" variant="secondary">
          Retake the assessment
        </LinkButton>
      </div>
      {isAnonymousCount ? (
        <p className="mt-5 text-sm text-muted">
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
      <section className="mt-16">
        <h2 className="mb-6 text-section">All ratings</h2>
        <AllRatings steps={steps} />
      </section>
    </Page>
  );
}
