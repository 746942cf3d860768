import type { StoryKindId } from "~/data/story-kinds";
import { STORY_OPENINGS } from "~/data/story-openings";
import { endSentence } from "~/ui/format";
import { proposeTitle } from "./first-words";
import type { StoryText } from "./types";

type Start =
  | { intent: "gap"; kind: StoryKindId; first: string; second: string }
  | { intent: "first"; day: string; first: string; end: string };

/** A story that begins with the sentences whose blanks were filled in. */
export function startStory(start: Start): StoryText {
  const telling = start.intent === "gap" ? finishOpening(start) : joinLines(start);
  return {
    title: proposeTitle(start.intent === "gap" ? start.first : start.day),
    telling,
    shortTelling: "",
    cueWords: [],
    kinds: start.intent === "gap" ? [start.kind] : [],
  };
}

function finishOpening({ kind, first, second }: Extract<Start, { intent: "gap" }>): string {
  const opening = STORY_OPENINGS[kind];
  const end = second === "" ? "" : ` ${opening.second} ${second}`;
  return endSentence(`${opening.first} ${first}${end}`);
}

function joinLines({ day, first, end }: Extract<Start, { intent: "first" }>): string {
  const lines = [`It was ${day}`, first && `First I ${first}`, end && `In the end ${end}`];
  return lines.filter(Boolean).map(endSentence).join(" ");
}
