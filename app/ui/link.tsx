import { Link as RouterLink, type LinkProps as RouterLinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes, FunctionComponent } from "react";

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>,
    Pick<RouterLinkProps, "reloadDocument"> {
  /** With its path, or an address of another site: nothing resolves it. */
  to: string;
  /** Leads to another tab or week of the same page (layout/keep-scroll.ts). */
  keepScroll?: boolean;
}

/**
 * A link that Remix's router takes in the browser. On the server it is the same element without asking the router,
 * which resolves each address twice.
 */
export const Link: FunctionComponent<LinkProps> =
  typeof document === "undefined"
    ? ({ to, children, reloadDocument: _reload, keepScroll, ...attributes }) => (
        <a href={to} data-keep-scroll={keepScroll} {...attributes}>
          {children}
        </a>
      )
    : ({ keepScroll, ...props }) => (
        <RouterLink discover="none" data-keep-scroll={keepScroll} {...props} />
      );
