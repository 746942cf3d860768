import type { KeyPointStatus } from "~/coach/types";
import type { KeyPointChange } from "~/feedback/parts/compare-reviews";
import { ComparisonTable } from "~/ui/comparison-table";

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
    <ComparisonTable
      caption="Key points, before and after"
      rowHeading="Key point"
      rows={points}
      getKey={({ id }) => id}
      renderName={({ label }) => label}
      columns={[
        {
          heading: `Attempt ${beforeNumber}`,
          label: `Attempt ${beforeNumber}:`,
          className: "w-[22%] text-muted",
          renderCell: ({ before, isOwnBefore }) => describeStatus(before, isOwnBefore),
        },
        {
          heading: `Attempt ${afterNumber}`,
          label: `Attempt ${afterNumber}:`,
          className: "w-[30%]",
          renderCell: ({ after, isOwnAfter, direction }) => (
            <>
              {describeStatus(after, isOwnAfter)}
              {direction === "same" ? null : (
                <b
                  className={`font-strong ${direction === "better" ? "text-success" : "text-danger"}`}
                >
                  , {direction}
                </b>
              )}
            </>
          ),
        },
      ]}
      className="mt-10"
    />
  );
}
