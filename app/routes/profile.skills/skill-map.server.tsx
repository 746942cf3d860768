import { renderToStaticMarkup } from "react-dom/server";
import { BANDS } from "~/coach/bands";
import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { EXAMPLE_RECORD } from "~/data/home-scenes";
import { listGaps, REQUIRED_LEVEL, type SkillGap } from "~/skills/gap";
import { buildSkillRecord } from "~/skills/record";
import { ExamplePanel } from "~/ui/example-panel";

/** More would not be seen at a glance. */
const MAX_SKILLS = 8;

/**
 * The skills on one scale, with the line an interview asks for. As HTML, because it is a drawing: the
 * table below it has the same numbers.
 */
export function renderSkillMap(gaps: readonly SkillGap[]): string {
  return renderToStaticMarkup(<SkillMap gaps={gaps.slice(0, MAX_SKILLS)} />);
}

/** The map of the landing page's person, for a tab that has no skills yet. */
export function renderExampleMap(): string {
  const { at, ratings, answers, field, role } = EXAMPLE_RECORD;
  const record = buildSkillRecord(
    ratings.map((rating) => ({ ...rating, ratedAt: at })),
    answers.map(({ skill, ...answer }) => ({ ...answer, skills: [skill], at })),
    new Date(at),
  );
  const careerField = fieldBySlug(field);
  const skills = (careerField && roleBySlug(careerField, role)?.skills) ?? [];
  return renderToStaticMarkup(
    <ExamplePanel>
      <SkillMap gaps={listGaps(skills, record)} />
    </ExamplePanel>,
  );
}

function SkillMap({ gaps }: { gaps: readonly SkillGap[] }) {
  return (
    <div className="skill-map num" aria-hidden>
      <div className="skill-map-scale">
        <svg>
          {BANDS.map(({ name, from }) => (
            <text key={name} x={`${from}%`} y="14" data-target={from === REQUIRED_LEVEL}>
              {name}
            </text>
          ))}
        </svg>
      </div>
      <ul>
        {gaps.map(({ skill, name, evidence, state }) => (
          <li key={skill} data-state={state}>
            <span>{name}</span>
            <svg>
              {evidence ? (
                <>
                  <rect
                    x={`${evidence.level.low}%`}
                    width={`${evidence.level.high - evidence.level.low}%`}
                    y="16"
                    height="8"
                    rx="4"
                  />
                  <circle cx={`${evidence.level.value}%`} cy="20" r="7" />
                </>
              ) : (
                <line x1="0" x2="100%" y1="20" y2="20" />
              )}
            </svg>
            <b>{evidence?.level.value ?? "–"}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
