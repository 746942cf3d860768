import BadgeCheck from "lucide-react/icons/badge-check";
import CloudOff from "lucide-react/icons/cloud-off";
import Scale from "lucide-react/icons/scale";
import type { ReactNode } from "react";

interface CoachLabelProps {
  maker: { name: string; version: string };
  /** 0–1. */
  confidence: number;
  /** Confidence in words, with the reason: "Fairly sure: the answer is short". */
  confidenceReason: string;
  /** Another coach's score, or that it failed. Absent if none was requested. */
  secondOpinion?: { name: string; version: string; score: number } | "failed" | undefined;
  /** The score this coach gave; null while it is too open for a figure. */
  score: number | null;
  /** A link to how scoring works, or to the comparison of two coaches. */
  children?: ReactNode;
}

/** From this difference on, two scores are shown as a disagreement. */
const DISAGREEMENT_THRESHOLD = 15;

/** The coach that scored, its confidence, and any second opinion. Always shown next to a score. */
export function CoachLabel({
  maker,
  confidence,
  confidenceReason,
  secondOpinion,
  score,
  children,
}: CoachLabelProps) {
  const difference =
    typeof secondOpinion === "object" && score !== null ? Math.abs(secondOpinion.score - score) : 0;
  return (
    <div className="grid gap-2 rounded-card border border-hairline bg-surface-1 px-4 py-3 text-sm text-text-2 md:px-4.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-1.5">
          <BadgeCheck className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden />
          <b className="font-strong text-text">{maker.name}</b> {maker.version}
        </p>
        <p className="flex items-center gap-1.5">
          <span aria-hidden className="flex flex-none gap-[3px]">
            {[1, 2, 3, 4].map((tick) => (
              <i
                key={tick}
                className={`h-3 w-1 rounded-[2px] ${tick <= countConfidenceTicks(confidence) ? "bg-chart-1" : "bg-surface-3"}`}
              />
            ))}
          </span>
          {confidenceReason}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:ml-auto">
          {typeof secondOpinion === "object" && difference < DISAGREEMENT_THRESHOLD ? (
            <span>
              Second opinion <b className="num font-strong text-text">{secondOpinion.score}</b>{" "}
              {secondOpinion.name}, {secondOpinion.version}
            </span>
          ) : null}
          {children}
        </span>
      </div>
      {typeof secondOpinion === "object" && difference >= DISAGREEMENT_THRESHOLD ? (
        <Notice icon={<Scale />} title={`The two coaches differ by ${difference}.`}>
          {maker.name} {score}, {secondOpinion.name} {secondOpinion.score}.
        </Notice>
      ) : null}
      {secondOpinion === "failed" ? (
        <Notice icon={<CloudOff />} title="No second opinion this time.">
          The service didn’t respond, so this coach’s score counts.
        </Notice>
      ) : null}
    </div>
  );
}

function Notice({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <p className="flex items-start gap-1.5 [&_svg]:mt-px [&_svg]:size-4.5 [&_svg]:flex-none">
      {icon}
      <span>
        <b className="font-strong text-text">{title}</b> {children}
      </span>
    </p>
  );
}

/** The number of ticks, out of four, for a confidence from 0 to 1. */
function countConfidenceTicks(confidence: number): number {
  return 1 + [0.35, 0.6, 0.8].filter((from) => confidence >= from).length;
}
