import { tabbedFieldBySlug } from "./careers/fields";
import { FINANCE_CARDS, FINANCE_SKILLS } from "./careers/finance";
import { MARKETING_TRACKS } from "./careers/marketing";

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
const ROLE_TILES: { title: string; icon: TileIcon; field: string; roles?: string[] }[] = [
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
  { title: "Engineering", icon: "drafting-compass", field: "engineering" },
  { title: "Law", icon: "scale", field: "legal" },
  {
    title: "Teaching",
    icon: "graduation-cap",
    field: "education",
    roles: ["elementary-school-teacher", "high-school-teacher", "special-education-teacher"],
  },
];

const FINANCE_TILE: CareerTile = {
  title: "Finance",
  icon: "landmark",
  to: "/careers/finance",
  figures: [`${FINANCE_CARDS.length} paths`, `${FINANCE_SKILLS.length} skills in demand`],
};

const MARKETING_TILE: CareerTile = {
  title: "Marketing",
  icon: "megaphone",
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
  const allRoles = tabbedFieldBySlug(slug)?.roles ?? [];
  const roles = slugs ? allRoles.filter((role) => slugs.includes(role.slug)) : allRoles;
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

/** The kinds of work whose question the hero asks instead of the one for everybody. */
export const WORK_FIELDS = [
  "office",
  "care",
  "shop",
  "teaching",
  "tech",
  "trades",
  "students",
] as const;
export type WorkField = (typeof WORK_FIELDS)[number];

export const WORK_FIELD_LABELS: Record<WorkField, string> = {
  office: "Office",
  care: "Care",
  shop: "Shop",
  teaching: "Teaching",
  tech: "Tech",
  trades: "Trades",
  students: "Students",
};

/** A question of the hero, and what three sentences say. */
export interface FirstQuestion {
  questionId: string;
  prompts: readonly [string, string, string];
}

export const GENERAL_QUESTION: FirstQuestion = {
  questionId: "solved-a-problem",
  prompts: ["What was wrong, and when?", "What did you do?", "How did it end?"],
};

export const FIELD_QUESTIONS: Record<WorkField, FirstQuestion> = {
  office: {
    questionId: "deadline-nearly-missed",
    prompts: ["What was due, and when?", "What did you do?", "How did it end?"],
  },
  care: {
    questionId: "helped-a-patient",
    prompts: ["Who was it, and when?", "What did you do?", "How did it end?"],
  },
  shop: {
    questionId: "difficult-customer",
    prompts: ["What did they want?", "What did you do?", "How did they leave?"],
  },
  teaching: {
    questionId: "lesson-that-went-wrong",
    prompts: ["Which class, and what failed?", "What did you do?", "What did they learn?"],
  },
  tech: {
    questionId: "bug-hard-to-find",
    prompts: ["What did users see?", "What did you try?", "What was it?"],
  },
  trades: {
    questionId: "job-that-went-wrong",
    prompts: ["Where was it, and what broke?", "What did you do?", "How did it end?"],
  },
  students: {
    questionId: "group-project",
    prompts: ["What was it, and what got hard?", "What did you do?", "How did it end?"],
  },
};

/** The start of a last sentence that any story can have. */
export const CLOSING_STEM = "What I’ve done differently since is …";
