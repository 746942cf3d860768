import type { KeyPointStatus } from "~/coach/types";
import type { PointChange } from "./compare";

const WORDS: Record<KeyPointStatus, string> = {
  covered: "covered",
  partial: "partly",
  missed: "missed",
  contradicted: "contradicted",
};

interface PointChangesProps {
  points: readonly PointChange[];
  /** The numbers of the two tries. */
  before: number;
  after: number;
}

/** Every key point, then and now. */
export function PointChanges({ points, before, after }: PointChangesProps) {
  if (points.length === 0) return null;
  return (
    <table className="num mt-10 w-full text-left text-sm">
      <caption className="mb-2 text-left font-head text-h3">Key points, then and now</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Key point
          </th>
          <th scope="col" className="w-[22%] py-2.5 pr-4 font-medium">
            Try {before}
          </th>
          <th scope="col" className="w-[30%] py-2.5 font-medium">
            Try {after}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, label, before: old, after: now, change }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2.5 pr-4 font-text">
              {label}
            </th>
            <td className="py-2.5 pr-4 text-muted">{old === null ? "not asked" : WORDS[old]}</td>
            <td className="py-2.5">
              {now === null ? "not asked" : WORDS[now]}
              {change === "same" ? null : (
                <b
                  className={`font-strong ${change === "better" ? "text-success" : "text-danger"}`}
                >
                  , {change}
                </b>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
