import type { InterviewCard } from "~/data/questions/types";
import { classHalfDidNotGetIt } from "./class-half-did-not-get-it";
import { feedbackThatChangedADraft } from "./feedback-that-changed-a-draft";
import { gradeAngryParent } from "./grade-angry-parent";
import { homeworkThatLooksLikeAi } from "./homework-that-looks-like-ai";
import { iepGoalYouCanMeasure } from "./iep-goal-you-can-measure";
import { lessonPlanOnOneTopic } from "./lesson-plan-on-one-topic";
import { pupilTenthDisruption } from "./pupil-tenth-disruption";
import { readingThreeYearsApart } from "./reading-three-years-apart";
import { safeguardingAChildTellsYou } from "./safeguarding-a-child-tells-you";
import { subjectHardPoint } from "./subject-hard-point";
import { teachingHowYouKnowItWorked } from "./teaching-how-you-know-it-worked";
import { testColleagueGivesAnswers } from "./test-colleague-gives-answers";

export const education: InterviewCard = {
  id: "education",
  tab: "technical",
  title: "Teaching and Training",
  description: "Situations, craft and ethics of teaching, from a first placement to a department: lessons, behavior, reading, support plans, parents and child protection.",
  difficulty: "Medium",
  topics: ["Planning", "Behavior", "Assessment", "Inclusion", "Safeguarding"],
  minutes: 40,
  questions: [
    lessonPlanOnOneTopic,
    classHalfDidNotGetIt,
    pupilTenthDisruption,
    safeguardingAChildTellsYou,
    readingThreeYearsApart,
    subjectHardPoint,
    gradeAngryParent,
    homeworkThatLooksLikeAi,
    teachingHowYouKnowItWorked,
    iepGoalYouCanMeasure,
    testColleagueGivesAnswers,
    feedbackThatChangedADraft,
  ],
};
