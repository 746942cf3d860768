import type { ReactNode } from "react";

/** A heading on the report's sheet. */
export function SheetHeading({ children }: { children: ReactNode }) {
  return (
    <h2 className="mb-3 text-[1.0625rem] font-strong tracking-(--tr-h3) break-after-avoid">
      {children}
    </h2>
  );
}
