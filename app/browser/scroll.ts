import { onClick } from "./on-click";
import { type FieldValues, readFields, writeFields } from "./field-values";

/** Another tab or week of the same page, and a form that leads to it. */
const STAYING = "a[data-keep-scroll], form[data-keep-scroll] button";
const TO_CORRECT = "[autofocus], [aria-invalid=true]";
const KEY = "kept-scroll";

interface KeptScroll {
  path: string;
  top: number;
  /** The text of the link or button, if the keyboard used it. */
  focused: string | null;
  /** Where its form goes, which may have another button afterward. */
  action: string | null;
  fields: FieldValues;
}

/** Another part of the same page leaves what is seen, typed and focused where it is. */
export function keepScroll(): void {
  restore();
  onClick(STAYING, (used) => {
    const kept: KeptScroll = {
      path: location.pathname,
      top: scrollY,
      focused: used.matches(":focus-visible") ? getText(used) : null,
      action: used.closest("form")?.getAttribute("action") ?? null,
      // What a form sent, the server sends back where it was not accepted.
      fields: readFields(document, used instanceof HTMLButtonElement ? used.form : null),
    };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  });
}

function restore(): void {
  const kept: KeptScroll | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  sessionStorage.removeItem(KEY);
  // What came back to be corrected has the focus.
  if (kept?.path !== location.pathname || document.querySelector(TO_CORRECT)) return;
  writeFields(document, kept.fields);
  const used = findUsed(kept);
  used?.closest("details")?.setAttribute("open", "");
  if (kept.focused !== null) used?.focus();
  scrollTo({ top: kept.top, behavior: "instant" });
}

function findUsed({ focused, action }: KeptScroll): HTMLElement | undefined {
  const all = Array.from(document.querySelectorAll<HTMLElement>(STAYING));
  return (
    all.find((element) => getText(element) === focused) ??
    all.find((element) => element.closest("form")?.getAttribute("action") === action)
  );
}

const getText = (element: Element) => element.ariaLabel ?? element.textContent;
