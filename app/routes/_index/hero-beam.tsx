import { useEffect, useRef } from "react";

const GRID_CELL_SIZE = 56;

/** The lamp at the end of the title, with its beam. */
export function HeroBeam() {
  const grid = useGridAlignment();
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

/** Aligns the lines lit by the beam with the page's grid; they stay dark until then. */
function useGridAlignment() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    const align = () => {
      if (!element) return;
      const { left, top } = element.getBoundingClientRect();
      const x = document.documentElement.clientWidth / 2 - GRID_CELL_SIZE / 2 - left;
      element.style.backgroundPosition = `${x}px ${-1 - top - window.scrollY}px`;
      element.dataset.aligned = "";
    };
    const resizeObserver = new ResizeObserver(align);
    resizeObserver.observe(document.body);
    return () => resizeObserver.disconnect();
  }, []);
  return ref;
}
