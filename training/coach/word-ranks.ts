import { readFileSync } from "node:fs";
import { stem } from "~/coach/text/stem";
import { americanize } from "~/coach/text/spelling";

const WORDS = new URL("./data/common_words/words.txt", import.meta.url);
const MOST_STEMS = 6000;

/** The stems of everyday English, most frequent first, for `app/coach/weights/word-ranks.json`. */
export function rankStems(): { stems: string } {
  const stems = new Set<string>();
  for (const word of readFileSync(WORDS, "utf8").trim().split("\n")) {
    stems.add(stem(americanize(word)));
    if (stems.size >= MOST_STEMS) break;
  }
  return { stems: [...stems].join(" ") };
}
