import { anyOf } from "./any-of";
import { FUNCTION_WORDS, GENERAL_WORDS } from "./function-words";
import { getNumberValue } from "./numbers";
import { getRarity } from "./rarity";
import { getBaseWord } from "./base-words";
import { americanize } from "./spelling";
import { stem } from "./stem";

/** One word of a text. `start` and `end` count UTF-16 units of the text it came from. */
export interface Token {
  start: number;
  end: number;
  /** Lowercase, without apostrophes, American spelling. */
  word: string;
  /** Porter stem of `word`, with "told" read as "tell"; numbers and number words give digits. */
  stem: string;
  /** Neither a function word nor a single letter. */
  isContent: boolean;
  /** Content, and specific enough to be evidence. */
  isSpecific: boolean;
  /** Negated; set when the text is parsed as a document. */
  isNegated: boolean;
}

/** Longer words are truncated before stemming; people don't write them. */
const MAX_WORD_LENGTH = 48;
/**
 * "O(n log n)", then "n log n" and "n^2", then words and numbers, then signs that count as words.
 */
const WORD_PATTERN = anyOf(
  [
    /(?<![\p{L}\p{N}])[OoΘΩ] ?\((?:[^()\n]|\([^()\n]{1,12}\)){1,24}\)/u,
    /(?<![\p{L}\p{N}])(?:[nmk] ?[*·]? ?)?log[2₂]? ?(?:\([nmk]\)|[nmk](?![\p{L}\p{N}'’]))/u,
    /[\p{L}]\^\d{1,3}/u,
    /[\p{L}\p{N}]+(?:['’][\p{L}]+)*(?:[+#]+)?/u,
    /(?<![\p{L}\p{N}.)\]-])[-−]\d+/u,
    /\$/u,
    /%/u,
    /€/u,
    /£/u,
  ],
  "giu",
);
const NOTATION_PATTERN = /[(^]|^(?:[nmk] ?[*·]? ?)?log[2₂]? ?[nmk]$/i;
/** Growth rates: "n^2", "n log n". Alone they mean the same as inside O(…). */
const GROWTH_PATTERN = /^(?:[nmk][23]|[nmk]?log[nmk])$/;
/** Words below this rarity aren't evidence. */
const MIN_SPECIFIC_RARITY = 0.3;
const NUMBER_TAIL = /^(?:[.,]\d+)+/;
const tokenCache = new Map<string, Pick<Token, "word" | "stem" | "isContent" | "isSpecific">>();
const CACHE_LIMIT = 20_000;
/** V8 stores longer substrings as views into the whole text, which a cache would keep in memory. */
const MAX_CACHED_LENGTH = 12;

/** "O(n · log(n))" as "o(nlogn)", ignoring spaces, signs and inner parentheses. */
function normalizeNotation(plain: string): string {
  const [, inner = plain] = /^[oθω] ?\((.*)\)$/.exec(plain) ?? [];
  const bare = inner.replaceAll(/[\s^*·()]/g, "").replaceAll("log2", "log");
  return inner === plain ? bare : `${plain.charAt(0)}(${bare})`;
}

function analyzeWord(raw: string): Pick<Token, "word" | "stem" | "isContent" | "isSpecific"> {
  const cached = tokenCache.get(raw);
  if (cached) return cached;
  const plain = raw
    .slice(0, MAX_WORD_LENGTH)
    .toLowerCase()
    .normalize("NFKC")
    .replace(/^−/, "-")
    .replaceAll(/['’](?:s$)?/g, "");
  const word = NOTATION_PATTERN.test(plain) ? normalizeNotation(plain) : americanize(plain);
  const base = GROWTH_PATTERN.test(word)
    ? `o(${word})`
    : (getNumberValue(word) ?? stem(getBaseWord(word)));
  const isContent = !FUNCTION_WORDS.has(word) && (word.length > 1 || /[\p{N}cr%$€£]/u.test(word));
  const token = {
    word,
    stem: base,
    isContent,
    isSpecific: isContent && !GENERAL_WORDS.has(word) && getRarity(base) >= MIN_SPECIFIC_RARITY,
  };
  if (raw.length > MAX_CACHED_LENGTH) return token;
  if (tokenCache.size >= CACHE_LIMIT) tokenCache.clear();
  tokenCache.set(raw, token);
  return token;
}

/**
 * The words of a text in order. Hyphenated words are split ("read-only" is two tokens), numbers
 * stay together ("1,200.50"). Linear
 * time.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  WORD_PATTERN.lastIndex = 0;
  for (let match = WORD_PATTERN.exec(text); match; match = WORD_PATTERN.exec(text)) {
    let raw = match[0];
    if (/^[-−]?\d+$/.test(raw)) {
      const tail = NUMBER_TAIL.exec(
        text.slice(WORD_PATTERN.lastIndex, WORD_PATTERN.lastIndex + 16),
      );
      if (tail) {
        raw += tail[0];
        WORD_PATTERN.lastIndex += tail[0].length;
      }
    }
    tokens.push({
      start: match.index,
      end: match.index + raw.length,
      isNegated: false,
      ...analyzeWord(raw),
    });
  }
  return tokens;
}

/** The distinct stems of the content words of a text. */
export function getContentStems(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.isContent).map((token) => token.stem));
}
