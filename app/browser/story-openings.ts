/** Puts the first sentence of the chosen story into an empty answer, and takes it out again with the choice. */
export function enhanceStoryOpenings(): void {
  let placed = "";
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.opening === undefined) return;
    const field = target.form?.elements.namedItem("answer");
    if (!(field instanceof HTMLTextAreaElement) || field.value.trim() !== placed.trim()) return;
    const { opening } = target.dataset;
    placed = opening;
    field.value = opening === "" ? "" : `${opening} `;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
