import type { InterviewCard } from "~/data/questions/types";
import { londonCoffee } from "./london-coffee";

export const marketSizing: InterviewCard = {
  id: "market-sizing",
  tab: "case",
  title: "Market Sizing and Estimation",
  description: "Build a number from what you know, say every assumption, and check it a second way.",
  difficulty: "Medium",
  topics: ["Framing", "Assumptions", "Arithmetic", "Sanity checks", "Ranges"],
  minutes: 35,
  questions: [londonCoffee],
};
