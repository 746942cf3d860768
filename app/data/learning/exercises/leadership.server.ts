import type { WrittenExercise } from "~/data/learning/types";

export const leadershipExercises: Record<string, WrittenExercise> = {
  "ai-assistants": {
    task: "For the repair summaries, the replies to tenants, the shift schedule and the sort of applicants, answer the four questions and decide: use, use with a check, or keep with people. Then write the rule for the summaries in two sentences.",
    points: [
      "Decides on the repair summaries, with a reason",
      "Decides on the replies to tenants, with a reason",
      "Decides on the shift schedule, with a reason",
      "Decides on the sort of applicants, with a reason",
      "Names in the rule what is checked, and by whom",
    ],
  },
  "clear-goals": {
    task: "Write the goal for waiting times at the dental office in four parts, with a halfway check and one paired measure.",
    points: [
      "Says what will be different for patients",
      "Gives the measure, with the figure now and the goal",
      "Gives the deadline and the halfway check",
      "Says what is out of bounds",
      "Adds a paired measure, so that fewer patients is no solution",
    ],
  },
  conflict: {
    task: "Write what Priti and Leo each need, two questions for the joint talk, an agreement they might reach, and what is yours to fix.",
    points: [
      "Says what Priti needs",
      "Says what Leo needs",
      "Asks each of them a question for the joint talk",
      "Says in the agreement who does what",
      "Says when you check",
      "Names what is yours to fix",
    ],
  },
  "decide-and-write": {
    task: "Decide what kind of door the food pantry’s Wednesdays are, and write the seven lines of the record.",
    points: [
      "Says which kind of door it is, and why",
      "States the decision, with who made it and when",
      "Gives the reason against the other options",
      "Says what isn’t known",
      "Gives a figure at which to stop",
      "Gives the date of the review",
    ],
  },
  delegation: {
    task: "Choose Paula or Dev for the monthly fuel report, and write the handover with all six points.",
    points: [
      "Says why the report matters",
      "Says what done looks like, and by when",
      "Says what to use, and whom to ask",
      "Says what they may decide and what they bring to you",
      "Gives a date for the check-in",
      "Asks how they see it",
    ],
  },
  "feedback-that-changes": {
    task: "Write what you say to Tariq about the missing allergen labels, the question you ask, an action of his and one of yours, and when you check.",
    points: [
      "Says what happened, with the counts",
      "Says what could have come of it",
      "Asks Tariq what happens between packing and labeling",
      "Names an action of his that can be seen",
      "Names an action of yours",
      "Says when you check",
    ],
  },
  "from-doing-to-leading": {
    task: "Mark each of the six items keep, hand over or drop, with a reason of one line and a name for what you hand over.",
    points: [
      "Decides on the boiler inspection, with a reason",
      "Decides on the order of repairs, with a reason",
      "Decides on the second parts list, with a reason",
      "Decides on the talk with Cal, with a reason",
      "Decides on the guest calls, with a reason",
      "Decides on the new pump, with a reason",
    ],
  },
  "leadership-stories": {
    task: "Outline Pat’s people story and hard day story from the notes, with the five parts as short lines.",
    points: [
      "Opens the people story with a headline",
      "Gives the reason for asking for two weeks",
      "Says how the coworker did in the end",
      "Opens the hard day with the mistake",
      "Gives the reason for telling the manager first",
      "Says what has changed since",
    ],
  },
  "one-to-ones": {
    task: "Find four things that went wrong in the one-on-one with Mina, and write what you’d say or do in place of each. Then write the follow-up lines.",
    points: [
      "Replaces the round through her tickets",
      "Replaces “she’ll get used to it” with a question",
      "Gives the answer on training a date",
      "Deals with Jay’s private news",
      "Gives each promise a name and a date",
    ],
  },
  "self-awareness": {
    task: "Find what repeats in the answers to Kayla, write one replacement behavior with its moment, what she tells Dom and Bea, and the question she asks later. Then add your own three names and the date you’ll ask them.",
    points: [
      "Says what repeats in the answers",
      "Describes a replacement that someone could see, and its moment",
      "Says what she tells Dom and Bea",
      "Gives the question she asks later",
      "Gives your own three names and a date",
    ],
  },
  underperformance: {
    task: "Write the opening of the talk with Ada, the question you ask, and a plan with all four steps. Say what you’d do if she mentions a health problem.",
    points: [
      "States the figures without a judgment of Ada",
      "Asks what has changed",
      "Sets the expectation, with dates",
      "Names an action of yours",
      "Says what will be looked at, and when",
      "Says what you do if she mentions a health problem",
    ],
  },
};
