/** Fills a tick for each word as it is typed; ticks beyond the number aimed at are outlined. */
export function enhanceWordTicks(): void {
  const field = document.querySelector<HTMLTextAreaElement>("[data-word-ticks]");
  const counter = field?.nextElementSibling;
  const [ticks, count] = [counter?.querySelector("div"), counter?.querySelector("b")];
  if (!field || !(counter instanceof HTMLElement) || !ticks || !count) return;
  const aim = Number(field.dataset.wordTicks);
  const show = () => {
    const words = field.value.match(/\S+/g)?.length ?? 0;
    count.textContent = String(words);
    ticks.replaceChildren(
      ...Array.from({ length: Math.max(aim, words) }, (_, index) => {
        const tick = document.createElement("i");
        tick.toggleAttribute("data-on", index < Math.min(words, aim));
        tick.toggleAttribute("data-over", index >= aim);
        return tick;
      }),
    );
  };
  counter.hidden = false;
  show();
  field.addEventListener("input", show);
  // With what the browser filled in again.
  addEventListener("pageshow", show);
}
