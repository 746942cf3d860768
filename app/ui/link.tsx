import { Link as RouterLink, type LinkProps as RouterLinkProps } from "@remix-run/react";
import type { AnchorHTMLAttributes, FunctionComponent } from "react";

export interface LinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>,
    Pick<RouterLinkProps, "reloadDocument" | "preventScrollReset" | "viewTransition"> {
  /** With its path, or an address of another site: nothing resolves it. */
  to: string;
}

/**
 * A link that Remix's router takes in the browser. On the server it is the same element without asking the router,
 * which resolves each address twice.
 */
export const Link: FunctionComponent<LinkProps> =
  typeof document === "undefined"
    ? ({
        to,
        children,
        reloadDocument: _reload,
        preventScrollReset,
        viewTransition: _transition,
        ...attributes
      }) => (
        <a href={to} data-keep-scroll={preventScrollReset} {...attributes}>
          {children}
        </a>
      )
    : (props) => (
        <RouterLink discover="none" data-keep-scroll={props.preventScrollReset} {...props} />
      );
