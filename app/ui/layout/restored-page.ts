/**
 * Loads a page again that the browser restored for Back or Forward, or fetched before the click, if
 * another theme or account shows by now.
 */
export function updateRestoredPage(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void reloadIfOutdated();
  });
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  const isPrefetched =
    "deliveryType" in navigation && navigation.deliveryType === "navigational-prefetch";
  if (isPrefetched || navigation.type === "back_forward") void reloadIfOutdated();
}

async function reloadIfOutdated(): Promise<void> {
  const response = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
  if (!response) return;
  const current = new DOMParser().parseFromString(await response.text(), "text/html");
  if (describePage(current) !== describePage(document)) location.reload();
}

/** What a page shows of choices and of the account. */
function describePage(page: Document): string {
  const { theme, accent, animations } = page.documentElement.dataset;
  const isSignedIn = page.querySelector('form[action="/logout"]') !== null;
  return [theme, accent, animations, isSignedIn].join();
}
