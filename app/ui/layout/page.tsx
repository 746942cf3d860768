import type { ReactNode } from "react";

interface PageProps {
  /** Working screens start closer to the header than pages to read. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/** The main part of a page, in the shared width and clear of the fixed header. */
export function Page({ compact = false, className = "", children }: PageProps) {
  return (
    <main
      id="main"
      className={`page pb-20 md:pb-28 ${compact ? "pt-24 md:pt-28" : "pt-28 md:pt-36"} ${className}`}
    >
      {children}
    </main>
  );
}
