import { onClick } from "./on-click";

/** What a field does while a person types. */
export function enhanceFields(): void {
  document.addEventListener("input", countInput);
  onClick(".show-password", togglePassword);
  // Sent back as too long: its error says so.
  for (const text of document.querySelectorAll<HTMLTextAreaElement>("textarea[aria-invalid]"))
    countCharacters(text);
}

function countInput({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) countCharacters(target);
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

function togglePassword(button: HTMLElement): void {
  const input = button.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) return;
  const isShown = input.type === "password";
  input.type = isShown ? "text" : "password";
  button.ariaPressed = String(isShown);
}
