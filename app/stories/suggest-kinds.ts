import { STORY_KIND_WORDS } from "~/data/story-kind-words";
import { STORY_KIND_IDS, type StoryKindId } from "~/data/story-kinds";

export interface KindSuggestion {
  kind: StoryKindId;
  /** The word of the story that it is suggested for, as written there. */
  word: string;
}

/**
 * A hyphen at the end of a listed word stands for any ending, a slash between words for any of them. Many write “didnt”.
 */
const toPattern = (phrases: readonly string[]): string =>
  phrases
    .map((phrase) =>
      phrase
        .replaceAll("’", "’?")
        .replace(/-(?=[/ ]|$)/g, "\\p{L}*")
        .split(" ")
        .map((words) => `(?:${words.replaceAll("/", "|")})`)
        .join("\\s+"),
    )
    .join("|");

const PATTERNS = STORY_KIND_IDS.map((kind) => ({
  kind,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${toPattern(STORY_KIND_WORDS[kind])})(?![\\p{L}\\p{N}])`,
    "iu",
  ),
}));

/** The kinds of question that a text may answer: those with a listed word in it. */
export function suggestKinds(text: string): KindSuggestion[] {
  const plain = text.replaceAll("'", "’");
  return PATTERNS.flatMap(({ kind, pattern }) => {
    const word = pattern.exec(plain)?.[0];
    return word === undefined ? [] : [{ kind, word: word.replace(/\s+/g, " ") }];
  });
}
