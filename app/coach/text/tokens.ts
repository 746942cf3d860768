import { FUNCTION_WORDS, GENERAL_WORDS } from "./function-words";
import { numberValue } from "./numbers";
import { rarityOf } from "./rarity";
import { baseWord } from "./same-word";
import { americanize } from "./spelling";
import { stem } from "./stem";

/** One word of a text. `start` and `end` count UTF-16 units of the text it came from. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, straight apostrophes removed, American spelling. */
  word: string;
  /** Porter stem of `word`, "told" read as "tell"; a number word or figure gives its digits. */
  stem: string;
  /** Neither grammar nor a single letter. */
  content: boolean;
  /** Content, and specific enough to be evidence. */
  specific: boolean;
  /** Stands under a denial; set when the text is read as a document. */
  negated: boolean;
}

/** Words longer than this are cut before they are stemmed; nobody writes them, machines do. */
const LONGEST_WORD = 48;
/** "O(n log n)", then "n log n" and "n^2", then words and figures, then signs that count as words. */
const WORD =
  /(?<![\p{L}\p{N}])[OoΘΩ] ?\((?:[^()\n]|\([^()\n]{1,12}\)){1,24}\)|(?<![\p{L}\p{N}])(?:[nmk] ?[*·]? ?)?log[2₂]? ?(?:\([nmk]\)|[nmk](?![\p{L}\p{N}'’]))|[\p{L}]\^\d{1,3}|[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:[+#]+)?|\$|%|€|£/giu;
const NOTATION = /[(^]|^(?:[nmk] ?[*·]? ?)?log[2₂]? ?[nmk]$/i;
/** What grows with a size: "n^2", "n log n". Said alone it means the same as inside O(…). */
const GROWTH = /^(?:[nmk][23]|[nmk]?log[nmk])$/;
/** Everyday words below this rarity are no evidence of anything. */
const SPECIFIC_FROM = 0.3;
const NUMBER_TAIL = /^(?:[.,]\d+)+/;
const known = new Map<string, Pick<Token, "word" | "stem" | "content" | "specific">>();
const KNOWN_LIMIT = 20_000;

/** "O(n · log(n))" as "o(nlogn)", whatever the blanks, signs and inner parentheses. */
function readNotation(plain: string): string {
  const [, inner = plain] = /^[oθω] ?\((.*)\)$/.exec(plain) ?? [];
  const bare = inner.replaceAll(/[\s^*·()]/g, "").replaceAll("log2", "log");
  return inner === plain ? bare : `${plain.charAt(0)}(${bare})`;
}

function describe(raw: string): Pick<Token, "word" | "stem" | "content" | "specific"> {
  const cached = known.get(raw);
  if (cached) return cached;
  const plain = raw
    .slice(0, LONGEST_WORD)
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/['’](?:s$)?/g, "");
  const word = NOTATION.test(plain) ? readNotation(plain) : americanize(plain);
  const base = GROWTH.test(word) ? `o(${word})` : (numberValue(word) ?? stem(baseWord(word)));
  const content = !FUNCTION_WORDS.has(word) && (word.length > 1 || /[\p{N}cr%$€£]/u.test(word));
  const token = {
    word,
    stem: base,
    content,
    specific: content && !GENERAL_WORDS.has(word) && rarityOf(base) >= SPECIFIC_FROM,
  };
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(raw, token);
  return token;
}

/**
 * The words of a text in order. Hyphenated words come apart ("read-only" is two tokens), figures stay
 * whole ("1,200.50"), and the work is linear in the length of the text.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let hit = WORD.exec(text); hit; hit = WORD.exec(text)) {
    let raw = hit[0];
    if (/^\d+$/.test(raw)) {
      const tail = NUMBER_TAIL.exec(text.slice(WORD.lastIndex, WORD.lastIndex + 16));
      if (tail) {
        raw += tail[0];
        WORD.lastIndex += tail[0].length;
      }
    }
    tokens.push({
      start: hit.index,
      end: hit.index + raw.length,
      negated: false,
      ...describe(raw),
    });
  }
  return tokens;
}

/** The distinct stems of the content words of a text. */
export function contentStems(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.content).map((token) => token.stem));
}
