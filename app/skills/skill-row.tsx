import { LEVELS } from "~/data/levels";
import { pluralize } from "~/ui/format";
import { formatShortDate } from "~/ui/format-date";
import { Link } from "~/ui/link";
import { SOURCES, SOURCE_NAMES } from "./evidence-sources";
import { describePractice } from "./describe-practice";
import type { SkillGap } from "./gap";
import type { EvidenceSource } from "./level";
import { LevelBar } from "./level-bar";
import type { SkillStep } from "./next-skill-step";
import type { SkillEvidence } from "./record";

export interface SkillRowData extends SkillGap {
  nextStep?: SkillStep | null;
}

export function SkillRow({ row, hasSteps }: { row: SkillRowData; hasSteps: boolean }) {
  const { name, evidence, nextStep } = row;
  return (
    <tr>
      <th scope="row">{name}</th>
      <LevelBar gap={row} as="td" />
      <td>{evidence ? listEvidence(evidence).join("\n") : ""}</td>
      {hasSteps ? <td>{nextStep ? <NextStep step={nextStep} /> : null}</td> : null}
    </tr>
  );
}

function NextStep({ step: { title, reason, to } }: { step: SkillStep }) {
  return (
    <>
      <Link to={to}>{title}</Link>
      {reason}
    </>
  );
}

/** A line for each source: value, amount, date and share of the level. */
function listEvidence(evidence: SkillEvidence): string[] {
  return SOURCES.flatMap((source) => {
    const summary = evidence[source];
    if (!summary) return [];
    const share = evidence.shares[source] ?? 0;
    const notes = [
      ...describeAmount(evidence, source),
      formatShortDate(summary.at),
      ...(share === 100 ? [] : [`${share}% of the level`]),
    ];
    return `${SOURCE_NAMES[source]} ${getValue(evidence, source)} (${notes.join(", ")})`;
  });
}

function getValue(evidence: SkillEvidence, source: EvidenceSource): string {
  return source === "rated"
    ? `${evidence.rated?.level} of ${LEVELS.length}`
    : String(evidence[source]?.mean);
}

function describeAmount(
  { practiced, learned, reviewed }: SkillEvidence,
  source: EvidenceSource,
): string[] {
  switch (source) {
    case "rated":
      return [];
    case "practiced":
      return practiced ? describePractice(practiced) : [];
    case "learned":
      return [
        learned?.count === 1 ? "one quiz or exercise" : `${learned?.count} quizzes or exercises`,
      ];
    case "reviewed":
      return [pluralize(reviewed?.count ?? 0, "review")];
  }
}
