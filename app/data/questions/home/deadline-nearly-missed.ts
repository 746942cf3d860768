import type { Question } from "~/data/questions/types";

export const deadlineNearlyMissed: Question = {
  id: "deadline-nearly-missed",
  kind: "behavioral",
  name: "A deadline nearly missed",
  prompt: "Tell me about a deadline you nearly missed.",
  why: "Every office runs late now and then. They want to hear when you noticed, whom you told and what you gave up.",
  keyPoints: [
    {
      id: "what-was-due",
      label: "What was due, and when",
      ask: "Which sentence says what had to be ready, and by which day?",
      halves: ["what had to be ready", "by which day it had to be ready"],
      stem: "It had to be ready by …",
      stemAfter: "opening",
      part: "situation",
      claim: "Says what had to be finished, by when, and for whom.",
      aliases: ["was due", "had to be ready", "had to be finished", "deadline was", "by Friday", "by the end of the month", "had promised", "for the audit", "before the board", "two days before"],
      add: "The day it was due, and who was waiting for it.",
      followUp: "Who was waiting for it?",
    },
    {
      id: "what-you-did",
      label: "What you did when you noticed",
      ask: "Which sentence says what you changed once it looked late?",
      stem: "When I saw it would be late, I …",
      stemAfter: "middle",
      part: "action",
      claim: "Says what the person did once it was clear that time was short.",
      aliases: ["I told my", "I called", "I asked for", "I cut", "I dropped", "I split", "I moved", "I left out", "I wrote to", "I sent the first"],
      add: "Whom you told, and what you left out or moved.",
      followUp: "What did you leave out, and who agreed to it?",
    },
    {
      id: "how-it-ended",
      label: "How it ended",
      ask: "Which sentence says whether it was on time?",
      stem: "We handed it in …",
      stemAfter: "end",
      claim: "Says when it was delivered and what came of it.",
      aliases: ["on time", "in time", "a day late", "two hours before", "was sent at", "they accepted", "nobody noticed", "since then", "handed it in", "was delivered"],
      add: "When it went out, and what the other side said.",
      followUp: "What do you do differently since then?",
    },
  ],
  samples: {
    junior:
      "I was a trainee in the accounts office of a furniture maker. The travel costs of the whole sales team had to be ready by Friday noon for the audit, and on Wednesday evening I saw that a third of the receipts were missing. I had waited for them politely for a week, which was my mistake. I told my supervisor the same evening instead of hoping. Then I called each of the eleven salespeople, and asked them for a photo of the receipt, not the paper. Two were on vacation, so I left out their trips and wrote a note saying so. It was sent at half past eleven on Friday, so in time by half an hour. The auditor asked about the two trips and the note was enough. Since then I ask for photos on the day of the trip.",
    senior:
      "I manage tenders for a road builder. An offer for a bridge was due on a Monday at ten, and on the Thursday before, our structural engineer went into hospital. I read what he had, and it was about two thirds. I called the client and asked for three more days, and they said no, which they must. So I split the rest: I asked a retired colleague to check the sums at his kitchen table, and I dropped the second design we had wanted to offer as an extra. Nobody was happy about that, I was not happy either. It was delivered on Monday at twenty to ten. We did not get the bridge, we were second by price. But the client wrote that the offer was complete, and they asked us again in the spring, when we won a smaller one.",
  },
  hint: "When did you notice, and whom did you tell first?",
  tips: [
    "Name the day it was due; it sets the clock for the listener.",
    "Say what you gave up to be on time.",
    "A deadline you missed is a good story as well.",
  ],
  skills: ["time-management", "communication"],
  minutes: 2,
  words: [60, 180],
};
