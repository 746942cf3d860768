/** A toast that has timed out is gone, and its Dismiss is a button. */
export function enhanceToasts(): void {
  for (const toast of document.querySelectorAll("[data-toast]")) {
    toast.addEventListener("animationend", ({ target }) => target === toast && toast.remove());
    const label = toast.querySelector("[data-dismiss]");
    if (!label) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.className = label.className;
    button.ariaLabel = "Dismiss";
    button.append(...label.querySelectorAll("svg"));
    button.addEventListener("click", () => toast.remove());
    label.replaceWith(button);
  }
}
