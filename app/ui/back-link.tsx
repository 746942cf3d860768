import { Link } from "~/ui/link";
import { ArrowLeft } from "./icons";
import type { ReactNode } from "react";

/** The way back to the page above, at the top of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-mt-2.5 flex min-h-11 w-fit items-center gap-1.5 rounded-xs text-sm font-medium text-text-2 hover:text-text"
    >
      <ArrowLeft className="size-4" aria-hidden />
      {children}
    </Link>
  );
}
