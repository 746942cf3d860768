import { swatchLabel } from "./accent-traits";
import type { Accent } from "./accents";

interface SwatchesProps {
  accents: readonly Accent[];
  selected: Accent;
  /** Swatches per row, as a grid class; three by default. */
  columns?: string;
}

/** Each swatch is a submit button of the surrounding form; the style sheet draws its color. */
export function Swatches({ accents, selected, columns = "" }: SwatchesProps) {
  return (
    <div className={`swatches ${columns}`.trim()}>
      {accents.map((accent) => (
        <button key={accent} name="accent" value={accent} aria-pressed={accent === selected}>
          {swatchLabel(accent)}
        </button>
      ))}
    </div>
  );
}
