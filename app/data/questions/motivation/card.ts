import type { InterviewCard } from "~/data/questions/types";
import { tellMeAboutYourself } from "./tell-me-about-yourself";

export const motivation: InterviewCard = {
  id: "motivation",
  tab: "behavioral",
  title: "Career Story and Motivation",
  description: "The questions almost every interview asks: who you are, why this job, why now, and what you want next.",
  difficulty: "Easy",
  topics: ["Your story", "Why this job", "Strengths and weaknesses", "Gaps and changes", "Pay and plans"],
  minutes: 35,
  questions: [tellMeAboutYourself],
};
