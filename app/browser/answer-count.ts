import { START_LEVEL } from "~/assessment/rating-start";

/** Counts the answers of a page as they are chosen; without a script only the saved ones are counted. */
export function enhanceAnswerCount(): void {
  const text = document.querySelector<HTMLElement>("[data-answer-count]");
  const [label, count] = [text?.previousElementSibling, text?.firstChild];
  if (!text || !label || !count) return;
  label.textContent = "Answered on this page";
  const show = () => {
    count.textContent = `${countAnswers()} `;
  };
  show();
  // A click on the preselected level makes it an answer and is no change.
  for (const event of ["change", "click"]) document.addEventListener(event, show);
  // With what the browser filled in again.
  addEventListener("pageshow", show);
}

function countAnswers(): number {
  const isStartConfirmed = document.querySelector("[data-confirm-start]:checked") !== null;
  const rows = document.querySelectorAll<HTMLElement>("[data-choice-row]");
  const selects = document.querySelectorAll<HTMLSelectElement>("[data-select-list] select");
  return (
    [...rows].filter((row) =>
      [...row.querySelectorAll<HTMLInputElement>("[data-scale] input:checked")].some(
        ({ value }) => isStartConfirmed || value !== START_LEVEL,
      ),
    ).length +
    [...selects].filter(({ value }) => value !== "").length +
    // Fields to check are one question together.
    document.querySelectorAll("[data-check-list]:has(:checked)").length
  );
}
