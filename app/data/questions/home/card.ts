import type { InterviewCard } from "~/data/questions/types";
import { bugHardToFind } from "./bug-hard-to-find";
import { deadlineNearlyMissed } from "./deadline-nearly-missed";
import { difficultCustomer } from "./difficult-customer";
import { groupProject } from "./group-project";
import { helpedAPatient } from "./helped-a-patient";
import { jobThatWentWrong } from "./job-that-went-wrong";
import { lessonThatWentWrong } from "./lesson-that-went-wrong";
import { solvedAProblem } from "./solved-a-problem";

/** The questions of the home page. No card one can start, so it is not among the nine. */
export const home: InterviewCard = {
  id: "home",
  tab: "behavioral",
  title: "First Questions",
  description: "One question for everybody and one for each kind of work, short enough to answer in three sentences.",
  difficulty: "Easy",
  topics: ["A problem solved", "Work with people", "Work with things", "Learning"],
  minutes: 15,
  questions: [
    solvedAProblem,
    deadlineNearlyMissed,
    helpedAPatient,
    difficultCustomer,
    lessonThatWentWrong,
    bugHardToFind,
    jobThatWentWrong,
    groupProject,
  ],
};
