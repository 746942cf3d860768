import { BadgeCheck, CloudOff, Scale } from "lucide-react";
import type { ReactNode } from "react";

interface MakerLabelProps {
  maker: { name: string; version: string };
  /** 0–1. */
  confidence: number;
  /** How sure in words, and why not more: "Fairly sure: the answer is short". */
  confidenceReason: string;
  /** What another coach said: its score, or that it did not answer. Absent when none was asked. */
  second?: { name: string; version: string; score: number } | "failed" | undefined;
  /** The score this maker gave. */
  score: number;
  /** A link to how scores are made, or to where two coaches' reasons are compared. */
  children?: ReactNode;
}

/** Two scores this far apart are shown as a disagreement, not as one score with a footnote. */
const DISAGREEMENT = 15;

/** Who scored this, how sure they are, and what a second opinion says. Always beside a score. */
export function MakerLabel({
  maker,
  confidence,
  confidenceReason,
  second,
  score,
  children,
}: MakerLabelProps) {
  const apart = typeof second === "object" ? Math.abs(second.score - score) : 0;
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
                className={`h-3 w-1 rounded-[2px] ${tick <= ticksOf(confidence) ? "bg-chart-1" : "bg-surface-3"}`}
              />
            ))}
          </span>
          {confidenceReason}
        </p>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2 md:ml-auto">
          {typeof second === "object" && apart < DISAGREEMENT ? (
            <span>
              Second opinion <b className="num font-strong text-text">{second.score}</b>{" "}
              {second.name}, {second.version}
            </span>
          ) : null}
          {children}
        </span>
      </div>
      {typeof second === "object" && apart >= DISAGREEMENT ? (
        <Remark icon={<Scale />} title={`The two coaches differ by ${apart}.`}>
          {maker.name} {score}, {second.name} {second.score}.
        </Remark>
      ) : null}
      {second === "failed" ? (
        <Remark icon={<CloudOff />} title="No second opinion this time.">
          The service did not answer, so this coach’s score stands.
        </Remark>
      ) : null}
    </div>
  );
}

function Remark({
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
function ticksOf(confidence: number): number {
  return 1 + [0.35, 0.6, 0.8].filter((from) => confidence >= from).length;
}
