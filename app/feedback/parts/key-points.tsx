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
            data-state={status}
            className={isWide ? "key-point lg:nth-2:border-0" : "key-point"}
          >
            <div>
              <p className="text-ui font-strong leading-snug">{label}</p>
              <p className="text-xs text-muted">
                {describeStatus(point, areMissesSure)}
                {sentence === null || status === "missed" ? null : (
                  <>
                    {" "}
                    <a href={`#sentence-${sentence + 1}`}>sentence {sentence + 1}</a>
                  </>
                )}
              </p>
              {add === "" ? null : <p className="key-point-add">Add: {add}</p>}
              {renderForm?.(point)}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
