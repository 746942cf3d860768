import { business } from "./business";
import { education } from "./education";
import { engineering } from "./engineering";
import { environmental } from "./environmental";
import { healthcare } from "./healthcare";
import { legal } from "./legal";
import { technology } from "./technology";
import type { CareerField, CareerRole } from "./types";

/** The seven fields that share a layout, in the order of the Career Fields menu. */
export const CAREER_FIELDS: readonly CareerField[] = [
  technology,
  healthcare,
  business,
  education,
  legal,
  engineering,
  environmental,
];

export function fieldBySlug(slug: string): CareerField | undefined {
  return CAREER_FIELDS.find((field) => field.slug === slug);
}

export function roleBySlug(field: CareerField, slug: string): CareerRole | undefined {
  return field.roles.find((role) => role.slug === slug);
}
