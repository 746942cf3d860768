import { type FieldValues, readFields, writeFields } from "~/ui/field-values";

/** Another tab or week of the same page, and a form that leads to it. */
const STAYING = "a[data-keep-scroll], form[data-keep-scroll] button";
const KEY = "kept-scroll";

interface KeptScroll {
  path: string;
  top: number;
  /** The text of the link or button, if the keyboard used it. */
  focused: string | null;
  fields: FieldValues;
}

/** What React's router does: another part of the same page leaves what is seen, typed and focused where it is. */
export function keepScroll(): void {
  restore();
  document.addEventListener("click", ({ target }) => {
    const used = target instanceof Element ? target.closest(STAYING) : null;
    if (!used) return;
    const kept: KeptScroll = {
      path: location.pathname,
      top: scrollY,
      focused: used.matches(":focus-visible") ? getText(used) : null,
      fields: readFields(document),
    };
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  });
}

function restore(): void {
  const kept: KeptScroll | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  sessionStorage.removeItem(KEY);
  if (kept?.path !== location.pathname) return;
  writeFields(document, kept.fields);
  for (const element of document.querySelectorAll<HTMLElement>(STAYING))
    if (getText(element) === kept.focused) element.focus();
  scrollTo({ top: kept.top, behavior: "instant" });
}

const getText = (element: Element) => element.ariaLabel ?? element.textContent;
