/**
 * Labels and URLs of the header and footer, separate from the content they link to, so every page
 * stays small.
 */
export interface SiteLink {
  label: string;
  to: string;
}

export const SITE_NAME = "Pathlight";

export const SITE_DESCRIPTION =
  "Advanced AI-powered career coaching and interview preparation to help you land your dream job.";

export const NAVIGATION: readonly SiteLink[] = [
  { label: "Home", to: "/" },
  { label: "AI Interviews", to: "/interview" },
  { label: "Career Assessment", to: "/assessment" },
  { label: "Learning Paths", to: "/learning" },
  { label: "Find Mentors", to: "/mentors" },
  { label: "Resources", to: "/resources" },
  { label: "Motivation", to: "/motivation" },
];

/** The dropdown under Career Assessment. */
export const CAREER_MENU = {
  heading: "Career Fields",
  fields: [
    { label: "Technology", to: "/careers/technology" },
    { label: "Healthcare", to: "/careers/healthcare" },
    { label: "Business", to: "/careers/business" },
    { label: "Education", to: "/careers/education" },
    { label: "Legal", to: "/careers/legal" },
    { label: "Engineering", to: "/careers/engineering" },
    { label: "Environmental", to: "/careers/environmental" },
  ],
  all: { label: "All Career Assessments", to: "/assessment" },
} as const;

export const FOOTER: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: "Resources",
    links: [
      { label: "Webinars", to: "/resources" },
      { label: "Career Guides", to: "/resources" },
      { label: "Industry Reports", to: "/resources" },
      { label: "Success Stories", to: "/resources" },
    ],
  },
  {
    heading: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Blog", to: "/blog" },
      { label: "Contact", to: "/contact" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Accessibility", to: "/accessibility" },
    ],
  },
];

/** The rotating strip. */
export const ICON_STRIP = ["Education", "Business", "Technology", "Innovation", "Growth"] as const;
