/** A shorter arc is a speck. */
const MIN_SHARE = 0.03;

interface TimeArcProps {
  /** Of the natural length. */
  share: number;
  /** Of the 168 that a ring is wide to each side. */
  radius: number;
}

/** The thin arc of time around a face, silent and without figures. */
export function TimeArc({ share, radius }: TimeArcProps) {
  return (
    <>
      <circle r={radius} className="live-track" />
      <circle
        r={radius}
        pathLength="100"
        visibility={share < MIN_SHARE ? "hidden" : undefined}
        strokeDasharray={`${Math.min(1, share) * 100} 100`}
        transform="rotate(-90)"
        className="live-arc"
      />
    </>
  );
}
