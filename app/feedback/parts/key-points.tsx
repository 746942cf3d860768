import { X } from "~/ui/icons";
import type { ReactNode } from "react";

type Status = "covered" | "partial" | "missed" | "contradicted";

interface Point {
  id: string;
  label: string;
  status: Status;
  sentence: number | null;
  add: string;
  /** Marked by the person, not found by the coach. */
  isOwn?: boolean | undefined;
}

interface KeyPointsProps {
  points: readonly Point[];
  /** The coach is sure that what it didn't find isn't there. */
  areMissesSure?: boolean;
  /** In two columns, where there is room. */
  isWide?: boolean;
  /** A form for a point, below it. */
  renderForm?: (point: Point) => ReactNode;
}

const STATUS_LABELS: Record<Status, (sentence: number | null) => string> = {
  covered: (sentence) => (sentence === null ? "Covered" : "Covered in"),
  partial: (sentence) => (sentence === null ? "Partly" : "Partly, in"),
  missed: () => "Not found",
  contradicted: (sentence) => (sentence === null ? "Contradicted" : "Contradicted in"),
};

function describeStatus({ status, sentence, isOwn }: Point, areMissesSure: boolean): string {
  if (isOwn) return sentence === null ? "Marked by you" : "Marked by you in";
  return status === "missed" && areMissesSure ? "Missed" : STATUS_LABELS[status](sentence);
}

export function KeyPoints({
  points,
  areMissesSure = false,
  isWide = false,
  renderForm,
}: KeyPointsProps) {
  return (
    <ol className={isWide ? "grid gap-x-16 lg:grid-cols-2" : "grid"}>
      {points.map((point) => {
        const { id, label, status, sentence, add } = point;
        return (
          <li
            key={id}
            id={`point-${id}`}
            className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 border-t border-hairline py-3 first:border-0 target:bg-surface-2 ${isWide ? "lg:nth-2:border-0" : ""}`}
          >
            <StatusIcon status={status} />
            <div>
              <p className="text-ui font-strong leading-snug">{label}</p>
              <p className="text-xs text-muted">
                {describeStatus(point, areMissesSure)}
                {sentence === null || status === "missed" ? null : (
                  <>
                    {" "}
                    <a
                      href={`#sentence-${sentence + 1}`}
                      className="decoration-primary-line underline-offset-3 hover:underline"
                    >
                      sentence {sentence + 1}
                    </a>
                  </>
                )}
              </p>
              {add === "" ? null : (
                <p className="mt-1.5 border-l-2 border-primary-line pl-3 text-sm text-text-2">
                  Add: {add}
                </p>
              )}
              {renderForm?.(point)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function StatusIcon({ status }: { status: Status }) {
  const shapeClass = "mt-0.5 grid size-5.5 place-items-center rounded-full";
  switch (status) {
    case "covered":
      return (
        <span
          aria-hidden
          className={`${shapeClass} check-mark border border-fill-edge bg-fill text-on-fill`}
        />
      );
    case "partial":
      return (
        <span
          aria-hidden
          className={`${shapeClass} border-2 border-chart-1 bg-linear-to-r from-chart-1 from-50% to-transparent to-50%`}
        />
      );
    case "missed":
      return (
        <span aria-hidden className={`${shapeClass} border-[1.5px] border-dashed border-control`} />
      );
    case "contradicted":
      return (
        <span aria-hidden className={`${shapeClass} border-2 border-danger text-danger`}>
          <X className="size-3.5" strokeWidth={2.4} />
        </span>
      );
  }
}
