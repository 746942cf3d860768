import { describeAccent, hasGrid, swatchLabel } from "./accent-traits";
import { finishTransitions } from "./finish-transitions";

/** A choice that a button sends: its name and value. */
interface Choice {
  name: (typeof NAMES)[number];
  value: string;
}

const NAMES = ["theme", "accent", "extraTime"] as const;

const channel = new BroadcastChannel("preferences");
/** The channel of remix-themes, which the pages with React listen to. */
const themeChannel = new BroadcastChannel("remix-themes-channel");

let saved: Promise<unknown> = Promise.resolve();
let unsavedCount = 0;

/** Lets choices apply in place and in the browser's other tabs, on a page without React. */
export function enhancePreferences(): void {
  document.addEventListener("submit", (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.getAttribute("action") !== "/preferences")
      return;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { value } = submitter;
    const name = NAMES.find((each) => each === submitter.name);
    if (!name) return;
    event.preventDefault();
    markChosen({ name, value });
    // The button answers the press; the style of every element takes the browser longer than that.
    requestAnimationFrame(() => setTimeout(() => applyToPage({ name, value })));
    save({ name, value });
  });
  document.addEventListener("click", waitForSave);
  channel.addEventListener("message", ({ data }) => {
    for (const name of NAMES)
      if (typeof data?.[name] === "string") show({ name, value: data[name] });
  });
  themeChannel.addEventListener("message", ({ data }) =>
    show({ name: "theme", value: data.definedBy === "SYSTEM" ? "system" : data.theme }),
  );
}

/** One at a time, so that the last one counts. */
function save({ name, value }: Choice): void {
  unsavedCount += 1;
  saved = saved
    .then(() =>
      fetch("/preferences.data", {
        method: "POST",
        body: new URLSearchParams({ [name]: value, stay: "on" }),
        keepalive: true,
      }),
    )
    .then(() => notifyOtherTabs({ name, value }))
    .catch(() => {})
    .finally(() => (unsavedCount -= 1));
}

function notifyOtherTabs({ name, value }: Choice): void {
  post(channel, { [name]: value });
  if (name !== "theme") return;
  const systemTheme = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  post(
    themeChannel,
    value === "system"
      ? { theme: systemTheme, definedBy: "SYSTEM" }
      : { theme: value, definedBy: "USER" },
  );
}

function post(to: BroadcastChannel, message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels do not
  to.postMessage(message);
}

/** The next page reads the choice from its cookie. */
function waitForSave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const opensElsewhere = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
  if (!link || unsavedCount === 0 || opensElsewhere) return;
  event.preventDefault();
  void saved.then(() => location.assign(link.href));
}

function show(choice: Choice): void {
  markChosen(choice);
  applyToPage(choice);
}

function markChosen({ name, value }: Choice): void {
  if (name === "accent") {
    for (const list of document.querySelectorAll(".palette-list")) pinSwatch(list, value);
    for (const text of document.querySelectorAll(".accent-name"))
      text.textContent = describeAccent(value);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    `button[name=${name}][aria-pressed]`,
  ))
    button.ariaPressed = String(button.value === value);
  // Leaving the page may cancel the saving: forms send it along.
  for (const input of document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
    input.value = value;
}

function applyToPage({ name, value }: Choice): void {
  if (name === "extraTime") return;
  const root = document.documentElement;
  root.dataset[name] = value;
  if (name === "accent") root.toggleAttribute("data-grid", hasGrid(value));
  else
    document
      .querySelector("meta[name=color-scheme]")
      ?.setAttribute("content", value === "dark" ? "dark light" : "light dark");
  finishTransitions();
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
