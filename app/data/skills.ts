/**
 * The skill catalog. Roles, courses, questions, mentors and the skill record all use these ids, so
 * a
 * published id is never renamed or reused.
 */
const SKILL_CATALOG = {
  Programming: {
    "technical-knowledge": "Technical Knowledge",
    programming: "Programming",
    python: "Python",
    javascript: "JavaScript",
    typescript: "TypeScript",
    algorithms: "Algorithms",
    "data-structures": "Data Structures",
    "complexity-analysis": "Complexity Analysis",
    "object-oriented-design": "Object-Oriented Design",
    concurrency: "Concurrency",
    "software-testing": "Software Testing",
    debugging: "Debugging",
    "version-control": "Version Control",
    "code-review": "Code Review",
  },
  "Web, Cloud & Security": {
    "html-css": "HTML & CSS",
    react: "React",
    "web-performance": "Web Performance",
    "backend-development": "Backend Development",
    "api-design": "API Design",
    "system-design": "System Design",
    scalability: "Scalability",
    "distributed-systems": "Distributed Systems",
    caching: "Caching",
    reliability: "Reliability",
    "cloud-infrastructure": "Cloud Infrastructure",
    containers: "Containers",
    "ci-cd": "CI/CD",
    observability: "Observability",
    "network-security": "Network Security",
    "threat-detection": "Threat Detection",
    "incident-response": "Incident Response",
  },
  "Data & AI": {
    sql: "SQL",
    "query-optimization": "Query Optimization",
    "data-modeling": "Data Modeling",
    "data-engineering": "Data Engineering",
    "data-analysis": "Data Analysis",
    "data-visualization": "Data Visualization",
    statistics: "Statistics",
    experimentation: "Experimentation",
    "machine-learning": "Machine Learning",
    "deep-learning": "Deep Learning",
    "model-evaluation": "Model Evaluation",
    "feature-engineering": "Feature Engineering",
    mlops: "MLOps",
    "business-intelligence": "Business Intelligence",
  },
  "Product & Design": {
    "product-management": "Product Management",
    "product-sense": "Product Sense",
    prioritization: "Prioritization",
    metrics: "Product Metrics",
    agile: "Agile Delivery",
    "user-research": "User Research",
    "usability-testing": "Usability Testing",
    "ux-design": "UX Design",
    "information-architecture": "Information Architecture",
    "interaction-design": "Interaction Design",
    prototyping: "Prototyping",
    "visual-design": "Visual Design",
    figma: "Figma",
    "design-systems": "Design Systems",
    accessibility: "Accessibility",
  },
  Marketing: {
    seo: "SEO",
    "paid-search": "Paid Search",
    "email-marketing": "Email Marketing",
    "marketing-automation": "Marketing Automation",
    "conversion-optimization": "Conversion Optimization",
    "social-media-strategy": "Social Media Strategy",
    "community-management": "Community Management",
    "paid-social": "Paid Social",
    "short-form-video": "Short-Form Video",
    "creator-partnerships": "Creator Partnerships",
    "web-analytics": "Web Analytics",
    attribution: "Attribution",
    "ab-testing": "A/B Testing",
    "customer-segmentation": "Customer Segmentation",
    "marketing-dashboards": "Marketing Dashboards",
    "brand-strategy": "Brand Strategy",
    "brand-identity": "Brand Identity",
    "consumer-insight": "Consumer Insight",
    "campaign-planning": "Campaign Planning",
    "brand-tracking": "Brand Tracking",
    positioning: "Positioning & Messaging",
    "go-to-market": "Go-to-Market Planning",
    "competitive-analysis": "Competitive Analysis",
    "sales-enablement": "Sales Enablement",
    "product-launches": "Product Launches",
    "content-strategy": "Content Strategy",
    copywriting: "Copywriting",
    "editorial-planning": "Editorial Planning",
    "audience-research": "Audience Research",
    "content-distribution": "Content Distribution",
  },
  Finance: {
    "financial-modeling": "Financial Modeling",
    "risk-assessment": "Risk Assessment",
    blockchain: "Blockchain",
    "algorithmic-trading": "Algorithmic Trading",
    "market-analysis": "Market Analysis",
    "quantitative-analysis": "Quantitative Analysis",
    budgeting: "Budgeting",
    forecasting: "Forecasting",
  },
  "Business & Strategy": {
    "business-strategy": "Business Strategy",
    "market-sizing": "Market Sizing",
    estimation: "Estimation",
    "structured-thinking": "Structured Thinking",
    "profitability-analysis": "Profitability Analysis",
    "business-analysis": "Business Analysis",
    "requirements-gathering": "Requirements Gathering",
    "process-improvement": "Process Improvement",
    "project-management": "Project Management",
    "operations-management": "Operations Management",
    "supply-chain-management": "Supply Chain Management",
    procurement: "Procurement",
    "stakeholder-management": "Stakeholder Management",
    "change-management": "Change Management",
  },
  "Communication & Teamwork": {
    communication: "Communication Skills",
    teamwork: "Teamwork & Collaboration",
    "active-listening": "Active Listening",
    presentation: "Presentation",
    storytelling: "Storytelling",
    writing: "Clear Writing",
    negotiation: "Negotiation",
    persuasion: "Persuasion",
    feedback: "Giving & Taking Feedback",
    "conflict-resolution": "Conflict Resolution",
    empathy: "Empathy",
  },
  "Leadership & Career": {
    leadership: "Leadership Abilities",
    "team-management": "Team Management",
    mentoring: "Mentoring",
    delegation: "Delegation",
    "decision-making": "Decision Making",
    "problem-solving": "Problem Solving",
    "critical-thinking": "Critical Thinking",
    creativity: "Creativity",
    ownership: "Ownership",
    adaptability: "Adaptability",
    resilience: "Resilience",
    "time-management": "Time Management",
    "learning-agility": "Learning Agility",
    "self-awareness": "Self-Awareness",
    "career-planning": "Career Planning",
    interviewing: "Interviewing",
    networking: "Professional Networking",
  },
  Healthcare: {
    "patient-care": "Patient Care",
    "clinical-assessment": "Clinical Assessment",
    diagnosis: "Diagnosis",
    "care-coordination": "Care Coordination",
    pharmacology: "Pharmacology",
    rehabilitation: "Rehabilitation",
    "patient-education": "Patient Education",
    "health-informatics": "Health Informatics",
    "medical-coding": "Medical Coding",
    "healthcare-operations": "Healthcare Operations",
  },
  Education: {
    "lesson-planning": "Lesson Planning",
    "classroom-management": "Classroom Management",
    "curriculum-design": "Curriculum Design",
    "student-assessment": "Student Assessment",
    "differentiated-instruction": "Differentiated Instruction",
    "special-education": "Special Education",
    "instructional-technology": "Instructional Technology",
    "instructional-design": "Instructional Design",
    "school-leadership": "School Leadership",
    "education-policy": "Education Policy",
  },
  "Law & Compliance": {
    "legal-research": "Legal Research",
    "legal-writing": "Legal Writing",
    "contract-drafting": "Contract Drafting",
    "due-diligence": "Due Diligence",
    "corporate-governance": "Corporate Governance",
    "trial-advocacy": "Trial Advocacy",
    "e-discovery": "E-Discovery",
    "intellectual-property": "Intellectual Property",
    "patent-prosecution": "Patent Prosecution",
    "regulatory-compliance": "Regulatory Compliance",
    "data-privacy": "Data Privacy",
  },
  Engineering: {
    cad: "CAD",
    "structural-analysis": "Structural Analysis",
    "site-development": "Site Development",
    thermodynamics: "Thermodynamics",
    "materials-science": "Materials Science",
    "circuit-design": "Circuit Design",
    "control-systems": "Control Systems",
    "power-systems": "Power Systems",
    "lean-manufacturing": "Lean Manufacturing",
    "quality-control": "Quality Control",
    "systems-engineering": "Systems Engineering",
    simulation: "Modeling & Simulation",
    "operations-research": "Operations Research",
    "workplace-safety": "Workplace Safety",
  },
  Environment: {
    "environmental-assessment": "Environmental Assessment",
    "field-sampling": "Field Sampling",
    gis: "GIS",
    hydrology: "Hydrology",
    "water-quality": "Water Quality",
    ecology: "Ecology",
    "conservation-planning": "Conservation Planning",
    remediation: "Remediation",
    "renewable-energy": "Renewable Energy",
    "energy-analysis": "Energy Analysis",
    "carbon-accounting": "Carbon Accounting",
    "sustainability-reporting": "Sustainability Reporting",
    "environmental-policy": "Environmental Policy",
  },
} as const;

type SkillCatalog = typeof SKILL_CATALOG;
export type SkillGroup = keyof SkillCatalog;
export type SkillId = { [Group in SkillGroup]: keyof SkillCatalog[Group] }[SkillGroup];

export interface Skill {
  id: SkillId;
  name: string;
  group: SkillGroup;
}

export const SKILL_GROUPS = Object.keys(SKILL_CATALOG) as SkillGroup[];

export const SKILLS: readonly Skill[] = SKILL_GROUPS.flatMap((group) =>
  Object.entries(SKILL_CATALOG[group]).map(([id, name]) => ({ id: id as SkillId, name, group })),
);

const SKILLS_BY_ID: ReadonlyMap<string, Skill> = new Map(SKILLS.map((skill) => [skill.id, skill]));

export function isSkillId(id: string): id is SkillId {
  return SKILLS_BY_ID.has(id);
}

/** The skill with this id; undefined for an unknown id, such as one from a URL or an old record. */
export function skillById(id: SkillId): Skill;
export function skillById(id: string): Skill | undefined;
export function skillById(id: string): Skill | undefined {
  return SKILLS_BY_ID.get(id);
}

export function getSkillNames(ids: readonly SkillId[]): string[] {
  return ids.map((id) => skillById(id).name);
}
