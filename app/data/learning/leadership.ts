import type { Course } from "./types";

export const leadership: Course = {
  id: "leadership",
  tab: "soft-skills",
  title: "Leadership Essentials",
  description:
    "Lead before you have the title: set direction, hand over work, hold people to account kindly and decide when the facts are thin.",
  level: "Intermediate",
  duration: "5 hours",
  instructor: {
    name: "Samuel Adeyemi",
    about: "Ran hospital operations teams, then a logistics start-up; mentors first-time managers.",
  },
  skills: ["leadership", "team-management", "delegation", "decision-making", "conflict-resolution"],
  outcomes: [
    "State a goal so that two people would act on it the same way",
    "Hand over a task with its purpose, limits and check-in, then leave it alone",
    "Hold a one-on-one that helps both of you",
    "Write down a decision, its reasons and what would reverse it",
  ],
  audience:
    "You lead a project or a few people for the first time, or you need leadership stories an interviewer will believe.",
  syllabus: [
    {
      slug: "direction",
      title: "Direction",
      lessons: [
        {
          slug: "from-doing-to-leading",
          title: "From doing to leading",
          summary: "What changes in your day, and which habits now hold the team back.",
          minutes: 18,
          skills: ["leadership", "team-management"],
        },
        {
          slug: "clear-goals",
          title: "Goals people can act on",
          summary: "Outcome, measure, deadline, and what is out of bounds.",
          minutes: 18,
          skills: ["leadership", "team-management"],
        },
        {
          slug: "decide-and-write",
          title: "Decide, and write it down",
          summary: "Two-way and one-way doors, and a half-page decision record.",
          minutes: 18,
          skills: ["decision-making", "leadership"],
        },
      ],
    },
    {
      slug: "people",
      title: "People",
      lessons: [
        {
          slug: "one-to-ones",
          title: "One-on-ones worth keeping",
          summary: "Their agenda first; what to ask in week one and in month six.",
          minutes: 18,
          skills: ["team-management", "leadership"],
        },
        {
          slug: "delegation",
          title: "Delegation without abandonment",
          summary: "Match freedom to experience on that task, not to seniority.",
          minutes: 18,
          skills: ["delegation", "leadership"],
        },
        {
          slug: "feedback-that-changes",
          title: "Feedback that changes things",
          summary: "Soon, specific and about something the person can do next.",
          minutes: 18,
          skills: ["leadership", "team-management"],
        },
      ],
    },
    {
      slug: "hard-days",
      title: "Difficult situations",
      lessons: [
        {
          slug: "conflict",
          title: "Conflict in a team",
          summary: "Find the interest under the position; mediate without taking the work back.",
          minutes: 18,
          skills: ["conflict-resolution", "team-management"],
        },
        {
          slug: "underperformance",
          title: "When someone falls short",
          summary: "Expectation, support, evidence, decision, and fairness at each step.",
          minutes: 18,
          skills: ["team-management", "decision-making", "leadership"],
        },
      ],
    },
    {
      slug: "your-own-practice",
      title: "Your own practice",
      lessons: [
        {
          slug: "self-awareness",
          title: "How you come across",
          summary: "Ask three people one question, and act on what repeats.",
          minutes: 18,
          skills: ["leadership", "team-management"],
        },
        {
          slug: "ai-assistants",
          title: "Working with AI assistants",
          summary: "Which of the team’s tasks they may do, who checks, and a rule of half a page.",
          minutes: 18,
          skills: ["team-management", "decision-making", "delegation"],
        },
        {
          slug: "leadership-stories",
          title: "Project: three leadership stories",
          summary: "Direction, people, hard day: each told in two minutes with a result.",
          minutes: 19,
          skills: ["leadership", "decision-making", "conflict-resolution"],
        },
      ],
    },
  ],
};
