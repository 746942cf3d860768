import type { SkillSection } from "./types";

export const CORE_SKILLS: SkillSection = {
  name: "Core skills",
  items: [
    {
      skill: "communication",
      means: "Getting a point across, in speech and in writing, so that people act on it.",
      levels: {
        1: "You often have to explain a second time, or you leave it to others.",
        3: "Colleagues understand your messages and updates without having to ask.",
        5: "You explain hard things to people outside your field, and they repeat them correctly.",
      },
    },
    {
      skill: "problem-solving",
      means: "Finding out what is really wrong, and fixing it for good.",
      levels: {
        1: "You know what to do when someone has shown you the steps.",
        3: "You narrow down an unfamiliar problem yourself and try the likeliest cause first.",
        5: "People bring you problems nobody has solved, and you leave them with a method.",
      },
    },
    {
      skill: "teamwork",
      means: "Doing your part so the job gets done, and helping others do theirs.",
      levels: {
        1: "You work best on tasks you can do alone.",
        3: "You share what you know, keep agreements and speak up early if you can’t.",
        5: "Groups you join work better, even the difficult ones.",
      },
    },
    {
      skill: "technical-knowledge",
      means: "Knowing the tools, methods and terms of the work you do or want to do.",
      levels: {
        1: "You know the names of the main tools and little more.",
        3: "You do everyday tasks alone and look up the rest.",
        5: "You choose the tools and methods for others and can explain why.",
      },
    },
    {
      skill: "leadership",
      means: "Giving people a direction and what they need to get there, with or without a title.",
      levels: {
        1: "You haven’t led anything yet, or only when asked to step in.",
        3: "You have led a task or a small group from start to finish.",
        5: "You have led people through something hard, and others now lead because of you.",
      },
    },
  ],
};
