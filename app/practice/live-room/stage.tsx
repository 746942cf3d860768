import type { ReactNode } from "react";

/** The room: no header, and one lamp above. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="live-stage">
      <div className="live-cone" aria-hidden />
      <div className="live-lamp" aria-hidden />
      {children}
    </main>
  );
}
