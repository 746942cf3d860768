const FIELD = "input[data-options]:not([list])";

/** Suggests the texts of a list, which is loaded once the field is used. Any other text may be entered, too. */
export function enhanceFieldOptions(): void {
  document.addEventListener("focusin", ({ target }) => addOptionsTo(target));
  // A field may have had the focus before this ran.
  addOptionsTo(document.activeElement);
}

function addOptionsTo(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement && target.matches(FIELD)) void addOptions(target);
}

async function addOptions(input: HTMLInputElement): Promise<void> {
  const list = document.createElement("datalist");
  list.id = `${input.id}-options`;
  input.after(list);
  input.setAttribute("list", list.id);
  try {
    const texts = (await (await fetch(input.dataset.options ?? "")).json()) as string[];
    list.append(...texts.map((text) => new Option(text)));
  } catch (error) {
    console.warn("Suggestions could not be loaded.", error);
  }
}
