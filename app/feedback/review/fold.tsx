import type { ReactNode } from "react";
import { ChevronDown } from "~/ui/icons";

interface FoldProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Closed until asked for. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen}>
      <summary>
        {title}
        <ChevronDown className="size-4 text-muted" aria-hidden />
      </summary>
      {children}
    </details>
  );
}
