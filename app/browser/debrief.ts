import { describeGaps } from "~/job-interviews/debrief/gap-note";

/** Says at once what becomes of a question for which there was no story. */
export function enhanceDebrief(list: HTMLElement): void {
  const note = document.querySelector<HTMLElement>("[data-gap-note]");
  if (!note) return;
  list.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const selects = [...list.querySelectorAll("select")];
    const numbers = selects.flatMap(({ value }, index) => (value === "none" ? index + 1 : []));
    note.textContent = describeGaps(numbers, note.dataset.gapNote === "true");
    note.hidden = numbers.length === 0;
  });
}
