import type { TabbedField } from "./types";

export const legal: TabbedField = {
  slug: "legal",
  title: "Legal",
  subtitle: "Explore opportunities in law, compliance, and legal services",
  roles: [
    {
      slug: "corporate-law",
      title: "Corporate Law",
      icon: "Building2",
      description: "Advise companies on deals, governance and risk.",
      skills: ["corporate-governance", "due-diligence", "negotiation"],
      avgSalary: 128_000,
      growth: 9,
      onetCode: "23-1011.00",
    },
    {
      slug: "litigation",
      title: "Litigation",
      icon: "Gavel",
      description: "Represent clients in disputes, from first filing to verdict.",
      skills: ["trial-advocacy", "legal-writing", "e-discovery"],
      avgSalary: 122_000,
      growth: 8,
      onetCode: "23-1011.00",
    },
    {
      slug: "intellectual-property",
      title: "Intellectual Property",
      icon: "Copyright",
      description: "Protect inventions, brands and creative work.",
      skills: ["intellectual-property", "patent-prosecution", "contract-drafting"],
      avgSalary: 145_000,
      growth: 14,
      onetCode: "23-1011.00",
    },
    {
      slug: "legal-research",
      title: "Legal Research",
      icon: "FileSearch",
      description: "Find, weigh and explain the law others rely on.",
      skills: ["legal-research", "legal-writing", "critical-thinking"],
      avgSalary: 90_000,
      growth: 10,
      onetCode: "23-2011.00",
    },
    {
      slug: "environmental-law",
      title: "Environmental Law",
      icon: "Trees",
      description: "Shape how land, water and air are used and restored.",
      skills: ["environmental-policy", "regulatory-compliance", "negotiation"],
      avgSalary: 115_000,
      growth: 13,
      onetCode: "23-1011.00",
    },
    {
      slug: "contract-law",
      title: "Contract Law",
      icon: "FilePen",
      description: "Draft agreements that hold up and are easy to read.",
      skills: ["contract-drafting", "negotiation", "regulatory-compliance"],
      avgSalary: 105_000,
      growth: 7,
      onetCode: "23-1011.00",
    },
  ],
  paths: [
    {
      title: "Corporate Legal Path",
      steps: [
        {
          name: "Qualify to practice",
          description:
            "A law degree and the bar where you will work; take business associations, tax and securities.",
        },
        {
          name: "Learn on transactions",
          description:
            "Two or three years of due diligence, closing checklists and first drafts in a firm or a legal department.",
        },
        {
          name: "Own a deal or a practice area",
          description:
            "Run mergers, financings or commercial contracts end to end and become the person clients call.",
        },
        {
          name: "Advise the board",
          description:
            "Move in-house as counsel, then general counsel: governance, risk and judgment under time pressure.",
        },
      ],
    },
    {
      title: "Litigation Path",
      steps: [
        {
          name: "Learn procedure and evidence",
          description:
            "Law school trial advocacy, moot court and a clinic where you stand up for a real client.",
        },
        {
          name: "See it from the bench",
          description:
            "A judicial clerkship, or a public defender’s or prosecutor’s office, teaches what persuades a court.",
        },
        {
          name: "Carry a case",
          description:
            "Draft pleadings, run discovery, take depositions and argue motions as an associate.",
        },
        {
          name: "Try it to verdict",
          description:
            "Lead trials and settlements, build a name in one kind of dispute, and train those behind you.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "Certified E-Discovery Specialist",
      provider: "ACEDS",
      level: "Professional",
      link: "https://aceds.org/",
      shows: "You can plan and run the collection, review and production of electronic evidence.",
      requires: "Work or study in e-discovery, then a proctored examination.",
    },
    {
      name: "Certified Information Privacy Professional",
      provider: "IAPP",
      level: "Professional",
      link: "https://iapp.org/certify/cipp/",
      shows:
        "You know the privacy law of one region, such as the United States or Europe, and how to apply it.",
      requires: "One exam; no prior experience required. Continuing education to keep it.",
    },
    {
      name: "Certified Compliance & Ethics Professional",
      provider: "Compliance Certification Board",
      level: "Professional",
      link: "https://www.corporatecompliance.org/",
      shows: "You can build and test a compliance program, from code of conduct to investigations.",
      requires: "Compliance work experience, continuing education units and an examination.",
    },
    {
      name: "Legal Lean Sigma Certification",
      provider: "Legal Lean Sigma Institute",
      level: "Professional",
      link: "https://www.legalleansigma.com/",
      shows: "You can map a legal process, find its waste and run a project that removes it.",
      requires: "A belt course; higher belts add a completed improvement project.",
    },
    {
      name: "Certified Legal Manager",
      provider: "Association of Legal Administrators",
      level: "Management",
      link: "https://www.alanet.org/",
      shows: "You can run the business side of a firm: finance, people, systems and operations.",
      requires: "Experience in legal management, coursework and an examination.",
    },
    {
      name: "Patent Bar Admission",
      provider: "United States Patent and Trademark Office",
      level: "Professional",
      link: "https://www.uspto.gov/learning-and-resources/patent-and-trademark-practitioners/becoming-practitioner",
      shows:
        "A registration to practice, not a certification: you may draft and prosecute patent applications before the USPTO, as an attorney or an agent.",
      requires:
        "Scientific or technical training that the office accepts, and the registration examination. A law degree is not needed to be an agent.",
    },
  ],
};
