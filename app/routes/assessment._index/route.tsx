import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { ArrowRight } from "~/ui/icons";
import { EXAMPLE_RANGES } from "~/assessment/matching/example-ranges";
import { InterestRadar } from "~/occupations/interest-radar";
import { Button, LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./assessment.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prefetch",
  sitemap: true,
  search: {
    title: "Career assessment",
    text: "Rate your skills and interests, and compare them with 923 occupations.",
  },
} satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Career assessment",
    description:
      "Five steps on your skills, interests and goals. See which of 923 occupations match, why, what they pay, and what would change the result.",
    path: "/assessment",
  });

const LINK = "text-primary-ink underline decoration-primary-line underline-offset-3";

export default function Assessment() {
  const { steps, inProgress, latestResultId, person } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="Find work that fits you"
        lead={
          <>
            Five steps on your skills, interests and goals. You see which of 923 occupations match,
            why, and what would change the result. About{" "}
            <span className="whitespace-nowrap">15–20 minutes;</span> the short form takes 5.
          </>
        }
        facts={[
          { label: "Steps", value: "5" },
          { label: "Occupations", value: "923" },
          { label: "Minutes", value: "15–20" },
        ]}
      >
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <LinkButton to={inProgress?.to ?? "/assessment/1"} size="lg">
            {inProgress ? "Continue Assessment" : "Begin Assessment"}
            <ArrowRight aria-hidden />
          </LinkButton>
          {inProgress ? null : (
            <LinkButton to="/assessment/1?form=short" size="lg" variant="secondary">
              Short form, 5 minutes
            </LinkButton>
          )}
          {latestResultId ? (
            <LinkButton to={`/assessment/results/${latestResultId}`} size="lg" variant="secondary">
              Your last results
            </LinkButton>
          ) : null}
          {inProgress ? (
            <p className="num text-sm text-muted">
              {inProgress.answered} of {inProgress.total} questions answered so far
            </p>
          ) : null}
        </div>
        <p className="mt-4 text-sm wrap-anywhere text-text-2">
          {person?.job || person?.goal
            ? `You said: ${[person.job, person.goal].filter(Boolean).join("; ")}. `
            : "It starts from you: what do you do now, and what do you want? "}
          <Link to="/about-you?returnTo=/assessment" className={LINK}>
            {person?.job || person?.goal ? "Change" : "Answer two questions"}
          </Link>
        </p>
        {inProgress || latestResultId ? (
          <form method="post" action="/assessment" className="mt-3 text-sm text-muted">
            {inProgress
              ? "A clean start deletes the answers you haven’t sent."
              : "A new assessment starts with your last answers."}{" "}
            <Button variant="ghost" size="sm" className="max-md:-ml-3.5">
              Start with empty answers
            </Button>
          </form>
        ) : null}
      </PageHero>
      <div className="page pt-12 pb-(--section) lg:pt-16">
        <div className="grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem_20rem]">
          <section>
            <h2 className="text-section">The five steps</h2>
            <ol className="stations mt-7">
              {steps.map(({ name, covers }) => (
                <li key={name} className="station">
                  <h3 className="text-ui font-strong">{name}</h3>
                  <p className="mt-1 text-sm text-text-2">{covers}</p>
                </li>
              ))}
            </ol>
          </section>
          <figure className="max-md:max-w-96">
            <h2 className="text-section">Interests as ranges</h2>
            <InterestRadar ranges={EXAMPLE_RANGES} highlighted={[1, 2, 5]} className="mt-4" />
            <figcaption className="mt-2 text-center text-sm text-balance text-muted">
              An example. Line: likely score. Band: where it could be.
            </figcaption>
          </figure>
          <aside className="grid content-start gap-8 text-ui text-text-2 md:max-xl:col-span-full md:max-xl:grid-cols-3">
            <section>
              <h2 className="font-sans text-sm font-strong text-text">What you get</h2>
              <p className="mt-2">
                Your six interests as ranges, the occupations that match with pay and growth, our
                roles with the skills you share, and next steps.{" "}
                <Link to="/occupations" className={LINK}>
                  Browse all occupations
                </Link>
              </p>
            </section>
            <section>
              <h2 className="font-sans text-sm font-strong text-text">What it isn’t</h2>
              <p className="mt-2">
                It isn’t a psychological test, and it doesn’t grade you. If your answers are too
                few, too even or contradict each other, it says so instead of guessing.{" "}
                <Link to="/assessment/methods" className={LINK}>
                  How it works
                </Link>
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
      </div>
    </main>
  );
}
