import type { CareerField, CareerRole, RoleGuide, RolePath } from "~/data/careers/types";
import { businessGuides } from "./business";
import { educationGuides } from "./education";
import { engineeringGuides } from "./engineering";
import { environmentalGuides } from "./environmental";
import { financeGuides } from "./finance";
import { financePaths } from "./finance-paths";
import { healthcareGuides } from "./healthcare";
import { legalGuides } from "./legal";
import { marketingGuides } from "./marketing";
import { marketingPaths } from "./marketing-paths";
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
  finance: financeGuides,
  marketing: marketingGuides,
};

/** By field, then by role. */
export const ROLE_PATHS: Readonly<Record<string, Readonly<Record<string, RolePath>>>> = {
  finance: financePaths,
  marketing: marketingPaths,
};

export function getRoleGuide(field: CareerField, role: CareerRole): RoleGuide {
  const guide = ROLE_GUIDES[field.slug]?.[role.slug];
  if (!guide) throw new Error(`No guide to ${field.slug}/${role.slug}`);
  return guide;
}

export function findRolePath(field: CareerField, role: CareerRole): RolePath | undefined {
  return ROLE_PATHS[field.slug]?.[role.slug];
}
