/** Follows the link that names the keys, also while someone types. */
export function enhanceKeyShortcuts(): void {
  addEventListener("keydown", ({ altKey, ctrlKey, metaKey, shiftKey, key }) => {
    if (!altKey || ctrlKey || metaKey || shiftKey) return;
    document.querySelector<HTMLElement>(`a[aria-keyshortcuts="Alt+${CSS.escape(key)}"]`)?.click();
  });
}
