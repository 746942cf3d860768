import { business } from "./business";
import { education } from "./education";
import { engineering } from "./engineering";
import { environmental } from "./environmental";
import { finance } from "./finance";
import { healthcare } from "./healthcare";
import { legal } from "./legal";
import { marketing } from "./marketing";
import { technology } from "./technology";
import type { CareerField, CareerRole, TabbedField } from "./types";

/** The seven fields that share a layout, in the order of the Career Fields menu. */
export const TABBED_FIELDS: readonly TabbedField[] = [
  technology,
  healthcare,
  business,
  education,
  legal,
  engineering,
  environmental,
];

/** Every field with pages of its roles. */
export const CAREER_FIELDS: readonly CareerField[] = [...TABBED_FIELDS, finance, marketing];

export function fieldBySlug(slug: string): CareerField | undefined {
  return CAREER_FIELDS.find((field) => field.slug === slug);
}

export function tabbedFieldBySlug(slug: string): TabbedField | undefined {
  return TABBED_FIELDS.find((field) => field.slug === slug);
}

export function roleBySlug(field: CareerField, slug: string): CareerRole | undefined {
  return field.roles.find((role) => role.slug === slug);
}
