import type { InterviewCard } from "~/data/questions/types";
import { bugHardToFind } from "./bug-hard-to-find";
import { deadlineNearlyMissed } from "./deadline-nearly-missed";
import { difficultCustomer } from "./difficult-customer";
import { groupProject } from "./group-project";
import { helpedAPatient } from "./helped-a-patient";
import { jobThatWentWrong } from "./job-that-went-wrong";
import { lessonThatWentWrong } from "./lesson-that-went-wrong";
import { mistakeYouMade } from "./mistake-you-made";
import { questionsForThem } from "./questions-for-them";
import { solvedAProblem } from "./solved-a-problem";

/** The questions of the home page, then two that every interview asks. No card one can start, so it is not among the nine. */
export const home: InterviewCard = {
  id: "home",
  tab: "behavioral",
  title: "First Questions",
  description: "One question for everybody, one for each kind of work, and two that almost every interview asks.",
  difficulty: "Easy",
  topics: ["A problem solved", "Work with people", "Work with things", "Learning"],
  minutes: 20,
  questions: [
    solvedAProblem,
    deadlineNearlyMissed,
    helpedAPatient,
    difficultCustomer,
    lessonThatWentWrong,
    bugHardToFind,
    jobThatWentWrong,
    groupProject,
    mistakeYouMade,
    questionsForThem,
  ],
};
