const ROTATION_INTERVAL_IN_MS = 3000;

/**
 * Advances the highlight every three seconds and wraps around. Stands still while it is paused, and where less
 * motion is asked for.
 */
export function rotateIconStrip(): void {
  const strip = document.querySelector<HTMLElement>("[data-icon-strip]");
  if (!strip) return;
  const items = [...strip.querySelectorAll("li")];
  const button = strip.querySelector("button");
  const isStill =
    matchMedia("(prefers-reduced-motion)").matches ||
    document.documentElement.dataset.animations === "off";
  let index = items.findIndex(({ dataset }) => dataset.state === "on");
  let timer: ReturnType<typeof setInterval> | undefined;

  const advance = () => {
    index = (index + 1) % items.length;
    for (const [position, item] of items.entries())
      item.dataset.state = position === index ? "on" : position < index ? "past" : "ahead";
  };
  const play = () => {
    if (!isStill) timer = setInterval(advance, ROTATION_INTERVAL_IN_MS);
  };
  const toggle = () => {
    const isPaused = strip.toggleAttribute("data-paused");
    if (button) button.ariaLabel = isPaused ? "Play the highlight" : "Pause the highlight";
    clearInterval(timer);
    if (!isPaused) play();
  };
  button?.addEventListener("click", toggle);
  play();
}
