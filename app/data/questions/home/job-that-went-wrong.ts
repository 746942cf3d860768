import type { Question } from "~/data/questions/types";

export const jobThatWentWrong: Question = {
  id: "job-that-went-wrong",
  kind: "behavioral",
  name: "A job gone wrong",
  prompt: "Tell me about a job that went wrong.",
  why: "On a site something always goes wrong. They want to hear that you say so early, keep people safe, and put it right.",
  keyPoints: [
    {
      id: "what-happened",
      label: "What happened on the job",
      ask: "Which sentence says where you were, and what broke or failed?",
      halves: ["where you were", "what broke or failed"],
      stem: "It happened while we …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes the job and what went wrong in it.",
      aliases: ["the pipe burst", "was leaking", "did not fit", "wrong size", "the boiler failed", "had cut through", "was out of level", "came loose", "the wall was", "cracked"],
      add: "Where you were, and what broke.",
      followUp: "What could have happened if nobody had seen it?",
    },
    {
      id: "what-you-did",
      label: "What you did about it",
      ask: "Which sentence shows what you did first, and then?",
      stem: "First I …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did to make it safe and put it right.",
      aliases: ["I shut off", "I turned off", "I told the customer", "I called the", "I drove", "I took it down", "I measured", "I replaced", "I borrowed", "I stayed until"],
      add: "What you did in the first five minutes.",
      followUp: "Whom did you tell, and when?",
    },
    {
      id: "how-it-ended",
      label: "How it ended",
      ask: "Which sentence says what it cost, and whether it held?",
      halves: ["what it cost", "whether it held"],
      stem: "It cost us …",
      stemAfter: "end",
      claim: "Says how the job ended, what it cost and whether the repair held.",
      aliases: ["it held", "still holds", "cost us", "at no charge", "paid for", "finished at", "had heat by", "the customer", "since then", "a day late"],
      add: "What it cost, who paid, and whether it held.",
      followUp: "What do you check now before you begin?",
    },
  ],
  samples: {
    junior:
      "In the third year of my apprenticeship as a plumber we put a new bathroom into an old house. I drilled for the towel rail, and the pipe burst, because it ran where the drawing said there was none. There was water in the wall and soon in the kitchen below. I shut off the main in the basement first and only then called my boss, which he liked. I told the customer myself what I had done, it was her kitchen ceiling. We opened the wall, I soldered in a piece, and he checked it. The ceiling had to be painted again, and the firm paid for it, a bit over four hundred euros. It held. She gave me coffee on the last day, so I think it was all right. Since then I use the detector before I drill, even when there is a drawing.",
    senior:
      "I am an electrician, self-employed, twenty-two years now. Two winters ago I rewired a workshop for a carpenter and on the first morning his big saw tripped everything, and the other tenants were dark as well. He was furious, he had an order. I drove back, turned off his board and measured the start current of the saw, which I should have done before, and it was nearly double what I had worked out from the plate. So the breaker I had chosen was the wrong size and the wrong type. I told him straight that it was my mistake. I borrowed a soft starter from a colleague so that he could work by noon, and I ordered the right part. It cost us both a day and me about six hundred, parts and the two hours for the neighbors. He still calls me. The plate on that saw gives only the running current to this day, so I have written the real figure next to it.",
  },
  hint: "What did you do in the first five minutes?",
  tips: [
    "Say what you did to keep people safe first.",
    "Own your share; don’t look for another’s.",
    "Name what it cost and who paid.",
  ],
  skills: ["problem-solving", "customer-service"],
  minutes: 2,
  words: [60, 180],
};
