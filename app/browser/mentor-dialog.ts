import { onClick, opensElsewhere } from "./on-click";

/**
 * Opens the mentor list's links in its dialog. Each leads to the mentor's own page, and still does where the
 * dialog's content doesn't come.
 */
export function enhanceMentorDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-mentor-dialog]");
  if (!dialog) return;
  dialog.addEventListener("click", (event) => {
    if (isOutside(dialog, event)) dialog.close();
  });
  onClick("a[data-dialog]", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
    event.preventDefault();
    void open(dialog, link.href);
  });
}

/** On the page behind: clicks on it reach the dialog itself, as those on its padding do. */
function isOutside(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return (
    target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  );
}

async function open(dialog: HTMLDialogElement, href: string): Promise<void> {
  const root = document.documentElement;
  root.dataset.pending = "";
  const response = await fetch(`${href}/dialog`).catch(() => null);
  if (!response?.ok) return location.assign(href);
  dialog.innerHTML = await response.text();
  delete root.dataset.pending;
  dialog.showModal();
}
