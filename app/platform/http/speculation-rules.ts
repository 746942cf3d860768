import type { Page } from "./pages";

/**
 * What a browser may prepare while the pointer rests on a link, as the text of a script element. Only pages that are
 * the same for everyone ask for it, so that no address that does something is ever among them.
 */
export function buildSpeculationRules(pages: readonly Page[]): string {
  const listRules = (preload: Page["handle"]["preload"]) => [
    {
      where: {
        and: [
          {
            href_matches: pages
              .filter(({ handle }) => handle.preload === preload)
              .map(({ path }) => path),
          },
          // The pattern of a blog article matches the feed.
          { not: { href_matches: "/*.xml" } },
        ],
      },
      eagerness: "moderate",
    },
  ];
  return JSON.stringify({ prerender: listRules("prerender"), prefetch: listRules("prefetch") });
}
