import type { Course } from "./types";

export const effectiveCommunication: Course = {
  id: "effective-communication",
  tab: "soft-skills",
  title: "Effective Communication",
  description:
    "Say the main thing first, listen so that people tell you more, and write messages that get answered.",
  level: "All Levels",
  duration: "5.5 hours",
  instructor: {
    name: "Maren Holt",
    about: "Former radio editor; coaches engineers and nurses on speaking so that it is heard.",
  },
  skills: ["communication", "active-listening", "writing", "presentation", "feedback"],
  outcomes: [
    "Open any message with its point and its request",
    "Repeat back what someone meant well enough that they say “exactly”",
    "Give feedback on behavior and effect without blame",
    "Explain your work to someone outside your field in one minute",
  ],
  audience:
    "Anyone whose good work goes unnoticed, whose emails go unanswered, or who has an interview coming.",
  syllabus: [
    {
      slug: "be-understood",
      title: "Be understood",
      lessons: [
        {
          slug: "point-first",
          title: "Point first",
          summary:
            "Lead with the conclusion, then the reasons, then the detail for those who want it.",
          minutes: 18,
          skills: ["communication", "writing"],
        },
        {
          slug: "cut-by-half",
          title: "Cut it by half",
          summary: "Remove throat-clearing, hedges and jargon without removing warmth.",
          minutes: 18,
          skills: ["writing", "communication"],
        },
        {
          slug: "one-minute-explanation",
          title: "The one-minute explanation",
          summary: "Context, problem, what you did, why it matters; recorded and improved.",
          minutes: 19,
          skills: ["communication", "presentation"],
        },
      ],
    },
    {
      slug: "understand-others",
      title: "Understand others",
      lessons: [
        {
          slug: "listening",
          title: "Listening that shows",
          summary: "Paraphrase, ask one open question, and let a silence do its work.",
          minutes: 17,
          skills: ["active-listening", "communication"],
        },
        {
          slug: "questions",
          title: "Questions that get real answers",
          summary: "From “did you” to “what led you to,” and when closed questions are kinder.",
          minutes: 17,
          skills: ["communication", "active-listening"],
        },
        {
          slug: "difficult-conversations",
          title: "When it is difficult",
          summary: "Separate what happened, what it meant to you and what you want next.",
          minutes: 18,
          skills: ["communication", "active-listening", "feedback"],
        },
      ],
    },
    {
      slug: "in-a-group",
      title: "In a group",
      lessons: [
        {
          slug: "meetings",
          title: "Meetings that decide",
          summary: "One question, the right people, thirty minutes, and who does what.",
          minutes: 17,
          skills: ["communication", "active-listening"],
        },
        {
          slug: "saying-no",
          title: "Say no, and disagree",
          summary: "A clear no with an offer, and a disagreement that people can use.",
          minutes: 17,
          skills: ["communication", "feedback"],
        },
      ],
    },
    {
      slug: "at-work",
      title: "At work",
      lessons: [
        {
          slug: "messages-that-get-answered",
          title: "Messages that get answered",
          summary: "Subject, request, deadline, reason: the four lines a busy reader needs.",
          minutes: 18,
          skills: ["writing", "communication"],
        },
        {
          slug: "feedback",
          title: "Giving and taking feedback",
          summary: "Situation, behavior, impact; and how to say thank you when it stings.",
          minutes: 18,
          skills: ["feedback", "communication", "active-listening"],
        },
        {
          slug: "ai-assistants",
          title: "Working with AI assistants",
          summary:
            "Ask with facts and limits, check what can be wrong, and keep private things out.",
          minutes: 18,
          skills: ["writing", "communication"],
        },
        {
          slug: "presenting",
          title: "Project: present one idea",
          summary: "A three-minute talk with one claim, one proof and one request.",
          minutes: 19,
          skills: ["presentation", "communication"],
        },
      ],
    },
  ],
};
