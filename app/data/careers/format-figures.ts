import type { TabbedField } from "./types";

/** 128000 as "$128,000". */
export function formatDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString("en-US")}`;
}

/** 128000 as "$128k". */
export function formatThousands(amount: number): string {
  return `$${Math.round(amount / 1000)}k`;
}

/** Lowest and highest of a figure among a field's roles. */
export function getRange(
  field: TabbedField,
  figure: "avgSalary" | "growth",
): [low: number, high: number] {
  const values = field.roles.map((role) => role[figure]);
  return [Math.min(...values), Math.max(...values)];
}
