import type { SkillId } from "~/data/skills";
import type { CareerField, CareerRole, Source } from "./types";

export type TrackIcon =
  | "Globe"
  | "MessagesSquare"
  | "ChartNoAxesCombined"
  | "BadgeCheck"
  | "PackageOpen"
  | "Newspaper";

/** The stages of a customer, from first to last. */
export const CUSTOMER_STAGES = ["Awareness", "Consideration", "Purchase", "Loyalty"] as const;
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

/** BLS, Occupational Outlook Handbook: five years or more of work experience is typical for entry. */
const MARKETING_MANAGERS =
  "The pay is that of marketing managers, who usually have five or more years of experience. Starting pay is much lower.";

export const MARKETING_TRACKS: readonly MarketingTrack[] = [
  {
    slug: "digital-marketing",
    title: "Digital Marketing",
    icon: "Globe",
    description: "Bring in customers by search, ads and email, and know what each one cost.",
    stages: ["Awareness", "Purchase"],
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
      "Plan posts and videos, answer people in public, and pay for reach only where it pays off.",
    stages: ["Awareness", "Consideration"],
    skills: [
      "social-media-strategy",
      "community-management",
      "paid-social",
      "short-form-video",
      "creator-partnerships",
    ],
    posts: ["social media manager", "social media specialist", "community manager"],
    differsFromOccupation: "who speak for an organization in public rather than run its accounts",
    certificateNote: "Certificates seldom matter for this role. Employers look at your portfolio.",
    onetCode: "27-3031.00",
  },
  {
    slug: "marketing-analytics",
    title: "Marketing Analytics",
    icon: "ChartNoAxesCombined",
    description: "Measure which marketing works and how sure you are.",
    stages: ["Consideration", "Loyalty"],
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
    description: "Decide what a brand stands for and keep product, price and ads consistent.",
    stages: ["Awareness", "Loyalty"],
    skills: [
      "brand-strategy",
      "brand-identity",
      "consumer-insight",
      "campaign-planning",
      "brand-tracking",
    ],
    posts: ["brand manager", "assistant brand manager"],
    payNote: MARKETING_MANAGERS,
    certificateNote:
      "Certificates seldom matter for this role. Employers look at results and at how you solve a case.",
    onetCode: "11-2021.00",
  },
  {
    slug: "product-marketing",
    title: "Product Marketing",
    icon: "PackageOpen",
    description:
      "Explain a product to its buyers: who it’s for, why it’s better and how it launches.",
    stages: ["Consideration", "Purchase"],
    skills: [
      "positioning",
      "go-to-market",
      "competitive-analysis",
      "sales-enablement",
      "product-launches",
    ],
    posts: ["product marketing manager"],
    payNote: MARKETING_MANAGERS,
    certificateNote:
      "Certificates seldom matter for this role. Employers look at results and at how you solve a case.",
    onetCode: "11-2021.00",
  },
  {
    slug: "content-marketing",
    title: "Content Marketing",
    icon: "Newspaper",
    description: "Publish articles, videos and newsletters people choose to read.",
    stages: ["Awareness", "Consideration"],
    skills: [
      "content-strategy",
      "copywriting",
      "editorial-planning",
      "audience-research",
      "content-distribution",
    ],
    posts: ["content marketer", "content manager", "content strategist", "content writer"],
    differsFromOccupation:
      "who write books, scripts and articles rather than plan what a company publishes",
    certificateNote: "Certificates seldom matter for this role. Employers look at your portfolio.",
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
      { text: "Effective Communication: speak and write clearly" },
      { text: "Data Science Essentials: read a test result correctly" },
      { text: "UX Design: test a page with people who use it" },
    ],
    action: { label: "View All Courses", to: "/learning" },
  },
  {
    title: "Interview Prep",
    items: [
      { text: "Tell the story of a campaign that failed, and what you changed" },
      { text: "Estimate the size of a market, from people to spending" },
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
