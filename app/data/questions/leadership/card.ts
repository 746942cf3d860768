import type { InterviewCard } from "~/data/questions/types";
import { ledWithoutAuthority } from "./led-without-authority";

export const leadership: InterviewCard = {
  id: "leadership",
  tab: "behavioral",
  title: "Leadership and Teamwork",
  description: "Stories from your own work about guiding people, sharing work and carrying a team through, with or without a title.",
  difficulty: "Medium",
  topics: ["Leading peers", "Delegating and coaching", "Deadlines and decisions", "Improving how a team works", "Owning failure"],
  minutes: 30,
  questions: [ledWithoutAuthority],
};
