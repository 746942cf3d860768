/** The header is compact beyond this scroll offset, in pixels. */
const SCROLL_THRESHOLD = 10;

/**
 * Marks the header of a scrolled page (see chrome.css), for browsers without scroll-driven animations. WebKit has
 * them, but where a page is scrolled in one step, as by Back, it shows them one step late.
 */
export function enhanceHeader(): void {
  markHeader();
  addEventListener("scroll", markHeader);
}

function markHeader(): void {
  document
    .querySelector("[data-site-header]")
    ?.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
}
