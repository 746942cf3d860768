import type { SkillSection } from "./types";

export const PEOPLE: SkillSection = {
  name: "People",
  items: [
    {
      skill: "active-listening",
      means: "Hearing what someone means, and showing them that you did.",
      levels: {
        1: "You often plan your answer while the other person is still talking.",
        3: "You ask questions and sum up before you answer.",
        5: "People tell you things they haven’t told anyone.",
      },
    },
    {
      skill: "empathy",
      means: "Seeing a situation as the other person sees it, even when you disagree.",
      levels: {
        1: "You are often surprised by how people take things.",
        3: "You notice when something is wrong and change how you speak.",
        5: "You are asked to talk to the upset customer, patient or parent, and it helps.",
      },
    },
    {
      skill: "presentation",
      means: "Speaking to a group so that they remember the point.",
      levels: {
        1: "You avoid it, or read from the page.",
        3: "You give a prepared talk to people you know and take questions.",
        5: "You win over a critical audience and adapt while speaking.",
      },
    },
    {
      skill: "negotiation",
      means: "Reaching an agreement that works for both sides.",
      levels: {
        1: "You take the first offer or leave.",
        3: "You know your limit beforehand and trade what costs you little.",
        5: "You settle high-stakes terms, and the other side trusts you afterward.",
      },
    },
    {
      skill: "conflict-resolution",
      means: "Turning a dispute into something people can work with.",
      levels: {
        1: "You wait until it passes.",
        3: "You talk to the other person directly and stick to the issue.",
        5: "Others ask you to mediate, and the solution lasts.",
      },
    },
  ],
};
