import { fieldBySlug, roleBySlug } from "./careers/fields";
import { FINANCE_CARDS, FINANCE_SKILLS } from "./careers/finance";
import { MARKETING_TRACKS } from "./careers/marketing";

/** Lucide icon names; the view maps them to components. */
export type TileIcon =
  | "CodeXml"
  | "Database"
  | "ShieldCheck"
  | "Stethoscope"
  | "Activity"
  | "BriefcaseBusiness"
  | "ListTodo"
  | "Landmark"
  | "Megaphone"
  | "DraftingCompass"
  | "Scale"
  | "GraduationCap";

export interface CareerTile {
  title: string;
  icon: TileIcon;
  /** The field's page. */
  to: string;
  /** The parts of the line of figures. */
  figures: string[];
}

/** Tiles for some of a field's roles, or for all of them if none are listed. */
const ROLE_TILES: { title: string; icon: TileIcon; field: string; roles?: string[] }[] = [
  {
    title: "Software development",
    icon: "CodeXml",
    field: "technology",
    roles: ["software-developer", "cloud-engineer", "ux-designer"],
  },
  {
    title: "Data and AI",
    icon: "Database",
    field: "technology",
    roles: ["data-scientist", "machine-learning-engineer"],
  },
  {
    title: "Cybersecurity",
    icon: "ShieldCheck",
    field: "technology",
    roles: ["cybersecurity-analyst"],
  },
  {
    title: "Nursing and care",
    icon: "Stethoscope",
    field: "healthcare",
    roles: ["registered-nurse", "nurse-practitioner", "physical-therapist"],
  },
  {
    title: "Health technology",
    icon: "Activity",
    field: "healthcare",
    roles: ["health-information-specialist", "healthcare-administrator"],
  },
  {
    title: "Business strategy",
    icon: "BriefcaseBusiness",
    field: "business",
    roles: ["business-analyst", "management-consultant"],
  },
  {
    title: "Project management",
    icon: "ListTodo",
    field: "business",
    roles: ["project-manager", "product-manager", "operations-manager"],
  },
  { title: "Engineering", icon: "DraftingCompass", field: "engineering" },
  { title: "Law", icon: "Scale", field: "legal" },
  {
    title: "Teaching",
    icon: "GraduationCap",
    field: "education",
    roles: ["elementary-school-teacher", "high-school-teacher", "special-education-teacher"],
  },
];

const FINANCE_TILE: CareerTile = {
  title: "Finance",
  icon: "Landmark",
  to: "/careers/finance",
  figures: [`${FINANCE_CARDS.length} paths`, `${FINANCE_SKILLS.length} skills in demand`],
};

const MARKETING_TILE: CareerTile = {
  title: "Marketing",
  icon: "Megaphone",
  to: "/careers/marketing",
  figures: [
    `${MARKETING_TRACKS.length} tracks`,
    `${MARKETING_TRACKS.flatMap(({ skills }) => skills).length} key skills`,
  ],
};

/** The twelve tiles in reading order. Their salaries and growth are sample figures. */
export function listCareerTiles(): CareerTile[] {
  const tiles = ROLE_TILES.map(({ title, icon, field, roles }) => ({
    title,
    icon,
    to: `/careers/${field}`,
    figures: getFigures(field, roles),
  }));
  return [...tiles.slice(0, 7), FINANCE_TILE, MARKETING_TILE, ...tiles.slice(7)];
}

function getFigures(slug: string, slugs: string[] | undefined): string[] {
  const field = fieldBySlug(slug);
  const roles =
    field && slugs ? slugs.flatMap((role) => roleBySlug(field, role) ?? []) : (field?.roles ?? []);
  const salaries = roles.map(({ avgSalary }) => avgSalary / 1000);
  const growths = roles.map(({ growth }) => growth);
  return [`$${formatRange(salaries)}k`, `${formatRange(growths)}% growth`];
}

/** "90–145", or "115" if lowest and highest are the same. */
function formatRange(values: number[]): string {
  return [...new Set([Math.min(...values), Math.max(...values)])].join("–");
}

/**
 * Claims of the landing page: marketing text, not computed, and labeled as such. `before` and
 * `after` use the accent color.
 */
export const CLAIMS = [
  { before: "", figure: "4,800", after: "+", about: "Tech professionals" },
  { before: "+", figure: "64", after: "%", about: "Interview success after 3 sessions" },
  { before: "", figure: "93", after: "%", about: "Satisfaction" },
  { before: "", figure: "12,000", after: "+", about: "Career paths analyzed" },
] as const;
