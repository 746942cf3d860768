import { START_LEVEL } from "~/assessment/rating-start";

/** The keyboard and clicks on the assessment's scales. */
export function enhanceRatings(): void {
  document.addEventListener("keydown", selectByKey);
  document.addEventListener("click", chooseStart);
}

/** Keys 1 to 5 select a level; arrow keys and Tab are handled by the browser. */
function selectByKey({ key, target }: KeyboardEvent): void {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-scale] input")) return;
  if (!/^[1-5]$/.test(key)) return;
  const radio = document.getElementsByName(target.name)[Number(key) - 1];
  radio?.focus();
  radio?.click();
}

/** A click on the preselected level makes it an answer. */
function chooseStart({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.value === START_LEVEL) target.value = "3";
}
