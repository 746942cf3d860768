import { onClick, opensElsewhere } from "./on-click";
import { describeAccent, hasGrid, swatchLabel } from "~/preferences/accent-traits";

const channel = new BroadcastChannel("preferences");

let saved: Promise<unknown> = Promise.resolve();
let unsavedCount = 0;

/** Lets choices apply in place and in the browser's other tabs. */
export function enhancePreferences(): void {
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches("[action='/preferences']")) return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name, value } = submitter;
    event.preventDefault();
    markChosen(name, value);
    // The button answers the press; the style of every element takes the browser longer than that.
    requestAnimationFrame(() =>
      setTimeout(() => {
        applyToPage(name, value);
        keepFocus(submitter);
      }),
    );
    save(name, value);
  });
  onClick("a", waitForSave);
  channel.addEventListener("message", ({ data: { name, value } }) => {
    markChosen(name, value);
    applyToPage(name, value);
  });
}

/** One at a time, so that the last one counts. */
function save(name: string, value: string): void {
  unsavedCount += 1;
  saved = saved
    .then(() =>
      fetch("/preferences.data", {
        method: "POST",
        body: new URLSearchParams({ [name]: value, stay: "on" }),
        keepalive: true,
      }),
    )
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels do not
    .then(() => channel.postMessage({ name, value }))
    .catch(() => {})
    .finally(() => (unsavedCount -= 1));
}

/** The next page reads the choice from its cookie. */
function waitForSave(link: HTMLElement, event: MouseEvent): void {
  if (!(link instanceof HTMLAnchorElement) || unsavedCount === 0 || opensElsewhere(event)) return;
  event.preventDefault();
  void saved.then(() => location.assign(link.href));
}

function markChosen(name: string, value: string): void {
  if (name === "accent") {
    pinSwatch(value);
    for (const text of document.querySelectorAll("[data-accent-name]"))
      text.textContent = describeAccent(value);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `button[name=${name}][aria-pressed]`,
  ))
    button.ariaPressed = String(button.value === value);
  const animations = document.querySelector<HTMLButtonElement>("button[name=animations]");
  if (name === "animations" && animations) {
    animations.ariaChecked = String(value === "on");
    animations.value = value === "on" ? "off" : "on";
  }
  // Leaving the page may cancel the saving: forms send it along.
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
    input.value = value;
}

function applyToPage(name: string, value: string): void {
  // The clock of an interview.
  if (name === "extraTime")
    return void document.dispatchEvent(new CustomEvent("extra-time", { detail: value }));
  const root = document.documentElement;
  root.dataset[name] = value;
  if (name === "accent") root.toggleAttribute("data-grid", hasGrid(value));
  if (name === "theme")
    document
      .querySelector("meta[name=color-scheme]")
      ?.setAttribute("content", value === "dark" ? "dark light" : "light dark");
  finishTransitions();
}

/**
 * Ends what moves when the page's colors have changed. Every button and link would fade to its new color by itself, and
 * the browser would style and paint them in each frame, while the page around them has changed at once.
 */
function finishTransitions(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

/** The switch of the other theme takes the place of the pressed one; what is hidden takes no focus. */
function keepFocus({ role, name }: HTMLButtonElement): void {
  if (role !== "switch") return;
  for (const button of document.querySelectorAll<HTMLElement>(`[role=switch][name=${name}]`))
    button.focus();
}

/** A color that is not among the palette's thirty becomes its first cell. */
function pinSwatch(accent: string): void {
  const first = document.querySelector<HTMLElement>("[popover] [name=accent][aria-pressed]");
  const list = first?.parentElement;
  if (!list || list.querySelector(`button[value="${accent}"]`)) return;
  const swatch = { value: accent, textContent: swatchLabel(accent), className: "pinned" };
  const button = Object.assign(first.cloneNode(), swatch);
  // One that was pinned before.
  if (first === list.firstElementChild) first.remove();
  list.prepend(button);
}
