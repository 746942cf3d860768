import { Link, type LinkProps } from "@remix-run/react";
import { type ReactNode, createElement } from "react";

/** An address that is the same on each page. */
const WHOLE_ADDRESS = /^\/(?!\/)/;
/** What only Remix's router reads of a link. */
const FOR_ROUTER = {
  to: undefined,
  discover: undefined,
  prefetch: undefined,
  preventScrollReset: undefined,
  relative: undefined,
  reloadDocument: undefined,
  replace: undefined,
  state: undefined,
  viewTransition: undefined,
};

/**
 * What a link is on a page without React: Remix's own asks for each to which routes the page belongs, and waits for the
 * pointer. Undefined for other components, and for an address that depends on the page.
 */
export function toReadingLink(type: unknown, props: unknown): ReactNode | undefined {
  if (type !== Link) return undefined;
  const { to } = props as LinkProps;
  return typeof to === "string" && WHOLE_ADDRESS.test(to)
    ? createElement("a", { ...(props as LinkProps), ...FOR_ROUTER, href: to })
    : undefined;
}
