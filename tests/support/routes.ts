import { type Page, listPages } from "~/platform/http/pages";
import { loadRoutes } from "./app";

/** Every route of the build and its handle. */
export async function loadPages(): Promise<Page[]> {
  return listPages(await loadRoutes());
}

/** An address of the route, each parameter filled in. */
export function toAddress({ path }: Page): string {
  return path.replaceAll(/:\w+/g, "1").replace("*", "nowhere");
}

/** The addresses it has in the sitemap. */
export async function listSitemapPaths({ path, handle: { sitemap } }: Page): Promise<string[]> {
  if (sitemap === undefined) return [];
  return sitemap === true ? [path] : (await sitemap()).map((entry) => entry.path);
}
