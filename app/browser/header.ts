/** The header is compact beyond this scroll offset, in pixels. */
const SCROLL_THRESHOLD = 10;

/**
 * Marks a scrolled page, whose header is compact (header.css), for browsers without scroll-driven animations. WebKit has
 * them, but where a page is scrolled in one step, as by Back, it shows them one step late.
 */
export function enhanceHeader(): void {
  markPage();
  addEventListener("scroll", markPage);
}

function markPage(): void {
  document.documentElement.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
}
