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
  problem: "Something does not work",
  privacy: "Privacy and my data",
  security: "A weakness I found",
  mentoring: "Mentors and mentoring",
  other: "Something else",
};
