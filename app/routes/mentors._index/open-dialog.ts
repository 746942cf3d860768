/**
 * Opens the list's links to mentors in its dialog. Each leads to the mentor's own page, and still does where the
 * dialog's content doesn't come.
 */
export function openInDialog(dialog: HTMLElement): void {
  if (!("showPopover" in dialog)) return;
  document.addEventListener("click", (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey } = event;
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-dialog]") : null;
    if (!link || button || metaKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    void open(dialog, link.href);
  });
}

async function open(dialog: HTMLElement, href: string): Promise<void> {
  const root = document.documentElement;
  root.dataset.pending = "";
  const response = await fetch(`${href}/dialog`).catch(() => null);
  if (!response?.ok) return location.assign(href);
  dialog.innerHTML = await response.text();
  delete root.dataset.pending;
  dialog.showPopover();
}
