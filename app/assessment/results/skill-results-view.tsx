import { FirstRows } from "~/ui/first-rows";
import { Link } from "~/ui/link";
import type { describeRatings } from "./skill-results";
import { LevelDots } from "./level-dots";

type Results = ReturnType<typeof describeRatings>;

/** The highest-rated skills, and the fields that ask for them. */
export function StrongestSkills({ skills }: { skills: Results["strongest"] }) {
  return (
    <FirstRows
      count={3}
      noun="skills"
      rows={skills.map(({ skill, name, level, levelName, group, fields }) => (
        <li key={skill} className="border-b border-hairline py-3.5">
          <SkillLine name={name} level={level} levelName={levelName} />
          <p className="mt-1 text-sm text-text-2">
            {group === null ? "A key skill in " : `Other ${group} skills count in `}
            {fields.map(({ to, title, roles }, index) => (
              <span key={to}>
                {index > 0 ? " and " : null}
                <Link
                  to={to}
                  className="text-primary-ink underline decoration-primary-line underline-offset-3 hover:decoration-primary"
                >
                  {title}
                </Link>
                {` (${roles.length === 1 ? roles[0] : `${roles.length} of 6 roles`})`}
              </span>
            ))}
            .
          </p>
        </li>
      ))}
    />
  );
}

/** The lowest-rated skills, and a course that teaches each. */
export function WeakestSkills({ skills }: { skills: Results["weakest"] }) {
  return (
    <FirstRows
      count={3}
      noun="skills"
      rows={skills.map(({ skill, name, level, levelName }) => (
        <li key={skill} className="border-b border-hairline py-3.5">
          <SkillLine name={name} level={level} levelName={levelName} />
        </li>
      ))}
    />
  );
}

/** Every rating, group by group, including unrated skills. */
export function AllRatings({ sections, isOwn }: { sections: Results["sections"]; isOwn: boolean }) {
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {sections.map(({ name, to, skills }) => (
        <section key={name}>
          <h3 className="flex items-baseline justify-between gap-4 border-b border-hairline-strong pb-2.5 font-sans text-ui font-strong">
            {name}
            {isOwn ? (
              <Link to={to} className="text-xs font-medium text-primary-ink hover:underline">
                Change<span className="sr-only"> the ratings of {name}</span>
              </Link>
            ) : null}
          </h3>
          <ul>
            {skills.map((skill) => (
              <li
                key={skill.name}
                className="flex min-h-11 items-center justify-between gap-4 border-b border-hairline py-1.5 text-sm"
              >
                {skill.name}
                {skill.rating === null ? (
                  <span className="text-muted">not rated</span>
                ) : (
                  <span className="num flex items-center gap-3 text-text-2">
                    <LevelDots level={skill.rating.level} />
                    <span className="whitespace-nowrap">{skill.rating.level} of 5</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SkillLine({
  name,
  level,
  levelName,
}: Pick<Results["strongest"][number], "name" | "level" | "levelName">) {
  return (
    <p className="flex items-center justify-between gap-x-4">
      <b className="text-body font-strong">{name}</b>
      <span className="num flex items-center gap-3 text-sm text-muted">
        <LevelDots level={level} />
        <span className="whitespace-nowrap">
          {level} of 5<span className="max-sm:sr-only">, {levelName.toLowerCase()}</span>
        </span>
      </span>
    </p>
  );
}
