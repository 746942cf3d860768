import { STORY_KIND_WORDS } from "~/data/story-kind-words";
import { STORY_KIND_IDS, type StoryKindId } from "~/data/story-kinds";

export interface KindSuggestion {
  kind: StoryKindId;
  /** The word of the story that it is suggested for, as written there. */
  word: string;
}

const PATTERNS = STORY_KIND_IDS.map((kind) => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${toPattern(STORY_KIND_WORDS[kind])})`, "iu"),
}));

/** The kinds of question that a text may answer: those with a listed word in it. */
export function suggestKinds(text: string): KindSuggestion[] {
  const plain = text.replaceAll("'", "’");
  return PATTERNS.flatMap(({ kind, pattern }) => {
    const word = pattern.exec(plain)?.[0];
    return word === undefined ? [] : [{ kind, word: word.replace(/\s+/g, " ") }];
  });
}

/** A hyphen at the end of a listed word stands for any ending. */
function toPattern(words: readonly string[]): string {
  return words
    .map((word) => {
      const isStem = word.endsWith("-");
      const text = (isStem ? word.slice(0, -1) : word).replaceAll(" ", "\\s+");
      return text + (isStem ? "\\p{L}*" : "(?![\\p{L}\\p{N}])");
    })
    .join("|");
}
