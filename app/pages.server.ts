import { routes } from "virtual:remix/server-build";
import { type Page, listPages } from "~/platform/http/pages";

let pages: readonly Page[] | undefined;

/** Every route and its handle. Called by routes, which are loaded by then. */
export function getPages(): readonly Page[] {
  pages ??= listPages(routes);
  return pages;
}
