import { fieldBySlug } from "~/data/careers/fields";
import {
  formatRanges,
  listOwnFigures,
  nameCounted,
  type OfficialRole,
} from "~/occupations/official-role.server";
import { GROWTH } from "~/occupations/releases";

/** Lucide icon names; the view maps them to components. */
export type TileIcon =
  | "code-xml"
  | "database"
  | "shield-check"
  | "stethoscope"
  | "activity"
  | "briefcase-business"
  | "list-todo"
  | "landmark"
  | "megaphone"
  | "drafting-compass"
  | "scale"
  | "graduation-cap";

export interface CareerTile {
  title: string;
  icon: TileIcon;
  /** The field's page. */
  to: string;
  /** The parts of the line of figures. */
  figures: string[];
}

/** Tiles for some of a field's roles, or for all of them if none are listed. */
const TILES: { title: string; icon: TileIcon; field: string; roles?: string[] }[] = [
  {
    title: "Software development",
    icon: "code-xml",
    field: "technology",
    roles: ["software-developer", "cloud-engineer", "ux-designer"],
  },
  {
    title: "Data and AI",
    icon: "database",
    field: "technology",
    roles: ["data-scientist", "machine-learning-engineer"],
  },
  {
    title: "Cybersecurity",
    icon: "shield-check",
    field: "technology",
    roles: ["cybersecurity-analyst"],
  },
  {
    title: "Nursing and care",
    icon: "stethoscope",
    field: "healthcare",
    roles: ["registered-nurse", "nurse-practitioner", "physical-therapist"],
  },
  {
    title: "Health technology",
    icon: "activity",
    field: "healthcare",
    roles: ["health-information-specialist", "healthcare-administrator"],
  },
  {
    title: "Business strategy",
    icon: "briefcase-business",
    field: "business",
    roles: ["business-analyst", "management-consultant"],
  },
  {
    title: "Project management",
    icon: "list-todo",
    field: "business",
    roles: ["project-manager", "product-manager", "operations-manager"],
  },
  { title: "Finance", icon: "landmark", field: "finance" },
  { title: "Marketing", icon: "megaphone", field: "marketing" },
  { title: "Engineering", icon: "drafting-compass", field: "engineering" },
  { title: "Law", icon: "scale", field: "legal" },
  {
    title: "Teaching",
    icon: "graduation-cap",
    field: "education",
    roles: ["elementary-school-teacher", "high-school-teacher", "special-education-teacher"],
  },
];

/** The twelve tiles in reading order. Pay and growth are the published ones of their roles. */
export function listCareerTiles(): CareerTile[] {
  return TILES.map(({ title, icon, field, roles }) => ({
    title,
    icon,
    to: `/careers/${field}`,
    figures: getFigures(field, roles),
  }));
}

function getFigures(slug: string, slugs: string[] | undefined): string[] {
  const allRoles = fieldBySlug(slug)?.roles ?? [];
  const roles = slugs ? allRoles.filter((role) => slugs.includes(role.slug)) : allRoles;
  const official = listOwnFigures(roles);
  const { pay, growth } = formatRanges(official.map(({ outlook }) => outlook));
  return [pay, `${growth} to ${GROWTH.to}${nameRoles(official, roles.length)}`];
}

/** Which of the roles are counted, if some have no figures of their own. */
function nameRoles(official: readonly OfficialRole[], count: number): string {
  const [first] = official;
  if (!first || official.length === count) return "";
  return official.length === 1
    ? `, ${first.role.title.toLowerCase()} only`
    : `, ${nameCounted(official.length, count)}`;
}
