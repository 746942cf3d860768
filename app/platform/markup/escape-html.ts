const SPECIAL = /["'&<>]/;
const EVERY_SPECIAL = /["'&<>]/g;
const ENTITIES: Record<string, string> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};

/** As React does, for text and attributes. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text)
    ? text.replace(EVERY_SPECIAL, (character) => ENTITIES[character] ?? character)
    : text;
}
