export const CONTACT_TOPICS = [
  "question",
  "problem",
  "privacy",
  "security",
  "mentoring",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_LABELS: Record<ContactTopic, string> = {
  question: "A question",
  problem: "Something isn’t working",
  privacy: "Privacy and my data",
  security: "A security problem",
  mentoring: "Mentors and mentoring",
  other: "Something else",
};
