import { onClick } from "./on-click";

/** Closes the open menus, except one that holds the element. */
export function closeMenus(except: Node | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("[popover] details[open]"))
    if (!menu.contains(except)) menu.open = false;
  const siteMenu = document.querySelector<HTMLElement>("[popover]");
  if (!siteMenu?.parentElement?.contains(except)) siteMenu?.hidePopover?.();
}

/**
 * A menu is a <details> of the header, and the one of narrower screens a popover, so they work without JavaScript. With
 * JavaScript they also close on a click on one of their links, on Escape, and when the pointer or focus moves elsewhere.
 */
export function enhanceMenus(): void {
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const openMenus = document.querySelectorAll<HTMLElement>("[popover] details[open] > summary");
    closeMenus();
    for (const summary of openMenus) summary.focus();
  });
  onClick("[popover] a", () => closeMenus());
  // The browser may show this very page again when someone goes back.
  addEventListener("pagehide", () => closeMenus());
  document.addEventListener("toggle", scrollToSelected, true);
}

function closeOthers({ target }: Event): void {
  // What opens there covers nothing, and closing it would move what is being pressed.
  if (target instanceof Element && target.closest("[popover]:popover-open")) return;
  closeMenus(target instanceof Node ? target : null);
}

/** Scrolls the selected swatch into view inside the palette without scrolling the page. */
function scrollToSelected({ target: menu }: Event): void {
  if (!(menu instanceof HTMLElement)) return;
  const selected = menu.querySelector<HTMLElement>("[name=accent][aria-pressed=true]");
  const list = selected?.parentElement;
  if (list) list.scrollTop = selected.offsetTop - list.offsetTop - 112;
}
