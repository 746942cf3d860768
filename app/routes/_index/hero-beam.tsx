import { useEffect, useRef } from "react";
import { alignBeam } from "./align-beam";

/** The lamp at the end of the title, with its beam. */
export function HeroBeam() {
  const grid = useRef<HTMLElement>(null);
  useEffect(() => (grid.current ? alignBeam(grid.current) : undefined), []);
  return (
    <span className="lamp" aria-hidden>
      <span className="beam">
        <i ref={grid} className="beam-grid" />
        <i className="beam-cone" />
        <i className="beam-core" />
      </span>
    </span>
  );
}
