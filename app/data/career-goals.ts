/** What a person may want of their work. */
export const CAREER_GOALS = [
  { value: "better", label: "Get better in the job I have" },
  { value: "neighboring", label: "Move to a neighboring job" },
  { value: "another-field", label: "Move to another field" },
  { value: "first-job", label: "Find a first job" },
  { value: "return", label: "Come back after a break" },
  { value: "unknown", label: "I don’t know yet" },
] as const;

export type CareerGoal = (typeof CAREER_GOALS)[number]["value"];
