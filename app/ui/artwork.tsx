import { useId } from "react";
import { Motif, type MotifName } from "./artwork-motifs";
import { createSeededRandom } from "./seeded-random";

interface ArtworkProps {
  motif: MotifName;
  /** The same seed always gives the same picture. */
  seed: string;
  className?: string;
}

/** A decorative picture generated from a topic and the accent color. */
export function Artwork({ motif, seed, className = "" }: ArtworkProps) {
  const random = createSeededRandom(seed);
  const id = useId();
  return (
    <svg
      viewBox="0 0 480 240"
      preserveAspectRatio="xMidYMid slice"
      className={`artwork ${className}`}
      aria-hidden
      focusable="false"
    >
      <defs>
        <radialGradient
          id={`${id}light`}
          gradientUnits="userSpaceOnUse"
          cx={Math.round(170 + random() * 150)}
          cy={Math.round(70 + random() * 100)}
          r={Math.round(120 + random() * 60)}
        >
          <stop offset="0.15" stopColor="#fff" />
          <stop offset="1" stopColor="#000" />
        </radialGradient>
        <mask id={`${id}lit`}>
          <rect width="480" height="240" fill={`url(#${id}light)`} />
        </mask>
      </defs>
      <rect width="480" height="240" className="artwork-glow" mask={`url(#${id}lit)`} />
      <g className="artwork-dim">
        <Motif name={motif} seed={seed} />
      </g>
      <g className="artwork-lit" mask={`url(#${id}lit)`}>
        <Motif name={motif} seed={seed} />
      </g>
    </svg>
  );
}
