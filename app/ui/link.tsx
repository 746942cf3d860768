import type { AnchorHTMLAttributes } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** With its path, or an address of another site: nothing resolves it. */
  to: string;
  /** Leads to another tab or week of the same page (browser/scroll.ts). */
  keepScroll?: boolean;
}

export function Link({ to, children, keepScroll, ...attributes }: LinkProps) {
  return (
    <a href={to} data-keep-scroll={keepScroll} {...attributes}>
      {children}
    </a>
  );
}
