import { BadgeCheck, CloudOff, Scale } from "lucide-react";
import type { ReactNode } from "react";

interface CoachLabelProps {
  maker: { name: string; version: string };
  /** 0–1. */
  confidence: number;
  /** How sure in words, and why not more: "Fairly sure: the answer is short". */
  confidenceReason: string;
  /** What another coach said: its score, or that it did not answer. Absent when none was asked. */
  secondOpinion?: { name: string; version: string; score: number } | "failed" | undefined;
  /** The score this maker gave. */
  score: number;
  /** A link to how scores are made, or to where two coaches' reasons are compared. */
  children?: ReactNode;
}

/** Two scores this far apart are shown as a disagreement, not as one score with a footnote. */
const DISAGREEMENT_THRESHOLD = 15;

/** Who scored this, how sure they are, and what a second opinion says. Always beside a score. */
export function CoachLabel({
  maker,
  confidence,
  confidenceReason,
  secondOpinion,
  score,
  children,
}: CoachLabelProps) {
  const difference = typeof secondOpinion === "object" ? Math.abs(secondOpinion.score - score) : 0;
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
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 md:ml-auto">
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
          The service did not answer, so this coach’s score stands.
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

/** How many of four ticks stand for a confidence from 0 to 1. */
function countConfidenceTicks(confidence: number): number {
  return 1 + [0.35, 0.6, 0.8].filter((from) => confidence >= from).length;
}
