import { type Location, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { closeMenus } from "./menus";

/** Focus stays here: a field to correct, and the summary of what to correct. */
const KEEPS_FOCUS = '[aria-invalid="true"], [role="alert"]';

/** What the keyboard can continue from. */
const FOCUS_TARGETS = "h2,h3,h4,button,a";

/**
 * Says that a page is loading, closes the menus and moves focus to the heading of the next page, so that a screen reader reads it and the Tab key
 * continues from there. The browser does that itself only when it loads a document.
 */
export function PageFocus() {
  const location = useLocation();
  const { formMethod, state } = useNavigation();
  const previous = useRef<{ location: Location; heading: string | null } | null>(null);
  const isSubmitted = useRef(false);
  const formPath = useRef<EventTarget[]>([]);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-pending", state !== "idle");
  }, [state]);

  useEffect(() => {
    if (formMethod === "POST") isSubmitted.current = true;
  }, [formMethod]);

  useEffect(() => {
    const remember = (event: Event) => {
      formPath.current = event.composedPath();
    };
    addEventListener("submit", remember);
    return () => removeEventListener("submit", remember);
  }, []);

  useEffect(() => {
    const heading = getHeading()?.textContent ?? null;
    const from = previous.current;
    const wasSubmitted = isSubmitted.current;
    previous.current = { location, heading };
    isSubmitted.current = false;
    if (!from || from.location.key === location.key) return;
    closeMenus();
    // A form may lead to the next question at the same address, or back to a part of the page.
    // Another query alone is the same page, unless what had the focus is gone.
    const isNextPage =
      from.location.pathname !== location.pathname ||
      (from.heading !== heading && (wasSubmitted || isFocusLost())) ||
      (wasSubmitted && location.hash !== "" && isFocusLost());
    if (isNextPage) focusPage(location.hash);
    else if (wasSubmitted && isFocusLost()) focusNearest(formPath.current);
  }, [location]);

  return null;
}

/** To a form that changed its page in place, or to what stands there now. */
function focusNearest(ancestors: EventTarget[]): void {
  for (const ancestor of ancestors) {
    const target =
      ancestor instanceof Element &&
      ancestor.isConnected &&
      ancestor.querySelector<HTMLElement>(FOCUS_TARGETS);
    if (target) return focusElement(target);
  }
}

function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

function getHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1");
}

function focusPage(hash: string): void {
  if (document.activeElement?.matches(KEEPS_FOCUS)) return;
  const target =
    document.getElementById(decodeHash(hash)) ??
    getHeading() ??
    document.querySelector<HTMLElement>("main");
  if (target) focusElement(target);
}

function focusElement(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  // ScrollRestoration decides where the page is scrolled to.
  target.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
