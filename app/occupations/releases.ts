import releases from "../../content/occupations/releases.json";

/** The release of each source that this version has; the import command replaces them. */
export const { onet: ONET, pay: PAY, growth: GROWTH } = releases;

/** "2024 to 2034" */
export const GROWTH_YEARS = `${GROWTH.from} to ${GROWTH.to}`;

/** Change of employment of all occupations in the same years: "+3.1%". */
export const GROWTH_OF_ALL = `${GROWTH.ofAll < 0 ? "−" : "+"}${Math.abs(GROWTH.ofAll).toFixed(1)}%`;

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "next update due August 2027"; once the month has passed, "update due since August 2025". */
export function describeUpdate({ nextDue }: { nextDue: string }, now = new Date()): string {
  return isPast(nextDue, now) ? `update due since ${nextDue}` : `next update due ${nextDue}`;
}

/** "Newer figures were due in April 2026 (pay)." with a space before it; empty while none is due. */
export function describeLateFigures(now = new Date()): string {
  const late = Object.entries({ pay: releases.pay, growth: releases.growth })
    .filter(([, { nextDue }]) => isPast(nextDue, now))
    .map(([name, { nextDue }]) => `${nextDue} (${name})`);
  return late.length === 0 ? "" : ` Newer figures were due in ${late.join(" and ")}.`;
}

/** Whether a month, such as "August 2025", is over. */
function isPast(month: string, now: Date): boolean {
  const [name = "", year] = month.split(" ");
  return Date.UTC(Number(year), MONTHS.indexOf(name) + 1) <= now.getTime();
}
