/** Counts the characters of a long text while a person types. */
export function enhanceCharacterCounts(): void {
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) countCharacters(target);
  });
  // Sent back as too long: its error says so.
  for (const text of document.querySelectorAll<HTMLTextAreaElement>("textarea[aria-invalid]"))
    countCharacters(text);
}

function countCharacters(text: HTMLTextAreaElement): void {
  const { dataset, value, nextElementSibling: note } = text;
  const limit = Number(dataset.limit);
  if (!limit || !note) return;
  const excess = value.length - limit;
  note.toggleAttribute("data-excess", excess > 0);
  note.role = excess > 0 ? "status" : null;
  note.textContent =
    excess > 0 && text.ariaInvalid !== "true"
      ? `${format(excess)} characters too many: at most ${format(limit)}.`
      : `${format(value.length)} of ${format(limit)} characters`;
}

const format = (value: number) => value.toLocaleString("en-US");
