/** The `links` of a route whose page has style sheets beside the one of all pages. */
export function linkStyles(...hrefs: string[]) {
  return () => hrefs.map((href) => ({ rel: "stylesheet", href }));
}
