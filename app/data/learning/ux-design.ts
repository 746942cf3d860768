import type { Course } from "./types";

export const uxDesign: Course = {
  id: "ux-design",
  tab: "design",
  title: "UX Design Principles",
  description:
    "Find out what people are trying to do, shape something that helps, and watch them use it before anyone builds it.",
  level: "Beginner",
  duration: "6 hours",
  instructor: {
    name: "Noor van Dijk",
    about:
      "Designs services for libraries and clinics; has watched more than five hundred usability tests.",
  },
  skills: [
    "ux-design",
    "user-research",
    "information-architecture",
    "usability-testing",
    "accessibility",
  ],
  outcomes: [
    "Plan and hold an interview that does not lead the witness",
    "Sketch a flow and name the decision at each step",
    "Run a five-person usability test and rank what you saw",
    "Present a case study that shows your reasoning, not only screens",
  ],
  audience:
    "Career changers into design, and developers or product people who want fewer surprises after launch.",
  syllabus: [
    {
      slug: "understand",
      title: "Understand",
      lessons: [
        {
          slug: "what-ux-is",
          title: "What design decides",
          summary: "Goals, tasks, context; good design measured by what people manage to do.",
          minutes: 18,
          skills: ["ux-design"],
        },
        {
          slug: "interviews",
          title: "Interviews",
          summary: "Ask about last time, not about next time.",
          minutes: 19,
          skills: ["user-research"],
        },
        {
          slug: "making-sense",
          title: "Make sense of what you heard",
          summary: "Notes to themes to needs, without inventing a persona.",
          minutes: 19,
          skills: ["user-research", "ux-design"],
        },
      ],
    },
    {
      slug: "shape",
      title: "Shape",
      lessons: [
        {
          slug: "flows",
          title: "Flows before screens",
          summary: "Entry, decisions, dead ends and the way back.",
          minutes: 19,
          skills: ["ux-design"],
        },
        {
          slug: "information-architecture",
          title: "Information architecture",
          summary: "Card sorting, labels people use, and navigation that answers “where am I?”",
          minutes: 20,
          skills: ["information-architecture", "user-research"],
        },
        {
          slug: "sketch-and-prototype",
          title: "Sketch and prototype",
          summary: "The cheapest thing that can be proved wrong.",
          minutes: 19,
          skills: ["ux-design", "usability-testing"],
        },
      ],
    },
    {
      slug: "principles-at-work",
      title: "Principles at work",
      lessons: [
        {
          slug: "perception",
          title: "How people see a page",
          summary: "Grouping, contrast, hierarchy, and why users scan.",
          minutes: 18,
          skills: ["ux-design", "accessibility"],
        },
        {
          slug: "forms-and-errors",
          title: "Forms and errors",
          summary: "Ask less, explain why, forgive, and keep what was typed.",
          minutes: 19,
          skills: ["ux-design", "accessibility"],
        },
        {
          slug: "inclusive-design",
          title: "Design for everyone",
          summary: "Keyboard, screen reader, low vision, stress and one free hand.",
          minutes: 20,
          skills: ["accessibility", "ux-design"],
        },
      ],
    },
    {
      slug: "test-and-tell",
      title: "Test and present",
      lessons: [
        {
          slug: "usability-tests",
          title: "Usability tests",
          summary: "Tasks without hints, quiet observation, severity by effect.",
          minutes: 20,
          skills: ["usability-testing", "user-research"],
        },
        {
          slug: "iterate",
          title: "Change and test again",
          summary: "Fix the cause, keep the record, know when to stop.",
          minutes: 18,
          skills: ["usability-testing", "ux-design"],
        },
        {
          slug: "case-study",
          title: "Project: a case study",
          summary: "Redesign one flow you use, test it with three people, write up what changed.",
          minutes: 20,
          skills: ["ux-design", "usability-testing", "user-research"],
        },
      ],
    },
  ],
};
