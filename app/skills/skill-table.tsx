import { LEVELS } from "~/data/levels";
import { WrittenDate } from "~/ui/written-date";
import type { SkillEvidence } from "./record";

/** A line a skill: what somebody says of themselves beside what their answers show. */
export function SkillTable({ record }: { record: readonly SkillEvidence[] }) {
  return (
    <table className="num w-full text-left text-sm">
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-4 font-medium">Skill</th>
          <th scope="col" className="w-[28%] py-2.5 pr-2 font-medium md:pr-4">Self-rated</th>
          <th scope="col" className="w-[32%] py-2.5 font-medium">Practiced</th>
        </tr>
      </thead>
      <tbody>
        {record.map(({ skill, name, group, rated, practiced }) => (
          <tr key={skill} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-3 pr-4 font-text">
              <span className="text-ui font-control">{name}</span>
              <span className="block text-xs text-muted">{group}</span>
            </th>
            <td className="py-3 pr-2 md:pr-4">
              {rated === null ? <None /> : (
                <>
                  <span className="flex flex-wrap items-center gap-x-3 font-strong">
                    {rated.level} of {LEVELS.length}
                    <Bar share={rated.level / LEVELS.length} />
                  </span>
                  <span className="block text-xs whitespace-nowrap text-muted"><WrittenDate date={rated.at} short /></span>
                </>
              )}
            </td>
            <td className="py-3">
              {practiced === null ? <None /> : (
                <>
                  <span className="flex flex-wrap items-center gap-x-3 font-strong">
                    <span className="min-w-6">{practiced.mean}</span>
                    <Bar share={practiced.mean / 100} />
                  </span>
                  <span className="block text-xs text-muted">{practiced.questions === 1 ? "one question" : `mean of ${practiced.questions} questions`}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function None() {
  return <span className="text-muted">none yet</span>;
}

function Bar({ share }: { share: number }) {
  return (
    <svg width="112" height="6" aria-hidden className="hidden flex-none rounded-[3px] bg-surface-3 md:block">
      <rect width={`${share * 100}%`} height="6" rx="3" className="fill-chart-1" />
    </svg>
  );
}
