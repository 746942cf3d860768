import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./assessment.server";

export { loader };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career assessment",
    description:
      "Rate 25 skills in five short steps. See which careers want your strongest skills and which courses teach the rest.",
    path: "/assessment",
  });

export default function Assessment() {
  const { steps, inProgress, latestResultId } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Find out what you bring"
        lead={
          <>
            Rate 25 skills in five steps. See which careers want your strongest skills and which
            courses teach the rest. About <span className="whitespace-nowrap">15-20 minutes.</span>
          </>
        }
        facts={[
          { label: "Steps", value: "5" },
          { label: "Skills", value: "25" },
          { label: "Minutes", value: "15-20" },
        ]}
      >
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <LinkButton to={inProgress?.to ?? "/assessment/1"} size="lg">
            {inProgress ? "Continue Assessment" : "Begin Assessment"}
            <ArrowRight aria-hidden />
          </LinkButton>
          {latestResultId ? (
            <LinkButton to={`/assessment/results/${latestResultId}`} size="lg" variant="secondary">
              Your last results
            </LinkButton>
          ) : null}
          {inProgress ? (
            <p className="num text-sm text-muted">
              {inProgress.ratedCount} of {inProgress.total} skills rated so far
            </p>
          ) : null}
        </div>
      </PageHero>
      <div className="page grid gap-x-16 gap-y-12 pt-12 pb-(--section) lg:grid-cols-[minmax(0,1fr)_22rem] lg:pt-16">
        <section>
          <h2 className="text-section">The five steps</h2>
          <ol className="stations mt-7">
            {steps.map(({ name, skills }) => (
              <li key={name} className="station">
                <h3 className="text-ui font-strong">{name}</h3>
                <p className="mt-1 text-sm text-text-2">{skills.join(", ")}</p>
              </li>
            ))}
          </ol>
        </section>
        <aside className="grid content-start gap-8 text-ui text-text-2">
          <section>
            <h2 className="font-sans text-sm font-strong text-text">How it works</h2>
            <p className="mt-2">
              Every skill has five levels. Levels 1, 3 and 5 come with a description of what they
              look like in practice. Choose by what you do today, not by what you would like to do.
            </p>
          </section>
          <section>
            <h2 className="font-sans text-sm font-strong text-text">What it isn’t</h2>
            <p className="mt-2">
              It isn’t a test, and it doesn’t grade you. Most people overrate themselves in some
              skills and underrate themselves in others. Interview practice shows which.
            </p>
          </section>
          <section>
            <h2 className="font-sans text-sm font-strong text-text">Who sees it</h2>
            <p className="mt-2">
              Only you. It works without an account, and moves to your account when you sign in.
            </p>
          </section>
        </aside>
      </div>
    </main>
  );
}
