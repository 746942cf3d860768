import type { ReactNode } from "react";
import { ChevronDown } from "~/ui/icons";

/** Closed until asked for. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        {title}
        <ChevronDown className="size-4 text-muted" aria-hidden />
      </summary>
      {children}
    </details>
  );
}
