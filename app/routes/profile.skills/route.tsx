import type { MetaFunction, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BANDS } from "~/coach/bands";
import { NextStepCard } from "~/skills/advice/next-step-card";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { ChooseTarget } from "./choose-target";
import { LevelExplanation } from "./level-explanation";
import { NoSkills } from "./no-skills";
import { RecordLinks } from "./record-links";
import { SkillRow } from "./skill-row";
import { action, loader } from "./skills.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Your skills" });

export default function ProfileSkills() {
  const { example, page } = useLoaderData<typeof loader>();
  if (page === null) return <NoSkills example={example} />;
  const {
    advice,
    headline,
    detail,
    target,
    suggestions,
    resultId,
    openSkill,
    unfolded,
    groups,
    rest,
  } = page;
  return (
    <>
      <div
        id="target"
        tabIndex={-1}
        className="mt-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 lg:mt-11"
      >
        <h1 className="max-w-[19em] text-title">
          {typeof headline === "string" ? (
            headline
          ) : (
            <>
              {headline.before}
              <span className="text-primary-ink">{headline.highlight}</span>
              {headline.after}
            </>
          )}
        </h1>
        {target && suggestions.length === 0 ? (
          <p className="text-sm text-muted">
            {target.title}.{" "}
            <Link
              to="/profile/skills?target"
              className="relative text-primary-ink underline underline-offset-3 after:absolute after:-inset-3"
            >
              Change<span className="sr-only"> your target</span>
            </Link>
          </p>
        ) : null}
      </div>
      {detail ? <p className="mt-3 max-w-(--measure) text-text-2">{detail}</p> : null}
      <NextStepCard advice={advice} className="mt-8 max-w-160" />
      {suggestions.length > 0 ? (
        <ChooseTarget suggestions={suggestions} resultId={resultId} />
      ) : null}
      <BandNames />
      {groups.map(({ id, title, rows }) => (
        <section key={id} id={id} className="skill-group">
          {title ? <h2>{title}</h2> : null}
          <ul className="num">
            {rows.map((row) => (
              <SkillRow
                key={row.skill}
                row={row}
                isOpen={row.skill === openSkill}
                unfolded={unfolded}
              />
            ))}
          </ul>
        </section>
      ))}
      <More rest={rest} />
      <LevelExplanation />
      <RecordLinks resultId={resultId} />
    </>
  );
}

/** Above the bars, once. */
function BandNames() {
  return (
    <p className="skill-bands" aria-hidden>
      <svg>
        {BANDS.map(({ name, from }) => (
          <text key={name} x={`${from}%`} y="14">
            {name}
          </text>
        ))}
      </svg>
    </p>
  );
}

type Rest = NonNullable<SerializeFrom<typeof loader>["page"]>["rest"];

function More({ rest: { asked, shown, rated } }: { rest: Rest }) {
  const links = [
    { id: "asked", count: asked, text: `${asked} more asked` },
    { id: "shown", count: shown, text: `${shown} more you have shown` },
    { id: "rated", count: rated, text: `${pluralize(rated, "more skill")} rated only` },
  ].filter(({ count }) => count > 0);
  return links.length === 0 ? null : (
    <p className="mt-5 flex flex-wrap gap-x-7">
      {links.map(({ id, text }) => (
        <Link
          key={id}
          to={`/profile/skills?rows=${id}#${id}`}
          className="inline-flex min-h-11 items-center text-ui font-control text-text-2 hover:text-primary-ink"
        >
          + {text}
        </Link>
      ))}
    </p>
  );
}
