import type { ReactNode } from "react";
import { ChevronDown } from "~/ui/icons";

interface MoreItemsProps {
  names: readonly string[];
  /** How many of them are filled in. */
  filled: number;
  hasError: boolean;
  children: ReactNode;
}

/** The items of a list that not everybody needs. */
export function MoreItems({ names, filled, hasError, children }: MoreItemsProps) {
  return (
    <details open={hasError} className="group/more border-b border-hairline">
      <summary className="flex min-h-11 cursor-pointer items-start gap-2 py-3 text-sm text-text-2">
        <span className="min-w-0">
          <b className="font-control text-primary-ink">
            {names.length} more{filled > 0 ? `, ${filled} filled in` : ""}
          </b>
          : {names.join(", ").toLowerCase()}
        </span>
        <ChevronDown
          className="mt-0.5 size-4 flex-none text-primary-ink transition-transform group-open/more:rotate-180"
          aria-hidden
        />
      </summary>
      {children}
    </details>
  );
}
