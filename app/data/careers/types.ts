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
  icon: RoleIcon;
  /** One line, shown on the card. */
  description: string;
  /** Key Skills. */
  skills: SkillId[];
  /** Sample figure: US dollars a year. */
  avgSalary: number;
  /** Sample figure: percent over ten years. */
  growth: number;
  /** The nearest O*NET-SOC occupation; several roles may share one. */
  onetCode: string;
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
}

export interface CareerField {
  slug: string;
  title: string;
  subtitle: string;
  roles: CareerRole[];
  paths: [LearningPath, LearningPath];
  certifications: Certification[];
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
