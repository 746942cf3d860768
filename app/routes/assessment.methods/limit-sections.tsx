import { Section } from "./section";

/** What follows from a match, and what doesn’t. */
export function LimitSections() {
  return (
    <>
      <Section title="Preparation">
        <p>
          Your education maps to a job zone: none 1, high school 2, some college, certificate,
          apprenticeship or associate’s degree 3, bachelor’s 4, graduate degree 5. More than four
          years of experience add one, up to zone 4, but not for architects, engineers, scientists,
          lawyers, teachers and health professions, where a degree is asked for. Two years in a job
          count as the preparation for it, and what lies between its zone and yours isn’t below you.
          A doctoral or professional degree is one step more than another graduate degree.
          Occupations that ask for more than you would still study are left out of the list until
          you include them.
        </p>
      </Section>
      <Section title="Roles and skills">
        <p>
          Each of our roles has its nearest occupation in O*NET, named on the page. Roles are ranked
          by the word of that occupation, then by the share of their key skills you have: 4 or 5
          counts as one, 3 as a half. If you have never done something, your rating counts as 2 at
          most, and if only sometimes, as 3. A skill without a rating that you use regularly counts
          as one you have. If you have answered interview questions on a skill, they count instead:
          a level of 65 and up in your record counts as one, 45 and up as a half. A page you share
          leaves them out.
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
            The future: projections for 2034 were made from the economy of 2024. Pay is a median,
            and half of the people earn less.
          </li>
        </ul>
      </Section>
    </>
  );
}
