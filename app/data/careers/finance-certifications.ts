import type { Certification } from "./types";

/** United States; the CFA charter and the FRM are worldwide. */
export const FINANCE_CERTIFICATIONS: readonly Certification[] = [
  {
    name: "Securities Industry Essentials",
    provider: "FINRA",
    level: "Entry",
    link: "https://www.finra.org/registration-exams-ce/qualification-exams",
    shows:
      "You know products, markets, regulators and prohibited practices well enough to start at a brokerage firm.",
    requires:
      "An examination, open to anyone aged 18 or over without an employer; a pass counts for four years. It isn’t a license: selling securities needs a firm and a second examination.",
    suits: "Students and career changers who want a first job in brokerage, banking or advice.",
  },
  {
    name: "Certified Public Accountant",
    provider: "State boards of accountancy (NASBA)",
    level: "Professional",
    link: "https://nasba.org/",
    shows: "You hold the state license that it takes to sign an audit report in the United States.",
    requires:
      "A degree with accounting courses, the four-part Uniform CPA Examination and supervised experience. States set the rules: many ask for 150 credit hours and one year, a growing number accept a bachelor’s degree and two years.",
    suits: "Those in audit, tax, reporting or control, and future controllers and CFOs.",
  },
  {
    name: "Certified Financial Planner",
    provider: "CFP Board",
    level: "Professional",
    link: "https://www.cfp.net/",
    shows:
      "You can plan for a household as a whole and have promised to act in the client’s best interest.",
    requires:
      "Registered coursework, a bachelor’s degree in any subject, an examination, and 6,000 hours of experience or 4,000 as an apprentice; an ethics declaration and a background check.",
    suits: "Those who advise people and families; less use in a company or a trading room.",
  },
  {
    name: "Financial Risk Manager",
    provider: "Global Association of Risk Professionals",
    level: "Professional",
    link: "https://www.garp.org/frm",
    shows: "You can measure and manage market, credit, liquidity and operational risk with models.",
    requires:
      "Two examinations, open without a degree, and two years of full-time work in financial risk or a related field.",
    suits: "Those in risk, model validation, trading or treasury at banks, funds and insurers.",
  },
  {
    name: "Certified Treasury Professional",
    provider: "Association for Financial Professionals",
    level: "Professional",
    link: "https://www.financialprofessionals.org/",
    shows: "You can keep a company liquid: cash, payments, bank relations, funding and risk.",
    requires:
      "An examination and two years of full-time work in treasury or corporate finance; a graduate business degree counts as one of them.",
    suits: "Those in a company’s treasury, and bankers who serve treasurers.",
  },
  {
    name: "Chartered Financial Analyst",
    provider: "CFA Institute",
    level: "Advanced",
    link: "https://www.cfainstitute.org/programs/cfa-program",
    shows: "You can value assets, build portfolios and keep a strict code of ethics.",
    requires:
      "Three examinations over several years, 4,000 hours of work on investment decisions within at least 36 months, references and membership. A bachelor’s degree, or study or work instead, is needed to enroll.",
    suits:
      "Those in research, portfolio management or valuation; more than a planner or an accountant needs.",
  },
];
