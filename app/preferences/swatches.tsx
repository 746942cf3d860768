import { swatchLabel } from "./accent-traits";
import type { Accent } from "./accents";

/**
 * The colors of a .swatches grid: each is a submit button of the surrounding form, and the style sheet draws it.
 */
export function Swatches({
  accents,
  selected,
  className,
}: {
  accents: readonly Accent[];
  selected: Accent;
  className?: string;
}) {
  return (
    <>
      {accents.map((accent) => (
        <button
          key={accent}
          name="accent"
          value={accent}
          aria-pressed={accent === selected}
          className={className}
        >
          {swatchLabel(accent)}
        </button>
      ))}
    </>
  );
}
