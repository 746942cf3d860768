import { onClick, opensElsewhere } from "./on-click";
import { describeAccent, hasGrid, swatchLabel } from "~/preferences/accent-traits";
import { finishTransitions } from "./finish-transitions";

const NAMES = ["theme", "accent", "animations", "extraTime"];

const channel = new BroadcastChannel("preferences");

let saved: Promise<unknown> = Promise.resolve();
let unsavedCount = 0;

/** Lets choices apply in place and in the browser's other tabs. */
export function enhancePreferences(): void {
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/preferences")
      return;
    if (!(submitter instanceof HTMLButtonElement) || !NAMES.includes(submitter.name)) return;
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
  channel.addEventListener("message", ({ data }) => {
    for (const name of NAMES) if (typeof data?.[name] === "string") show(name, data[name]);
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
    .then(() => notifyOtherTabs(name, value))
    .catch(() => {})
    .finally(() => (unsavedCount -= 1));
}

function notifyOtherTabs(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels do not
  channel.postMessage({ [name]: value });
}

/** The next page reads the choice from its cookie. */
function waitForSave(link: HTMLElement, event: MouseEvent): void {
  if (!(link instanceof HTMLAnchorElement) || unsavedCount === 0 || opensElsewhere(event)) return;
  event.preventDefault();
  void saved.then(() => location.assign(link.href));
}

function show(name: string, value: string): void {
  markChosen(name, value);
  applyToPage(name, value);
}

function markChosen(name: string, value: string): void {
  if (name === "accent") {
    for (const list of document.querySelectorAll(".palette-list")) pinSwatch(list, value);
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

/** The switch of the other theme takes the place of the pressed one; what is hidden takes no focus. */
function keepFocus({ role, name }: HTMLButtonElement): void {
  if (role !== "switch") return;
  for (const button of document.querySelectorAll<HTMLElement>(`[role=switch][name=${name}]`))
    button.focus();
}

/** A color that is not among the palette's thirty becomes its first cell. */
function pinSwatch(list: Element, accent: string): void {
  if (list.querySelector(`button[value="${accent}"]`)) return;
  const button = list.querySelector("button")?.cloneNode();
  if (!(button instanceof HTMLButtonElement)) return;
  button.value = accent;
  button.textContent = swatchLabel(accent);
  button.className = "pinned";
  list.querySelector(".pinned")?.remove();
  list.prepend(button);
}
