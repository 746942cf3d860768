import type { KeyPointChange } from "~/feedback/parts/compare-reviews";
import { namePointState } from "~/practice/store/point-words";
import { ComparisonTable } from "~/ui/comparison-table";

interface KeyPointChangesProps {
  points: readonly KeyPointChange[];
  /** The numbers of the two attempts. */
  beforeNumber: number;
  afterNumber: number;
}

/** The question had other key points then. */
const NOT_PART_OF_REVIEW = "Not in that review";

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
          renderCell: ({ before }) => (before ? namePointState(before) : NOT_PART_OF_REVIEW),
        },
        {
          heading: `Attempt ${afterNumber}`,
          label: `Attempt ${afterNumber}:`,
          className: "w-[30%]",
          renderCell: ({ after, direction }) => (
            <>
              {after ? namePointState(after) : NOT_PART_OF_REVIEW}
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
