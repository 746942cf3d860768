import type { InterviewCard } from "~/data/questions/types";
import { metricDrop } from "./metric-drop";

export const productSense: InterviewCard = {
  id: "product-sense",
  tab: "case",
  title: "Product Sense",
  description: "Decide what to build, for whom, and how you would know that it worked.",
  difficulty: "Medium",
  topics: ["Users and needs", "Prioritizing", "Metrics", "Experiments", "First versions"],
  minutes: 40,
  questions: [metricDrop],
};
