import { capitalize } from "~/ui/format-count";

const TITLE_LENGTH = 60;
const TITLE_WORDS = 5;
/** At the end of a title they lead nowhere. */
const LINKING_WORDS = new Set("a an the to with and or but of in on at for by from i".split(" "));
/** Not the comma in 1,900 or the point in 2.5. */
const TITLE_END = /[:.,;!?](?=\s|$)|\n/;
const SENTENCE = /^.*?[.!?…]["”’)]*(?=\s|$)|^.+$/m;

/** A title for a story: its first five words, or fewer up to a colon, period or comma. */
export function proposeTitle(telling: string): string {
  const text = telling.trimStart().replace(/^[^\p{L}\p{N}\p{Sc}“"]+/u, "");
  const [words = ""] = text.split(TITLE_END);
  return shorten(takeWords(words) || telling, TITLE_LENGTH);
}

function takeWords(text: string): string {
  const all = text.split(/\s+/).filter(Boolean);
  const words = all.slice(0, TITLE_WORDS);
  if (all.length > TITLE_WORDS)
    while (words.length > 1 && LINKING_WORDS.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return words.join(" ");
}

const HEADING_WORDS = 8;

/**
 * A note as a story: its first line is the title if it stands there as a heading, and the telling begins behind it.
 * Else the telling is all of it. Its words stay as they are.
 */
export function nameNote(note: string): { title: string; telling: string } {
  const [line = "", ...lines] = note.split("\n");
  const telling = lines.join("\n").trim();
  const heading = line.trim().replace(/^[#*•–-]+\s*/, "");
  const title = heading.replace(/:$/, "");
  const isHeading =
    title !== "" &&
    telling !== "" &&
    title.length <= TITLE_LENGTH &&
    title.split(/\s+/).length <= HEADING_WORDS &&
    !TITLE_END.test(title) &&
    // A sentence that goes on in the next line is none.
    (heading !== title || line.startsWith("#") || !/^\p{Ll}/u.test(telling));
  return isHeading ? { title, telling } : { title: proposeTitle(note), telling: note };
}

/** What is left of a note behind the title proposed for it. */
export function cutTitle(telling: string, title: string): string {
  const text = telling.trim();
  return text.startsWith(title) ? text.slice(title.length).replace(/^[:.,;!?\s]+/, "") : text;
}

/** What a telling goes on with behind a title that is a heading of its own, and not the start of its first sentence. */
export function skipHeading(telling: string, title: string): string {
  const next = telling.trim().slice(title.length);
  return telling.trim().startsWith(title) && /^\s*[:.,;!?\n]/.test(next)
    ? capitalize(cutTitle(telling, title)) || telling
    : telling;
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
