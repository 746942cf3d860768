const PERIODS = ["year", "month", "week", "day", "hour"] as const;
export type PayPeriod = (typeof PERIODS)[number];

export interface PayRange {
  /** "$", "€", "CHF" */
  currency: string;
  from: number;
  to: number;
  /** What the figures are for; null if the text doesn't say. */
  per: PayPeriod | null;
}

const CURRENCY = String.raw`(?:(?<!\p{L})(?:US|CA|AU|NZ|HK|C|A|S)\$|[$€£₹]|USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|INR)`;
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}(?:[.,]\d{2})?(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const AMOUNT = (name: string) =>
  String.raw`(?<${name}Before>${CURRENCY})?\s{0,2}(?<${name}>${NUMBER})(?<${name}Thousand>\s?k\b)?\s{0,2}(?<${name}After>${CURRENCY})?`;
const UNIT = String.raw`\s{0,2}(?:(?:per|an?|/)\s{0,2})?(?:hour|hr|h|year|yr|annum|month|week|day)?\b`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT("from")}(?:${UNIT})?\s{0,3}(?:-|–|—|−|to|and|bis|until)\s{0,3}${AMOUNT("to")}`,
  "giu",
);

const FIGURE = new RegExp(String.raw`(${NUMBER})(\s?k\b)?`, "iu");

/** How far behind the figures the text may say what they are for. */
const PERIOD_DISTANCE = 40;
const PERIOD_WORDS: readonly [PayPeriod, RegExp][] = [
  ["hour", /(?:\b(?:per|an|each)\s|\/\s?)(?:hour|hr|h)\b|\bhourly\b|\bp\/h\b/i],
  ["day", /(?:\b(?:per|a|each)\s|\/\s?)day\b|\bdaily\b/i],
  ["week", /(?:\b(?:per|a|each)\s|\/\s?)week\b|\bweekly\b/i],
  ["month", /(?:\b(?:per|a|each)\s|\/\s?)(?:month|mo)\b|\bmonthly\b/i],
  [
    "year",
    /(?:\b(?:per|a|each)\s|\/\s?)(?:year|yr|annum)\b|\b(?:annual|annually|yearly|p\.?\s?a\.?)(?!\w)/i,
  ],
];
/** Of a company's money rather than a person's. */
const LARGE = /^\s{0,2}(?:million|billion|mn|bn|m|b)\b/i;
/** The lowest and the highest pay of one job are not further apart. */
const MAX_RATIO = 4;

/** The first range of pay that a text states; null if it states none. */
export function findPayRange(text: string): PayRange | null {
  for (const match of text.matchAll(RANGE)) {
    const range = readRange(match, text);
    if (range) return range;
  }
  return null;
}

function readRange(match: RegExpExecArray, text: string): PayRange | null {
  const groups = match.groups ?? {};
  const currency =
    groups.fromBefore ?? groups.fromAfter ?? groups.toBefore ?? groups.toAfter ?? null;
  if (!currency) return null;
  const end = match.index + match[0].length;
  const following = text.slice(end, end + PERIOD_DISTANCE);
  if (LARGE.test(following)) return null;
  const isInThousands = Boolean(groups.toThousand);
  const to = toNumber(groups.to ?? "") * (isInThousands ? 1000 : 1);
  const first = toNumber(groups.from ?? "");
  const from = groups.fromThousand || (isInThousands && first < 1000) ? first * 1000 : first;
  if (from <= 0 || to < from || to > from * MAX_RATIO) return null;
  return { currency: currency.toUpperCase(), from, to, per: findPeriod(match[0] + following) };
}

/** "61,000", "48.000" and "90’000" are thousands; "21.50" and "21,5" are not. */
function toNumber(text: string): number {
  const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+/.exec(text)?.[0];
  if (!grouped) return Number(text.replace(",", "."));
  const rest = text.slice(grouped.length).replace(",", ".");
  return Number(grouped.replace(/\D/g, "") + rest);
}

/** The first figure in a text: "61k", "$61,000 a year"; null without one. */
export function readFigure(text: string): number | null {
  const match = FIGURE.exec(text);
  return match && toNumber(match[1] ?? "") * (match[2] ? 1000 : 1);
}

/** The one named first. */
function findPeriod(text: string): PayPeriod | null {
  const places = PERIOD_WORDS.flatMap(([period, words]) => {
    const index = text.search(words);
    return index === -1 ? [] : [{ period, index }];
  });
  return places.toSorted((a, b) => a.index - b.index)[0]?.period ?? null;
}

/** Whether its figures compare with those of the United States. */
export const isInUsDollars = ({ currency }: PayRange) => ["$", "US$", "USD"].includes(currency);

/** "$61,000 to $74,000 a year" */
export function formatPayRange({ currency, from, to, per }: PayRange): string {
  const isCode = /^[A-Z]{3}$/.test(currency);
  const format = (amount: number) => {
    const figure = amount.toLocaleString("en-US", {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    });
    return isCode ? `${currency} ${figure}` : currency + figure;
  };
  const period = per ? ` ${per === "hour" ? "an" : "a"} ${per}` : "";
  return from === to ? format(from) + period : `${format(from)} to ${format(to)}${period}`;
}
