import type { SkillId } from "~/data/skills";
import { CORE_SKILLS } from "./core-skills";
import { DIGITAL_AND_DATA } from "./digital-and-data";
import { ORGANIZING } from "./organizing";
import { PEOPLE } from "./people";
import { THINKING } from "./thinking";
import type { SkillSection } from "./types";

/** Step 1. */
export { CORE_SKILLS };

/** Part of step 4. */
export const OTHER_SKILL_SECTIONS: readonly SkillSection[] = [
  PEOPLE,
  THINKING,
  DIGITAL_AND_DATA,
  ORGANIZING,
];

export const SKILL_SECTIONS: readonly SkillSection[] = [CORE_SKILLS, ...OTHER_SKILL_SECTIONS];

export const ASSESSMENT_SKILLS: readonly SkillId[] = SKILL_SECTIONS.flatMap((section) =>
  section.items.map((item) => item.skill),
);

/** The five steps. The short form is the first two. */
export const ASSESSMENT_STEPS = [
  {
    name: "Skills",
    question: "How would you rate your core skills?",
    lead: "Level 3 is preselected. Choose a level to count it.",
    covers: "Five core skills, each level described",
  },
  {
    name: "Interests",
    question: "How much would you enjoy this?",
    lead: "Judge the activity, not the pay, the training or whether you could do it today.",
    covers: "24 activities, then more in two of your strongest areas",
  },
  {
    name: "What matters",
    question: "What matters to you at work?",
    lead: "Pay, growth, openings and a quick start count toward your results. How you like to work explains them, and for the rest you get questions to ask an employer.",
    covers: "What you want from work, and how you like to work",
  },
  {
    name: "Experience",
    question: "What do you bring?",
    lead: "A rating alone is weak evidence, so we also ask how often you have done it.",
    covers: "Education, experience, and 20 more skills",
  },
  {
    name: "Goals",
    question: "Where do you want to go?",
    lead: "Choose up to three fields, and say which of their skills you have used.",
    covers: "Your goal, your fields and their skills",
  },
] as const;

export const SHORT_FORM_STEPS = 2;
