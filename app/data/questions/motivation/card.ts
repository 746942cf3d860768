import type { InterviewCard } from "~/data/questions/types";
import { changingCareers } from "./changing-careers";
import { employmentGap } from "./employment-gap";
import { fiveYearsFromNow } from "./five-years-from-now";
import { greatestStrength } from "./greatest-strength";
import { greatestWeakness } from "./greatest-weakness";
import { learnedFromScratch } from "./learned-from-scratch";
import { proudestWork } from "./proudest-work";
import { salaryExpectations } from "./salary-expectations";
import { tellMeAboutYourself } from "./tell-me-about-yourself";
import { whyLeavingYourJob } from "./why-leaving-your-job";
import { whyThisCompany } from "./why-this-company";
import { whyThisRole } from "./why-this-role";

export const motivation: InterviewCard = {
  id: "motivation",
  tab: "behavioral",
  title: "Career Story and Motivation",
  description: "The questions almost every interview asks: who you are, why this job, why now, and what you want next.",
  difficulty: "Easy",
  topics: ["Your story", "Why this job", "Strengths and weaknesses", "Gaps and changes", "Pay and plans"],
  minutes: 35,
  questions: [
    tellMeAboutYourself,
    whyThisRole,
    whyThisCompany,
    greatestStrength,
    greatestWeakness,
    whyLeavingYourJob,
    employmentGap,
    changingCareers,
    proudestWork,
    learnedFromScratch,
    fiveYearsFromNow,
    salaryExpectations,
  ],
};
