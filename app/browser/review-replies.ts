import { mountIslands } from "./mount-islands";
import { onClick } from "./on-click";
import { parsePage } from "./parse-page";
import { showAnswerRecordings } from "./stored-recordings";
import { drawThreads } from "./threads";

let isSending = false;

/** A reply to the coach changes the review in place. A click on a sentence answers what is asked. */
export function enhanceReplies(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches("[data-reply]")) return;
    event.preventDefault();
    void sendReply(form, new FormData(form, submitter), submitter);
  });
  onClick("[data-asking] [data-sentence]", (sentence, { target }) => {
    const form = document.querySelector<HTMLFormElement>("[data-next] [data-ask]");
    const isOther = target instanceof Element && target.closest("a, button");
    if (!form || isOther || !getSelection()?.isCollapsed) return;
    const fields = new FormData(form);
    fields.set("sentence", sentence.dataset.sentence ?? "");
    void sendReply(form, fields);
  });
}

async function sendReply(
  form: HTMLFormElement,
  fields: FormData,
  submitter: HTMLElement | null = null,
): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    });
    if (!response.ok) throw new Error(response.statusText);
    showReview(await parsePage(response));
  } catch {
    // The server says what is wrong, on a page of its own.
    delete form.dataset.reply;
    form.requestSubmit(submitter);
  } finally {
    isSending = false;
  }
}

function showReview(page: Document): void {
  const [from, to] = [document.querySelector("main"), page.querySelector("main")];
  if (!from || !to) return location.reload();
  from.replaceWith(to);
  drawThreads();
  void mountIslands();
  void showAnswerRecordings();
  to.querySelector<HTMLElement>("[data-next-heading]")?.focus();
  const news = to.querySelector("[data-review-news]");
  const range = to.querySelector("[data-range]")?.textContent ?? "";
  // A live region tells what comes into it after it is there.
  requestAnimationFrame(() => news?.replaceChildren(range));
}
