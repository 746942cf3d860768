import type { Occupation, Outlook } from "./types";

/** The highest pay the survey publishes; it means at least that. */
export const TOP_CODED_PAY = 239_200;

export function formatPay(medianPay: number | null | undefined): string {
  if (medianPay === null || medianPay === undefined) return "Not published";
  const amount = `$${formatCount(Math.round(medianPay))}`;
  return medianPay >= TOP_CODED_PAY ? `${amount} or more` : amount;
}

/** "+33.5%", "−2.0%" */
export function formatGrowth({ growth }: Pick<Outlook, "growth">): string {
  return `${growth < 0 ? "−" : "+"}${Math.abs(growth).toFixed(1)}%`;
}

/** The group whose figures an occupation has; null if they are its own. */
export function getFigureGroup(outlook: Outlook, code: string): string | null {
  // More detailed O*NET occupations share the figures of their SOC occupation.
  return outlook.soc === code.slice(0, 7) && code.endsWith(".00") ? null : outlook.title;
}

/** Whose figures an occupation has, for a list: "all registered nurses"; null if they are its own. */
export function nameFigureGroup({ outlook, code }: Pick<Occupation, "outlook" | "code">) {
  const group = outlook && getFigureGroup(outlook, code);
  return group ? `all ${group.toLowerCase()}` : null;
}

export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

/** Experience in a related occupation: "Less than 5 years"; the source’s "None" says who lists none. */
export function formatExperience({ experience }: Pick<Outlook, "experience">): string {
  return experience === "None" ? "None listed by the Bureau of Labor Statistics" : experience;
}
