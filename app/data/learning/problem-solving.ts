import type { Course } from "./types";

export const problemSolving: Course = {
  id: "problem-solving",
  tab: "soft-skills",
  title: "Structured Problem Solving",
  description:
    "A repeatable way through a messy problem: define it, break it up, test the likeliest cause and recommend something.",
  level: "All Levels",
  duration: "6 hours",
  instructor: {
    name: "Ines Carvalho",
    about:
      "Operations consultant turned teacher; collects problems that were solved by asking again.",
  },
  skills: [
    "problem-solving",
    "structured-thinking",
    "critical-thinking",
    "estimation",
    "decision-making",
  ],
  outcomes: [
    "Turn a complaint into a question with a measurable answer",
    "Draw an issue tree whose branches do not overlap",
    "Estimate an unknown number and give its range",
    "Present a recommendation with the evidence that would change it",
  ],
  audience:
    "People facing case interviews, or a job in which the problem arrives without instructions.",
  syllabus: [
    {
      slug: "define",
      title: "Define",
      lessons: [
        {
          slug: "what-is-the-problem",
          title: "What is the problem, exactly?",
          summary: "Who has it, since when, how much, and how you would know it is gone.",
          minutes: 18,
          skills: ["problem-solving", "structured-thinking"],
        },
        {
          slug: "issue-trees",
          title: "Issue trees",
          summary: "Split a question into parts that do not overlap and leave nothing out.",
          minutes: 19,
          skills: ["structured-thinking", "problem-solving"],
        },
        {
          slug: "hypotheses",
          title: "Guess first, then test",
          summary: "A hypothesis tells you which data you can ignore.",
          minutes: 19,
          skills: ["critical-thinking", "problem-solving", "structured-thinking"],
        },
      ],
    },
    {
      slug: "find-out",
      title: "Find out",
      lessons: [
        {
          slug: "root-causes",
          title: "Causes, not symptoms",
          summary: "Five whys and its traps; change one thing at a time.",
          minutes: 19,
          skills: ["problem-solving", "critical-thinking"],
        },
        {
          slug: "estimation",
          title: "Estimate in the open",
          summary: "Build a number from parts you can defend and check it a second way.",
          minutes: 19,
          skills: ["estimation", "structured-thinking"],
        },
        {
          slug: "biases",
          title: "Where thinking slips",
          summary: "Anchors, survivors, base rates and the story that fits too well.",
          minutes: 17,
          skills: ["critical-thinking", "decision-making"],
        },
      ],
    },
    {
      slug: "read-the-numbers",
      title: "Read the numbers",
      lessons: [
        {
          slug: "averages",
          title: "What an average hides",
          summary: "Mean, median and share; split by group before you explain a change.",
          minutes: 16,
          skills: ["critical-thinking", "structured-thinking"],
        },
        {
          slug: "bottlenecks",
          title: "Find the bottleneck",
          summary: "Which step limits the whole, how long things wait, and what to fix first.",
          minutes: 18,
          skills: ["problem-solving", "estimation"],
        },
      ],
    },
    {
      slug: "decide",
      title: "Decide",
      lessons: [
        {
          slug: "options",
          title: "Options and trade-offs",
          summary: "Compare on the few criteria that matter, including doing nothing.",
          minutes: 19,
          skills: ["decision-making", "structured-thinking"],
        },
        {
          slug: "recommend",
          title: "Recommend",
          summary: "Answer first, three reasons, risks, next step.",
          minutes: 18,
          skills: ["decision-making", "structured-thinking", "critical-thinking"],
        },
        {
          slug: "case-practice",
          title: "Project: a case, start to finish",
          summary: "A bakery chain’s profit falls; work it aloud in thirty minutes.",
          minutes: 38,
          skills: ["problem-solving", "estimation", "decision-making"],
        },
      ],
    },
  ],
};
