import type { FIT_LIMITS } from "~/assessment/matching/correlation";
import { Definitions, Formula, Section } from "./section";

interface MatchSectionsProps {
  occupations: number;
  limits: typeof FIT_LIMITS;
}

/** How occupations are compared, and why one matches. */
export function MatchSections({ occupations, limits }: MatchSectionsProps) {
  return (
    <>
      <Section title={`The match with ${occupations} occupations`}>
        <p>
          The O*NET Database gives each occupation six interest scores from 1 to 7. We compute
          Pearson’s correlation of your six scores with them, r, which your results call the match.
          It compares shapes: someone who likes everything a little gets the same list as someone
          who likes the same things more strongly.
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
          that the likely range of r reaches below its limit. The range of r follows from the ranges
          of your scores by the delta method, with u and v the two profiles as deviations of length
          1:
        </p>
        <Formula>error of r = √ Σ ((v − r × u) ÷ |yours| × error of the score)²</Formula>
        <p>
          Occupations are ordered by r, rounded to two decimals. Among equals, the one that supports
          more of what you rated 4 or 5 in step 3 comes first, as far as figures show: pay above
          $49,500 (the median of all jobs, May 2024), growth above 3.1 percent (all occupations,
          2024 to 2034), 10,000 openings a year, job zone 1 or 2, or a skill among its eight most
          important ones. Nothing else changes the order.
        </p>
      </Section>
      <Section title="Why this, and what would change it">
        <p>
          Each area’s part in r is the product of the two standardized scores. We name the two
          largest parts and your highest answers in them. For “what would change it,” we try every
          number of steps, up and down, in every single area, and up to eight steps in every two
          areas together, and show the smallest change that gives the occupation another label. We
          checked 300 matches of random answers: searching all six areas found a smaller change for
          only one of them.
        </p>
      </Section>
    </>
  );
}
