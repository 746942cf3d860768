import { TriangleAlert } from "~/ui/icons";
import { type ScoreView, describeDisagreement } from "./compare-marks";

interface MarkComparisonProps {
  coach: ScoreView;
  mentor: ScoreView;
  /** How the person rates the skills: no score of this answer, and not for the mentor. */
  selfRating?: string | null;
  note: string;
}

/** Both scores of an answer side by side, and whether they disagree. */
export function MarkComparison({ coach, mentor, selfRating = null, note }: MarkComparisonProps) {
  const disagreement = describeDisagreement(coach, mentor);
  return (
    <>
      <dl className="num mt-3 grid max-w-(--measure) grid-cols-2 gap-4">
        {[coach, mentor].map(({ label, score, basis }) => (
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
      {disagreement === null ? null : (
        <p className="mt-3 flex gap-2 text-sm text-text-2">
          <TriangleAlert className="mt-0.5 size-4 flex-none text-warn" aria-hidden />
          {disagreement}
        </p>
      )}
      <p className="mt-3 max-w-(--measure) border-l-2 border-primary-line pl-3 whitespace-pre-line wrap-anywhere">
        {note}
      </p>
      {selfRating === null ? null : <p className="mt-3 text-sm text-muted">{selfRating}</p>}
    </>
  );
}
