import type { Resource } from "./resource-types";

/** For each category of resources, two places outside the United States. */
export const RESOURCES_ABROAD = {
  "technology-it": [
    {
      title: "BCS, The Chartered Institute for IT",
      description: "The British professional body for IT: careers, qualifications, registration.",
      link: "https://www.bcs.org/",
    },
    {
      title: "Australian Computer Society",
      description: "Careers in IT in Australia, and the skills assessment that visas ask for.",
      link: "https://www.acs.org.au/",
    },
  ],
  healthcare: [
    {
      title: "Nursing and Midwifery Council",
      description: "Registration as a nurse in the United Kingdom, also for people trained abroad.",
      link: "https://www.nmc.org.uk/",
    },
    {
      title: "Ahpra",
      description: "Registration of the health professions in Australia, with a public register.",
      link: "https://www.ahpra.gov.au/",
    },
  ],
  "business-finance": [
    {
      title: "ACCA",
      description: "An accounting qualification recognized in many countries, and how to earn it.",
      link: "https://www.accaglobal.com/",
    },
    {
      title: "Chartered Management Institute",
      description: "Management qualifications and research from the United Kingdom.",
      link: "https://www.managers.org.uk/",
    },
  ],
  education: [
    {
      title: "Get Into Teaching",
      description: "England’s official guide to becoming a teacher, with advisers.",
      link: "https://getintoteaching.education.gov.uk/",
    },
    {
      title: "AITSL",
      description: "Australia’s standards for teachers, and its assessment for migrants.",
      link: "https://www.aitsl.edu.au/",
    },
  ],
  legal: [
    {
      title: "Solicitors Regulation Authority",
      description: "How to qualify as a solicitor in England and Wales.",
      link: "https://www.sra.org.uk/",
    },
    {
      title: "European e-Justice Portal",
      description: "Courts, law and legal professions in each country of the European Union.",
      link: "https://e-justice.europa.eu/",
    },
  ],
  engineering: [
    {
      title: "Engineering Council",
      description: "Chartered and Incorporated Engineers in the United Kingdom.",
      link: "https://www.engc.org.uk/",
    },
    {
      title: "Engineers Canada",
      description: "How engineers are licensed in Canada, province by province.",
      link: "https://engineerscanada.ca/",
    },
  ],
  "creative-arts": [
    {
      title: "ScreenSkills",
      description: "Jobs and training in film, television, animation and games in Britain.",
      link: "https://www.screenskills.com/",
    },
    {
      title: "Canada Council for the Arts",
      description: "Grants for artists in Canada, and research on the arts.",
      link: "https://canadacouncil.ca/",
    },
  ],
  "environmental-science": [
    {
      title: "CIEEM",
      description: "The professional body for ecologists in the United Kingdom and Ireland.",
      link: "https://cieem.net/",
    },
    {
      title: "European Environment Agency",
      description: "Data and reports on Europe’s air, water, nature and climate.",
      link: "https://www.eea.europa.eu/",
    },
  ],
  general: [
    {
      title: "National Careers Service",
      description: "Job profiles, a skills assessment and advisers for people in England.",
      link: "https://nationalcareers.service.gov.uk/",
    },
    {
      title: "EURES",
      description: "Jobs, living and working conditions in the countries of Europe.",
      link: "https://eures.europa.eu/",
    },
  ],
  marketing: [
    {
      title: "Chartered Institute of Marketing",
      description: "Qualifications and careers in marketing, from the United Kingdom.",
      link: "https://www.cim.co.uk/",
    },
    {
      title: "Advertising Standards Authority",
      description: "The British advertising rules, with advice and rulings to learn from.",
      link: "https://www.asa.org.uk/",
    },
  ],
} satisfies Record<string, [Resource, Resource]>;
