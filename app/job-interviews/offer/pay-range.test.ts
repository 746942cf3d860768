import { expect, test } from "vitest";
import { findPayRange, formatPayRange } from "./pay-range";

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
])("%s", (text, range) => expect(read(text)).toBe(range));

test.each([
  "5 to 10 years of experience",
  "Revenue of $5-10 million",
  "Open from 9 to 17",
  "Up to $74,000",
  "$1 to $74,000",
  "$74,000 to $61,000",
  "Founded 1990-2026, $12 lunch",
  "",
])("no range of pay in: %s", (text) => expect(read(text)).toBeNull());
