import type { InterviewCard } from "~/data/questions/types";
import { assistantPupilWhoWaits } from "./assistant-pupil-who-waits";
import { classRoutinesWeekOne } from "./class-routines-week-one";
import { classThatWasHardToLead } from "./class-that-was-hard-to-lead";
import { courseVideoNobodyFinishes } from "./course-video-nobody-finishes";
import { departmentResultsDropped } from "./department-results-dropped";
import { earlyYearsAChildBites } from "./early-years-a-child-bites";
import { earlyYearsFewWords } from "./early-years-few-words";
import { edtechAppForMonday } from "./edtech-app-for-monday";
import { policyNewRuleBySeptember } from "./policy-new-rule-by-september";
import { policySmallerClasses } from "./policy-smaller-classes";

/** Its content is imported by .server modules only. */
export const schoolLife: InterviewCard = {
  id: "school-life",
  tab: "technical",
  title: "School Life",
  description: "Routines, results, a bite, and an app for Monday: how you work with small children, help in a class, or run a school.",
  difficulty: "Medium",
  topics: ["Classroom management", "Early years", "School leadership", "Education policy", "Learning technology"],
  minutes: 34,
  questions: [
    classRoutinesWeekOne,
    earlyYearsAChildBites,
    departmentResultsDropped,
    edtechAppForMonday,
    assistantPupilWhoWaits,
    classThatWasHardToLead,
    earlyYearsFewWords,
    policyNewRuleBySeptember,
    courseVideoNobodyFinishes,
    policySmallerClasses,
  ],
};
