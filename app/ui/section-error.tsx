import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "./button";
import { describeError, getStatus } from "./error-page";

/** Another attempt would end the same. */
const FINAL_STATUSES: readonly number[] = [403, 404, 410];

interface SectionErrorProps {
  error: unknown;
  /** What the person can rely on, or do instead: "The other tabs still work." */
  children: ReactNode;
  /** Links beside "Try again", or instead of it. */
  actions?: ReactNode;
}

/** In place of the part of a page that failed; what is around it stays. */
export function SectionError({ error, children, actions }: SectionErrorProps) {
  const { pathname, search } = useLocation();
  const { title, advice } = describeError(error);
  const isFinal = FINAL_STATUSES.includes(getStatus(error));
  return (
    <section className="py-10 lg:py-12">
      <h2 className="text-section">{title}</h2>
      <p className="mt-3 max-w-(--measure) text-body text-text-2">
        {advice} {children}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {isFinal ? null : <LinkButton to={pathname + search}>Try again</LinkButton>}
        {actions}
      </p>
    </section>
  );
}
