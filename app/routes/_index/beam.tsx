import { useEffect, useRef } from "react";

const CELL = 56;

/** The lamp at the end of the title, and the light that leaves it. */
export function Beam() {
  const grid = useGridAligned();
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

/** Lays the lines that the beam brightens exactly on the lines of the page's grid; until then they stay dark. */
function useGridAligned() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const lines = ref.current;
    const align = () => {
      if (!lines) return;
      const { left, top } = lines.getBoundingClientRect();
      const x = document.documentElement.clientWidth / 2 - CELL / 2 - left;
      lines.style.backgroundPosition = `${x}px ${-1 - top - window.scrollY}px`;
      lines.dataset.aligned = "";
    };
    const watch = new ResizeObserver(align);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return ref;
}
