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

export const MENTORS: readonly Mentor[] = [
  {
    id: "hannah-brandt",
    tab: "software",
    name: "Hannah Brandt",
    title: "Staff Software Engineer",
    company: "Kestrel Freight",
    rating: 4.9,
    reviews: 127,
    specialties: ["system-design", "scalability", "api-design", "interviewing"],
    experience: "14 years in software, 6 of them interviewing",
    price: 140,
    availability: ["Tue", "Thu", "Sat"],
    bio: "Hannah keeps the booking platform of a freight company running and has sat on its hiring panel for six years. She came to engineering from physics and remembers how opaque design interviews looked from outside.",
    session:
      "You bring one design question or one system you know. You draw for twenty-five minutes while she plays the interviewer; then you go through it together, decision by decision, and leave with three things to practice.",
    languages: ["English", "German"],
    timeZone: "Europe/Berlin",
  },
  {
    id: "marcus-oyelaran",
    tab: "software",
    name: "Marcus Oyelaran",
    title: "Senior Backend Engineer",
    company: "Tidewater Pay",
    rating: 4.8,
    reviews: 84,
    specialties: ["algorithms", "data-structures", "backend-development", "code-review"],
    experience: "9 years in payments and public-sector software",
    price: 110,
    availability: ["Mon", "Wed", "Sun"],
    bio: "Marcus taught himself to program while driving deliveries and passed his first technical interview on the seventh try. He now writes ledgers for a payments company and coaches people who have no computer science degree.",
    session:
      "A mock coding interview at your level for thirty minutes, spoken aloud, then a line-by-line review of the code and of what you said while writing it.",
    languages: ["English", "Yoruba"],
    timeZone: "America/New_York",
  },
  {
    id: "sofia-lindgren",
    tab: "software",
    name: "Sofia Lindgren",
    title: "Engineering Manager, Web",
    company: "Nordlys Health",
    rating: 4.7,
    reviews: 61,
    specialties: ["react", "web-performance", "accessibility", "leadership"],
    experience: "12 years, 5 leading teams",
    price: 120,
    availability: ["Wed", "Fri"],
    bio: "Sofia leads two web teams that build a patient portal used by people of every age. She has hired twenty-three engineers and writes back to every applicant she turns down.",
    session:
      "Half an hour on one real piece of your work (a pull request, a portfolio, a project), half an hour on the behavioral questions it will raise.",
    languages: ["English", "Swedish"],
    timeZone: "Europe/Stockholm",
  },
  {
    id: "arjun-mehta",
    tab: "data",
    name: "Arjun Mehta",
    title: "Lead Data Scientist",
    company: "Harvest Grid",
    rating: 5.0,
    reviews: 92,
    specialties: ["machine-learning", "model-evaluation", "experimentation", "statistics"],
    experience: "11 years across energy forecasting and retail",
    price: 150,
    availability: ["Mon", "Tue", "Thu"],
    bio: "Arjun forecasts electricity demand, where every error makes the evening news. He interviews for judgment: what you would check before you believe your own model.",
    session:
      "You present one project in ten minutes. He asks what a skeptical panel would ask, for twenty. The rest goes to rewriting the weakest answer until you would hire yourself.",
    languages: ["English", "Hindi"],
    timeZone: "Asia/Kolkata",
  },
  {
    id: "claire-dubois",
    tab: "data",
    name: "Claire Dubois",
    title: "Data Engineer",
    company: "Atelier Rail",
    rating: 4.8,
    reviews: 57,
    specialties: ["data-engineering", "sql", "query-optimization", "data-modeling"],
    experience: "8 years of pipelines, 3 as an analyst before",
    price: 105,
    availability: ["Tue", "Wed", "Sat"],
    bio: "Claire moves a railway’s ticket and delay data to the people who plan trains. She moved from analyst to engineer by fixing the query everyone waited for, and teaches that route.",
    session:
      "A live SQL and modeling exercise on a small schema, harder as you go, with the query plan open; then a study plan for the two gaps that cost you most.",
    languages: ["English", "French"],
    timeZone: "Europe/Paris",
  },
  {
    id: "thandi-nkosi",
    tab: "data",
    name: "Thandi Nkosi",
    title: "Machine Learning Engineer",
    company: "Baobab Labs",
    rating: 4.6,
    reviews: 38,
    specialties: ["mlops", "python", "deep-learning", "career-planning"],
    experience: "6 years, from research assistant to production",
    price: 95,
    availability: ["Fri", "Sat", "Sun"],
    bio: "Thandi builds speech models for languages that large products overlook. She left academia without a map and helps graduates turn theses into work an employer recognizes.",
    session:
      "Your resume and one notebook, read beforehand. You decide together what to cut, what to deploy, and which roles are worth applying to this month.",
    languages: ["English", "Zulu"],
    timeZone: "Africa/Johannesburg",
  },
  {
    id: "rachel-goldstein",
    tab: "product",
    name: "Rachel Goldstein",
    title: "Group Product Manager",
    company: "Wayfare Maps",
    rating: 4.9,
    reviews: 118,
    specialties: ["product-sense", "prioritization", "metrics", "presentation"],
    experience: "13 years, from support desk to product lead",
    price: 145,
    availability: ["Mon", "Wed", "Thu"],
    bio: "Rachel started out answering support tickets and still reads fifty a week. She has run the product interview loop at three companies and knows where candidates talk themselves out of an offer.",
    session:
      "One product question under interview conditions, recorded only by you. Then the structure, the moment it wandered, and a second attempt at the same question.",
    languages: ["English", "Hebrew"],
    timeZone: "America/Los_Angeles",
  },
  {
    id: "daniel-kim",
    tab: "product",
    name: "Daniel Kim",
    title: "Product Manager",
    company: "Little Ledger",
    rating: 4.7,
    reviews: 49,
    specialties: ["product-management", "user-research", "agile", "stakeholder-management"],
    experience: "7 years, 3 as a business analyst",
    price: 100,
    availability: ["Tue", "Thu", "Sun"],
    bio: "Daniel makes bookkeeping software for shops with fewer than five people. He moved into product from analysis and specializes in people making the same step.",
    session:
      "You tell him what you do today; he finds the product work already in it. You leave with three stories, each with a user, a decision and a result.",
    languages: ["English", "Korean"],
    timeZone: "Asia/Seoul",
  },
  {
    id: "isabel-moreno",
    tab: "ux",
    name: "Isabel Moreno",
    title: "Principal UX Designer",
    company: "Civic Canvas",
    rating: 4.9,
    reviews: 103,
    specialties: ["ux-design", "usability-testing", "information-architecture", "storytelling"],
    experience: "15 years, 8 on public services",
    price: 130,
    availability: ["Mon", "Tue", "Fri"],
    bio: "Isabel designs forms that millions must fill in and nobody wants to. She reviews portfolios for a design school and reads for reasoning first, polish second.",
    session:
      "You walk through one case study as in an interview. She stops you where a hiring manager’s attention would drift, and you rework that slide on the spot.",
    languages: ["English", "Spanish"],
    timeZone: "America/Mexico_City",
  },
  {
    id: "yuki-tanabe",
    tab: "ux",
    name: "Yuki Tanabe",
    title: "Product Designer, Design Systems",
    company: "Paper Crane Studio",
    rating: 4.8,
    reviews: 66,
    specialties: ["figma", "design-systems", "visual-design", "accessibility"],
    experience: "9 years in agencies and product teams",
    price: 90,
    availability: ["Wed", "Sat", "Sun"],
    bio: "Yuki keeps a component library in order for forty designers and has strong feelings about focus rings. She likes working with self-taught designers who have taste but no system yet.",
    session:
      "She opens your file. You clean up one screen together, naming the rule behind each change, so that you can do the next one alone.",
    languages: ["English", "Japanese"],
    timeZone: "Asia/Tokyo",
  },
  {
    id: "omar-farouk",
    tab: "analytics",
    name: "Omar Farouk",
    title: "Analytics Manager",
    company: "Souk & Sons",
    rating: 4.7,
    reviews: 73,
    specialties: ["business-intelligence", "sql", "data-visualization", "communication"],
    experience: "10 years in retail and marketplaces",
    price: 115,
    availability: ["Sun", "Mon", "Wed"],
    bio: "Omar’s team answers the questions a marketplace asks before breakfast. He hires analysts who can say “we do not know yet” and then find out.",
    session:
      "A take-home task, done beforehand if you like, presented to him as the head of sales. Then the SQL behind it, then the sentence that should have come first.",
    languages: ["English", "Arabic"],
    timeZone: "Africa/Cairo",
  },
  {
    id: "emily-hartwell",
    tab: "analytics",
    name: "Emily Hartwell",
    title: "Marketing Analytics Lead",
    company: "Fernway Outdoors",
    rating: 4.6,
    reviews: 44,
    specialties: ["ab-testing", "attribution", "web-analytics", "customer-segmentation"],
    experience: "8 years, agency and in-house",
    price: 98,
    availability: ["Tue", "Fri"],
    bio: "Emily decides how an outdoor retailer spends its advertising money and publishes her wrong forecasts inside the company. She came from journalism and edits dashboards the same way.",
    session:
      "Bring a result you are proud of. She questions it as a finance director would, and together you find out how much of it holds up.",
    languages: ["English"],
    timeZone: "Europe/London",
  },
];

export function mentorById(id: string): Mentor | undefined {
  return MENTORS.find((mentor) => mentor.id === id);
}

export function listMentorsByTab(tab: MentorTab): Mentor[] {
  return MENTORS.filter((mentor) => mentor.tab === tab);
}
