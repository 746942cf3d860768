import type { InterviewCard } from "~/data/questions/types";
import { urlShortener } from "./url-shortener";

export const systemDesign: InterviewCard = {
  id: "system-design",
  tab: "technical",
  title: "System Design",
  description: "Turn a vague product into numbers, parts and trade-offs, and say what happens when a part fails.",
  difficulty: "Hard",
  topics: ["Estimating load", "Storage and partitioning", "Caching and queues", "Consistency", "Failure"],
  minutes: 60,
  questions: [urlShortener],
};
