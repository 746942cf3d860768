import type { SkillSection } from "./types";

export const THINKING: SkillSection = {
  name: "Thinking",
  items: [
    {
      skill: "critical-thinking",
      means: "Asking what a claim is based on before you believe or repeat it.",
      levels: {
        1: "You mostly trust the person who says it.",
        3: "You look for the source and for evidence against it.",
        5: "You find the flaw in a plan everyone likes, early enough to fix it.",
      },
    },
    {
      skill: "structured-thinking",
      means: "Breaking a large question into parts that do not overlap and leave nothing out.",
      levels: {
        1: "You start somewhere and see where it leads.",
        3: "You sketch the parts first and work through them in order.",
        5: "You turn a vague request into a plan on the spot, and others work from it.",
      },
    },
    {
      skill: "decision-making",
      means: "Choosing in time, with what is known, and sticking with it.",
      levels: {
        1: "You put off choices or pass them on.",
        3: "You compare a few options by what matters and decide.",
        5: "You decide with half the facts, say what would change your mind, and check.",
      },
    },
    {
      skill: "estimation",
      means: "Getting to a usable number from what you already know.",
      levels: {
        1: "You wouldn’t know where to start without exact figures.",
        3: "You reach the right order of magnitude and can show how.",
        5: "You give a range, know which assumption matters most, and are rarely far off.",
      },
    },
    {
      skill: "process-improvement",
      means: "Seeing where work gets stuck, and changing how it is done.",
      levels: {
        1: "You follow the process you were given.",
        3: "You have made a routine faster or safer, and others adopted it.",
        5: "You have redesigned how several people work and can show the effect in figures.",
      },
    },
  ],
};
