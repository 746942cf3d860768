import { type ReactNode, useEffect, useRef } from "react";
import { useLevels } from "~/practice/camera/use-levels";
import { TimeArc } from "./time-arc";

const LINES = 72;

interface LevelRingProps {
  /** Null while nothing listens. */
  stream: MediaStream | null;
  /** 0 to 1 of the natural length; null without an arc. */
  arc: number | null;
  children: ReactNode;
}

/** A face with what shows that it is heard, and the thin arc of time around it. */
export function LevelRing({ stream, arc, children }: LevelRingProps) {
  const ring = useRef<SVGSVGElement>(null);
  const levels = useRef<number[]>(Array.from({ length: LINES }, () => 0));
  const draw = (level: number) => {
    levels.current = [level, ...levels.current.slice(0, LINES - 1)];
    ring.current?.style.setProperty("--level", level.toFixed(2));
    ring.current?.querySelectorAll("line").forEach((line, index) => {
      // From the top to both sides, so that the newest sound is above.
      const height = levels.current[Math.min(index, LINES - index)] ?? 0;
      line.style.scale = `1 ${(1 + height * 5).toFixed(2)}`;
    });
  };
  useLevels(stream, draw);
  useEffect(() => {
    if (!stream) ring.current?.style.setProperty("--level", "0");
  }, [stream]);
  return (
    <div className="live-disc">
      <svg ref={ring} viewBox="-168 -168 336 336" className="live-ring" aria-hidden>
        {stream
          ? Array.from({ length: LINES }, (_, index) => (
              <g key={index} transform={`rotate(${(index * 360) / LINES}) translate(0 -112)`}>
                <line y2="-6" />
              </g>
            ))
          : null}
        {stream ? <circle r="108" className="live-level" /> : null}
        {arc === null ? null : <TimeArc share={arc} radius={163} />}
      </svg>
      {children}
    </div>
  );
}
