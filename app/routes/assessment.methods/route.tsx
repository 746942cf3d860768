import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attribution } from "~/occupations/attribution";
import { EXAMPLE_RANGES } from "~/assessment/matching/example-ranges";
import { InterestRadar } from "~/occupations/interest-radar";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { LimitSections } from "./limit-sections";
import { MatchSections } from "./match-sections";
import { loader } from "./methods.server";
import { Definitions, Formula, Section } from "./section";

export { loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: true,
  search: {
    title: "How the assessment works",
    text: "Where the questions and figures come from, and how results are computed.",
  },
} satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "How the assessment works",
    description:
      "Every formula behind the career assessment: scores and ranges, the match with 923 occupations, when a profile is rejected, and what the results can’t tell.",
    path: "/assessment/methods",
  });

export default function AssessmentMethods() {
  const { activities, minAnswers, minSeconds, chanceAgreement, ...match } =
    useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title="How the assessment works"
        lead="Every step from your answers to the list of occupations, with its formula and its limits. The same answers always give the same results."
        breadcrumbs={[{ label: "Career Assessment", to: "/assessment" }, { label: "How it works" }]}
      />
      <div className="page pt-10 pb-(--section) lg:pt-14">
        <div className="grid gap-12">
          <Section title="The questions">
            <p>
              The {activities} activities are Pathlight’s own selection from the illustrations in
              the O*NET Database, four for each of John Holland’s six interest areas. This is not
              the O*NET Interest Profiler, and it hasn’t been validated as that test has. The other
              questions are ours.
            </p>
          </Section>
          <Section
            title="Scores and ranges"
            picture={<InterestRadar ranges={EXAMPLE_RANGES} highlighted={[]} />}
          >
            <p>
              An area’s score is the mean of its answers, from 1 to 5, moved to a scale of 0 to 100.
              Its range is one standard error to each side: about two times in three, you would
              score in it if you answered other activities of the same area.
            </p>
            <Formula>score = (mean of the answers − 1) × 25</Formula>
            <Formula>s² = (6 × 1² + Σ (answer − mean of its area)²) ÷ (6 + Σ (n − 1))</Formula>
            <Formula>range = score ± 25 × s ÷ √n, within 0 to 100</Formula>
            <p>
              n is the number of answers in the area, s their spread over all areas in steps of the
              scale. The 6 stands for six made-up answers with a spread of one step: without them,
              three equal answers would look exact. “Not sure” and skipped activities don’t change a
              score; they make n smaller and the range wider.
            </p>
          </Section>
          <Section title="When we don’t compare">
            <Definitions
              items={[
                ["Too few answers", `An area has fewer than ${minAnswers} answers.`],
                [
                  "Contradictory",
                  `Fewer than ${chanceAgreement} of 100 pairs of answers within areas are at most one step apart. Random answers reach that share. Judged from 12 pairs on.`,
                ],
                [
                  "Flat",
                  "One score lies in all six ranges, so no area is known to differ from another.",
                ],
                [
                  "Rushed",
                  `Less than ${minSeconds} seconds for each of at least 12 activities answered on one page.`,
                ],
              ]}
            />
          </Section>
          <MatchSections {...match} />
          <LimitSections />
          <p className="flex flex-wrap gap-3">
            <LinkButton to="/assessment" size="lg">
              Begin Assessment
            </LinkButton>
            <LinkButton to="/occupations" size="lg" variant="secondary">
              Browse occupations
            </LinkButton>
          </p>
        </div>
        <Attribution />
      </div>
    </main>
  );
}
