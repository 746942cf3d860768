import { TriangleAlert } from "~/ui/icons";
import { type ScoreView, describeDisagreement } from "./compare-marks";

interface MarkComparisonProps {
  /** The person's view and the coach's. */
  others: readonly ScoreView[];
  mentor: ScoreView;
  note: string;
}

/** Three scores of one answer side by side, and where they disagree. */
export function MarkComparison({ others, mentor, note }: MarkComparisonProps) {
  const disagreements = describeDisagreement(others, mentor);
  return (
    <>
      <dl className="num mt-3 grid max-w-(--measure) grid-cols-3 gap-4">
        {[...others, mentor].map(({ label, score, basis }) => (
          <div key={label}>
            <dt className="text-sm text-text-2">{label}</dt>
            <dd>
              <b className="block font-head text-section font-strong">{score ?? "–"}</b>
              <svg
                width="100%"
                height="6"
                aria-hidden
                className="mt-1 block rounded-full bg-surface-3"
              >
                <rect
                  width={`${score ?? 0}%`}
                  height="6"
                  rx="3"
                  className={label === mentor.label ? "fill-primary" : "fill-control"}
                />
              </svg>
              <span className="mt-1.5 block text-xs text-muted">{basis}</span>
            </dd>
          </div>
        ))}
      </dl>
      {disagreements.length === 0 ? null : (
        <p className="mt-3 flex gap-2 text-sm text-text-2">
          <TriangleAlert className="mt-0.5 size-4 flex-none text-warn" aria-hidden />
          <span>Disagreement. {disagreements.join("; ")}.</span>
        </p>
      )}
      <p className="mt-3 max-w-(--measure) border-l-2 border-primary-line pl-3 whitespace-pre-line wrap-anywhere">
        {note}
      </p>
    </>
  );
}
