import { RemixBrowser, matchRoutes } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
// Loaded here, the context of its provider is the same one after a hot reload.
import "remix-themes/build/theme-provider.js";
import { isRouted } from "~/hydrated-routes";
import { enhanceHeader } from "~/ui/layout/header-scroll";
import { enhanceMenus } from "~/ui/layout/menus";
import { loadAsDocument } from "~/ui/layout/load-as-document";
import { updateRestoredPage } from "~/ui/layout/restored-page";
import { loadingBeforeHydration } from "~/ui/load-when-shown";

/**
 * RemixBrowser starts to decode the page's data in its first render, and suspends until that is done. A click just
 * before that render makes React hydrate at once, which fails for a root that suspends (error 345), and the page
 * would never react: remix-run/remix#10214. So the data is decoded before React hydrates.
 */
async function decodePageData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (suspendedBy) {
    await suspendedBy;
  }
}

async function hydrate(): Promise<void> {
  await Promise.all([decodePageData(), ...loadingBeforeHydration]);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

function isDocument(pathname: string): boolean {
  const { __remixRouter: router } = window;
  const route = matchRoutes(router.routes, pathname)?.at(-1)?.route;
  return route?.id !== undefined && !isRouted(route.id);
}

enhanceHeader();
enhanceMenus();
updateRestoredPage();
void hydrate().then(() => loadAsDocument(isDocument));
