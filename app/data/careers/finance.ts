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
  "Money moves through software now. These six kinds of work need people who understand both.";

export const FINANCE_CARDS: readonly FinanceCard[] = [
  {
    slug: "financial-analysis",
    title: "Financial Analysis",
    icon: "ChartCandlestick",
    description:
      "Turn statements, forecasts and market data into a view someone can act on, with its assumptions in sight.",
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
    onetCode: "11-3031.03",
  },
  {
    slug: "financial-planning",
    title: "Financial Planning",
    icon: "PiggyBank",
    description:
      "Help people reach their own goals: saving, insurance, tax, retirement, and the talk behind the numbers.",
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
      "Use shared ledgers where they earn their cost: settlement, custody, tokenized assets. Say no where they do not.",
    work: [
      "Write and review smart contracts",
      "Trace and reconcile transactions",
      "Assess protocol and custody risk",
    ],
    skills: ["blockchain", "code-review", "risk-assessment", "regulatory-compliance"],
    posts: ["blockchain developer", "smart contract developer", "aml analyst", "risk manager"],
    onetCode: "15-1299.07",
  },
  {
    slug: "corporate-finance",
    title: "Corporate Finance",
    icon: "Landmark",
    description: "Fund the company, plan its spending and tell the board how long the money lasts.",
    work: ["Budget and forecast", "Raise and place capital", "Manage cash and covenants"],
    skills: ["financial-modeling", "budgeting", "forecasting", "risk-assessment"],
    posts: ["treasurer", "treasury analyst", "finance manager", "fp&a analyst"],
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
  /** The kinds of work that use it most, by title. */
  usedIn: string[];
}

/** "Skills in Demand". */
export const FINANCE_SKILLS: readonly SkillInDemand[] = [
  {
    skill: "financial-modeling",
    use: "Forecasts that still hold up when one assumption changes.",
    usedIn: ["Financial Analysis", "Investment Strategy", "Corporate Finance"],
  },
  {
    skill: "data-analysis",
    use: "The pattern in a million transactions, and the exceptions.",
    usedIn: [
      "Financial Analysis",
      "FinTech Development",
      "Investment Strategy",
      "Blockchain Finance",
    ],
  },
  {
    skill: "risk-assessment",
    use: "What could go wrong, how likely, how much it would cost.",
    usedIn: [
      "Investment Strategy",
      "Financial Planning",
      "Blockchain Finance",
      "Corporate Finance",
    ],
  },
  {
    skill: "blockchain",
    use: "Ledgers several parties share without trusting each other.",
    usedIn: ["FinTech Development", "Blockchain Finance"],
  },
  {
    skill: "machine-learning",
    use: "Fraud, credit and churn, predicted and explained.",
    usedIn: ["FinTech Development", "Investment Strategy"],
  },
  {
    skill: "algorithmic-trading",
    use: "Rules that trade by themselves, and the brakes on them.",
    usedIn: ["FinTech Development", "Investment Strategy"],
  },
  {
    skill: "market-analysis",
    use: "Why prices and rivals move, and what that means for you.",
    usedIn: ["Financial Analysis", "Investment Strategy", "Corporate Finance"],
  },
  {
    skill: "quantitative-analysis",
    use: "Probability and statistics behind prices and hedges.",
    usedIn: ["Financial Analysis", "Investment Strategy", "Financial Planning"],
  },
];
