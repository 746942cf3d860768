import type { CSSProperties, KeyboardEvent } from "react";
import { PointBox } from "~/feedback/parts/point-box";
import type { SpeechTrack } from "~/practice/camera/recording-store";
import { formatClock, formatList } from "~/ui/format";
import { assignLanes } from "./assign-lanes";
import type { Mark } from "./types";
import { Wave } from "./wave";

interface TimelineProps {
  track: SpeechTrack;
  marks: readonly Mark[];
  /** In seconds. */
  time: number;
  onSeek: (seconds: number) => void;
  /** A mark was pressed. */
  onMark: (seconds: number) => void;
}

/** Loudness over time, with points above it, and fillers and pauses below. */
export function Timeline({ track, marks, time, onSeek, onMark }: TimelineProps) {
  const duration = (track.levels.length * track.intervalMs) / 1000;
  if (duration === 0) return null;
  const lanes = assignLanes(marks, duration);
  const countLanes = (kind: Mark["kind"]) =>
    Math.max(0, ...marks.map((mark, index) => (mark.kind === kind ? (lanes[index] ?? 0) + 1 : 0)));
  const toShare = (seconds: number) => Math.min(1, seconds / duration);
  return (
    <div
      className="timeline"
      style={toStyle({
        "--points": countLanes("point"),
        "--fillers": countLanes("filler"),
        "--pauses": countLanes("pause"),
        "--played": toShare(time),
      })}
    >
      <div className="timeline-wave">
        <Wave levels={track.levels} />
        <input
          type="range"
          min={0}
          max={duration}
          step={0.1}
          value={time}
          aria-label="Place in the recording"
          aria-valuetext={`${formatClock(time)} of ${formatClock(duration)}`}
          onChange={({ target }) => onSeek(Number(target.value))}
        />
        <span className="timeline-head" aria-hidden />
      </div>
      {marks.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows walk from button to button
        <ol aria-label="Marks" onKeyDown={walk}>
          {marks.map((mark, index) => (
            <li
              key={`${mark.kind} ${index}`}
              data-kind={mark.kind}
              style={toStyle({
                "--at": toShare(mark.time),
                "--lane": lanes[index] ?? 0,
                "--length": mark.kind === "pause" ? mark.length / duration : 0,
              })}
            >
              <button type="button" onClick={() => onMark(mark.time)}>
                <span className="sr-only">{formatClock(mark.time)}, </span>
                <MarkContent mark={mark} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p className="timeline-ends num" aria-hidden>
        <span>0:00</span>
        <span>{formatClock(duration)}</span>
      </p>
    </div>
  );
}

function MarkContent({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case "point":
      return <PointBox state={mark.state} sentence={mark.sentence} />;
    case "filler":
      return (
        <>
          <i className="filler-shape" aria-hidden />
          <span className="sr-only">{formatList(mark.words.map((word) => `“${word}”`))}</span>
        </>
      );
    case "pause":
      return (
        <>
          <i className="pause-shape" aria-hidden />
          <span className="sr-only">a pause of </span>
          <span className="num">{mark.length.toFixed(1)} s</span>
        </>
      );
  }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function walk({ key, currentTarget, target }: KeyboardEvent<HTMLOListElement>): void {
  const buttons = Array.from(currentTarget.querySelectorAll("button"));
  const step = STEPS[key];
  if (step !== undefined) buttons[buttons.findIndex((button) => button === target) + step]?.focus();
}

/** React's type knows no custom properties. */
const toStyle = (properties: Record<`--${string}`, number>) => properties as CSSProperties;
