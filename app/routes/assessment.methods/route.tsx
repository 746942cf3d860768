import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Attribution } from "~/occupations/attribution";
import { EXAMPLE_RANGES } from "~/occupations/example-ranges";
import { InterestRadar } from "~/occupations/interest-radar";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { LinkButton } from "~/ui/button";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./methods.server";

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
  const { occupations, activities, minAnswers, minSeconds, chanceAgreement, limits } =
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
          <Section title={`The match with ${occupations} occupations`}>
            <p>
              The O*NET Database gives each occupation six interest scores from 1 to 7. We compute
              Pearson’s correlation of your six scores with them, r, which your results call the
              match. It compares shapes: someone who likes everything a little gets the same list as
              someone who likes the same things more strongly.
            </p>
            <Formula>
              r = Σ (your score − your mean) × (its score − its mean) ÷ (|yours| × |its|)
            </Formula>
            <Definitions
              items={[
                ["Best fit", `r of ${limits.best} or more`],
                ["Great fit", `r from ${limits.great} to ${limits.best}`],
                ["Good fit", `r from ${limits.good} to ${limits.great}`],
                ["Weak fit", "r below 0: the profiles are opposed"],
              ]}
            />
            <p>
              These are the limits O*NET publishes for its own profiler. “Just” behind a label means
              that the likely range of r reaches below its limit. The range of r follows from the
              ranges of your scores by the delta method, with u and v the two profiles as deviations
              of length 1:
            </p>
            <Formula>error of r = √ Σ ((v − r × u) ÷ |yours| × error of the score)²</Formula>
            <p>
              Occupations are ordered by r, rounded to two decimals. Among equals, the one that
              supports more of what you rated 4 or 5 in step 3 comes first, as far as figures show:
              pay above $49,500 (the median of all jobs, May 2024), growth above 3.1 percent (all
              occupations, 2024 to 2034), 10,000 openings a year, job zone 1 or 2, or a skill among
              its eight most important ones. Nothing else changes the order.
            </p>
          </Section>
          <Section title="Why this, and what would change it">
            <p>
              Each area’s part in r is the product of the two standardized scores. We name the two
              largest parts and your highest answers in them. For “what would change it,” we try
              every number of steps, up and down, in every single area, and up to eight steps in
              every two areas together, and show the smallest change that gives the occupation
              another label. We checked 300 matches of random answers: searching all six areas found
              a smaller change for only one of them.
            </p>
          </Section>
          <Section title="Preparation">
            <p>
              Your education maps to a job zone: none 1, high school 2, some college, certificate,
              apprenticeship or associate’s degree 3, bachelor’s 4, graduate degree 5. More than
              four years of experience add one, up to zone 4. What you would still study adds up to
              two zones, or all of them. Occupations above that limit are left out of the list until
              you include them.
            </p>
          </Section>
          <Section title="Roles and skills">
            <p>
              Each of our roles has its nearest occupation in O*NET, named on the page. Roles are
              ranked by the label of that occupation, then by the share of their key skills you
              have: 4 or 5 counts as one, 3 as a half. If you have never done something, your rating
              counts as 2 at most, and if only sometimes, as 3. A skill without a rating that you
              use regularly counts as one you have. If you have answered interview questions on a
              skill, they count instead: a level of 65 and up in your record counts as one, 45 and
              up as a half. A page you share leaves them out.
            </p>
          </Section>
          <Section title="What it can’t tell">
            <ul className="list-disc space-y-2 pl-5">
              <li>Whether you would be good at the work: interests aren’t abilities.</li>
              <li>
                Whether a particular job suits you: people, hours and places differ more within an
                occupation than between two.
              </li>
              <li>
                What you might come to like: answers about things you have never tried are guesses.
              </li>
              <li>
                Anything about work outside the United States: pay, growth and preparation are U.S.
                figures, and the interests were rated there.
              </li>
              <li>
                The future: projections for 2034 were made from the economy of 2024. Pay is a
                median, and half of the people earn less.
              </li>
            </ul>
          </Section>
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

interface SectionProps {
  title: string;
  /** Under the title, where there is room. */
  picture?: ReactNode;
  children: ReactNode;
}

function Section({ title, picture, children }: SectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-t border-hairline pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="text-section">{title}</h2>
        {picture ? <div className="mt-6 max-w-96 max-lg:hidden">{picture}</div> : null}
      </div>
      <div className="grid gap-4 text-text-2 [&>:is(p,ul):not(.num)]:max-w-(--measure)">
        {children}
      </div>
    </section>
  );
}

function Formula({ children }: { children: ReactNode }) {
  return (
    <p className="num overflow-x-auto rounded-card border border-hairline bg-surface-1 px-4 py-3 font-mono text-sm text-text">
      {children}
    </p>
  );
}

function Definitions({ items }: { items: [string, string][] }) {
  return (
    <dl className="border-t border-hairline-strong">
      {items.map(([term, definition]) => (
        <div
          key={term}
          className="num grid gap-x-6 border-b border-hairline py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-control text-text">{term}</dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
