import { START_LEVEL } from "~/assessment/rating-start";

/** Counts the answers of a step as they are chosen; without a script only the saved ones are counted. */
export function enhanceAnswerCount(): void {
  const text = document.querySelector<HTMLElement>("[data-saved-elsewhere]");
  const [label, count] = [text?.previousElementSibling, text?.firstChild];
  if (!text || !label || !count) return;
  label.textContent = "Answered in this step";
  const show = () => {
    count.textContent = `${Number(text.dataset.savedElsewhere) + countAnswers()} `;
  };
  show();
  // A click on the preselected level makes it an answer and is no change.
  for (const event of ["change", "click"]) document.addEventListener(event, show);
  // With what the browser filled in again.
  addEventListener("pageshow", show);
}

function countAnswers(): number {
  const isStartConfirmed = document.querySelector("[data-confirm-start]:checked") !== null;
  const ratings = document.querySelectorAll<HTMLInputElement>("[data-scale] input:checked");
  const selects = document.querySelectorAll<HTMLSelectElement>("[data-select-list] select");
  return (
    [...ratings].filter(({ value }) => isStartConfirmed || value !== START_LEVEL).length +
    [...selects].filter(({ value }) => value !== "").length +
    // Fields to check are one question together.
    document.querySelectorAll("[data-check-list]:has(:checked)").length
  );
}
