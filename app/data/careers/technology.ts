import type { TabbedField } from "./types";

export const technology: TabbedField = {
  slug: "technology",
  title: "Technology",
  subtitle: "Explore opportunities in software, data, cloud, security and design",
  roles: [
    {
      slug: "software-developer",
      title: "Software Developer",
      icon: "CodeXml",
      description: "Design, build and look after the programs people rely on.",
      skills: ["programming", "data-structures", "api-design", "software-testing"],
      avgSalary: 120_000,
      growth: 17,
      onetCode: "15-1252.00",
    },
    {
      slug: "data-scientist",
      title: "Data Scientist",
      icon: "ChartScatter",
      description: "Answer hard questions with data, and say how sure you are.",
      skills: ["statistics", "python", "sql", "experimentation"],
      avgSalary: 125_000,
      growth: 34,
      onetCode: "15-2051.00",
    },
    {
      slug: "machine-learning-engineer",
      title: "Machine Learning Engineer",
      icon: "BrainCircuit",
      description: "Take models out of the notebook and keep them right in use.",
      skills: ["machine-learning", "python", "model-evaluation", "mlops"],
      avgSalary: 135_000,
      growth: 40,
      onetCode: "15-1221.00",
      differsFromOccupation: "which is research rather than models in use",
    },
    {
      slug: "cybersecurity-analyst",
      title: "Cybersecurity Analyst",
      icon: "ShieldCheck",
      description: "See attacks early, contain them fast, close the way in.",
      skills: ["network-security", "threat-detection", "incident-response"],
      avgSalary: 115_000,
      growth: 29,
      onetCode: "15-1212.00",
    },
    {
      slug: "cloud-engineer",
      title: "Cloud Engineer",
      icon: "CloudCog",
      description: "Run the platforms that stay up while everything changes.",
      skills: ["cloud-infrastructure", "containers", "ci-cd", "observability"],
      avgSalary: 118_000,
      growth: 20,
      onetCode: "15-1241.00",
      differsFromOccupation: "who design networks rather than run platforms in the cloud",
    },
    {
      slug: "ux-designer",
      title: "UX Designer",
      icon: "PenTool",
      description: "Make software that people understand at first sight.",
      skills: ["ux-design", "user-research", "prototyping", "accessibility"],
      avgSalary: 95_000,
      growth: 13,
      onetCode: "15-1255.00",
    },
  ],
  paths: [
    {
      title: "Software Engineering Path",
      steps: [
        {
          name: "Learn one language well",
          description:
            "Python or JavaScript until you can read other people’s code: data structures, testing, debugging.",
        },
        {
          name: "Ship something used",
          description: "One small application with real users, a database and a log of what broke.",
        },
        {
          name: "Work as a team does",
          description:
            "Branches, reviews, continuous integration, on-call; contribute where others will read your code.",
        },
        {
          name: "Design beyond your own code",
          description:
            "Own a service: its interfaces, its failure modes, its cost, and the decisions you wrote down.",
        },
      ],
    },
    {
      title: "Data & AI Path",
      steps: [
        {
          name: "Get fluent in SQL and statistics",
          description:
            "Joins, windows, sampling, confidence intervals: the two skills every data interview tests.",
        },
        {
          name: "Finish one honest analysis",
          description:
            "A question someone has, public data, a clear chart and a paragraph on what could be wrong.",
        },
        {
          name: "Train and judge models",
          description:
            "Baselines first, proper validation, error analysis; know why a metric can mislead.",
        },
        {
          name: "Put a model in use",
          description: "Deploy it, monitor drift, retrain it, and show the business its value.",
        },
      ],
    },
  ],
  certifications: [
    {
      name: "AWS Certified Solutions Architect – Associate",
      provider: "Amazon Web Services",
      level: "Associate",
      link: "https://aws.amazon.com/certification/certified-solutions-architect-associate/",
      shows:
        "You can choose and combine AWS services into a design that is secure, resilient and affordable.",
      requires: "One examination; about a year of hands-on work with AWS is recommended.",
    },
    {
      name: "Security+",
      provider: "CompTIA",
      level: "Entry",
      link: "https://www.comptia.org/certifications/security",
      shows: "You know the groundwork of threats, cryptography, identity and response.",
      requires: "One examination; networking knowledge helps. Renewed every three years.",
    },
    {
      name: "Certified Information Systems Security Professional",
      provider: "ISC2",
      level: "Advanced",
      link: "https://www.isc2.org/certifications/cissp",
      shows: "You can design and run an organization’s security program.",
      requires:
        "Five years of security work, less one with certain degrees or certificates, and an adaptive examination.",
    },
    {
      name: "Professional Machine Learning Engineer",
      provider: "Google Cloud",
      level: "Professional",
      link: "https://cloud.google.com/learn/certification/machine-learning-engineer",
      shows: "You can frame, build, serve and monitor models on Google Cloud.",
      requires: "One examination; three years in industry are recommended, not required.",
    },
    {
      name: "Certified Kubernetes Administrator",
      provider: "Cloud Native Computing Foundation",
      level: "Intermediate",
      link: "https://www.cncf.io/training/certification/cka/",
      shows: "You can install, run and repair a cluster from the command line.",
      requires: "A hands-on examination in a live terminal; no prior certificate is needed.",
    },
    {
      name: "UX Certification",
      provider: "Nielsen Norman Group",
      level: "Intermediate",
      link: "https://www.nngroup.com/ux-certification/",
      shows: "You have trained in research-based design and passed a test on each course.",
      requires: "Five courses of your choice, each with its examination.",
    },
  ],
};
