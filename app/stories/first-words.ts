import { capitalize } from "~/ui/format-count";

const TITLE_LENGTH = 60;
const TITLE_WORDS = 8;
/** A clause of fewer goes on: “Mr Harris, falls”. */
const CLAUSE_WORDS = 3;
const JOINED_CLAUSE_WORDS = 4;
/** They begin the next clause. */
const JOINING_WORDS = listWords("and but because cos so when while where which who");
/** At the end of a title they lead nowhere. */
const DANGLING_WORDS = listWords(
  "a an the to with and or but of in on at for by from into as than if because cos so when while where which who that",
  "i my his her its our your their this these some all is are was were be been has have had very",
  "mr mr. mrs mrs. ms ms. dr dr. prof prof. st st. no.",
);
/** Not the point in “Mrs. Kaur”, “J. Smith” or “No. 5”. */
const POINT = String.raw`(?<!\b(?:[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|[Ss]t|\p{Lu}|[Nn]o(?=\.\s*\d)))\.`;
/** Not the comma in 1,900 or the point in 2.5. */
const TITLE_END = new RegExp(String.raw`(?:[:,;!?]|${POINT})(?=\s|$)|\n`, "u");
const SENTENCE_END = new RegExp(String.raw`(?:[:;!?]|${POINT})(?=\s|$)|\n`, "u");
const SENTENCE = new RegExp(String.raw`^.*?(?:[!?…]|${POINT})["”’)]*(?=\s|$)|^.+$`, "mu");

function listWords(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

/** A title for a story: its first clause, or as many of its first words as a title may have, with a capital letter. */
export function proposeTitle(telling: string): string {
  const text = telling.trimStart().replace(/^[^\p{L}\p{N}\p{Sc}“"]+/u, "");
  const [sentence = ""] = text.split(SENTENCE_END);
  const words = takeClause(sentence.split(/\s+/).filter(Boolean));
  while (words.join(" ").length > TITLE_LENGTH) words.pop();
  while (words.length > 1 && leadsNowhere(words.at(-1) ?? "")) words.pop();
  return capitalize(words.join(" ").replace(/,$/, "")) || shorten(telling, TITLE_LENGTH);
}

function takeClause(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word, index) =>
      (index >= CLAUSE_WORDS && words[index - 1]?.endsWith(",")) ||
      (index >= JOINED_CLAUSE_WORDS && JOINING_WORDS.has(word.toLowerCase())),
  );
  return words.slice(0, Math.min(TITLE_WORDS, end < 0 ? words.length : end));
}

const leadsNowhere = (word: string): boolean =>
  DANGLING_WORDS.has(word.toLowerCase().replace(/,$/, "")) || /^\p{Lu}\.$|['’]s$/u.test(word);

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
  return isHeading
    ? { title: capitalize(title), telling }
    : { title: proposeTitle(note), telling: note };
}

/** What is left of a note behind the title proposed for it. */
export function cutTitle(telling: string, title: string): string {
  const text = telling.trim();
  return beginsWith(text, title) ? text.slice(title.length).replace(/^[:.,;!?\s]+/, "") : text;
}

/** Notes may begin with a small letter, where a title has a capital one. */
const beginsWith = (text: string, title: string): boolean =>
  capitalize(text).startsWith(capitalize(title));

/** What a telling goes on with behind a title that is a heading of its own, and not the start of its first sentence. */
export function skipHeading(telling: string, title: string): string {
  const next = telling.trim().slice(title.length);
  const isClause = title.split(" ").length >= CLAUSE_WORDS;
  return beginsWith(telling.trim(), title) &&
    (isClause ? /^\s*[:.,;!?\n]/ : /^\s*[:.;!?\n]/).test(next)
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
