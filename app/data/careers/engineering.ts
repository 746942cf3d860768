import type { TabbedField } from "./types";

export const engineering: TabbedField = {
  slug: "engineering",
  title: "Engineering",
  subtitle: "Explore opportunities in civil, mechanical, electrical and other engineering fields",
  roles: [
    {
      slug: "civil",
      title: "Civil",
      icon: "Construction",
      description: "Design roads, bridges and water systems that last decades.",
      skills: ["structural-analysis", "site-development", "cad", "project-management"],
      avgSalary: 95_000,
      growth: 7,
      onetCode: "17-2051.00",
    },
    {
      slug: "mechanical",
      title: "Mechanical",
      icon: "Cog",
      description: "Turn forces, heat and motion into machines that work.",
      skills: ["thermodynamics", "materials-science", "cad", "simulation"],
      avgSalary: 92_000,
      growth: 9,
      onetCode: "17-2141.00",
    },
    {
      slug: "electrical",
      title: "Electrical",
      icon: "Zap",
      description: "Design circuits, controls and the power that feeds them.",
      skills: ["circuit-design", "power-systems", "control-systems"],
      avgSalary: 105_000,
      growth: 8,
      onetCode: "17-2071.00",
    },
    {
      slug: "manufacturing",
      title: "Manufacturing",
      icon: "Factory",
      description: "Make production lines faster, safer and more exact.",
      skills: ["lean-manufacturing", "quality-control", "process-improvement"],
      avgSalary: 88_000,
      growth: 6,
      onetCode: "17-2112.03",
    },
    {
      slug: "systems",
      title: "Systems",
      icon: "Network",
      description: "Hold a complex product together, from need to acceptance.",
      skills: ["systems-engineering", "requirements-gathering", "simulation", "risk-assessment"],
      avgSalary: 110_000,
      growth: 11,
      onetCode: "15-1299.08",
      differsFromOccupation: "who design computer systems rather than whole products",
    },
    {
      slug: "industrial",
      title: "Industrial",
      icon: "Gauge",
      description: "Find the better way to combine people, machines and time.",
      skills: ["operations-research", "process-improvement", "statistics", "workplace-safety"],
      avgSalary: 90_000,
      growth: 8,
      onetCode: "17-2112.00",
    },
  ],
  paths: [
    {
      title: "Civil Engineering Path",
      steps: [
        {
          name: "Earn an accredited degree",
          description:
            "A bachelor’s in civil engineering from an ABET-accredited program; statics, soils, hydraulics, structures.",
        },
        {
          name: "Pass the FE examination",
          description:
            "Take Fundamentals of Engineering near graduation and register as an engineer in training.",
        },
        {
          name: "Work under a licensed engineer",
          description:
            "About four years of design and site work: calculations, drawings, inspections, permits.",
        },
        {
          name: "Become a Professional Engineer",
          description:
            "Pass the PE examination, sign and seal your own designs, and lead projects.",
        },
      ],
    },
    {
      title: "Mechanical Engineering Path",
      steps: [
        {
          name: "Master the fundamentals",
          description:
            "Mechanics, thermodynamics, fluids and materials, plus CAD and one programming language.",
        },
        {
          name: "Build something that moves",
          description:
            "A competition team, a co-op or a bench project you can take apart in an interview.",
        },
        {
          name: "Own a component",
          description:
            "Take a part from requirement to tested prototype: tolerance, simulation, supplier, failure analysis.",
        },
        {
          name: "Lead a product or a specialty",
          description:
            "Become the authority on thermal, structural or controls work, or lead the team that ships.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "Professional Engineer",
      provider: "NCEES and state licensing boards",
      level: "Professional",
      link: "https://ncees.org/exams/pe-exam/",
      shows:
        "A state license, not a certification: you may offer engineering services to the public and seal your designs.",
      requires:
        "Usually an accredited degree, the FE examination, about four years of supervised work and the PE examination; each state decides.",
    },
    {
      name: "Certified Manufacturing Engineer",
      provider: "SME",
      level: "Professional",
      link: "https://www.sme.org/",
      shows:
        "You know manufacturing processes, materials, quality and automation across the plant.",
      requires: "Years of manufacturing work and education combined, and an examination.",
    },
    {
      name: "Project Management Professional",
      provider: "Project Management Institute",
      level: "Professional",
      link: "https://www.pmi.org/certifications/project-management-pmp",
      shows: "You can lead projects with predictive, agile and mixed methods.",
      requires:
        "Several years of leading projects, project management education and an examination.",
    },
    {
      name: "Certified Energy Manager",
      provider: "Association of Energy Engineers",
      level: "Professional",
      link: "https://www.aeecenter.org/",
      shows: "You can audit a site’s energy use and make the business case for reducing it.",
      requires: "Related education and experience, a training course and an examination.",
    },
    {
      name: "Certified Reliability Engineer",
      provider: "ASQ",
      level: "Professional",
      link: "https://asq.org/cert/reliability-engineer",
      shows: "You can predict, test and improve how long a product works before it fails.",
      requires: "Work experience in reliability, reduced by a degree, and an examination.",
    },
    {
      name: "Certified Systems Engineering Professional",
      provider: "INCOSE",
      level: "Professional",
      link: "https://www.incose.org/",
      shows: "You have practiced systems engineering over a product’s life, not only studied it.",
      requires:
        "At least five years of systems engineering, references and a knowledge examination.",
    },
  ],
};
