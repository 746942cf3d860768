import type { SkillId } from "~/data/skills";

export interface AssessmentItem {
  skill: SkillId;
  /** What the skill means, in one line. */
  means: string;
  /** What the level looks like in practice; 2 and 4 are in between. */
  levels: { 1: string; 3: string; 5: string };
}

export interface AssessmentStep {
  /** Short, for the progress line. */
  name: string;
  question: string;
  lead: string;
  items: [AssessmentItem, AssessmentItem, AssessmentItem, AssessmentItem, AssessmentItem];
}

export const ASSESSMENT_STEPS: readonly AssessmentStep[] = [
  {
    name: "Core skills",
    question: "How would you rate your core skills?",
    lead: "Level 3 is selected at first. Choose the level that fits you best.",
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
        means:
          "Giving people a direction and what they need to get there, with or without a title.",
        levels: {
          1: "You haven’t led anything yet, or only when asked to step in.",
          3: "You have led a task or a small group from start to finish.",
          5: "You have led people through something hard, and others now lead because of you.",
        },
      },
    ],
  },
  {
    name: "People",
    question: "How do you work with people?",
    lead: "Think of the last few months, at work or outside it. Skip what you can’t judge.",
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
  },
  {
    name: "Thinking",
    question: "How do you think things through?",
    lead: "These show in how you approach a task, not in what you know. Skip what you can’t judge.",
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
  },
  {
    name: "Digital and data",
    question: "How do you work with data and software?",
    lead: "Many good careers need little of this. A low level here is information, not a verdict.",
    items: [
      {
        skill: "data-analysis",
        means: "Getting an answer out of raw data, and knowing how far to trust it.",
        levels: {
          1: "You read charts that others made.",
          3: "You clean a table in a spreadsheet, summarize it and explain what it shows.",
          5: "You choose the method, check what could mislead, and people decide on your result.",
        },
      },
      {
        skill: "statistics",
        means: "Averages, spread, samples, chance: what numbers can and can’t prove.",
        levels: {
          1: "You know averages and little else.",
          3: "You read a confidence interval and spot a sample that is too small.",
          5: "You design a study or a test and defend its conclusions.",
        },
      },
      {
        skill: "sql",
        means: "Asking a database for exactly what you need.",
        levels: {
          1: "You haven’t written a query, or have only changed one.",
          3: "You join and group tables without help.",
          5: "You read query plans and make slow queries fast.",
        },
      },
      {
        skill: "programming",
        means: "Writing programs or scripts that do what you intend.",
        levels: {
          1: "You haven’t written code, or have only copied some.",
          3: "You write small programs and find your own mistakes.",
          5: "You build software that others use and change.",
        },
      },
      {
        skill: "data-visualization",
        means: "Showing data so that readers see the point at once.",
        levels: {
          1: "You use the chart the program suggests.",
          3: "You choose the chart that fits the question, and label it.",
          5: "You build dashboards or graphics that people use without explanation.",
        },
      },
    ],
  },
  {
    name: "Organizing",
    question: "How do you organize work and yourself?",
    lead: "Think of an ordinary week, not your best one. Skip what you can’t judge.",
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
        means:
          "Doing the thing with the most effect first, and leaving the rest undone on purpose.",
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
  },
];

export const ASSESSMENT_SKILLS: readonly SkillId[] = ASSESSMENT_STEPS.flatMap((step) =>
  step.items.map((item) => item.skill),
);
