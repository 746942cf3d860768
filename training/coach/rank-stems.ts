import { readFileSync } from "node:fs";
import { stem } from "~/coach/text/stem";
import { americanize } from "~/coach/text/spelling";

const WORDS_URL = new URL("./data/common_words/words.txt", import.meta.url);
const MAX_STEMS = 6000;

/** The stems of everyday English, most frequent first, for `app/coach/weights/word-ranks.json`. */
export function rankStems(): { stems: string } {
  const stems = new Set<string>();
  for (const word of readFileSync(WORDS_URL, "utf8").trim().split("\n")) {
    stems.add(stem(americanize(word)));
    if (stems.size >= MAX_STEMS) break;
  }
  return { stems: [...stems].join(" ") };
}
