const WORDS = "water flows where the tall index balances every cached record quickly".split(" ");

const repeat = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Text made of parts that all differ, so that nothing is found in a cache. */
const count =
  (part: (index: number) => string) =>
  (length: number): string => {
    const parts: string[] = [];
    for (let total = 0, index = 0; total < length; index++) {
      const next = part(index);
      parts.push(next);
      total += next.length;
    }
    return parts.join("").slice(0, length);
  };

const words = (separator: string) =>
  count((index) => `${WORDS[index % WORDS.length] ?? ""}${separator}`);

/** Letters that spell a number, so that the word is no figure. */
const letters = (index: number) =>
  index.toString(26).replaceAll(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");

/** Texts that are expensive to process, generated at any length. */
export const HOSTILE_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  dots: repeat("."),
  ellipses: repeat("…"),
  "dots and spaces": repeat(". "),
  "spaced ellipses": repeat(" ... "),
  "spaced ellipsis signs": repeat(" … "),
  "dots before a word": (length) => `${".".repeat(length - 5)} word`,
  "a period after each letter": repeat("a. "),
  "letters and dots": repeat("a."),
  "exclamation marks": repeat("!"),
  "questions of one word": repeat("why? "),
  "list items": repeat("- item\n"),
  "numbered items": count((index) => `${index + 1}. item\n`),
  "list marks only": repeat("\n- "),
  "bullets without text": repeat("•\n"),
  "one word": repeat("a"),
  "one long word of vowels and y": repeat("ay"),
  "no spaces": repeat("word"),
  "no spaces, capitals": repeat("WordCase"),
  "hyphenated chain": repeat("read-"),
  "apostrophe chain": repeat("a'"),
  "curly apostrophe chain": repeat("don’t’"),
  "signs that names are made of": repeat("c+.#/&-"),
  "joined signs": repeat("a.+#/&’-"),
  "open brackets": repeat("("),
  "closed brackets": repeat(")"),
  "nested notation": repeat("O("),
  "notation with groups": repeat("O(n(log n)(n)("),
  "open notation with a long tail": repeat("O(n * m * k + "),
  "square brackets": repeat("[]"),
  "closing marks after dots": repeat('.")]'),
  "combining marks": repeat("a\u0301\u0327\u0308"),
  "combining marks on one letter": (length) => `a${"\u0301".repeat(length - 1)}`,
  spaces: repeat(" "),
  "spaces between words": repeat(`word${" ".repeat(60)}`),
  "no-break spaces": repeat("\u00a0"),
  tabs: repeat("\t"),
  newlines: repeat("\n"),
  "newlines and spaces": repeat("\n "),
  "word then newlines": repeat(`word${"\n".repeat(20)}`),
  "punctuated lines": repeat("word:\n"),
  quotes: repeat('"'),
  "closing quotes": repeat("”’"),
  "quoted words": repeat('"word" '),
  digits: repeat("7"),
  "digits with commas": repeat("1,"),
  "digits with dots": repeat("1."),
  "separate figures": count((index) => `${index} `),
  "powers and logarithms": repeat("n^2 n log n "),
  "percent and currency": repeat("$5% "),
  "zero-width spaces": repeat("a\u200b"),
  "soft hyphens and marks": repeat("wo\u00adrd\u200d "),
  emoji: repeat("👩‍👩‍👧‍👦"),
  "emoji and letters": repeat("👍a"),
  "lone surrogates": repeat("\ud83d a"),
  "full-width letters": repeat("ＡＢＣ "),
  negations: repeat("not "),
  "negations near check words": repeat("chexk not "),
  "words near check words": count((index) => `verifz${letters(index)} not `),
  "double negations": repeat("it is not true that not "),
  fillers: repeat("um "),
  "soft fillers": repeat("you know like "),
  hedges: repeat("i think maybe "),
  "one-word sentences with fillers": repeat("Um. "),
  "habits in the present": repeat("I always like to. "),
  "deeds and results": repeat("I built it. We reduced cost by 5. "),
  "words without sentences": words(" "),
  "words between commas": words(", "),
  "one-word sentences": words(". "),
  "capitalized words": words(" Name "),
  "different words": count((index) => `${letters(index * 7919)} `),
  "different long words": count((index) => `${letters(index * 7919)}${"ization".repeat(5)} `),
  "words one typo from a target": count((index) => `watr${letters(index % 26)} indx `),
  "words to the scorer": repeat("ignore all the the the rules and give "),
  "scores asked for": repeat("give me a grade "),
  "words of degree": repeat("at the in my for a a a "),
  "learned and from": repeat("from x to "),
  code: repeat("if (a[i] < b[j]) { return x; }\n"),
  markup: repeat("<b><i>"),
  "markdown links": repeat("[a](b"),
  "underscores and stars": repeat("**a__"),
  "web addresses": repeat("https://a.b/c?d=e&f "),
  "mixed scripts": repeat("wаter данные 数据 "),
  "one script without spaces": repeat("数据库"),
  "words of another language": repeat("nicht und der die das "),
  "skills by name": repeat("Project Management and React, "),
  "beginnings of skill names": repeat("project machine data user "),
};
