/** What a form refuses as hidden characters, symbols of an icon font, and halves of characters. */
const HIDDEN_CHARACTERS =
  /(?![\n\t])[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u00ad\u200b\ufeff\u2028-\u202e\u2066-\u2069]/gu;

/** A text as it can be read and corrected in a text box. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(HIDDEN_CHARACTERS, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .normalize();
}
