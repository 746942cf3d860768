import type { Start } from "./schema.server";

const BLANK = "…";
const OPENINGS = { opening: "", middle: "First I ", ending: "In the end " } as const;

interface LastText {
  text: string;
  /** Where its sentences end. */
  sentenceEnds: readonly number[];
}

/** The last answer with what the person added to it: a finished sentence in its place, or lines at the end. */
export function extendAnswer(
  { text, sentenceEnds }: LastText,
  start: Omit<Start, "start">,
): string {
  const { stem, blank, after } = start;
  if (blank !== "") {
    const place = sentenceEnds[after - 1] ?? (after === 0 ? 0 : text.length);
    return [text.slice(0, place), finishSentence(stem, blank), text.slice(place)]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(" ");
  }
  const lines = (["opening", "middle", "ending"] as const).flatMap((part) =>
    start[part] === "" ? [] : [endSentence(`${OPENINGS[part]}${start[part]}`)],
  );
  return [text.trimEnd(), ...lines].filter(Boolean).join(" ");
}

function finishSentence(stem: string, blank: string): string {
  return endSentence(
    stem.includes(BLANK) ? stem.replace(BLANK, () => blank) : `${stem} ${blank}`.trim(),
  );
}

function endSentence(text: string): string {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]["”’]?$/.test(sentence) ? sentence : `${sentence}.`;
}
