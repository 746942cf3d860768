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
        strokeDasharray={`${Math.min(1, share) * 100} 100`}
        transform="rotate(-90)"
        className="live-arc"
      />
    </>
  );
}
