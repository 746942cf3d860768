import {
  CLEARLY_LESS,
  FIELD_WEIGHTS,
  FIELD_WEIGHTS_STAYING,
  NEARNESS_WEIGHTS,
  OPENINGS_WEIGHT,
  STEP_DOWN,
  STEP_UP,
} from "~/assessment/matching/place";
import { Definitions, Section } from "./section";

/** What besides the match decides the order of the list. */
export function PlaceSection() {
  return (
    <Section title="The order of the list">
      <p>The order starts from the match and adds what is known of your way there:</p>
      <Definitions
        items={[
          [
            "Near your job",
            `Up to ${NEARNESS_WEIGHTS.near} if you want to get better in your job or move next door, else up to ${NEARNESS_WEIGHTS.other}. Near are O*NET’s related occupations, in their order; those two steps away count less; and after three years in a job, those who lead or teach the people in it.`,
          ],
          [
            "Chosen fields",
            `${FIELD_WEIGHTS[1]} for an occupation in a field you chose, ${FIELD_WEIGHTS[2]} in two of them; ${FIELD_WEIGHTS_STAYING[1]} and ${FIELD_WEIGHTS_STAYING[2]} if you want to stay in your job.`,
          ],
          [
            "Openings",
            `Up to ${OPENINGS_WEIGHT} for many openings a year, by the figures of the occupation itself.`,
          ],
          [
            "A step down",
            `${STEP_DOWN} less for what asks for less preparation than your present job, or pays under ${CLEARLY_LESS * 100} percent of it.`,
          ],
          [
            "A step up",
            `${STEP_UP} less for what asks for more preparation than your present job, if we don’t know your education.`,
          ],
        ]}
      />
      <p>
        Your present job is the starting point and isn’t listed, unless you look for a first job or
        come back after a break. Another post of the same trade isn’t near for those who want
        another field, nor is one named after an industry your job has nothing to do with. What
        plainly breaks what you said must stay, such as heavy lifting or nights, is left out and
        named below the list with the reason.
      </p>
      <p>
        Of the first ten, at most three are of one group of the classification, such as registered
        nurses and those next to them, and at most seven of one field, if you chose others too. One
        of the ten is a brave move: to manage, or to study two more years in your own field. The ten
        stand in two groups, near your present job and the others; if you want another field, the
        others come first. In each group the strong matches stand before the good ones, and those
        before what is worth a look. Equal ones are in the order of their codes, so the same answers
        always give the same list.
      </p>
    </Section>
  );
}
