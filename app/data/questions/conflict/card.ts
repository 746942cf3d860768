import type { InterviewCard } from "~/data/questions/types";
import { disagreedWithManager } from "./disagreed-with-manager";

export const conflict: InterviewCard = {
  id: "conflict",
  tab: "behavioral",
  title: "Conflict and Difficult Conversations",
  description: "Disagreements, hard feedback and bad news: what you said, how you said it, and what came of it.",
  difficulty: "Medium",
  topics: ["Disagreeing upward", "Hard feedback", "Saying no", "Upset customers", "Mediating"],
  minutes: 25,
  questions: [disagreedWithManager],
};
