import type { SkillId } from "~/data/skills";

export const MENTOR_TABS = ["software", "data", "product", "ux", "analytics"] as const;
export type MentorTab = (typeof MENTOR_TABS)[number];

export const MENTOR_TAB_LABELS: Record<MentorTab, string> = {
  software: "Software",
  data: "Data",
  product: "Product",
  ux: "UX",
  analytics: "Analytics",
};

export type Weekday = "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun";

/** A sample mentor: the people and companies are fictional, the figures are samples. */
export interface Mentor {
  id: string;
  tab: MentorTab;
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

/** A mentor of this server that a person can be advised to ask. */
export type SuggestedMentor = Pick<Mentor, "id" | "name" | "title" | "price" | "specialties">;
