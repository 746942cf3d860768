import type { Question } from "~/data/questions/types";

export const lessonThatWentWrong: Question = {
  id: "lesson-that-went-wrong",
  kind: "behavioral",
  name: "A lesson gone wrong",
  prompt: "Tell me about a lesson that went wrong.",
  why: "Every teacher has one. They want to hear that you saw it while it happened, and what you did the day after.",
  keyPoints: [
    {
      id: "what-went-wrong",
      label: "What went wrong",
      ask: "Which sentence says which class it was, and what failed?",
      halves: ["which class it was", "what failed"],
      stem: "It went wrong when …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes the class, the lesson and what failed in it.",
      aliases: ["nobody understood", "they were bored", "went silent", "started talking", "lost the class", "the experiment failed", "too difficult", "too long", "did not do the", "half the class"],
      add: "Which class it was, and the moment you saw it failing.",
      followUp: "At which moment did you see that it failed?",
    },
    {
      id: "what-you-did",
      label: "What you did then",
      ask: "Which sentence shows what you changed, in the lesson or after it?",
      stem: "The next day I …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did about it, during the lesson or afterwards.",
      aliases: ["I stopped", "I asked them", "I apologized", "I started again", "I threw away", "I split the class", "I asked a colleague", "I rewrote", "I gave them", "I let them"],
      add: "What you stopped, and what you did in its place.",
      followUp: "What did you give up to make room for it?",
    },
    {
      id: "what-changed",
      label: "What the class learned after all",
      ask: "Which sentence says how you know that it worked later?",
      stem: "A week later the class …",
      stemAfter: "end",
      claim: "Says what the students could do afterwards.",
      aliases: ["in the test", "could explain", "all but two", "most of them", "the next lesson", "a week later", "still use", "since then", "asked me to", "handed in"],
      add: "What they could do a week later, and how you know.",
      followUp: "Who still did not understand it, and what then?",
    },
  ],
  samples: {
    junior:
      "In my training year I taught fractions to a class of eleven-year-olds. I had built a whole lesson about a pizza parlor, with menus and paper slices, and nobody understood what the fractions were for. They were bored after ten minutes and then they started throwing the slices. My mentor sat in the back. I stopped, collected the paper and asked them to tell me what they thought one half of one third was. Four different answers came, and I wrote all four on the board and let them argue, without telling them which one was right. It was loud, but about fractions. That evening I threw away the rest of the pizza lessons. A week later, in the test, all but two could draw it. One of the two came to me afterwards, and we did it again with chocolate.",
    senior:
      "I teach history at a vocational school, mostly to future mechanics. Two years ago I did the fall of the Berlin Wall with a film I love, and half the class was asleep by the end, and the other half was on their phones. I was offended, to tell the truth. I asked a colleague to sit in the next lesson and write down who talked, and it was me, for thirty-one minutes of forty-five. So I rewrote it. I gave them the parts list of a Trabant and asked them why people waited twelve years for the car and hoarded carburetors. They worked that out by themselves, prices, plan and all. Since then I talk less, or I try. I would not say they love history now. But one of them handed in four pages about his grandfather’s garage that nobody had asked for.",
  },
  hint: "When did you look up and see that you had lost them?",
  tips: [
    "Choose one lesson, not a term.",
    "Blame neither the class nor yourself; say what happened.",
    "Say how you know that it went better later.",
  ],
  skills: ["lesson-planning", "classroom-management"],
  minutes: 2,
  words: [60, 180],
};
