/** By pack: lists of posts that several questions share, and the questions that aren’t for all. */

// biome-ignore format: a list or a question a paragraph
const MARKETING = (() => {
  const leads = ["marketing manager", "marketing director", "head of marketing", "cmo"];
  const staff = ["marketing executive", "marketing specialist", "marketing coordinator"];
  const growth = ["growth marketer", "growth manager"];
  const digital = ["digital marketing manager", "digital marketing specialist", "digital marketer"];
  const paid = ["performance marketer", "performance marketing manager", "ppc specialist",
    "paid media specialist", "media buyer"];
  const brand = ["brand manager", "assistant brand manager"];
  const social = ["social media manager", "social media executive", "social media coordinator",
    "social media specialist", "social media ninja"];
  const pr = ["pr manager", "public relations specialist", "communications officer", "communications manager"];
  const content = ["content marketer", "content manager", "content strategist", "content writer"];
  return {
    "acquisition-cost-up-forty": [...leads, ...growth, ...digital, ...paid, "paid social manager",
      "media planner", "marketing analyst"],
    "budget-split-break-even": [...leads, ...growth, ...digital, ...paid, "paid social manager",
      "media planner"],
    "claim-challenged-in-public": [...leads, ...brand, ...social, ...pr, "community manager",
      "product marketing manager"],
    "creator-brief-and-disclosure": [...brand, ...social, "influencer manager", "paid social manager",
      "marketing manager", ...staff],
    "incrementality-brand-search": [...growth, ...digital, ...paid, "media planner", "marketing analyst"],
    "landing-page-ab-test": [...growth, ...digital, ...paid, "marketing analyst", "market research analyst",
      "crm manager", "email marketing manager", "marketing executive", "marketing specialist"],
    "launch-nobody-asked-for": [...leads, ...brand, "product marketing manager", "brand strategist",
      "trade marketing manager", "marketing executive", "marketing specialist"],
    "leads-that-sales-rejects": [...leads, ...growth, "digital marketing manager"],
    "search-traffic-ai-answers": [...content, ...digital, "seo specialist", "seo manager"],
    "subscription-cancel-flow": [...leads, ...growth, "crm manager", "email marketing manager",
      "product marketing manager", "digital marketing manager"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const SALES_AND_SERVICE = (() => {
  const field = ["field sales representative", "sales representative", "sales rep", "territory manager"];
  const sellers = ["sales executive", "account executive", "inside sales representative",
    "business development manager"];
  const accounts = ["account manager", "key account manager"];
  const salesManagers = ["sales manager", "area sales manager", "regional sales manager"];
  const floor = ["sales associate", "sales assistant", "retail assistant", "retail associate",
    "shop assistant", "store associate", "cashier"];
  const shopManagers = ["shop manager", "store manager", "assistant store manager", "retail manager",
    "department manager"];
  const service = ["customer service representative", "customer service advisor", "customer service agent",
    "customer support representative", "customer support agent", "call center agent", "call centre agent",
    "call centre advisor", "contact centre agent"];
  return {
    "account-customer-leaving": [...accounts, "customer success manager", ...service, "insurance agent",
      "customer service manager"],
    "call-not-the-account-holder": [...service, "customer service assistant", "customer service manager",
      "insurance agent", "customer success manager", "travel agent"],
    "complaint-with-an-audience": [...floor, "beauty consultant", "customer service assistant", "waiter",
      "waitress", "bartender", "barista", "flight attendant", "cabin crew", "assistant store manager"],
    "cafe-rush-short-handed": ["barista", "cafe manager"],
    "cold-call-first-thirty-seconds": ["sdr", "bdr", "sales development representative",
      "business development representative", "business development manager", "inside sales representative",
      "sales executive", "account executive", "sales representative", "sales rep", "insurance agent"],
    "district-one-store-behind": ["district manager", "regional manager", "retail manager"],
    "home-damp-behind-wardrobe": ["estate agent", "real estate agent", "letting agent"],
    "hotel-overbooked": ["hotel receptionist", "front desk agent", "front desk receptionist",
      "guest services agent", "night receptionist", "night porter", "concierge", "hotel manager"],
    "sales-forecast": ["sales executive", "account executive", "key account manager", "business development manager",
      ...salesManagers, "inside sales representative"],
    "sales-lost-deal": [...field, ...sellers, ...accounts, ...salesManagers, "sales consultant",
      "sales engineer", "sales development representative", "sdr", "bdr",
      "business development representative", "estate agent", "real estate agent", "insurance agent",
      "letting agent", "travel agent"],
    "sales-price-objection": [...field, ...sellers, ...accounts, ...salesManagers, "sales consultant",
      "insurance agent", "travel agent"],
    "sales-route-week": [...field, "area sales manager"],
    "shop-policy-says-no": [...floor, ...shopManagers, "beauty consultant", "customer service assistant"],
    "shop-theft-and-till": [...floor, ...shopManagers, "beauty consultant", "visual merchandiser"],
    "store-sales-down-shrink-up": [...shopManagers, "district manager", "regional manager"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const BUSINESS_AND_OPERATIONS = (() => {
  const projects = ["project manager", "program manager", "programme manager", "delivery manager"];
  const projectStaff = ["project coordinator", "project officer", "pmo analyst"];
  const heads = ["head of operations", "director of operations", "operations director", "operations manager",
    "coo", "general manager"];
  const plant = ["production supervisor", "production manager", "plant manager"];
  const shifts = ["shift lead", "shift manager"];
  const improvers = ["lean manager", "continuous improvement manager"];
  const warehouse = ["warehouse manager", "warehouse supervisor"];
  const planners = ["supply chain manager", "supply chain analyst", "supply planner", "demand planner"];
  const stock = ["inventory analyst", "materials planner", "quantity planner"];
  const buyers = ["buyer", "purchaser", "procurement specialist", "procurement manager", "category manager"];
  const hr = ["hr manager", "hr business partner", "hr generalist", "hr officer", "people partner"];
  return {
    "bottleneck-and-peak": [...heads, ...plant, ...shifts, ...improvers, ...warehouse, "production planner",
      "operations analyst", "operations coordinator", "operations associate", "logistics manager",
      "management consultant", "logistics coordinator"],
    "forecast-sales-or-operations": [...planners, ...heads, "quantity planner", "production planner",
      "inventory analyst", "operations analyst"],
    "grievance-against-a-lead": [...hr, ...heads, ...plant, "warehouse manager", "shift manager",
      "hr assistant"],
    "grant-twenty-minutes-late": ["grants officer", "civil servant", "executive officer", "policy officer"],
    "hiring-not-a-fit": ["recruiter", "talent acquisition specialist", ...hr, "hr assistant"],
    "policy-page-by-tomorrow": ["policy analyst", "policy adviser", "policy officer", "civil servant",
      "executive officer", "chief of staff", "grants officer"],
    "project-in-red": [...projects],
    "risk-register-read": [...projects, ...projectStaff],
    "scope-creep-friendly-client": [...projects, "project coordinator", "project officer", "event coordinator",
      "management consultant",
      "strategy consultant"],
    "sponsors-contradict": [...projects, "business analyst", "scrum master", "change manager",
      "chief of staff", "management consultant", "strategy consultant"],
    "stock-out-and-overstock": [...planners, ...stock, ...warehouse, "production planner", "logistics manager",
      "buyer", "purchaser", "category manager"],
    "supplier-misses-deliveries": [...buyers, "supply chain manager", "supply planner", "materials planner",
      "production planner"],
    "tender-suppliers-invitation": [...buyers, "supply chain manager", "facilities manager"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const USER_EXPERIENCE = (() => {
  const designers = ["ux designer", "ux/ui designer", "ui/ux designer", "product designer",
    "senior product designer", "interaction designer", "ux architect"];
  const screens = ["ui designer", "web designer", "design systems designer"];
  const leads = ["design lead", "design manager", "head of design"];
  const researchers = ["ux researcher", "user researcher", "design researcher", "usability specialist"];
  const words = ["ux writer", "content designer"];
  return {
    "accessibility-bug-before-release": [...designers, ...screens, "visual designer", "design lead",
      "accessibility specialist"],
    "assisted-digital-offline": ["service designer", "ux designer", "ux researcher", "user researcher",
      "design researcher", "content designer"],
    "critique-pharmacy-screen": [...designers, ...screens, ...words, "design lead", "usability specialist",
      "accessibility specialist"],
    "dark-pattern-hide-cancel": [...designers, ...words, ...leads, "ui designer", "web designer"],
    "design-system-missing-part": [...designers, "ui designer", "design systems designer", "design lead"],
    "form-people-abandon": [...designers, ...words, "service designer", "usability specialist"],
    "handoff-states-and-zoom": [...designers, ...screens, "visual designer", "design lead"],
    "measure-did-it-get-simpler": [...designers, ...researchers, ...leads, "service designer",
      "information architect"],
    "navigation-nobody-understands": [...designers, "information architect", "content designer",
      "web designer", "ux researcher", "user researcher"],
    "usability-test-five-people": [...designers, ...researchers],
  };
})();

export const POSTS_OF_BUSINESS_PACKS: Readonly<Record<string, readonly string[]>> = {
  ...MARKETING,
  ...SALES_AND_SERVICE,
  ...BUSINESS_AND_OPERATIONS,
  ...USER_EXPERIENCE,
};
