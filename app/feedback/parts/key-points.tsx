import { Check, X } from "lucide-react";

type Status = "covered" | "partial" | "missed" | "contradicted";

interface KeyPointsProps {
  points: readonly {
    id: string;
    label: string;
    status: Status;
    sentence: number | null;
    add: string;
  }[];
}

const STATUS_LABELS: Record<Status, (sentence: number | null) => string> = {
  covered: (sentence) => (sentence === null ? "Covered" : "Covered in"),
  partial: (sentence) => (sentence === null ? "Partly" : "Partly, in"),
  missed: () => "Missed",
  contradicted: (sentence) => (sentence === null ? "Contradicted" : "Contradicted in"),
};

export function KeyPoints({ points }: KeyPointsProps) {
  return (
    <ol className="grid divide-y divide-hairline">
      {points.map(({ id, label, status, sentence, add }) => (
        <li
          key={id}
          id={`point-${id}`}
          className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 py-3 target:bg-surface-2"
        >
          <StatusIcon status={status} />
          <div>
            <p className="text-ui font-strong leading-snug">{label}</p>
            <p className="text-xs text-muted">
              {STATUS_LABELS[status](sentence)}
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
          </div>
        </li>
      ))}
    </ol>
  );
}

function StatusIcon({ status }: { status: Status }) {
  const shapeClass = "mt-0.5 grid size-5.5 place-items-center rounded-full";
  switch (status) {
    case "covered":
      return (
        <span aria-hidden className={`${shapeClass} border border-fill-edge bg-fill text-on-fill`}>
          <Check className="size-3.5" strokeWidth={2.4} />
        </span>
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
