/** Opens the browser's print dialog: a component's effect with React, and the script without. */
export function enhancePrintButtons(): void {
  document.addEventListener("click", printPage);
}

function printPage({ target }: Event): void {
  if (target instanceof Element && target.closest("[data-print]")) print();
}
