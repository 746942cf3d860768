import { SkillRow, type SkillRowData } from "./skill-row";

export interface SkillRowGroup {
  /** Empty if the rows are not grouped. */
  title: string;
  rows: readonly SkillRowData[];
}

interface SkillTableProps {
  groups: readonly SkillRowGroup[];
  caption: string;
}

/** One row per skill: the level against what is required, its evidence, and the next step. */
export function SkillTable({ groups, caption }: SkillTableProps) {
  const hasSteps = groups.some(({ rows }) => rows.some(({ nextStep }) => nextStep));
  return (
    <table className="skill-table num">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Level</th>
          <th scope="col">Evidence</th>
          {hasSteps ? <th scope="col">Next step</th> : null}
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title}>
          {title === "" ? null : (
            <tr>
              <th scope="rowgroup" colSpan={hasSteps ? 4 : 3}>
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <SkillRow key={row.skill} row={row} hasSteps={hasSteps} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
