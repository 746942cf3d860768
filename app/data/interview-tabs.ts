export const INTERVIEW_TABS = ["technical", "behavioral", "case"] as const;
export type InterviewTab = (typeof INTERVIEW_TABS)[number];
