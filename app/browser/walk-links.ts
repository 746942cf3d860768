/** Arrow keys walk the links of a drawing, from one to the next. */
export function enhanceWalkedLinks(): void {
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const { target } = event;
    if (step === undefined || !(target instanceof Element)) return;
    const links = Array.from(target.closest("[data-walk]")?.querySelectorAll("a") ?? []);
    const next = links[links.findIndex((link) => link === target) + step];
    if (links.length === 0) return;
    event.preventDefault();
    next?.focus();
  });
}
