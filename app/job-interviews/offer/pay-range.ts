import { findPeriod, type PayPeriod } from "./pay-period";

export interface PayRange {
  /** "$", "€", "CHF" */
  currency: string;
  from: number;
  to: number;
  /** With a single figure: it is the lowest, or the highest. */
  limit: "from" | "up to" | null;
  /** What the figures are for; null if the text doesn't say. */
  per: PayPeriod | null;
  /** For those who work all hours of the week. */
  isProRata: boolean;
}

/** How currencies are written, as they are shown. */
const CURRENCY_NAMES: readonly [RegExp, string][] = [
  [/^kč$/i, "CZK"],
  [/^(?:zł|zl)$/i, "PLN"],
  [/^(?:rs\.?|inr)$/i, "₹"],
  [/^kr\.?$/i, "kr"],
];
const CURRENCY = String.raw`(?:(?<!\p{L})(?:US|CA|AU|NZ|HK|C|A|S|R)\$|[$€£₹¥]|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|INR|ZAR|SGD|AED|BRL|MXN|JPY|Kč|zł|kr|Rs)(?!\p{L})\.?)`;
const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}(?:[.,]\d{2})?(?!\d)|\d{1,2}(?:,\d{2}){1,2},\d{3}(?!\d)|\d{1,7}(?:[.,]\d{1,2})?(?!\d)`;
const AMOUNT = (name: string) =>
  String.raw`(?<${name}Before>${CURRENCY})?\s{0,2}(?<${name}>${NUMBER})(?:,[-–—]{1,2})?(?<${name}Scale>\s?(?:k|lakhs?|lacs?|lpa)(?!\p{L}))?\s{0,2}(?<${name}After>${CURRENCY})?`;
const UNIT = String.raw`\s{0,2}(?:(?:per|an?|/)\s{0,2})?(?:hour|hr|h|year|yr|annum|month|week|day)?\b`;
const RANGE = new RegExp(
  String.raw`(?<![\d.,])${AMOUNT("from")}(?:${UNIT})?\s{0,3}(?:-|–|—|−|to|and|bis|až|until)\s{0,3}${AMOUNT("to")}`,
  "giu",
);
const SINGLE = new RegExp(String.raw`(?<![\d.,])${AMOUNT("from")}`, "giu");

/** How far before and behind a figure the text may say what it is. */
const DISTANCE = 40;
/** Of a company's money rather than a person's. */
const LARGE = /^\s{0,2}(?:million|billion|mn|bn|m|b)(?!\p{L})/iu;
/** Of something else than pay. */
const OTHER_MONEY =
  /^\W{0,3}(?:in |as )?(?:a )?(?:signing|sign-on|joining|welcome|bonus|relocation|budget|allowance|referral|stipend|voucher|towards?|lunch)\b/i;
const PAY_WORD =
  /\b(?:salary|pay|paid|wages?|compensation|remuneration|rate|earn|ctc|\p{L}*gehalt|\p{L}*lohn|mzda|plat|salaire)(?!\p{L})[^.!?\n]*$/iu;
const PRO_RATA = /^[^.!?\n]{0,20}\bpro[\s-]rata\b/i;
const LOWEST = /\b(?:from|od|ab|starting at|minimum|at least)\s*$/i;
const HIGHEST = /\b(?:up to|až do|až|bis zu|max(?:imum)?\.?|do)\s*$/i;
/** The lowest and the highest pay of one job are not further apart. */
const MAX_RATIO = 4;

/** The first range of pay that a text states, or else the first figure said to be pay; null if it states none. */
export function findPayRange(text: string): PayRange | null {
  for (const match of text.matchAll(RANGE)) {
    const range = readRange(match, text);
    if (range) return range;
  }
  for (const match of text.matchAll(SINGLE)) {
    const range = readSingle(match, text);
    if (range) return range;
  }
  return null;
}

function readRange(match: RegExpExecArray, text: string): PayRange | null {
  const groups = match.groups ?? {};
  const scale = toScale(groups.toScale);
  const currency =
    groups.fromBefore ?? groups.fromAfter ?? groups.toBefore ?? groups.toAfter ?? impliedBy(scale);
  const following = readFollowing(match, text);
  if (!currency || LARGE.test(following) || OTHER_MONEY.test(following)) return null;
  const to = toNumber(groups.to ?? "") * scale;
  const first = toNumber(groups.from ?? "");
  const from = first * (groups.fromScale ? toScale(groups.fromScale) : first < 1000 ? scale : 1);
  if (from <= 0 || to < from || to > from * MAX_RATIO) return null;
  return {
    currency: nameCurrency(currency),
    from,
    to,
    limit: null,
    ...describe(match[0], groups.toScale, following),
  };
}

/** A figure alone is pay only if the text says so: "salary", "a year", or nothing else in its line. */
function readSingle(match: RegExpExecArray, text: string): PayRange | null {
  const groups = match.groups ?? {};
  const scale = toScale(groups.fromScale);
  const currency = groups.fromBefore ?? groups.fromAfter ?? impliedBy(scale);
  const following = readFollowing(match, text);
  if (!currency || LARGE.test(following) || OTHER_MONEY.test(following)) return null;
  const preceding = text.slice(Math.max(0, match.index - DISTANCE), match.index);
  const line = /[^\n]*$/.exec(preceding)?.[0] ?? "";
  const description = describe(match[0], groups.fromScale, following.split(/[.!?]\s|\n/)[0] ?? "");
  const isAlone = line.trim() === "" && (following.split("\n")[0] ?? "").trim() === "";
  const isPay = isAlone || description.per !== null || description.isProRata || PAY_WORD.test(line);
  const amount = toNumber(groups.from ?? "") * scale;
  if (!isPay || amount <= 0) return null;
  const limit = HIGHEST.test(line) ? "up to" : LOWEST.test(line) ? "from" : null;
  return { currency: nameCurrency(currency), from: amount, to: amount, limit, ...description };
}

function readFollowing(match: RegExpExecArray, text: string): string {
  const end = match.index + match[0].length;
  return text.slice(end, end + DISTANCE);
}

function describe(figures: string, scale: string | undefined, following: string) {
  return {
    per: /lpa/i.test(scale ?? "") ? ("year" as const) : findPeriod(figures + following),
    isProRata: PRO_RATA.test(following),
  };
}

const LAKH = 100_000;

function toScale(text = ""): number {
  if (text.trim() === "") return 1;
  return text.trim().toLowerCase() === "k" ? 1000 : LAKH;
}

/** Only rupees are counted in lakhs. */
const impliedBy = (scale: number) => (scale === LAKH ? "₹" : null);

function nameCurrency(text: string): string {
  return CURRENCY_NAMES.find(([spelling]) => spelling.test(text))?.[1] ?? text.toUpperCase();
}

/** "61,000", "48.000", "90’000" and "12,00,000" are thousands and more; "21.50" and "21,5" are not. */
function toNumber(text: string): number {
  const grouped = /^\d{1,2}(?:,\d{2}){1,2},\d{3}|^\d{1,3}(?:[.,'’\s]\d{3})+/.exec(text)?.[0];
  if (!grouped) return Number(text.replace(",", "."));
  const rest = text.slice(grouped.length).replace(",", ".");
  return Number(grouped.replace(/\D/g, "") + rest);
}

const FIGURE = new RegExp(String.raw`(${NUMBER})(\s?(?:k|lakhs?|lacs?|lpa)(?!\p{L}))?`, "iu");

/** The first figure in a text: "61k", "$61,000 a year"; null without one. */
export function readFigure(text: string): number | null {
  const match = FIGURE.exec(text);
  return match && toNumber(match[1] ?? "") * toScale(match[2]);
}

/** "$61,000 to $74,000 a year" */
export function formatPayRange({ currency, from, to, limit, per, isProRata }: PayRange): string {
  const isName = /^\p{L}+$/u.test(currency);
  const format = (amount: number) => {
    const figure = amount.toLocaleString("en-US", {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    });
    return isName ? `${currency} ${figure}` : currency + figure;
  };
  const figures = from === to ? format(from) : `${format(from)} to ${format(to)}`;
  const period = per && `${per === "hour" ? "an" : "a"} ${per}`;
  return [limit, figures, period, isProRata && "pro rata"].filter(Boolean).join(" ");
}
