import type { SerializeFrom } from "@remix-run/node";
import { LevelBar, LevelWord } from "~/skills/level-bar";
import { nameOnlyLesson } from "~/skills/only-lesson";
import { ChevronDown } from "~/ui/icons";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import { EvidenceTimeline } from "./evidence-timeline";
import type { SkillRowData } from "./skill-rows.server";

type Row = SerializeFrom<SkillRowData>;

interface SkillRowProps {
  row: Row;
  isOpen: boolean;
  /** The group that is unfolded, and stays so. */
  unfolded: string | null;
}

/** A skill: its level, a word, and one button; the evidence in a drawer. */
export function SkillRow({ row, isOpen, unfolded }: SkillRowProps) {
  const { skill, name, drawer, action } = row;
  const summary = (
    <>
      <span className="skill-row-name">{name}</span>
      <LevelBar gap={row} isAsked={row.isAsked} />
      <LevelWord gap={row} />
    </>
  );
  const params = new URLSearchParams({ skill, ...(unfolded ? { rows: unfolded } : {}) });
  if (!drawer)
    return (
      <li id={skill} className="skill-row" data-action={action.rowLabel ? "link" : "open"}>
        <Link to={`/profile/skills?${params}#${skill}`} className="skill-row-summary">
          {summary}
          {action.rowLabel ? null : <span className="btn btn-secondary btn-sm">See why</span>}
        </Link>
        <RowButton name={name} action={action} />
      </li>
    );
  return (
    <li id={skill} className="skill-row" data-action={action.rowLabel ? "link" : "open"}>
      <details name="skill" open={isOpen}>
        <summary className="skill-row-summary">
          {summary}
          <ChevronDown aria-hidden />
          <span className="btn btn-secondary btn-sm" aria-hidden />
        </summary>
        <Drawer row={row} drawer={drawer} />
      </details>
      <RowButton name={name} action={action} />
    </li>
  );
}

function RowButton({ name, action: { rowLabel, to } }: Pick<Row, "name" | "action">) {
  return rowLabel ? (
    <LinkButton to={to} variant="secondary" size="sm" aria-label={`${rowLabel}: ${name}`}>
      {rowLabel}
    </LinkButton>
  ) : null;
}

function Drawer({ row, drawer }: { row: Row; drawer: NonNullable<Row["drawer"]> }) {
  const { evidence, state, action, isAsked } = row;
  return (
    <div className="skill-drawer">
      <EvidenceTimeline dots={drawer.dots} />
      <div>
        {evidence && state !== "unscored" && state !== "rated" && !nameOnlyLesson(evidence) ? (
          <p className="text-text-2">
            <b>{evidence.level.value}</b> of 100
            {isAsked ? `, and ${drawer.asked} is asked` : ""}
          </p>
        ) : null}
        {drawer.sentences.map((sentence) => (
          <p key={sentence} className="text-ui text-text-2">
            {sentence}
          </p>
        ))}
        <LinkButton to={action.to} variant="secondary">
          {action.label}
        </LinkButton>
      </div>
    </div>
  );
}
