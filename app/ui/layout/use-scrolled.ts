import { useEffect, useState } from "react";

/** The header is compact beyond this scroll offset, in pixels. */
const SCROLL_THRESHOLD = 10;

/** Whether the page is scrolled, for browsers without scroll-driven animations (see chrome.css). */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (CSS.supports("animation-timeline: scroll()")) return;
    const update = () => setScrolled(window.scrollY > SCROLL_THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
