import type { RoleGuide } from "~/data/careers/types";

export const legalGuides: Record<string, RoleGuide> = {
  "corporate-law": {
    overview:
      "You help companies do what they want to do within the law: raise money, merge, govern themselves, take risks knowingly. Long documents, short deadlines. It suits careful readers who can say what matters in a sentence.",
    dayToDay: [
      "Draft and mark up agreements",
      "Run due diligence and report what would worry a buyer",
      "Advise on duties, disclosure and approvals",
      "Negotiate with the other side’s lawyers",
    ],
    wayIn:
      "A law degree and admission to the bar, then a firm’s transactional group or, increasingly, a legal department. Summer positions decide many first jobs. Paralegal work in the field is a paid way to see it.",
    thisWeek:
      "Read one public company’s merger agreement summary in its filings and explain in half a page who could walk away, when and at what cost.",
  },
  litigation: {
    overview:
      "You represent people and organizations in disputes, most of which settle long before trial because you prepared as if they would not. It suits those who like facts, deadlines and standing up.",
    dayToDay: [
      "Investigate facts and interview witnesses",
      "Write pleadings and motions",
      "Manage discovery: ask, collect, review",
      "Argue in hearings, negotiate, sometimes try the case",
    ],
    wayIn:
      "A law degree and the bar; clerkships, clinics and public defender or prosecutor offices give early time in court. Firms look for writing samples. Paralegals and e-discovery specialists enter without a law degree.",
    thisWeek:
      "Sit in a public courtroom for a morning. Note one question that changed the room, and why it worked.",
  },
  "intellectual-property": {
    overview:
      "You protect what people invent, write and name, and defend it or clear the way around others’ rights. Patents want science; trademarks and copyright want judgment. It suits people who like technology and words equally.",
    dayToDay: [
      "Talk with inventors until you understand",
      "Search what already exists",
      "Draft claims, applications and licenses",
      "Answer examiners and challenge or defend rights",
    ],
    wayIn:
      "With a science or engineering degree you can become a patent agent by passing the USPTO’s examination, without law school. Patent attorneys add a law degree and the bar. Trademark and copyright work asks for law but not science.",
    thisWeek:
      "Find a patent on something in your kitchen through the free public search, read claim 1, and rewrite it in plain words.",
  },
  "legal-research": {
    overview:
      "You find the rule, the case or the statute that decides a question, judge how strong it is, and write it so that others can rely on it. It suits people happiest in a library, real or not.",
    dayToDay: [
      "Pin down the question before searching",
      "Search statutes, cases and commentary",
      "Check that what you found is still good law",
      "Write memoranda with the answer at the top",
    ],
    wayIn:
      "Paralegals, law librarians and law graduates all do it; courts, firms, publishers and agencies employ them. A paralegal certificate or an associate degree opens junior positions; clerkships and law degrees open senior ones.",
    thisWeek:
      "Take a question that touches your life, such as a tenant’s deposit. Find your state’s statute through the free Legal Information Institute, and write the answer in two hundred words with the citation.",
  },
  "environmental-law": {
    overview:
      "You work where land, water and air meet rules: permits, cleanup, enforcement, new projects. Clients are companies, agencies or citizens. It suits people who can read a regulation and a map.",
    dayToDay: [
      "Advise on permits and compliance",
      "Read technical reports and question their authors",
      "Negotiate with agencies and neighbors",
      "Take part in hearings and suits",
    ],
    wayIn:
      "A law degree with environmental courses and, better, a science background; agencies, nonprofits and firms hire. Compliance and permitting jobs in companies are open without a law degree.",
    thisWeek:
      "Look up one facility near you in a public permit or emissions database, and write down what it may release, who checks, and when the permit ends.",
  },
  "contract-law": {
    overview:
      "You write the agreements people will look at only when something has gone wrong, so that they can find the answer. It suits plain writers with an eye for what was left out.",
    dayToDay: [
      "Draft from what the business really agreed",
      "Review the other side’s form and mark what matters",
      "Negotiate liability, price, termination",
      "Keep templates and playbooks that save the next hour",
    ],
    wayIn:
      "Lawyers enter through firms or legal departments; contract managers and administrators often come from purchasing or sales and need no law degree. Certificates in contract management exist for both.",
    thisWeek:
      "Rewrite one page of terms you have accepted, your phone’s or your gym’s, into sentences a friend would understand, without losing a right on either side.",
  },
};
