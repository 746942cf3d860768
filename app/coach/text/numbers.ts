const NUMBER_WORDS: Readonly<Record<string, string>> = {
  zero: "0",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  seventy: "70",
  eighty: "80",
  ninety: "90",
  hundred: "100",
  thousand: "1000",
  million: "1000000",
  billion: "1000000000",
  twice: "2",
  double: "2",
  doubled: "2",
  half: "0.5",
  halved: "0.5",
  percent: "%",
};
const FIGURE_PATTERN = /^-?\d[\d.,]*$/;

/**
 * The number a word represents, as text ("seven" and "7" give "7", "1,200" gives "1200", "percent"
 * gives "%"),
 * or undefined if it isn't a number. "one" is excluded: it is mostly a pronoun.
 */
export function getNumberValue(word: string): string | undefined {
  if (FIGURE_PATTERN.test(word)) return word.replaceAll(",", "").replace(/\.$/, "");
  return Object.hasOwn(NUMBER_WORDS, word) ? NUMBER_WORDS[word] : undefined;
}

/** True if the token's stem is a number or number word. */
export function isNumber(stem: string): boolean {
  return /^-?\d/.test(stem);
}
