import type { RolePath } from "~/data/careers/types";

export const financePaths: Record<string, RolePath> = {
  "financial-analysis": {
    steps: [
      {
        name: "Learn the three statements",
        description:
          "Follow a sale, a purchase and a loan through the income statement, balance sheet and cash flow statement until you can do it without notes.",
      },
      {
        name: "First analyst job",
        description:
          "Take charge of one recurring report or one part of a model, and get it right every month.",
      },
      {
        name: "Cover a unit or a sector",
        description:
          "As a senior analyst, cover a business unit or a few companies and question their managers yourself.",
      },
      {
        name: "Lead or specialize",
        description:
          "Manage planning and analysis, move to investing or deals, or become the expert on one industry.",
      },
    ],
    sources: [
      {
        title: "Financial analysts: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/business-and-financial/financial-analysts.htm",
      },
      {
        title: "EDGAR, the filings of every public company",
        publisher: "U.S. Securities and Exchange Commission",
        link: "https://www.sec.gov/edgar/search/",
      },
      {
        title: "The CFA Program",
        publisher: "CFA Institute",
        link: "https://www.cfainstitute.org/programs/cfa-program",
      },
    ],
  },
  "fintech-development": {
    steps: [
      {
        name: "Write reliable back-end code",
        description:
          "Know one language well, SQL, transactions and automated tests, and build an API that is safe to call twice.",
      },
      {
        name: "Learn how money moves",
        description:
          "Learn double-entry bookkeeping, card and bank transfers, chargebacks, and when a payment is final.",
      },
      {
        name: "Run one payment flow",
        description:
          "Be on call for one flow, such as payouts, reconcile it and answer regulators’ questions about it.",
      },
      {
        name: "Lead a platform",
        description:
          "Set the architecture, the controls and the response to incidents for many teams.",
      },
    ],
    sources: [
      {
        title: "Software developers: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm",
      },
      {
        title: "Rules for systems that handle card data",
        publisher: "PCI Security Standards Council",
        link: "https://www.pcisecuritystandards.org/",
      },
      {
        title: "How U.S. bank payments work: FedNow, ACH, wire",
        publisher: "Federal Reserve Financial Services",
        link: "https://www.frbservices.org/",
      },
    ],
  },
  "investment-strategy": {
    steps: [
      {
        name: "Learn to value and to measure risk",
        description:
          "Learn stocks, bonds and funds, diversification, and what a return is worth after fees and inflation.",
      },
      {
        name: "Research for those who decide",
        description:
          "As an analyst or associate, cover a sector or a kind of asset for the people who decide.",
      },
      {
        name: "Answer for a portfolio",
        description:
          "Manage part of the money within set limits, and explain good and bad years with the same honesty.",
      },
      {
        name: "Set the policy",
        description:
          "Decide how a whole fund is divided, choose managers, and answer to its trustees or clients.",
      },
    ],
    sources: [
      {
        title: "The profession, its ethics code and the CFA charter",
        publisher: "CFA Institute",
        link: "https://www.cfainstitute.org/",
      },
      {
        title: "Financial managers: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/management/financial-managers.htm",
      },
      {
        title: "FRED, economic data to chart and download",
        publisher: "Federal Reserve Bank of St. Louis",
        link: "https://fred.stlouisfed.org/",
      },
    ],
  },
  "financial-planning": {
    steps: [
      {
        name: "Learn the whole picture",
        description:
          "Learn cash flow, insurance, tax, retirement and estate planning: the CFP coursework covers them in order.",
      },
      {
        name: "Prepare plans for others",
        description:
          "As a paraplanner or associate: gather the data, run the numbers, sit in on meetings, write the follow-up.",
      },
      {
        name: "Advise your own clients",
        description:
          "With your registration and the CFP mark, take responsibility for plans that you review every year.",
      },
      {
        name: "Build a practice or a specialty",
        description:
          "Become a partner or open a firm, or be known for one group: doctors, business owners, new retirees.",
      },
    ],
    sources: [
      {
        title: "The CFP mark, its standards and how to earn it",
        publisher: "CFP Board",
        link: "https://www.cfp.net/",
      },
      {
        title: "Personal financial advisors: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/business-and-financial/personal-financial-advisors.htm",
      },
      {
        title: "Look up an adviser or firm, and how it is paid",
        publisher: "U.S. Securities and Exchange Commission",
        link: "https://adviserinfo.sec.gov/",
      },
    ],
  },
  "blockchain-finance": {
    steps: [
      {
        name: "Learn how a ledger agrees",
        description:
          "Learn keys, signatures, hashes, consensus and fees, and when an ordinary database is the better choice.",
      },
      {
        name: "Build on a test network",
        description:
          "Write contracts with tests, read published reports of attacks, and reproduce one.",
      },
      {
        name: "Work on real value",
        description: "Deploy with audits and limits, and manage keys, upgrades and incident plans.",
      },
      {
        name: "Judge whole systems",
        description:
          "Lead an engineering, audit or risk team that says yes or no to a protocol or a custodian.",
      },
    ],
    sources: [
      {
        title: "Blockchain Technology Overview (NISTIR 8202)",
        publisher: "National Institute of Standards and Technology",
        link: "https://csrc.nist.gov/pubs/ir/8202/final",
      },
      {
        title: "Documentation for developers, with test networks",
        publisher: "Ethereum Foundation",
        link: "https://ethereum.org/developers/docs/",
      },
      {
        title: "Duties of businesses that move money or virtual currency",
        publisher: "Financial Crimes Enforcement Network",
        link: "https://www.fincen.gov/",
      },
    ],
  },
  "corporate-finance": {
    steps: [
      {
        name: "Know the close and the cash",
        description:
          "A few years in accounting, audit or treasury: where the numbers come from, and when money really moves.",
      },
      {
        name: "Plan with the business",
        description:
          "As an analyst or a finance partner, build a department’s budget and explain each variance.",
      },
      {
        name: "Run a function",
        description:
          "As treasurer, controller or head of planning, lead a team and manage banks, covenants and controls.",
      },
      {
        name: "Answer for all of it",
        description:
          "As finance director or CFO, answer to owners and lenders for capital, risk and strategy.",
      },
    ],
    sources: [
      {
        title: "Financial managers: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/management/financial-managers.htm",
      },
      {
        title: "Treasury and planning: practice and certificates",
        publisher: "Association for Financial Professionals",
        link: "https://www.financialprofessionals.org/",
      },
      {
        title: "Accounting standards, free to read",
        publisher: "Financial Accounting Standards Board",
        link: "https://fasb.org/",
      },
    ],
  },
};
