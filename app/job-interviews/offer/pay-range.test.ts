import fc from "fast-check";
import { expect, test } from "vitest";
import { findPayRange, formatPayRange, readFigure } from "./pay-range";

const read = (text: string) => {
  const range = findPayRange(text);
  return range && formatPayRange(range);
};

test.each([
  ["The salary is $61,000 to $74,000 a year.", "$61,000 to $74,000 a year"],
  ["Gehalt: € 48.000–55.000", "€48,000 to €55,000"],
  ["£28-32k plus bonus", "£28,000 to £32,000"],
  ["£28k-£32k per annum", "£28,000 to £32,000 a year"],
  ["Pay: $21 - $23 an hour", "$21 to $23 an hour"],
  ["$21.50/hr to $23.75/hr depending on experience", "$21.50 to $23.75 an hour"],
  ["between $61,000.00 and $74,000.00 annually", "$61,000 to $74,000 a year"],
  ["48 000 – 55 000 € per year", "€48,000 to €55,000 a year"],
  ["CHF 90’000 to 110’000", "CHF 90,000 to CHF 110,000"],
  ["USD 5,200 to 6,100 per month", "USD 5,200 to USD 6,100 a month"],
  ["12,50 € bis 14,00 € / hour", "€12.50 to €14 an hour"],
  ["We raised $5 to $10 million. You get $61,000-$74,000.", "$61,000 to $74,000"],
  ["C$61,000 to C$74,000; Salary$21 to $23", "C$61,000 to C$74,000"],
  ["Pay:$21 to $23", "$21 to $23"],
  ["$60,000 to $60,000 a year", "$60,000 a year"],
  ["Mzda 45 000 Kč", "CZK 45,000"],
  ["45 000 Kč", "CZK 45,000"],
  ["Mzda: 38 000 – 45 000 Kč měsíčně", "CZK 38,000 to CZK 45,000 a month"],
  ["Plat od 42.000,- Kč/měs. brutto", "from CZK 42,000 a month"],
  ["Mzda 38.000,- až 45.000,- Kč", "CZK 38,000 to CZK 45,000"],
  ["180 Kč/hod", "CZK 180 an hour"],
  ["CZK 45 000–55 000 gross monthly", "CZK 45,000 to CZK 55,000 a month"],
  ["€45k–55k", "€45,000 to €55,000"],
  ["£32,000 pro rata", "£32,000 pro rata"],
  ["Band 6: £37,338 to £44,962 per annum pro rata", "£37,338 to £44,962 a year pro rata"],
  ["Salary £12.60 per hour", "£12.60 an hour"],
  ["52.000 EUR", "EUR 52,000"],
  ["Jahresgehalt 52.000 € brutto", "€52,000"],
  ["Rs 12 lakh", "₹1,200,000"],
  ["CTC: 12-15 LPA", "₹1,200,000 to ₹1,500,000 a year"],
  ["Rs. 12,00,000 per annum", "₹1,200,000 a year"],
  ["8 000 – 10 000 zł brutto", "PLN 8,000 to PLN 10,000"],
  ["Lön: 38 000 kr per month", "kr 38,000 a month"],
  ["We pay up to $74,000.", "up to $74,000"],
  ["A base salary of $64,000 and a $3,000 signing bonus", "$64,000"],
  ["A $3,000 signing bonus, and pay of $64,000 a year", "$64,000 a year"],
])("%s", (text, range) => expect(read(text)).toBe(range));

test.each([
  "5 to 10 years of experience",
  "Revenue of $5-10 million",
  "Open from 9 to 17",
  "Up to $74,000",
  "$1 to $74,000",
  "$74,000 to $61,000",
  "Founded 1990-2026, $12 lunch",
  "We pay well. Our customers spend €52.000 with us.",
  "A budget of 45 000 Kč for training",
  "Competitive salary, €500 voucher",
  "Salary: competitive",
  "",
])("no range of pay in: %s", (text) => expect(read(text)).toBeNull());

test.each([
  ["$61,000", 61_000],
  ["61k", 61_000],
  ["45 000 Kč", 45_000],
  ["12 lakh", 1_200_000],
  ["12,00,000", 1_200_000],
  ["lots", null],
])("the figure in %s", (text, figure) => expect(readFigure(text)).toBe(figure));

const POSTED = fc.record({
  from: fc.integer({ min: 100, max: 90_000 }),
  more: fc.integer({ min: 0, max: 100 }),
  currency: fc.constantFrom("$", "€", "£", "Kč", "EUR", "CHF"),
  group: fc.constantFrom(",", ".", " ", "\u00a0", "’", ""),
  dash: fc.constantFrom("-", " – ", " to "),
  isBefore: fc.boolean(),
});

test("a range is read whatever its separators, and where its currency stands", () =>
  fc.assert(
    fc.property(POSTED, ({ from, more, currency, group, dash, isBefore }) => {
      const to = from + Math.round((from * more) / 100);
      const write = (amount: number) => String(amount).replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, group);
      const range = write(from) + dash + write(to);
      const space = currency.length > 1 ? " " : "";
      const text = isBefore ? currency + space + range : range + space + currency;
      expect(findPayRange(`Pay: ${text} gross.`)).toMatchObject({ from, to });
    }),
  ));
