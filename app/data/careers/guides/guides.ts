import type { CareerField, CareerRole, RoleGuide } from "~/data/careers/types";
import { businessGuides } from "./business";
import { educationGuides } from "./education";
import { engineeringGuides } from "./engineering";
import { environmentalGuides } from "./environmental";
import { healthcareGuides } from "./healthcare";
import { legalGuides } from "./legal";
import { technologyGuides } from "./technology";

/** By field, then by role. */
export const ROLE_GUIDES: Readonly<Record<string, Readonly<Record<string, RoleGuide>>>> = {
  technology: technologyGuides,
  healthcare: healthcareGuides,
  business: businessGuides,
  education: educationGuides,
  legal: legalGuides,
  engineering: engineeringGuides,
  environmental: environmentalGuides,
};

export function getRoleGuide(field: CareerField, role: CareerRole): RoleGuide {
  const guide = ROLE_GUIDES[field.slug]?.[role.slug];
  if (!guide) throw new Error(`No guide to ${field.slug}/${role.slug}`);
  return guide;
}
