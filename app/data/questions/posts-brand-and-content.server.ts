const leads = ["marketing manager", "marketing director", "head of marketing", "cmo"];
const staff = [
  "marketing executive",
  "marketing specialist",
  "marketing coordinator",
  "marketing assistant",
];
const digital = ["digital marketing manager", "digital marketing specialist", "digital marketer"];
const brand = ["brand manager", "assistant brand manager", "brand strategist"];
const social = [
  "social media manager",
  "social media executive",
  "social media coordinator",
  "social media specialist",
  "social media ninja",
];
const content = ["content marketer", "content manager", "content strategist", "content writer"];
const search = ["seo specialist", "seo manager"];

/** The other questions of the pack are for every post. */
// biome-ignore format: a question a paragraph
export const POSTS_OF_BRAND_AND_CONTENT: Readonly<Record<string, readonly string[]>> = {
  "brand-new-logo-wanted": [...leads, "brand manager", "brand strategist", "creative director",
    "art director"],
  "brand-tracker-down": [...leads, ...brand, "market research analyst", "marketing analyst",
    "trade marketing manager"],
  "community-price-thread": [...social, "community manager"],
  "content-nobody-saw": [...content, ...search, ...digital, ...social, ...staff, "content creator",
    "copywriter", "communications officer", "communications manager", "pr manager",
    "public relations specialist"],
  "creator-one-big-or-five-small": [...social, "influencer manager", "brand manager", "assistant brand manager",
    "paid social manager", "marketing manager", "marketing executive", "marketing specialist"],
  "editorial-quarter-plan": ["content marketer", "content manager", "content strategist", "social media manager",
    "communications officer", "communications manager", "pr manager", "marketing manager"],
  "email-opens-up-orders-flat": [...digital, "email marketing manager", "crm manager", "growth marketer",
    "growth manager", "marketing executive", "marketing specialist"],
  "launch-edition-in-six-weeks": ["marketing manager", "marketing director", "head of marketing",
    "product marketing manager"],
  "seo-site-relaunch": [...search, ...digital, "content strategist", "content manager"],
  "video-three-from-one-day": [...social, "content creator", "videographer", "community manager",
    "copywriter", "influencer manager", "marketing assistant", "marketing coordinator"],
};
