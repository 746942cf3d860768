import { onClick } from "./on-click";

/** Lets a button copy the field beside it (copy-field.tsx). */
export function enhanceCopyButtons(): void {
  onClick("[data-copy]", (button) => {
    button.parentElement
      ?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea")
      ?.select();
    // The clipboard's newer interface needs https, which not everyone has on a server of their own.
    if (!document.execCommand("copy")) return;
    button.dataset.copied = "";
    button.focus();
  });
}
