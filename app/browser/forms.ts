declare global {
  interface Window {
    /** Not in every browser. */
    readonly navigation?: EventTarget;
  }
}

/** After this a form can be sent again: not every browser tells that the person stopped it. */
const SENDING_LIMIT = 10_000;

let sentForm: HTMLFormElement | null = null;
let sendingTimer: number | undefined;
/** What the disabled button says otherwise. */
let label: { button: HTMLButtonElement; nodes: ChildNode[] } | null = null;

/**
 * A form that the browser sends: once, with a button that says so. One that comes back has the focus in the first field
 * to correct.
 */
export function enhanceForms(): void {
  // Behind all others: what they keep from being sent is none of these.
  addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post")
      return;
    if (form === sentForm) return event.preventDefault();
    sentForm = form;
    // A disabled button would not be sent along.
    setTimeout(() => disable(submitter));
    sendingTimer = window.setTimeout(endSending, SENDING_LIMIT);
  });
  // Kept by the browser and shown again, or stopped on the way.
  addEventListener("pageshow", endSending);
  window.navigation?.addEventListener("navigateerror", endSending);
  document.querySelector<HTMLElement>("main form [aria-invalid=true]")?.focus();
  // What a form came back with is not sent again by a reload.
  history.replaceState(history.state, "");
}

function disable(button: HTMLElement | null): void {
  const text = button?.dataset.pendingText;
  if (!(button instanceof HTMLButtonElement) || !text) return;
  label = { button, nodes: [...button.childNodes] };
  button.replaceChildren(text);
  button.disabled = true;
  button.ariaBusy = "true";
}

function endSending(): void {
  clearTimeout(sendingTimer);
  for (const field of sentForm?.querySelectorAll("input") ?? [])
    if (field.autocomplete.endsWith("-password")) field.value = "";
  if (label) {
    label.button.replaceChildren(...label.nodes);
    label.button.disabled = false;
    label.button.ariaBusy = null;
  }
  sentForm = label = null;
}
