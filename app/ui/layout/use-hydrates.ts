import { useMatches } from "@remix-run/react";
import { hydrates } from "~/hydrated-routes";

/** Whether the page loads React. In the browser it is there already, also when a redirect leads to another page. */
export function useHydrates(): boolean {
  const page = useMatches().at(-1);
  return typeof document !== "undefined" || (page !== undefined && hydrates(page.id, page.data));
}
