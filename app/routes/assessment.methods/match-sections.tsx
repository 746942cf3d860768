import { formatPay } from "~/occupations/format-outlook";
import type { useLoaderData } from "@remix-run/react";
import type { loader } from "./methods.server";
import { PlaceSection } from "./place-section";
import { Definitions, Formula, Section } from "./section";
import { GROWTH, GROWTH_YEARS, PAY } from "~/occupations/releases";

type MatchSectionsProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "occupations" | "weights" | "words" | "otherField" | "skills"
>;

/** How occupations are compared, and why one matches. */
export function MatchSections({
  occupations,
  weights,
  words,
  otherField,
  skills,
}: MatchSectionsProps) {
  return (
    <>
      <Section title={`The match with ${occupations} occupations`}>
        <p>
          Four parts from 0 to 1 and their weighted mean. You can change what each counts under your
          results. A part that isn’t known, because a step was left out or a figure isn’t published,
          is left out of the mean, and the page says so.
        </p>
        <Definitions
          items={[
            [
              `Interests, ${weights.interests}`,
              "How alike its interests and yours are: (r + 1) ÷ 2, with r as below.",
            ],
            [
              `Skills, ${weights.skills}`,
              "The share of its eight main skills in O*NET that you have, weighted by their importance there. You have the eight of your present job; for others your ratings count, and what answers have shown, as for roles. Of the skills of its field, such as SQL, each that you rated or showed counts as one more main skill, so those you rated 1 or 2 count against it. An occupation without skills in our copy of O*NET takes the skills of its three nearest ones.",
            ],
            [
              `Preparation, ${weights.preparation}`,
              `1 if you have what it usually asks for, 0.6 if it asks for one job zone less, 0.3 for two less; 0.45 if it asks for about two more years, 0.2 for about four. Where a degree is the typical education by the Bureau of Labor Statistics, it counts in place of a higher job zone. A degree in another field counts ${otherField} at most: the occupation is in another major group than your present job and not near it, and you don’t already lead people where it is to lead. Not known if you didn’t say your education.`,
            ],
            [
              `Values, ${weights.values}`,
              `Of what you rated 4 or 5 in step 3, the share its figures show: pay above ${formatPay(PAY.medianOfAll)} (the median of all jobs, ${PAY.date}), growth above ${GROWTH.ofAll} percent (all occupations, ${GROWTH_YEARS}), 10,000 openings a year, job zone 1 or 2. The rest stay questions for the employer.`,
            ],
          ]}
        />
        <p>The words are those of the whole, whatever its place in the list:</p>
        <Definitions
          items={[
            [
              "Strong match",
              `From ${words.strong.toFixed(2)}, with the preparation and without a clear fall in pay, at most ${words.mostStrong} of them`,
            ],
            ["Good match", `From ${words.good.toFixed(2)}`],
            [
              "Worth a look",
              `Below, where r is under ${words.minR}, where interests are all we know, or where it pays at least ${words.muchLess} percent less than your present job`,
            ],
          ]}
        />
      </Section>
      <Section title="The match of interests">
        <p>
          The O*NET Database gives each occupation six interest scores from 1 to 7. We compute
          Pearson’s correlation of your six scores with them, r. It compares shapes: someone who
          likes everything a little gets the same list as someone who likes the same things more
          strongly.
        </p>
        <Formula>
          r = Σ (your score − your mean) × (its score − its mean) ÷ (|yours| × |its|)
        </Formula>
        <p>
          The range of r under “How sure is this?” follows from the ranges of your scores by the
          delta method, with u and v the two profiles as deviations of length 1:
        </p>
        <Formula>error of r = √ Σ ((v − r × u) ÷ |yours| × error of the score)²</Formula>
        <p>
          For “why this,” each area’s part in r is the product of the two standardized scores. We
          name the two largest parts and your highest answers in them.
        </p>
      </Section>
      <PlaceSection />
      <Section title="Your skills as O*NET’s">
        <p>Which of O*NET’s skills each of ours stands for. Of several, the highest counts.</p>
        <details>
          <summary className="min-h-11 cursor-pointer text-primary-ink">
            The table, {skills.length} skills
          </summary>
          <ul>
            {skills.map(({ name, shown }) => (
              <li key={name}>
                {name}: {shown}
              </li>
            ))}
          </ul>
        </details>
      </Section>
    </>
  );
}
