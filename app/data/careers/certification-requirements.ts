/** What a certificate can ask for, in the order of the columns that compare them. */
export const REQUIREMENTS = [
  { id: "exam", label: "Exam" },
  { id: "course", label: "Course" },
  { id: "experience", label: "Experience" },
  { id: "degree", label: "Degree or license" },
  { id: "review", label: "Interview or portfolio" },
] as const;

export type Requirement = (typeof REQUIREMENTS)[number]["id"];

interface CertificationRequirements {
  needs: readonly Requirement[];
  /** Recommended or usual, but not required. */
  helps?: readonly Requirement[];
  /** Required for the title, and not yet for the exam. */
  later?: readonly Requirement[];
}

/** The `requires` of each certification as columns, by name; empty where rules differ too much to say. */
export const CERTIFICATION_REQUIREMENTS: Readonly<Record<string, CertificationRequirements>> = {
  // technology
  "AWS Certified Solutions Architect – Associate": { needs: ["exam"], helps: ["experience"] },
  "Security+": { needs: ["exam"] },
  "Certified Information Systems Security Professional": { needs: ["exam", "experience"] },
  "Professional Machine Learning Engineer": { needs: ["exam"], helps: ["experience"] },
  "Certified Kubernetes Administrator": { needs: ["exam"] },
  "UX Certification": { needs: ["exam", "course"] },
  // business
  "Project Management Professional": { needs: ["exam", "course", "experience"] },
  "Certified Business Analysis Professional": { needs: ["exam", "course", "experience"] },
  "Certified Supply Chain Professional": { needs: ["exam"], helps: ["experience", "degree"] },
  "Six Sigma Green Belt": { needs: ["exam", "experience"] },
  "Certified Scrum Product Owner": { needs: ["course"] },
  "Certified Management Consultant": { needs: ["exam", "experience", "review"] },
  // education
  "Praxis Subject Assessments": { needs: ["exam"] },
  "National Board Certification": { needs: ["exam", "experience", "degree", "review"] },
  "School Leaders Licensure Assessment": { needs: ["exam"], helps: ["course"] },
  "Google Certified Educator Level 1": { needs: ["exam"], helps: ["course"] },
  CELTA: { needs: ["course", "review"] },
  "Certified Professional in Talent Development": { needs: ["exam", "course", "experience"] },
  // engineering
  "Professional Engineer": { needs: ["exam", "experience"], helps: ["degree"] },
  "Certified Manufacturing Engineer": { needs: ["exam", "experience"], helps: ["degree"] },
  "Certified Energy Manager": { needs: ["exam", "course", "experience"], helps: ["degree"] },
  "Certified Reliability Engineer": { needs: ["exam", "experience"], helps: ["degree"] },
  "Certified Systems Engineering Professional": { needs: ["exam", "experience", "review"] },
  // environmental
  "Certified Environmental Professional": { needs: ["experience", "review"] },
  "LEED Accredited Professional": { needs: ["exam"], helps: ["experience"] },
  "Certified Hazardous Materials Manager": { needs: ["exam", "experience", "degree"] },
  "Professional Wetland Scientist": { needs: ["course", "experience"] },
  "Certified Environmental Systems Professional": { needs: [] },
  // healthcare
  "NCLEX-RN": { needs: ["exam", "degree"] },
  "Advanced Cardiovascular Life Support": { needs: ["exam", "course"] },
  "Family Nurse Practitioner": { needs: ["exam", "experience", "degree"] },
  "Orthopaedic Clinical Specialist": { needs: ["exam", "experience", "degree"] },
  "Registered Health Information Administrator": { needs: ["exam", "degree"] },
  "Fellow of the American College of Healthcare Executives": {
    needs: ["exam", "experience", "degree", "review"],
  },
  // finance
  "Securities Industry Essentials": { needs: ["exam"] },
  "Certified Public Accountant": { needs: ["exam", "degree"], later: ["experience"] },
  "Certified Financial Planner": { needs: ["exam", "course"], later: ["experience", "degree"] },
  "Financial Risk Manager": { needs: ["exam"], later: ["experience"] },
  "Certified Treasury Professional": { needs: ["exam", "experience"], helps: ["degree"] },
  "Chartered Financial Analyst": { needs: ["exam"], helps: ["degree"], later: ["experience"] },
  // legal
  "Certified E-Discovery Specialist": { needs: ["exam", "experience"] },
  "Certified Information Privacy Professional": { needs: ["exam"] },
  "Certified Compliance & Ethics Professional": { needs: ["exam", "course", "experience"] },
  "Legal Lean Sigma Certification": { needs: ["course"], helps: ["review"] },
  "Certified Legal Manager": { needs: ["exam", "course", "experience"] },
  "Patent Bar Admission": { needs: ["exam", "degree"] },
};
