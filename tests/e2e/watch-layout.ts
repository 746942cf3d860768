import type { Page } from "@playwright/test";

/** Adds up in `data-shift` of the root element how far anything on the page was moved by the layout. */
export const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset.shift = String(
          Number(dataset.shift ?? 0) + ("value" in entry ? Number(entry.value) : 0),
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
