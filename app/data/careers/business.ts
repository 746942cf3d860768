import type { TabbedField } from "./types";

export const business: TabbedField = {
  slug: "business",
  title: "Business",
  subtitle: "Explore opportunities in consulting, operations, and product management",
  roles: [
    {
      slug: "business-analyst",
      title: "Business Analyst",
      icon: "Workflow",
      description: "Find out what is really needed and write it down so it gets built.",
      skills: ["business-analysis", "requirements-gathering", "sql", "stakeholder-management"],
      avgSalary: 90_000,
      growth: 11,
      onetCode: "15-1211.00",
    },
    {
      slug: "project-manager",
      title: "Project Manager",
      icon: "CalendarCheck",
      description: "Deliver the right thing on the promised day.",
      skills: ["project-management", "risk-assessment", "stakeholder-management", "agile"],
      avgSalary: 98_000,
      growth: 8,
      onetCode: "13-1082.00",
    },
    {
      slug: "management-consultant",
      title: "Management Consultant",
      icon: "Presentation",
      description: "Take a vague problem apart and leave a decision behind.",
      skills: ["structured-thinking", "business-strategy", "market-sizing", "presentation"],
      avgSalary: 115_000,
      growth: 12,
      onetCode: "13-1111.00",
    },
    {
      slug: "operations-manager",
      title: "Operations Manager",
      icon: "Settings",
      description: "Make the everyday work run well, every day.",
      skills: ["operations-management", "process-improvement", "team-management", "budgeting"],
      avgSalary: 104_000,
      growth: 9,
      onetCode: "11-1021.00",
    },
    {
      slug: "supply-chain-manager",
      title: "Supply Chain Manager",
      icon: "Truck",
      description: "Have the right goods in the right place before they are missed.",
      skills: ["supply-chain-management", "forecasting", "procurement", "negotiation"],
      avgSalary: 100_000,
      growth: 14,
      onetCode: "11-3071.04",
    },
    {
      slug: "product-manager",
      title: "Product Manager",
      icon: "Rocket",
      description: "Choose what to build next, and be able to say why.",
      skills: ["product-management", "product-sense", "prioritization", "metrics"],
      avgSalary: 120_000,
      growth: 10,
      onetCode: "11-2021.00",
      differsFromOccupation: "who lead marketing rather than decide what to build",
    },
  ],
  paths: [
    {
      title: "Management Consulting Path",
      steps: [
        {
          name: "Think in structures",
          description:
            "Break problems into parts that do not overlap; practice market sizing and profit trees aloud.",
        },
        {
          name: "Get good with numbers and slides",
          description:
            "Models a stranger can follow and one message to a page, the message in its title.",
        },
        {
          name: "Own a workstream",
          description:
            "As an analyst or associate: interviews, data, a finding the client’s own staff believe.",
        },
        {
          name: "Lead the client",
          description: "Frame the question, run the team, and stay until the change has happened.",
        },
      ],
    },
    {
      title: "Product Management Path",
      steps: [
        {
          name: "Understand one user deeply",
          description:
            "Ten interviews, one written problem statement, and proof that the problem is worth money or time.",
        },
        {
          name: "Ship with a team",
          description:
            "From any seat (support, engineering, design, analysis) take one improvement from idea to release.",
        },
        {
          name: "Own a metric",
          description:
            "Decide what goes on the roadmap and what does not, run experiments, report results that went badly too.",
        },
        {
          name: "Own a product",
          description: "Strategy, pricing and positioning; grow other product managers.",
        },
      ],
    },
  ],
  certifications: [
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
      name: "Certified Business Analysis Professional",
      provider: "International Institute of Business Analysis",
      level: "Advanced",
      link: "https://www.iiba.org/business-analysis-certifications/cbap/",
      shows: "You have led business analysis over years, from elicitation to solution evaluation.",
      requires:
        "7,500 hours of business analysis in ten years, training hours, references and an examination.",
    },
    {
      name: "Certified Supply Chain Professional",
      provider: "ASCM",
      level: "Professional",
      link: "https://www.ascm.org/",
      shows: "You see the supply chain end to end: demand, sourcing, flow, logistics, risk.",
      requires:
        "An examination; a degree or about three years of related work are the usual background.",
    },
    {
      name: "Six Sigma Green Belt",
      provider: "ASQ",
      level: "Intermediate",
      link: "https://asq.org/cert/six-sigma-green-belt",
      shows:
        "You can carry an improvement project through define, measure, analyze, improve, control.",
      requires: "Three years of work in the areas examined, and an examination.",
    },
    {
      name: "Certified Scrum Product Owner",
      provider: "Scrum Alliance",
      level: "Entry",
      link: "https://www.scrumalliance.org/",
      shows: "You know the product owner’s part in Scrum: backlog, value, stakeholders.",
      requires: "A live course with a certified trainer; no examination.",
    },
    {
      name: "Certified Management Consultant",
      provider: "Institute of Management Consultants USA",
      level: "Advanced",
      link: "https://www.imcusa.org/",
      shows: "Clients and peers vouch for your results, your method and your ethics.",
      requires:
        "Consulting experience, client references, an ethics examination and a panel interview.",
    },
  ],
};
