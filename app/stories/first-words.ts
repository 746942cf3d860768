const TITLE_LENGTH = 60;
/** Not the comma in 1,900 or the point in 2.5. */
const TITLE_END = /[:.,;!?](?=\s|$)|\n/;
const SENTENCE = /^.*?[.!?…]["”’)]*(?=\s|$)|^.+$/m;

/** A title for a story: its first words, up to a colon, period or comma. */
export function proposeTitle(telling: string): string {
  const text = telling.trimStart().replace(/^[^\p{L}\p{N}\p{Sc}“"]+/u, "");
  const [words = ""] = text.split(TITLE_END);
  return shorten(words.trim() || telling, TITLE_LENGTH);
}

/** What is left of a note behind the title proposed for it. */
export function cutTitle(telling: string, title: string): string {
  const text = telling.trim();
  return text.startsWith(title) ? text.slice(title.length).replace(/^[:.,;!?\s]+/, "") : text;
}

/** How a telling begins. */
export function getFirstSentence(telling: string): string {
  return SENTENCE.exec(telling.trim())?.[0] ?? "";
}

/** The text up to the last word that fits. */
export function shorten(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max);
  const end = cut.lastIndexOf(" ");
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,:;.–-]+$/, "")} …`;
}
