import type { TabbedField } from "./types";

export const environmental: TabbedField = {
  slug: "environmental",
  title: "Environmental",
  subtitle: "Explore opportunities in sustainability, conservation, and environmental science",
  roles: [
    {
      slug: "environmental-scientist",
      title: "Environmental Scientist",
      icon: "Microscope",
      description: "Measure what is in air, soil and water, and what to do.",
      skills: ["field-sampling", "environmental-assessment", "statistics", "writing"],
      avgSalary: 76_000,
      growth: 15,
      onetCode: "19-2041.00",
    },
    {
      slug: "water-resource-specialist",
      title: "Water Resource Specialist",
      icon: "Droplets",
      description: "Plan how a watershed is used, kept clean and shared.",
      skills: ["hydrology", "water-quality", "gis", "stakeholder-management"],
      avgSalary: 72_000,
      growth: 11,
      onetCode: "11-9121.02",
    },
    {
      slug: "renewable-energy-engineer",
      title: "Renewable Energy Engineer",
      icon: "Wind",
      description: "Design solar and wind projects that pay for themselves.",
      skills: ["renewable-energy", "power-systems", "energy-analysis", "simulation"],
      avgSalary: 85_000,
      growth: 22,
      onetCode: "17-2199.11",
    },
    {
      slug: "conservation-scientist",
      title: "Conservation Scientist",
      icon: "Sprout",
      description: "Care for forests, soils and rangeland with those who use them.",
      skills: ["conservation-planning", "ecology", "gis"],
      avgSalary: 68_000,
      growth: 8,
      onetCode: "19-1031.00",
    },
    {
      slug: "environmental-engineer",
      title: "Environmental Engineer",
      icon: "Recycle",
      description: "Build the systems that treat water, waste and old pollution.",
      skills: ["remediation", "water-quality", "regulatory-compliance", "cad"],
      avgSalary: 92_000,
      growth: 12,
      onetCode: "17-2081.00",
    },
    {
      slug: "sustainability-consultant",
      title: "Sustainability Consultant",
      icon: "Leaf",
      description: "Help organizations measure their footprint and shrink it.",
      skills: ["carbon-accounting", "sustainability-reporting", "stakeholder-management"],
      avgSalary: 78_000,
      growth: 18,
      onetCode: "13-1199.05",
    },
  ],
  paths: [
    {
      title: "Environmental Science Path",
      steps: [
        {
          name: "Build the science",
          description:
            "Chemistry, ecology, statistics and mapping in a natural science degree with real field seasons.",
        },
        {
          name: "Get your boots muddy",
          description:
            "A field technician or state agency job: sampling plans, chain of custody, safety training.",
        },
        {
          name: "Write reports that hold up",
          description:
            "Lead site assessments and impact studies whose numbers and wording hold up in a hearing.",
        },
        {
          name: "Specialize and sign",
          description:
            "Become the senior scientist for water, soil, wetlands or air, and certify your standing.",
        },
      ],
    },
    {
      title: "Sustainability Path",
      steps: [
        {
          name: "Learn to count",
          description:
            "Greenhouse gas accounting, life-cycle thinking and the reporting standards companies must follow.",
        },
        {
          name: "Fix one thing",
          description:
            "Cut energy, waste or travel somewhere you already are, and write up the before and after.",
        },
        {
          name: "Run the program",
          description: "Own data, targets and the yearly report for a site or a business unit.",
        },
        {
          name: "Change decisions",
          description:
            "Bring carbon and resilience into capital spending, purchasing and product design.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "Certified Environmental Professional",
      provider: "Academy of Board Certified Environmental Professionals",
      level: "Professional",
      link: "https://www.abcep.org/",
      shows: "Peers have reviewed your practice in assessment, compliance, planning or operations.",
      requires: "Years of professional practice, essays and an interview by a review panel.",
    },
    {
      name: "LEED Accredited Professional",
      provider: "U.S. Green Building Council",
      level: "Intermediate/Advanced",
      link: "https://www.usgbc.org/credentials/leed-ap",
      shows: "You can guide a building through LEED certification in one specialty.",
      requires:
        "The LEED Green Associate examination and a specialty examination; experience on a LEED project is recommended.",
    },
    {
      name: "Certified Hazardous Materials Manager",
      provider: "Institute of Hazardous Materials Management",
      level: "Professional",
      link: "https://ihmm.org/",
      shows:
        "You can manage hazardous materials through their life, within the rules that govern them.",
      requires: "A degree and relevant experience, and an examination.",
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
      name: "Professional Wetland Scientist",
      provider: "Society of Wetland Scientists Professional Certification Program",
      level: "Advanced",
      link: "https://www.wetlandcert.org/",
      shows: "You can delineate, assess and restore wetlands to the standard of the profession.",
      requires: "Set coursework in biology, soils and wetlands, and several years of wetland work.",
    },
    {
      name: "Certified Environmental Systems Professional",
      // The name is the specification's. No body we know awards exactly this title, so we say where
      // to look.
      provider: "National Registry of Environmental Professionals",
      level: "Intermediate",
      link: "https://www.nrep.org/",
      shows:
        "You can run an environmental management system of the ISO 14001 kind: aspects, controls, audits.",
      requires:
        "Titles and rules differ between registries. Ask which title an employer accepts before you pay for one.",
    },
  ],
};
