import { ScoreBar } from "./score-bar";

interface ScoreChangesProps {
  changes: readonly { label: string; detail: string; score: number }[];
  previousScore: number;
}

/** One row per change, with the new score. */
export function ScoreChanges({ changes, previousScore }: ScoreChangesProps) {
  return (
    <table className="num block w-full text-left md:table">
      <thead className="hidden text-xs text-muted md:table-header-group">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="w-[46%] py-2.5 pr-8 font-medium">
            The change
          </th>
          <th scope="col" className="py-2.5 pr-8 font-medium">
            Score, of 100
          </th>
          <th scope="col" className="w-16 py-2.5 text-right font-medium">
            Score
          </th>
          <th scope="col" className="w-28 py-2.5 text-right font-medium">
            Change
          </th>
        </tr>
      </thead>
      <tbody className="block *:border-b *:border-hairline md:table-row-group md:*:*:py-3.5">
        {changes.map(({ label, detail, score }) => (
          <tr
            key={label}
            className="grid grid-cols-[minmax(0,1fr)_2rem_4.5rem] items-center gap-x-4 gap-y-2 py-4 md:table-row md:py-0"
          >
            <th
              scope="row"
              className="col-span-full text-sm font-text whitespace-pre-line text-muted first-line:text-ui first-line:font-strong first-line:text-text md:pr-8"
            >
              {`${label}\n${detail}`}
            </th>
            <td className="score-track md:pr-8">
              <ScoreBar score={score} marker={previousScore} />
            </td>
            <td className="text-right text-ui font-strong">{score}</td>
            <td className="text-right text-sm text-text-2">
              {formatChange(score - previousScore)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatChange(difference: number): string {
  if (difference === 0) return "no change";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
