import { type ReactNode, useId } from "react";
import { createSeededRandom } from "./seeded-random";

interface LitArtworkProps {
  /** Decides where the light falls. */
  seed: string;
  className?: string | undefined;
  /** Shapes in a box of 480 by 240. Drawn twice, dim and lit, so they set no colors. */
  children: ReactNode;
}

/** A decorative picture with a light on it. */
export function LitArtwork({ seed, className = "", children }: LitArtworkProps) {
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
        <g id={`${id}shapes`}>{children}</g>
      </g>
      <use href={`#${id}shapes`} className="artwork-lit" mask={`url(#${id}lit)`} />
    </svg>
  );
}
