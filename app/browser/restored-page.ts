import { parsePage } from "./parse-page";

/** What is read of a navigation's entry; not every browser knows how a page was delivered. */
interface Navigation extends PerformanceEntry {
  readonly type?: string;
  readonly deliveryType?: string;
}

/**
 * Loads a page again that the browser restored for Back or Forward, or prepared before the click, if
 * another theme or account shows by now.
 */
export function updateRestoredPage(): void {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void reloadIfOutdated();
  });
  document.addEventListener("prerenderingchange", () => void reloadIfOutdated());
  const [navigation]: Navigation[] = performance.getEntriesByType("navigation");
  if (navigation?.type === "back_forward" || navigation?.deliveryType === "navigational-prefetch")
    void reloadIfOutdated();
}

async function reloadIfOutdated(): Promise<void> {
  const response = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
  if (response && describePage(await parsePage(response)) !== describePage(document))
    location.reload();
}

/** What a page shows of choices and of the account. */
function describePage(page: Document): string {
  const { theme, accent, animations } = page.documentElement.dataset;
  return [theme, accent, animations, readAccount(page)].join();
}

/** The email address of the account in the header; empty for visitors without one. */
export const readAccount = (page: Document) =>
  page.querySelector("[data-account-email]")?.textContent ?? "";
