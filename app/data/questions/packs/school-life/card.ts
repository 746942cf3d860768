import type { InterviewCard } from "~/data/questions/types";
import { classRoutinesWeekOne } from "./class-routines-week-one";
import { classThatWasHardToLead } from "./class-that-was-hard-to-lead";
import { courseVideoNobodyFinishes } from "./course-video-nobody-finishes";
import { departmentResultsDropped } from "./department-results-dropped";
import { edtechAppForMonday } from "./edtech-app-for-monday";
import { policyNewRuleBySeptember } from "./policy-new-rule-by-september";
import { policySmallerClasses } from "./policy-smaller-classes";

/** Its content is imported by .server modules only. */
export const schoolLife: InterviewCard = {
  id: "school-life",
  tab: "technical",
  title: "School Life",
  description: "Routines, results, a rule from above, and an app for Monday: how you run a class, a department, or a school.",
  difficulty: "Medium",
  topics: ["Classroom management", "School leadership", "Education policy", "Learning technology"],
  minutes: 24,
  questions: [
    classRoutinesWeekOne,
    departmentResultsDropped,
    edtechAppForMonday,
    classThatWasHardToLead,
    policyNewRuleBySeptember,
    courseVideoNobodyFinishes,
    policySmallerClasses,
  ],
};
