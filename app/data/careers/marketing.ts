import type { SkillId } from "~/data/skills";
import type { CareerField, CareerRole, Source } from "./types";

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

export interface MarketingTrack extends CareerRole {
  icon: TrackIcon;
  /** The first and last stage most of the work is about. */
  stages: [from: CustomerStage, to: CustomerStage];
  skills: [SkillId, SkillId, SkillId, SkillId, SkillId];
}

interface MarketingResourceItem {
  text: string;
  /** A page of another site. */
  link?: string;
}

export interface MarketingResource {
  title: string;
  items: readonly MarketingResourceItem[];
  action: { label: string; to: string };
}

export const MARKETING_HERO = {
  title: "Marketing",
  subtitle:
    "Find the part of marketing you are good at, prove it with work, and talk about it well in an interview.",
} as const;

export const MARKETING_TRACKS: readonly MarketingTrack[] = [
  {
    slug: "digital-marketing",
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
    posts: ["digital marketing manager", "digital marketing specialist", "digital marketer"],
    onetCode: "13-1161.01",
  },
  {
    slug: "social-media-marketing",
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
    posts: ["social media manager", "social media specialist", "community manager"],
    onetCode: "27-3031.00",
  },
  {
    slug: "marketing-analytics",
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
    posts: ["marketing analyst"],
    onetCode: "13-1161.00",
  },
  {
    slug: "brand-management",
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
    posts: ["brand manager", "assistant brand manager"],
    onetCode: "11-2021.00",
  },
  {
    slug: "product-marketing",
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
    posts: ["product marketing manager"],
    onetCode: "11-2021.00",
  },
  {
    slug: "content-marketing",
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
    posts: ["content marketer", "content manager", "content strategist", "content writer"],
    onetCode: "27-3043.00",
  },
];

const CERTIFICATE_LINKS: readonly Source[] = [
  {
    title: "Google Analytics Certification",
    publisher: "Google Skillshop",
    link: "https://skillshop.withgoogle.com/",
  },
  {
    title: "Professional Certified Marketer",
    publisher: "American Marketing Association",
    link: "https://www.ama.org/",
  },
  {
    title: "Inbound Marketing Certification",
    publisher: "HubSpot Academy",
    link: "https://academy.hubspot.com/",
  },
];

export const marketing: CareerField = {
  slug: "marketing",
  title: MARKETING_HERO.title,
  subtitle: MARKETING_HERO.subtitle,
  roles: MARKETING_TRACKS,
  certifications: [],
  certificateLinks: CERTIFICATE_LINKS,
};

export const MARKETING_RESOURCES: readonly MarketingResource[] = [
  {
    title: "Learning Paths",
    items: [
      { text: "Effective Communication: say it once, so it lands" },
      { text: "Data Science Essentials: read a test result without fooling yourself" },
      { text: "UX Design: see your page as a stranger does" },
    ],
    action: { label: "View All Courses", to: "/learning" },
  },
  {
    title: "Interview Prep",
    items: [
      { text: "Tell the story of a campaign that failed, and what you changed" },
      { text: "Size a market aloud, from people to spending" },
      { text: "Explain a result to someone who distrusts numbers" },
    ],
    action: { label: "Practice Interviews", to: "/interview" },
  },
  {
    title: "Certifications",
    items: CERTIFICATE_LINKS.map(({ title, publisher, link }) => ({
      text: `${title} (${publisher})`,
      link,
    })),
    action: { label: "View Resources", to: "/resources" },
  },
];
