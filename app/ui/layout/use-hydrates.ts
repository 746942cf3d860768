import { useMatches } from "@remix-run/react";

/**
 * Whether the page loads React. A page that is only read says `handle = { hydrates: false }`. In the browser React
 * is there already, also when a redirect leads to such a page.
 */
export function useHydrates(): boolean {
  const handle = useMatches().at(-1)?.handle as { hydrates?: boolean } | undefined;
  return typeof document !== "undefined" || handle?.hydrates !== false;
}
