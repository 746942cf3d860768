import type { SkillId } from "~/data/skills";

export const MENTOR_TABS = ["software", "data", "product", "ux", "analytics"] as const;

/** The career fields: each has a page under /careers. */
export const MENTOR_CAREER_FIELDS = [
  "technology",
  "healthcare",
  "business",
  "education",
  "legal",
  "engineering",
  "environmental",
  "finance",
  "marketing",
] as const;

/** What a mentor can be listed under: the career fields, and the tabs of the list. */
export const MENTOR_FIELDS = [...MENTOR_CAREER_FIELDS, ...MENTOR_TABS] as const;
export type MentorField = (typeof MENTOR_FIELDS)[number];

export const MENTOR_FIELD_LABELS: Record<MentorField, string> = {
  software: "Software",
  data: "Data",
  product: "Product",
  ux: "UX",
  analytics: "Analytics",
  technology: "Technology",
  healthcare: "Healthcare",
  business: "Business",
  education: "Education",
  legal: "Legal",
  engineering: "Engineering",
  environmental: "Environmental",
  finance: "Finance",
  marketing: "Marketing",
};

export function isMentorField(value: string): value is MentorField {
  return MENTOR_FIELDS.some((field) => field === value);
}

/** Whoever names no career field, only tabs, works in technology. */
export function withCareerField(fields: readonly MentorField[]): MentorField[] {
  const hasCareerField = MENTOR_CAREER_FIELDS.some((field) => fields.includes(field));
  return hasCareerField ? [...fields] : [...fields, "technology"];
}

/** The address of the mentors of a field. */
export function getMentorListPath(field: MentorField | undefined): string {
  if (field === undefined) return "/mentors";
  return `/mentors?${MENTOR_TABS.some((tab) => tab === field) ? "tab" : "field"}=${field}`;
}

export type Weekday = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

/** A sample mentor: the people and companies are fictional, the figures are samples. */
export interface Mentor {
  id: string;
  /** The first is the one they belong to. */
  fields: MentorField[];
  name: string;
  title: string;
  company: string;
  rating: number;
  reviews: number;
  specialties: SkillId[];
  experience: string;
  /** US dollars an hour. */
  price: number;
  availability: Weekday[];
  bio: string;
  /** What an hour with them looks like. */
  session: string;
  languages: string[];
  /** IANA name. */
  timeZone: string;
}

/** The name of a sample that an operator turned off, where a session with it is still shown. */
export const UNNAMED_SAMPLE = "Sample mentor";

/** A mentor of this server that a person can be advised to ask. */
export type SuggestedMentor = Pick<Mentor, "id" | "name" | "title" | "price" | "specialties">;
