import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "./button";
import { describeError } from "./error-page";

interface SectionErrorProps {
  error: unknown;
  /** What the person can rely on, or do instead: "The other tabs still work." */
  children: ReactNode;
  /** Links beside "Try again". */
  actions?: ReactNode;
}

/** In place of the part of a page that failed; what is around it stays. */
export function SectionError({ error, children, actions }: SectionErrorProps) {
  const { pathname, search } = useLocation();
  const { title, advice } = describeError(error);
  return (
    <section className="py-10 lg:py-12">
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 max-w-(--measure) text-body text-text-2">
        {advice} {children}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <LinkButton to={pathname + search}>Try again</LinkButton>
        {actions}
      </p>
    </section>
  );
}
