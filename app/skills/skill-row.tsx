import { Link } from "@remix-run/react";
import { LEVELS } from "~/data/levels";
import { pluralize } from "~/ui/format";
import { formatShortDate } from "~/ui/format-date";
import { FormattedDate } from "~/ui/formatted-date";
import { SOURCE_NAMES } from "./evidence-sources";
import type { SkillGap } from "./gap";
import type { EvidenceSource } from "./level";
import { LevelBar } from "./level-bar";
import type { SkillStep } from "./next-skill-step";
import type { SkillEvidence } from "./record";

export interface SkillRowData extends SkillGap {
  nextStep?: SkillStep | null;
}

interface SkillRowProps {
  row: SkillRowData;
  sources: readonly EvidenceSource[];
  hasSteps: boolean;
}

export function SkillRow({ row, sources, hasSteps }: SkillRowProps) {
  const { name, evidence, nextStep } = row;
  return (
    <tr className="border-b border-hairline align-baseline">
      <th scope="row" className="py-3.5 pr-4 font-text">
        <span className="text-ui font-control">{name}</span>
        {evidence ? (
          <span className="mt-1 block text-xs text-text-2 lg:hidden">
            {listEvidence(evidence, sources).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        ) : null}
        {nextStep ? (
          <span className="mt-2 block border-l-2 border-primary-line pl-3 lg:hidden">
            <NextStep step={nextStep} />
          </span>
        ) : null}
      </th>
      <td className="py-3.5 pr-4">
        <LevelBar gap={row} />
      </td>
      {sources.map((source) => (
        <EvidenceCell key={source} evidence={evidence} source={source} />
      ))}
      {hasSteps ? (
        <td className="py-3.5 max-lg:hidden">{nextStep ? <NextStep step={nextStep} /> : null}</td>
      ) : null}
    </tr>
  );
}

/** Value, amount, date and share of the level; empty without evidence from this source. */
function EvidenceCell({
  evidence,
  source,
}: {
  evidence: SkillEvidence | null;
  source: EvidenceSource;
}) {
  const summary = evidence?.[source];
  const share = evidence?.shares[source] ?? 0;
  return (
    <td className="py-3.5 pr-4 max-lg:hidden">
      {evidence && summary ? (
        <>
          <span className="font-strong">{getValue(evidence, source)}</span>
          <span className="block text-xs text-muted">
            {describeAmount(evidence, source)}
            <FormattedDate date={summary.at} short />
            {share === 100 ? null : (
              <>
                <br />
                {share}% of the level
              </>
            )}
          </span>
        </>
      ) : (
        <span className="sr-only">none</span>
      )}
    </td>
  );
}

function getValue(evidence: SkillEvidence, source: EvidenceSource): string {
  return source === "rated"
    ? `${evidence.rated?.level} of ${LEVELS.length}`
    : String(evidence[source]?.mean);
}

function describeAmount({ practiced, learned, reviewed }: SkillEvidence, source: EvidenceSource) {
  const amounts: Record<EvidenceSource, string> = {
    rated: "",
    practiced: practiced ? describePractice(practiced) : "",
    learned:
      learned?.count === 1 ? "one quiz or exercise" : `${learned?.count} quizzes or exercises`,
    reviewed: pluralize(reviewed?.count ?? 0, "review"),
  };
  return amounts[source] === "" ? null : (
    <>
      {amounts[source]}
      <br />
    </>
  );
}

/** How many questions, and how much of the mean the person marked themselves. */
function describePractice({
  questions,
  ownPoints,
}: NonNullable<SkillEvidence["practiced"]>): string {
  const scope = questions === 1 ? "one question" : `average of ${questions} questions`;
  return ownPoints === 0 ? scope : `${scope}, ${ownPoints} from points you marked yourself`;
}

function NextStep({ step: { title, reason, to } }: { step: SkillStep }) {
  return (
    <>
      <Link
        reloadDocument={to.includes("/sessions/")}
        to={to}
        className="relative block text-sm text-primary-ink underline underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0"
      >
        {title}
      </Link>
      <span className="block text-xs text-muted">{reason}</span>
    </>
  );
}

/** The evidence as short lines, for narrow screens without the columns. */
function listEvidence(evidence: SkillEvidence, sources: readonly EvidenceSource[]): string[] {
  return sources
    .filter((source) => evidence[source] !== null)
    .map((source) => {
      const ownPoints = source === "practiced" ? evidence.practiced?.ownPoints : 0;
      const note = ownPoints ? ` (${ownPoints} from points you marked yourself)` : "";
      const date = formatShortDate(evidence[source]?.at ?? "");
      return `${SOURCE_NAMES[source]} ${getValue(evidence, source)}${note}, ${date}`;
    });
}
