import type { Course } from "./types";

export const jobSearch: Course = {
  id: "job-search",
  tab: "soft-skills",
  title: "The Job Search",
  description:
    "From reading a posting to the first ninety days: write, ask, talk, negotiate and choose, with something finished after each lesson.",
  level: "All Levels",
  duration: "6 hours",
  instructor: {
    name: "Judith Maran",
    about:
      "Career counselor for twenty years, and before that a hiring manager in a hospital and a repair shop.",
  },
  skills: [
    "career-planning",
    "interviewing",
    "networking",
    "negotiation",
    "writing",
    "decision-making",
    "resilience",
  ],
  outcomes: [
    "Tell in ten minutes whether a job is worth an application",
    "Write resume lines, letters and messages that only you could have written",
    "Ask for better pay with a figure, a reason and a question",
    "Compare two offers in the same units and start well in the one you take",
  ],
  audience:
    "Anyone looking for work, from a first job to a change of career, in any trade and in a first or second language.",
  syllabus: [
    {
      slug: "apply",
      title: "Apply",
      lessons: [
        {
          slug: "reading-a-posting",
          title: "Read the posting",
          summary: "Fixed, daily work, wishes: sort each line, then decide in ten minutes.",
          minutes: 19,
          skills: ["career-planning", "decision-making"],
        },
        {
          slug: "resume-lines",
          title: "Resume lines that show work",
          summary: "What applicant tracking systems really do, and how a duty becomes a result.",
          minutes: 19,
          skills: ["writing", "career-planning"],
        },
        {
          slug: "the-letter",
          title: "A letter someone reads",
          summary: "When to write one, four short parts, and what AI has changed.",
          minutes: 19,
          skills: ["writing"],
        },
      ],
    },
    {
      slug: "people",
      title: "People who know your work",
      lessons: [
        {
          slug: "profile",
          title: "A profile that gets found",
          summary: "The right title, one proof, and nothing you’d rather keep to yourself.",
          minutes: 18,
          skills: ["networking", "writing"],
        },
        {
          slug: "networking",
          title: "Ask people for information",
          summary: "Why acquaintances help most, and a message they can answer in one line.",
          minutes: 18,
          skills: ["networking", "writing"],
        },
        {
          slug: "references",
          title: "References who are ready",
          summary: "Three people, three different things to say, and how countries differ.",
          minutes: 18,
          skills: ["networking", "career-planning"],
        },
      ],
    },
    {
      slug: "selection",
      title: "From first call to answer",
      lessons: [
        {
          slug: "phone-screen",
          title: "Phone screen and one-way video",
          summary: "Four answers to prepare, and what software listens for.",
          otherNames: ["Recorded interview", "AI interview", "HireVue"],
          minutes: 18,
          skills: ["interviewing"],
        },
        {
          slug: "take-home",
          title: "Take-homes and trial days",
          summary:
            "Agree on the hours and on AI, and hand in something small and whole, with a note.",
          otherNames: ["Take-home task", "Take-home assignment"],
          minutes: 18,
          skills: ["interviewing", "decision-making"],
        },
        {
          slug: "turned-down",
          title: "Being turned down",
          summary: "Find what repeats, change that, and answer a no in three lines.",
          minutes: 18,
          skills: ["resilience", "career-planning"],
        },
      ],
    },
    {
      slug: "offer",
      title: "The offer and after",
      lessons: [
        {
          slug: "negotiation",
          title: "Negotiate the offer",
          summary: "Target, ask and floor; a figure, a reason and a question.",
          minutes: 18,
          skills: ["negotiation"],
        },
        {
          slug: "comparing-offers",
          title: "Compare two offers",
          summary: "Everything per year and per hour, then what money doesn’t show.",
          minutes: 18,
          skills: ["decision-making", "negotiation"],
        },
        {
          slug: "first-ninety-days",
          title: "Project: your first ninety days",
          summary: "Three questions, five talks, one early result and three dates.",
          minutes: 19,
          skills: ["career-planning", "resilience"],
        },
      ],
    },
  ],
};
