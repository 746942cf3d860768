import type { SkillId } from "~/data/skills";

/** Names of lucide icons; the view holds the pictures. */
export type RoleIcon =
  | "CodeXml"
  | "ChartScatter"
  | "BrainCircuit"
  | "ShieldCheck"
  | "CloudCog"
  | "PenTool"
  | "Stethoscope"
  | "HeartPulse"
  | "HandHeart"
  | "Activity"
  | "Hospital"
  | "FileHeart"
  | "Workflow"
  | "CalendarCheck"
  | "Presentation"
  | "Settings"
  | "Truck"
  | "Rocket"
  | "Apple"
  | "BookOpen"
  | "HandHelping"
  | "MonitorPlay"
  | "School"
  | "Lightbulb"
  | "Building2"
  | "Gavel"
  | "Copyright"
  | "FileSearch"
  | "Trees"
  | "FilePen"
  | "Construction"
  | "Cog"
  | "Zap"
  | "Factory"
  | "Network"
  | "Gauge"
  | "Microscope"
  | "Droplets"
  | "Wind"
  | "Sprout"
  | "Recycle"
  | "Leaf";

export interface CareerRole {
  /** Unique within its field; the address is /careers/{field}/{slug}. */
  slug: string;
  title: string;
  /** Shown on the card. */
  description: string;
  /** What one does in the work, in a few words each. */
  work?: readonly string[];
  /** Key Skills. */
  skills: SkillId[];
  /** The nearest O*NET-SOC occupation; several roles may share one. */
  onetCode: string;
  /** How the nearest occupation differs, if the role is none of the statistics: its figures are not the role's. */
  differsFromOccupation?: string;
  /** Titles of posts it covers, in lower case: questions that are for other posts aren’t asked. Any, if it names none. */
  posts?: readonly string[];
  /** What the published pay is the pay of, where it isn’t this role’s. */
  payNote?: string;
  /** Said in place of the certificates of its field. */
  certificateNote?: string;
  /** Its interviews have a technical part, though its field isn’t technology. */
  hasTechnicalInterview?: true;
}

/** A role of a field with tabs, whose cards have sample figures. */
export interface SampledRole extends CareerRole {
  icon: RoleIcon;
  /** US dollars a year. */
  avgSalary: number;
  /** Percent over ten years. */
  growth: number;
}

export interface PathStep {
  name: string;
  description: string;
}

export interface LearningPath {
  title: string;
  steps: [PathStep, PathStep, PathStep, PathStep];
}

export type CertificationLevel =
  | "Entry"
  | "Associate"
  | "Intermediate"
  | "Intermediate/Advanced"
  | "Professional"
  | "Advanced"
  | "Management";

export interface Certification {
  name: string;
  provider: string;
  level: CertificationLevel;
  /** The provider's own page. */
  link: string;
  /** What holding it shows an employer. */
  shows: string;
  /** What is asked before or at the examination. */
  requires: string;
  /** Whom it suits, where certificates of a field lead to different work. */
  suits?: string;
}

/** A page of another site, and whose it is. */
export interface Source {
  title: string;
  publisher: string;
  link: string;
}

export interface CareerField {
  slug: string;
  title: string;
  subtitle: string;
  roles: readonly CareerRole[];
  /** Those that a page compares; empty without one. */
  certifications: readonly Certification[];
  /** Certificates for which the field only names the provider's page. */
  certificateLinks?: readonly Source[];
}

/** A field whose page has three tabs: roles, learning paths and certifications. */
export interface TabbedField extends CareerField {
  roles: readonly SampledRole[];
  paths: [LearningPath, LearningPath];
}

/** What a role's own page tells beyond its card. */
export interface RoleGuide {
  /** Two or three sentences on what the work is and whom it suits. */
  overview: string;
  dayToDay: [string, string, string, string];
  wayIn: string;
  /** One thing that can be done this week, without money or permission. */
  thisWeek: string;
}

/** The way from the first job up, and where to read on, for a role whose field has no learning paths. */
export interface RolePath {
  steps: LearningPath["steps"];
  /** The authoritative one first. */
  sources: readonly [Source, Source, Source];
}
