import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A menu is a <details>, so it works without JavaScript. With JavaScript it also closes on
 * navigation, on a click on one of its links, on Escape, and when the pointer or focus moves
 * elsewhere.
 */
export function useMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const currentUrl = pathname + search;
  const previousUrl = useRef(currentUrl);

  useEffect(() => {
    if (ref.current && previousUrl.current !== currentUrl) ref.current.open = false;
    previousUrl.current = currentUrl;
  }, [currentUrl]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const listenerController = new AbortController();
    const close = () => {
      menu.open = false;
    };
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.open) return;
      close();
      menu.querySelector("summary")?.focus();
    };
    const closeOnLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) close();
    };
    const { signal } = listenerController;
    document.addEventListener("pointerdown", closeFromOutside, { signal });
    document.addEventListener("focusin", closeFromOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    menu.addEventListener("click", closeOnLink, { signal });
    return () => listenerController.abort();
  }, []);

  return ref;
}
