import type { ResourceCategory } from "./resource-types";
import { MARKETING_RESOURCES } from "./resources-marketing";
import { RESOURCES_ABROAD } from "./resources-abroad";

/**
 * External links. Each is the home page of an established organization, which is unlikely to move.
 */
export const RESOURCE_CATEGORIES: readonly ResourceCategory[] = [
  {
    id: "technology-it",
    title: "Technology & IT",
    description:
      "What the jobs pay and require, the reference every web developer keeps open, and a guide to security work.",
    resources: [
      {
        title: "Occupational Outlook: Computing",
        description:
          "Pay, outlook and entry requirements for each computing occupation in the United States.",
        link: "https://www.bls.gov/ooh/computer-and-information-technology/",
      },
      {
        title: "MDN Web Docs",
        description:
          "Mozilla’s open reference and free curriculum for HTML, CSS, JavaScript and accessibility.",
        link: "https://developer.mozilla.org/",
      },
      {
        title: "NICCS",
        description:
          "The U.S. government’s guide to cybersecurity roles, the skills each one needs, and training.",
        link: "https://niccs.cisa.gov/",
      },
    ],
    abroad: RESOURCES_ABROAD["technology-it"],
  },
  {
    id: "healthcare",
    title: "Healthcare",
    description:
      "Compare more than forty health occupations, plan the training, and check license requirements.",
    resources: [
      {
        title: "Occupational Outlook: Healthcare",
        description: "Duties, pay and training from medical assistant to surgeon, side by side.",
        link: "https://www.bls.gov/ooh/healthcare/",
      },
      {
        title: "ExploreHealthCareers",
        description:
          "Health professions explained by the schools that teach them, with ways to pay for the training.",
        link: "https://explorehealthcareers.org/",
      },
      {
        title: "National Council of State Boards of Nursing",
        description: "How nursing licensure works, state by state, and what the NCLEX tests.",
        link: "https://www.ncsbn.org/",
      },
    ],
    abroad: RESOURCES_ABROAD.healthcare,
  },
  {
    id: "business-finance",
    title: "Business & Finance",
    description:
      "From analyst to owner: the occupations, the professional standard, and help with starting your own business.",
    resources: [
      {
        title: "Occupational Outlook: Business and Finance",
        description:
          "Accountants, analysts, logisticians, recruiters: pay, outlook and how to enter.",
        link: "https://www.bls.gov/ooh/business-and-financial/",
      },
      {
        title: "CFA Institute",
        description:
          "The organization behind the CFA charter; its code of ethics and research are open to all.",
        link: "https://www.cfainstitute.org/",
      },
      {
        title: "U.S. Small Business Administration",
        description: "Plan, fund and register a business, with free local advisers.",
        link: "https://www.sba.gov/",
      },
    ],
    abroad: RESOURCES_ABROAD["business-finance"],
  },
  {
    id: "education",
    title: "Education",
    description: "Find out how teachers are licensed where you live and what research says works.",
    resources: [
      {
        title: "Occupational Outlook: Education",
        description: "Teachers, librarians, instructional coordinators: what each does and earns.",
        link: "https://www.bls.gov/ooh/education-training-and-library/",
      },
      {
        title: "TEACH.org",
        description: "A step-by-step guide to becoming a teacher, with advisers who have taught.",
        link: "https://www.teach.org/",
      },
      {
        title: "ERIC",
        description: "The U.S. Department of Education’s free library of education research.",
        link: "https://eric.ed.gov/",
      },
    ],
    abroad: RESOURCES_ABROAD.education,
  },
  {
    id: "legal",
    title: "Legal",
    description: "The law itself, free to read, and how to enter the profession.",
    resources: [
      {
        title: "Occupational Outlook: Legal",
        description: "Lawyers, paralegals, mediators and judges: training, pay, demand.",
        link: "https://www.bls.gov/ooh/legal/",
      },
      {
        title: "Legal Information Institute",
        description:
          "Cornell Law School’s free edition of U.S. law, with a plain-language encyclopedia.",
        link: "https://www.law.cornell.edu/",
      },
      {
        title: "Law School Admission Council",
        description: "The LSAT, free practice tests, and how law school applications work.",
        link: "https://www.lsac.org/",
      },
    ],
    abroad: RESOURCES_ABROAD.legal,
  },
  {
    id: "engineering",
    title: "Engineering",
    description: "Compare the branches, choose an accredited program, understand the license.",
    resources: [
      {
        title: "Occupational Outlook: Architecture and Engineering",
        description: "Each engineering branch and its technicians, with pay and outlook.",
        link: "https://www.bls.gov/ooh/architecture-and-engineering/",
      },
      {
        title: "ABET",
        description: "Search for accredited engineering and technology programs worldwide.",
        link: "https://www.abet.org/",
      },
      {
        title: "National Society of Professional Engineers",
        description: "What a PE license is, when you need one, and the engineers’ code of ethics.",
        link: "https://www.nspe.org/",
      },
    ],
    abroad: RESOURCES_ABROAD.engineering,
  },
  {
    id: "creative-arts",
    title: "Creative Arts",
    description: "What creative jobs pay, who funds them, and where designers meet.",
    resources: [
      {
        title: "Occupational Outlook: Arts and Design",
        description: "Designers, art directors, artists: what the work is and what it pays.",
        link: "https://www.bls.gov/ooh/arts-and-design/",
      },
      {
        title: "AIGA",
        description:
          "The professional association for design: community, ethics, portfolio events.",
        link: "https://www.aiga.org/",
      },
      {
        title: "National Endowment for the Arts",
        description: "Grants, and research on how artists in the United States work and earn.",
        link: "https://www.arts.gov/",
      },
    ],
    abroad: RESOURCES_ABROAD["creative-arts"],
  },
  {
    id: "environmental-science",
    title: "Environmental Science",
    description: "Jobs in the natural sciences, the rules they enforce, and professional networks.",
    resources: [
      {
        title: "Occupational Outlook: Life, Physical and Social Science",
        description: "Conservation, hydrology, environmental science and their technicians.",
        link: "https://www.bls.gov/ooh/life-physical-and-social-science/",
      },
      {
        title: "U.S. Environmental Protection Agency",
        description: "Laws, open data and science on air, water, land and chemicals.",
        link: "https://www.epa.gov/",
      },
      {
        title: "National Association of Environmental Professionals",
        description:
          "A society across consulting, agencies and research, with chapters around the country.",
        link: "https://www.naep.org/",
      },
    ],
    abroad: RESOURCES_ABROAD["environmental-science"],
  },
  MARKETING_RESOURCES,
  {
    id: "general",
    title: "General Career Resources",
    description:
      "Not sure yet? Find out what jobs exist, what you might like, and who can help for free.",
    resources: [
      {
        title: "O*NET OnLine",
        description:
          "Tasks, skills and interests for about nine hundred occupations, searchable and free.",
        link: "https://www.onetonline.org/",
      },
      {
        title: "My Next Move",
        description: "Browse occupations in plain English, or start from what you like doing.",
        link: "https://www.mynextmove.org/",
      },
      {
        title: "CareerOneStop",
        description: "Job centers near you, training finders, unemployment help and resume guides.",
        link: "https://www.careeronestop.org/",
      },
    ],
    abroad: RESOURCES_ABROAD.general,
  },
];
