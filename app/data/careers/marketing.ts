import type { SkillId } from "~/data/skills";

export type TrackIcon =
  | "Globe"
  | "MessagesSquare"
  | "ChartNoAxesCombined"
  | "BadgeCheck"
  | "PackageOpen"
  | "Newspaper";

/** What a customer does, from first to last. */
export const CUSTOMER_STAGES = ["Notice", "Consider", "Buy", "Stay"] as const;
export type CustomerStage = (typeof CUSTOMER_STAGES)[number];

export interface MarketingTrack {
  title: string;
  icon: TrackIcon;
  description: string;
  /** The first and last stage most of the work is about. */
  stages: [from: CustomerStage, to: CustomerStage];
  skills: [SkillId, SkillId, SkillId, SkillId, SkillId];
}

export interface MarketingResource {
  title: string;
  items: [string, string, string];
  action: { label: string; to: string };
}

export const MARKETING_HERO = {
  title: "Marketing",
  subtitle:
    "Find the part of marketing you are good at, prove it with work, and talk about it well in an interview.",
} as const;

export const MARKETING_TRACKS: readonly MarketingTrack[] = [
  {
    title: "Digital Marketing",
    icon: "Globe",
    description: "Be found, be clicked and be bought from, and know what each of those cost.",
    stages: ["Notice", "Buy"],
    skills: [
      "seo",
      "paid-search",
      "email-marketing",
      "marketing-automation",
      "conversion-optimization",
    ],
  },
  {
    title: "Social Media Marketing",
    icon: "MessagesSquare",
    description:
      "Give people a reason to follow, answer them in public, and buy reach only where it pays.",
    stages: ["Notice", "Consider"],
    skills: [
      "social-media-strategy",
      "community-management",
      "paid-social",
      "short-form-video",
      "creator-partnerships",
    ],
  },
  {
    title: "Marketing Analytics",
    icon: "ChartNoAxesCombined",
    description: "Say which half of the budget works, how you know, and how sure you are.",
    stages: ["Consider", "Stay"],
    skills: [
      "web-analytics",
      "attribution",
      "ab-testing",
      "customer-segmentation",
      "marketing-dashboards",
    ],
  },
  {
    title: "Brand Management",
    icon: "BadgeCheck",
    description: "Decide what a name should mean to people and keep every choice true to it.",
    stages: ["Notice", "Stay"],
    skills: [
      "brand-strategy",
      "brand-identity",
      "consumer-insight",
      "campaign-planning",
      "brand-tracking",
    ],
  },
  {
    title: "Product Marketing",
    icon: "PackageOpen",
    description: "Stand between product and buyer: who it is for, why it wins, how it launches.",
    stages: ["Consider", "Buy"],
    skills: [
      "positioning",
      "go-to-market",
      "competitive-analysis",
      "sales-enablement",
      "product-launches",
    ],
  },
  {
    title: "Content Marketing",
    icon: "Newspaper",
    description: "Publish what your audience would miss if you stopped.",
    stages: ["Notice", "Consider"],
    skills: [
      "content-strategy",
      "copywriting",
      "editorial-planning",
      "audience-research",
      "content-distribution",
    ],
  },
];

export const MARKETING_RESOURCES: readonly MarketingResource[] = [
  {
    title: "Learning Paths",
    items: [
      "Effective Communication: say it once, so it lands",
      "Data Science Essentials: read a test result without fooling yourself",
      "UX Design: see your page as a stranger does",
    ],
    action: { label: "View All Courses", to: "/learning" },
  },
  {
    title: "Interview Prep",
    items: [
      "Tell the story of a campaign that failed, and what you changed",
      "Size a market aloud, from people to spending",
      "Explain a result to someone who distrusts numbers",
    ],
    action: { label: "Practice Interviews", to: "/interview" },
  },
  {
    title: "Certifications",
    items: [
      "Google Analytics Certification (Google Skillshop)",
      "Professional Certified Marketer (American Marketing Association)",
      "Inbound Marketing Certification (HubSpot Academy)",
    ],
    action: { label: "View Resources", to: "/resources" },
  },
];
