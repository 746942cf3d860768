import { Link } from "@remix-run/react";
import { BookOpen, MessageSquareText, SlidersHorizontal, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { LEVELS } from "~/data/levels";
import { FormattedDate } from "~/ui/formatted-date";
import { LevelBar } from "./level-bar";
import type { SkillStep } from "./next-skill-step";
import type { SkillEvidence } from "./record";

interface SkillTableProps {
  record: readonly (SkillEvidence & { nextStep?: SkillStep | null })[];
}

/** One row per skill: the level, its four kinds of evidence, and an optional next step. */
export function SkillTable({ record }: SkillTableProps) {
  return (
    <table className="num w-full text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-3.5 [&_svg]:align-[-0.15em]">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Skill
          </th>
          <th scope="col" className="w-36 py-2.5 pr-4 font-medium sm:w-54">
            Level
          </th>
          <ColumnHeader icon={<SlidersHorizontal aria-hidden />}>Self-rated</ColumnHeader>
          <ColumnHeader icon={<MessageSquareText aria-hidden />}>Practiced</ColumnHeader>
          <ColumnHeader icon={<BookOpen aria-hidden />}>Learned</ColumnHeader>
          <ColumnHeader icon={<UserCheck aria-hidden />}>Reviewed</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {record.map((evidence) => (
          <tr key={evidence.skill} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3.5 pr-4 font-text">
              <span className="text-ui font-control">{evidence.name}</span>
              <span className="block text-xs text-muted">{evidence.group}</span>
              <span className="mt-1 block text-xs text-text-2 lg:hidden">
                {summarizeEvidence(evidence)}
              </span>
              {evidence.nextStep ? <NextStepLink step={evidence.nextStep} /> : null}
            </th>
            <td className="py-3.5 pr-4">
              <LevelBar level={evidence.level} />
            </td>
            <Cell value={evidence.rated && `${evidence.rated.level} of ${LEVELS.length}`}>
              {evidence.rated ? <FormattedDate date={evidence.rated.at} short /> : null}
            </Cell>
            <Cell value={evidence.practiced?.mean}>
              {evidence.practiced ? describePractice(evidence.practiced) : null}
            </Cell>
            <Cell value={evidence.learned?.mean}>
              {evidence.learned ? <FormattedDate date={evidence.learned.at} short /> : null}
            </Cell>
            <Cell value={evidence.reviewed?.mean}>
              {evidence.reviewed ? <FormattedDate date={evidence.reviewed.at} short /> : null}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHeader({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <th scope="col" className="w-[13%] py-2.5 pr-4 font-medium max-lg:hidden">
      {icon}
      {children}
    </th>
  );
}

function Cell({
  value,
  children,
}: {
  value: string | number | null | undefined;
  children: ReactNode;
}) {
  return (
    <td className="py-3.5 pr-4 max-lg:hidden">
      {value === null || value === undefined ? (
        <span className="text-muted">none yet</span>
      ) : (
        <>
          <span className="font-strong">{value}</span>
          <span className="block text-xs text-muted">{children}</span>
        </>
      )}
    </td>
  );
}

function NextStepLink({ step: { title, reason, to } }: { step: SkillStep }) {
  return (
    <span className="mt-2 block max-w-[36em] border-l-2 border-primary-line pl-3 text-xs text-muted">
      <Link to={to} className="block text-sm text-primary-ink underline underline-offset-3">
        {title}
      </Link>
      {reason}
    </span>
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

/** The evidence as text, for narrow screens without the columns. */
function summarizeEvidence({ rated, practiced, learned, reviewed }: SkillEvidence): string {
  const summaries = [
    rated && `self-rated ${rated.level} of ${LEVELS.length}`,
    practiced &&
      `practiced ${practiced.mean}${practiced.ownPoints === 0 ? "" : ` (${practiced.ownPoints} from points you marked yourself)`}`,
    learned && `learned ${learned.mean}`,
    reviewed && `reviewed ${reviewed.mean}`,
  ];
  const line = summaries.filter((summary) => summary !== null).join(", ");
  return line.charAt(0).toUpperCase() + line.slice(1);
}
