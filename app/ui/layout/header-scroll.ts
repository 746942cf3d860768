/** The header is compact beyond this scroll offset, in pixels. */
const SCROLL_THRESHOLD = 10;

/** Marks the header of a scrolled page, for browsers without scroll-driven animations (see chrome.css). */
export function enhanceHeader(): void {
  if (CSS.supports("animation-timeline: scroll()")) return;
  markHeader();
  window.addEventListener("scroll", markHeader, { passive: true });
}

function markHeader(): void {
  document
    .querySelector(".site-header")
    ?.toggleAttribute("data-scrolled", window.scrollY > SCROLL_THRESHOLD);
}
