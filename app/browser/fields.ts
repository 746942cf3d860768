import { enhanceFieldOptions } from "./field-options";

/** What a few fields do beyond those of every form. */
export function enhanceFields(): void {
  enhanceFieldOptions();
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) countWords(target);
  });
}

/** Counts the words of a text that is to have sixty. */
function countWords({ id, value }: HTMLTextAreaElement): void {
  const count = document.querySelector(`[data-words="${CSS.escape(id)}"]`);
  if (count) count.textContent = `${value.match(/\S+/g)?.length ?? 0} of 60 words`;
}
