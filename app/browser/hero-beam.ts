const GRID_CELL_SIZE = 56;

/** Aligns the lines lit by the home page's beam with the page's grid; they stay dark until then. */
export function alignHeroBeam(): void {
  const grid = document.querySelector<HTMLElement>("[data-beam-grid]");
  if (!grid) return;
  const align = () => {
    const { left, top } = grid.getBoundingClientRect();
    const x = document.documentElement.clientWidth / 2 - GRID_CELL_SIZE / 2 - left;
    grid.style.backgroundPosition = `${x}px ${-1 - top - scrollY}px`;
    grid.dataset.aligned = "";
  };
  new ResizeObserver(align).observe(document.body);
}
