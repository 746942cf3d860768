import type { SkillId } from "~/data/skills";
import { FINANCE_CERTIFICATIONS } from "./finance-certifications";
import type { CareerField, CareerRole } from "./types";

type FinanceIcon =
  | "ChartCandlestick"
  | "Smartphone"
  | "TrendingUp"
  | "PiggyBank"
  | "Blocks"
  | "Landmark";

export interface FinanceCard extends CareerRole {
  icon: FinanceIcon;
  work: [string, string, string];
}

export const FINANCE_TITLE = "Finance Careers in Tech";

export const FINANCE_SUBTITLE =
  "Six roles in finance, with the data and technology skills that employers ask for.";

/** BLS, Occupational Outlook Handbook: five years or more of work experience is typical for entry. */
const FINANCIAL_MANAGERS =
  "The pay is that of financial managers, who usually have five or more years of experience. Starting pay is much lower.";

export const FINANCE_CARDS: readonly FinanceCard[] = [
  {
    slug: "financial-analysis",
    title: "Financial Analysis",
    icon: "ChartCandlestick",
    description:
      "Turn statements, forecasts and market data into a recommendation with its assumptions stated.",
    work: ["Build and test models", "Explain variances", "Value a business or project"],
    skills: ["financial-modeling", "data-analysis", "forecasting", "market-analysis"],
    posts: ["financial analyst", "fp&a analyst", "equity research analyst", "credit analyst"],
    onetCode: "13-2051.00",
  },
  {
    slug: "fintech-development",
    title: "FinTech Development",
    icon: "Smartphone",
    description:
      "Write the software behind payments, lending and accounts, where a rounding error is an incident.",
    work: [
      "Design ledgers and payment flows",
      "Meet security and audit rules",
      "Keep systems up on payday",
    ],
    skills: ["backend-development", "data-modeling", "reliability", "regulatory-compliance"],
    posts: [
      "quantitative developer",
      "fraud analyst",
      "software engineer",
      "database administrator",
      "sre",
    ],
    certificateNote:
      "Certificates seldom matter for this role. Employers ask for code you have written and tested.",
    onetCode: "15-1252.00",
    hasTechnicalInterview: true,
  },
  {
    slug: "investment-strategy",
    title: "Investment Strategy",
    icon: "TrendingUp",
    description: "Decide what to hold, how much and why, and know what would change your mind.",
    work: [
      "Research markets and sectors",
      "Balance risk and return",
      "Defend a position in writing",
    ],
    skills: ["market-analysis", "financial-modeling", "quantitative-analysis", "risk-assessment"],
    posts: ["portfolio manager", "investment analyst"],
    payNote: FINANCIAL_MANAGERS,
    onetCode: "11-3031.03",
  },
  {
    slug: "financial-planning",
    title: "Financial Planning",
    icon: "PiggyBank",
    description: "Help people plan for their own goals: saving, insurance, tax and retirement.",
    work: ["Learn what a client wants", "Build a plan they can keep", "Review it as life changes"],
    skills: ["active-listening", "communication", "risk-assessment", "budgeting"],
    posts: ["financial planner", "financial advisor", "personal banker"],
    onetCode: "13-2052.00",
  },
  {
    slug: "blockchain-finance",
    title: "Blockchain Finance",
    icon: "Blocks",
    description:
      "Use shared ledgers for settlement, custody and tokenized assets where they’re worth the cost, and say so when they aren’t.",
    work: [
      "Write and review smart contracts",
      "Trace and reconcile transactions",
      "Assess protocol and custody risk",
    ],
    skills: ["blockchain", "code-review", "risk-assessment", "regulatory-compliance"],
    posts: ["blockchain developer", "smart contract developer", "aml analyst", "risk manager"],
    certificateNote:
      "Certificates seldom matter for this role. Employers ask for code you have written and tested.",
    onetCode: "15-1299.07",
  },
  {
    slug: "corporate-finance",
    title: "Corporate Finance",
    icon: "Landmark",
    description:
      "Fund the company, plan its spending and tell the board how long the cash will last.",
    work: ["Budget and forecast", "Raise and place capital", "Manage cash and covenants"],
    skills: ["financial-modeling", "budgeting", "forecasting", "risk-assessment"],
    posts: ["treasurer", "treasury analyst", "finance manager", "fp&a analyst"],
    payNote: FINANCIAL_MANAGERS,
    onetCode: "11-3031.01",
  },
];

export const finance: CareerField = {
  slug: "finance",
  title: "Finance",
  subtitle: FINANCE_SUBTITLE,
  roles: FINANCE_CARDS,
  certifications: FINANCE_CERTIFICATIONS,
};

export interface SkillInDemand {
  skill: SkillId;
  /** What it is needed for, in a line. */
  use: string;
  /** The kinds of work in which it is likely to be used, by title. */
  usedIn: string[];
}

/** "Skills in Demand". */
export const FINANCE_SKILLS: readonly SkillInDemand[] = [
  {
    skill: "financial-modeling",
    use: "Build forecasts that show what happens when one assumption changes.",
    usedIn: ["Financial Analysis", "Investment Strategy", "Corporate Finance"],
  },
  {
    skill: "data-analysis",
    use: "Find patterns and exceptions in transaction data.",
    usedIn: ["Financial Analysis", "FinTech Development", "Investment Strategy"],
  },
  {
    skill: "risk-assessment",
    use: "Estimate what could go wrong, how likely it is and what it would cost.",
    usedIn: [
      "Investment Strategy",
      "Financial Planning",
      "Blockchain Finance",
      "Corporate Finance",
    ],
  },
  {
    skill: "blockchain",
    use: "Keep one ledger that several parties share and can verify.",
    usedIn: ["Blockchain Finance"],
  },
  {
    skill: "machine-learning",
    use: "Predict fraud and credit risk, and explain the result.",
    usedIn: ["FinTech Development", "Investment Strategy"],
  },
  {
    skill: "algorithmic-trading",
    use: "Write trading rules and their limits.",
    usedIn: ["FinTech Development", "Investment Strategy"],
  },
  {
    skill: "market-analysis",
    use: "Explain why prices and competitors move, and what follows from it.",
    usedIn: ["Financial Analysis", "Investment Strategy"],
  },
  {
    skill: "quantitative-analysis",
    use: "Use probability and statistics to price and hedge.",
    usedIn: ["Financial Analysis", "Investment Strategy"],
  },
];
