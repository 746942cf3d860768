import BookOpen from "lucide-react/icons/book-open";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import UserCheck from "lucide-react/icons/user-check";
import { MessageSquareText } from "~/ui/icons";
import { listUsedSources, SOURCE_NAMES } from "./evidence-sources";
import type { SkillGap } from "./gap";
import type { EvidenceSource } from "./level";
import { SkillRow, type SkillRowData } from "./skill-row";

const SOURCE_ICONS: Record<EvidenceSource, typeof BookOpen> = {
  rated: SlidersHorizontal,
  practiced: MessageSquareText,
  learned: BookOpen,
  reviewed: UserCheck,
};

export interface SkillRowGroup {
  /** Empty if the rows are not grouped. */
  title: string;
  rows: readonly SkillRowData[];
}

interface SkillTableProps {
  groups: readonly SkillRowGroup[];
  caption: string;
}

/** One row per skill: the level against what is required, a column for each source that has evidence, and the next step. */
export function SkillTable({ groups, caption }: SkillTableProps) {
  const rows = groups.flatMap((group) => group.rows);
  const sources = listUsedSources(rows.flatMap(({ evidence }: SkillGap) => evidence ?? []));
  const hasSteps = rows.some(({ nextStep }) => nextStep);
  const columnCount = 2 + sources.length + (hasSteps ? 1 : 0);
  return (
    <table className="num w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-3.5 [&_svg]:align-[-0.15em]">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Skill
          </th>
          <th scope="col" className="w-36 py-2.5 pr-4 font-medium sm:w-66">
            Level
          </th>
          {sources.map((source) => {
            const Icon = SOURCE_ICONS[source];
            return (
              <th
                key={source}
                scope="col"
                className="w-[12%] py-2.5 pr-4 font-medium whitespace-nowrap max-lg:hidden"
              >
                <Icon aria-hidden />
                {SOURCE_NAMES[source]}
              </th>
            );
          })}
          {hasSteps ? (
            <th scope="col" className="w-[24%] py-2.5 font-medium max-lg:hidden">
              Next step
            </th>
          ) : null}
        </tr>
      </thead>
      {groups.map(({ title, rows: groupRows }) => (
        <tbody key={title}>
          {title === "" ? null : (
            <tr className="border-b border-hairline">
              <th scope="rowgroup" colSpan={columnCount} className="pt-8 pb-2.5 text-h3 text-text">
                {title}
              </th>
            </tr>
          )}
          {groupRows.map((row) => (
            <SkillRow key={row.skill} row={row} sources={sources} hasSteps={hasSteps} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
