import { onClick, opensElsewhere } from "./on-click";
import { parsePage } from "./parse-page";

const PART = "[data-swap]";

let isSending = false;
let onSwap = (_part: HTMLElement) => {};

/**
 * Links and forms whose page differs in one part only: that part is replaced where it stands. What else the part needs
 * then is done by `afterSwap`.
 */
export function enhanceSwaps(afterSwap = onSwap): void {
  onSwap = afterSwap;
  // Ahead of what every form that the browser sends has.
  addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !form.matches("[data-swap-form]")) return;
      event.preventDefault();
      void sendForm(form, new FormData(form, submitter), submitter);
    },
    { capture: true },
  );
  onClick("a[data-swap-link]", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event)) return;
    event.preventDefault();
    void swap(link, link.href).catch(() => location.assign(link.href));
  });
}

export async function sendForm(
  form: HTMLFormElement,
  fields: FormData,
  submitter: HTMLElement | null = null,
): Promise<void> {
  if (isSending) return;
  isSending = true;
  const endPending = showPending(submitter);
  try {
    await swap(form, form.action, { method: "post", body: encode(fields, submitter) });
  } catch {
    endPending();
    showFailure(form, submitter);
  } finally {
    isSending = false;
  }
}

/** As the browser would send it. */
function encode(fields: FormData, submitter: HTMLElement | null): BodyInit {
  const hasFiles =
    submitter instanceof HTMLButtonElement && submitter.formEnctype === "multipart/form-data";
  if (hasFiles) return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

async function swap(used: Element, url: string, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const part = (await parsePage(response)).querySelector<HTMLElement>(PART);
  if (!part && response.redirected) return location.assign(response.url);
  if (!part) throw new Error(`${response.status} without the part`);
  used.closest(PART)?.replaceWith(part);
  if (response.redirected || !init) history.replaceState(null, "", response.url);
  onSwap(part);
  part.querySelector<HTMLElement>("[aria-invalid], [data-swap-focus], textarea")?.focus();
}

/** Beside a text that must not be lost. Other forms are sent by the browser: the server says what is wrong. */
function showFailure(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const message = form.querySelector("[data-swap-error]");
  if (message) return message.removeAttribute("hidden");
  delete form.dataset.swapForm;
  form.requestSubmit(submitter);
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
