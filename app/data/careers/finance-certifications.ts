import type { Certification } from "./types";

/**
 * United States; the CFA charter and the FRM are worldwide. Sources: FINRA Rules 1210 and 1220 (SIE), NASAA’s pages on the
 * Series 63, 65 and 66, the CFA Program’s enrollment requirements, the CFP Board’s certification process, GARP’s FRM
 * page, and NASBA’s on the CPA examination and licensure.
 */
export const FINANCE_CERTIFICATIONS: readonly Certification[] = [
  {
    name: "Securities Industry Essentials",
    provider: "FINRA",
    level: "Entry",
    link: "https://www.finra.org/registration-exams-ce/qualification-exams",
    shows:
      "You know products, markets, regulators and prohibited practices well enough to start at a brokerage firm.",
    requires:
      "An exam for anyone 18 or over, without an employer; a pass counts for four years. It isn’t a license. To sell securities you also need a firm to sponsor you, the Series 7 (or another qualification exam) and, in most states, the Series 63 or 66.",
    suits:
      "Students and career changers who want a first job at a broker, a bank or a firm of financial advisers.",
  },
  {
    name: "Certified Public Accountant",
    provider: "State boards of accountancy (NASBA)",
    level: "Professional",
    link: "https://nasba.org/",
    shows: "You hold the state license that it takes to sign an audit report in the United States.",
    requires:
      "To take the exam: accounting courses and, in most states, a bachelor’s degree. For the license: the four-part Uniform CPA Examination and supervised experience. States set the rules: many ask for 150 credit hours and one year; a growing number accept a bachelor’s degree and two years.",
    suits: "Those who work in audit, tax or reporting, and future controllers and CFOs.",
  },
  {
    name: "Certified Financial Planner",
    provider: "CFP Board",
    level: "Professional",
    link: "https://www.cfp.net/",
    shows:
      "You can plan for a whole household and have promised to act in the client’s best interest.",
    requires:
      "To take the exam: registered coursework. For the mark: a bachelor’s degree in any subject, 6,000 hours of experience or 4,000 as an apprentice, an ethics declaration and a background check. The experience can come after the exam.",
    suits: "Those who advise households. It’s less useful in corporate finance or trading.",
  },
  {
    name: "Financial Risk Manager",
    provider: "Global Association of Risk Professionals",
    level: "Professional",
    link: "https://www.garp.org/frm",
    shows: "You can measure and manage market, credit, liquidity and operational risk with models.",
    requires:
      "Two exams, which you can take without a degree or experience. For the designation: two years of full-time work in financial risk or a related field.",
    suits:
      "Those who work in risk, model validation, trading or treasury at banks, funds and insurers.",
  },
  {
    name: "Certified Treasury Professional",
    provider: "Association for Financial Professionals",
    level: "Professional",
    link: "https://www.financialprofessionals.org/",
    shows: "You can keep a company liquid: cash, payments, bank relations, funding and risk.",
    requires:
      "An exam and two years of full-time work in treasury or corporate finance; a graduate business degree counts as one of them.",
    suits: "Those who work in a company’s treasury, and bankers who serve treasurers.",
  },
  {
    name: "Chartered Financial Analyst",
    provider: "CFA Institute",
    level: "Professional",
    link: "https://www.cfainstitute.org/programs/cfa-program",
    shows: "You can value assets, build portfolios and keep a strict code of ethics.",
    requires:
      "To enroll: a bachelor’s degree, its last two years, or 4,000 hours of work or study. For the charter: three exams, 4,000 hours of work on investment decisions over at least 36 months, references and membership.",
    suits:
      "Those who work in research, portfolio management or valuation. Planners and accountants seldom need it.",
  },
];
