import { onClick } from "./on-click";

/** Lets a button show the password beside it. */
export function enhancePasswordButtons(): void {
  onClick("[data-show-password]", (button) => {
    const input = button.previousElementSibling;
    if (!(input instanceof HTMLInputElement)) return;
    const isShown = input.type === "password";
    input.type = isShown ? "text" : "password";
    button.ariaPressed = String(isShown);
  });
}
