import type { ReactNode } from "react";
import { ChevronDown } from "./icons";

/** The rest of a list whose first rows are shown; opens without JavaScript. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="flex min-h-11 items-center gap-1.5 text-sm font-control text-primary-ink print:hidden">
        {label}
        <ChevronDown
          className="size-4 transition-transform group-open/more:rotate-180"
          aria-hidden
        />
      </summary>
      {children}
    </details>
  );
}
