import type { InterviewCard } from "~/data/questions/types";
import { twoSum } from "./two-sum";

export const algorithms: InterviewCard = {
  id: "algorithms",
  tab: "technical",
  title: "Algorithms and Data Structures",
  description: "Classic problems told in words: the approach, what it costs, and the edge cases that break it.",
  difficulty: "Medium",
  topics: ["Hashing and search", "Lists, trees and graphs", "Heaps and intervals", "Dynamic programming", "Complexity"],
  minutes: 45,
  questions: [twoSum],
};
