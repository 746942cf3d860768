import type { KeyPointStatus } from "~/coach/types";
import type { KeyPointChange } from "~/feedback/parts/compare-reviews";

const STATUS_LABELS: Record<KeyPointStatus, string> = {
  covered: "covered",
  partial: "partly",
  missed: "not found",
  contradicted: "contradicted",
};

function describeStatus(status: KeyPointStatus | null, isOwn: boolean): string {
  if (isOwn) return "marked by you";
  return status === null ? "not asked" : STATUS_LABELS[status];
}

interface KeyPointChangesProps {
  points: readonly KeyPointChange[];
  /** The numbers of the two attempts. */
  beforeNumber: number;
  afterNumber: number;
}

export function KeyPointChanges({ points, beforeNumber, afterNumber }: KeyPointChangesProps) {
  if (points.length === 0) return null;
  return (
    <table className="num mt-10 w-full text-left text-sm narrow:[&_:is(th,td)]:block narrow:[&_:is(th,td)]:w-auto">
      <caption className="mb-2 text-left font-head text-h3">Key points, before and after</caption>
      <thead className="text-xs text-muted">
        <tr className="border-b border-hairline-strong">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Key point
          </th>
          <th scope="col" className="w-[22%] py-2.5 pr-4 font-medium">
            Attempt {beforeNumber}
          </th>
          <th scope="col" className="w-[30%] py-2.5 font-medium">
            Attempt {afterNumber}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, label, before, after, isOwnBefore, isOwnAfter, direction }) => (
          <tr key={id} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2.5 pr-4 font-text">
              {label}
            </th>
            <td className="py-2.5 pr-4 text-muted">{describeStatus(before, isOwnBefore)}</td>
            <td className="py-2.5">
              {describeStatus(after, isOwnAfter)}
              {direction === "same" ? null : (
                <b
                  className={`font-strong ${direction === "better" ? "text-success" : "text-danger"}`}
                >
                  , {direction}
                </b>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
