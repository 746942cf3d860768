import type { Course } from "./types";

export const advancedReact: Course = {
  id: "advanced-react",
  tab: "technical",
  title: "Advanced React",
  description:
    "Past the tutorial: state that stays simple, effects you can justify, rendering on the server, and components other people enjoy using.",
  level: "Intermediate",
  duration: "6 hours",
  instructor: {
    name: "Nandini Rao",
    about: "Led the interface platform of a scheduling product; reviews more code than she writes.",
  },
  skills: ["react", "javascript", "typescript", "web-performance", "software-testing"],
  outcomes: [
    "Place each piece of state where it belongs, and delete the rest",
    "Tell an effect that is needed from one that hides a bug",
    "Find why a tree renders too often and fix the cause",
    "Test a component by what a person sees and does",
  ],
  audience:
    "You have built something with React and TypeScript and want to be trusted with a larger code base or a senior interview.",
  syllabus: [
    {
      slug: "state-placed-well",
      title: "Where state belongs",
      lessons: [
        {
          slug: "derive-dont-store",
          title: "Derive, don’t store",
          summary: "Most state bugs come from copies. Compute during render instead.",
          minutes: 20,
          skills: ["react", "javascript"],
        },
        {
          slug: "reducers-and-machines",
          title: "Reducers and impossible states",
          summary: "Model loading, failed and done as one value with a union type.",
          minutes: 22,
          skills: ["react", "typescript"],
        },
        {
          slug: "url-as-state",
          title: "The address is state",
          summary: "Tabs, filters and pages that survive a reload and can be shared.",
          minutes: 19,
          skills: ["react", "javascript"],
        },
      ],
    },
    {
      slug: "effects-and-data",
      title: "Effects and data",
      lessons: [
        {
          slug: "effects",
          title: "You may not need an effect",
          summary: "Synchronize with the outside world; everything else belongs elsewhere.",
          minutes: 21,
          skills: ["react", "javascript"],
        },
        {
          slug: "race-conditions",
          title: "Requests that race",
          summary: "Abort, ignore or queue: the last answer is not always the right one.",
          minutes: 22,
          skills: ["react", "javascript", "typescript"],
        },
        {
          slug: "optimistic-updates",
          title: "Optimistic updates",
          summary: "Show the result before the server agrees, and undo it clearly if it doesn’t.",
          minutes: 21,
          skills: ["react", "typescript"],
        },
      ],
    },
    {
      slug: "rendering-and-speed",
      title: "Rendering and speed",
      lessons: [
        {
          slug: "what-renders",
          title: "What renders, and when",
          summary: "Keys, identity, context and the cost of a parent’s change.",
          minutes: 21,
          skills: ["react", "web-performance"],
        },
        {
          slug: "server-rendering",
          title: "Server rendering and hydration",
          summary: "Why markup must match, and what to do with dates and random values.",
          minutes: 20,
          skills: ["react", "web-performance", "javascript"],
        },
        {
          slug: "suspense",
          title: "Streaming and Suspense",
          summary: "Send the frame first and the slow part after, with fallbacks that do not jump.",
          minutes: 20,
          skills: ["react", "web-performance"],
        },
      ],
    },
    {
      slug: "components-for-others",
      title: "Components for others",
      lessons: [
        {
          slug: "composition",
          title: "Composition over options",
          summary: "Slots and compound components in place of a long list of props.",
          minutes: 20,
          skills: ["react", "typescript"],
        },
        {
          slug: "accessible-widgets",
          title: "Accessible widgets",
          summary: "Focus, roles and keys for a dialog, a menu and a combobox.",
          minutes: 22,
          skills: ["react", "javascript", "software-testing"],
        },
        {
          slug: "testing-behavior",
          title: "Project: test a booking form",
          summary: "Queries by role and name, user events, and a failing network.",
          minutes: 26,
          skills: ["react", "software-testing", "typescript"],
        },
      ],
    },
  ],
};
