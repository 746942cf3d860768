import { Check } from "lucide-react";
import { swatchLabel } from "./accent-traits";
import type { Accent } from "./accents";

interface SwatchesProps {
  accents: readonly Accent[];
  selected: Accent;
  /** Swatches per row, as a grid class; three by default. */
  columns?: string;
}

/** Each swatch is a submit button of the surrounding form. */
export function Swatches({ accents, selected, columns = "grid-cols-3" }: SwatchesProps) {
  return (
    <div className={`grid gap-y-1 ${columns}`}>
      {accents.map((accent) => (
        <button
          key={accent}
          name="accent"
          value={accent}
          aria-pressed={accent === selected}
          className="group flex flex-col items-center gap-1.5 rounded-control border border-transparent px-px pt-2.5 pb-2 text-2xs tracking-[-0.015em] text-text-2 hover:bg-surface-3 hover:text-text aria-pressed:border-primary-line aria-pressed:bg-primary-soft aria-pressed:text-text"
        >
          <span data-accent={accent} className="swatch">
            <Check
              className="size-4 opacity-0 group-aria-pressed:opacity-100"
              strokeWidth={2.4}
              aria-hidden
            />
          </span>
          {swatchLabel(accent)}
        </button>
      ))}
    </div>
  );
}
