import type { ReactNode } from "react";

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
    <details open={hasError} className="border-b border-hairline">
      <summary className="min-h-11 cursor-pointer py-3 text-ui">
        <span className="font-strong">
          {names.length} more{filled > 0 ? `, ${filled} of them filled in` : ""}
        </span>
        <span className="text-sm text-text-2">: {names.join(", ").toLowerCase()}</span>
      </summary>
      {children}
    </details>
  );
}
