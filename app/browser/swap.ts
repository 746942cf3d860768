import { onClick, opensElsewhere } from "./on-click";
import { parsePage } from "./parse-page";

const PART = "[data-swap]";

/** Links and forms whose page differs in one part only: that part is replaced where it stands. */
export function enhanceSwaps(): void {
  // Ahead of what every form that the browser sends has.
  addEventListener("submit", sendForm, { capture: true });
  onClick("a[data-swap-link]", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
    event.preventDefault();
    void swap(link, link.href).catch(() => location.assign(link.href));
  });
}

function sendForm(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-swap-form]")) return;
  event.preventDefault();
  if (form.ariaBusy) return;
  form.ariaBusy = "true";
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) body.append(name, String(value));
  const endPending = showPending(submitter);
  void swap(form, form.action, { method: "post", body }).catch(() => {
    form.ariaBusy = null;
    endPending();
    form.querySelector("[data-swap-error]")?.removeAttribute("hidden");
  });
}

async function swap(used: Element, url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const part = (await parsePage(response)).querySelector<HTMLElement>(PART);
  if (!part && response.redirected) return location.assign(response.url);
  if (!part) throw new Error(`${response.status} without the part`);
  used.closest(PART)?.replaceWith(part);
  if (response.redirected || !init) history.replaceState(null, "", response.url);
  part.querySelector<HTMLElement>("[aria-invalid], [data-swap-focus], textarea")?.focus();
}

/** The button says so, as wide as before. */
function showPending(button: HTMLElement | null): () => void {
  const text = button?.dataset.pendingText;
  if (!button || !text) return () => {};
  button.style.minWidth = `${button.offsetWidth}px`;
  button.textContent = text;
  button.ariaBusy = "true";
  return () => {
    button.textContent = "Try again";
    button.ariaBusy = null;
  };
}
