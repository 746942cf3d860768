export const TABS = [
  { id: "roles", label: "Career Roles" },
  { id: "learning-paths", label: "Learning Paths" },
  { id: "certifications", label: "Certifications" },
] as const;
