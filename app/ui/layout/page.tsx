import type { ReactNode } from "react";

interface PageProps {
  /** A working screen starts closer to the header than a page one reads. */
  compact?: boolean;
  children: ReactNode;
}

/** The main part of a page: the width all pages share, clear of the header that floats above it. */
export function Page({ compact = false, children }: PageProps) {
  return (
    <main
      id="main"
      className={`page pb-20 md:pb-28 ${compact ? "pt-24 md:pt-28" : "pt-28 md:pt-36"}`}
    >
      {children}
    </main>
  );
}
