/** Shows the selected time in the summary of the request. */
export function enhanceSlots(): void {
  document.addEventListener("change", showSlot);
}

function showSlot({ target: slot }: Event): void {
  if (!(slot instanceof HTMLInputElement) || !slot.matches("[data-day]")) return;
  for (const text of document.querySelectorAll<HTMLElement>("[data-slot]"))
    text.textContent = slot.dataset[text.dataset.slot ?? ""] ?? "";
  slot.dataset.summarized = "";
}
