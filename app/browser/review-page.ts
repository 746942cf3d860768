import { mountIslands } from "./mount-islands";
import { onClick } from "./on-click";
import { showAnswerRecordings } from "./stored-recordings";
import { enhanceSwaps, sendForm } from "./swap";
import { drawThreads, enhanceThreads } from "./threads";

/** On a review: replies in place, lines from sentences to points, and the recording. */
export function enhanceReviewPage(): void {
  enhanceSwaps(showNewReview);
  onClick("[data-asking] [data-sentence]", answerAsk);
  enhanceThreads();
  void showAnswerRecordings();
}

function showNewReview(review: HTMLElement): void {
  drawThreads();
  void mountIslands();
  void showAnswerRecordings();
  const range = review.querySelector("[data-range]")?.textContent ?? "";
  document.querySelector("[data-swap-news]")?.replaceChildren(range);
}

/** A click on a sentence answers what is asked. */
function answerAsk(sentence: HTMLElement, { target }: MouseEvent): void {
  const form = document.querySelector<HTMLFormElement>("[data-next] [data-ask]");
  const isOther = target instanceof Element && target.closest("a, button");
  if (!form || isOther || !getSelection()?.isCollapsed) return;
  const fields = new FormData(form);
  fields.set("sentence", sentence.dataset.sentence ?? "");
  void sendForm(form, fields);
}
