import type { SkillSection } from "./types";

export const ORGANIZING: SkillSection = {
  name: "Organizing",
  items: [
    {
      skill: "time-management",
      means: "Finishing what matters on time, without a last-minute rush.",
      levels: {
        1: "Deadlines often come as a surprise.",
        3: "You plan your week and mostly stick to it.",
        5: "You handle several deadlines at once, and people stop asking whether it will be ready.",
      },
    },
    {
      skill: "prioritization",
      means: "Doing the thing with the most effect first, and leaving the rest undone on purpose.",
      levels: {
        1: "You do what came in last or what is loudest.",
        3: "You keep a list in order and say what has to wait.",
        5: "You set priorities for a team and stick to them under pressure.",
      },
    },
    {
      skill: "project-management",
      means: "Taking something with several people and parts from idea to done.",
      levels: {
        1: "You have done your part in other people’s projects.",
        3: "You have run a small project: plan, people, deadline, result.",
        5: "You run large projects, with budgets, risks and changes of plan.",
      },
    },
    {
      skill: "stakeholder-management",
      means: "Knowing who has a say, what they need, and keeping them on board.",
      levels: {
        1: "You talk to the people on your team.",
        3: "You keep customers or other departments informed and hear about trouble early.",
        5: "You bring people with opposite interests to one decision.",
      },
    },
    {
      skill: "adaptability",
      means: "Staying useful when the plan, the tools or the team change.",
      levels: {
        1: "Changes throw you off, and you need time to adjust.",
        3: "You pick up a new tool or task within days.",
        5: "You are sent where things are unclear and make them clear for others.",
      },
    },
  ],
};
