import type { Question } from "~/data/questions/types";

export const bugHardToFind: Question = {
  id: "bug-hard-to-find",
  kind: "behavioral",
  name: "A hard-to-find bug",
  prompt: "Tell me about a bug that was hard to find.",
  why: "It shows how you think when you have no idea. They want to hear how you narrowed it down, not the name of the tool.",
  keyPoints: [
    {
      id: "what-was-wrong",
      label: "What went wrong, and for whom",
      ask: "Which sentence says what users saw, and how often?",
      halves: ["what users saw", "how often they saw it"],
      stem: "What people saw was …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes what users saw and how often it happened.",
      aliases: ["users saw", "customers saw", "only on", "once a week", "crashed", "timed out", "wrong total", "was blank", "could not reproduce", "support got"],
      add: "What a user saw, and how often.",
      followUp: "Who noticed it first?",
    },
    {
      id: "how-you-found-it",
      label: "How you narrowed it down",
      ask: "Which sentence shows the step that told you where to look?",
      stem: "To find out where it was, I …",
      stemAfter: "middle",
      part: "action",
      claim: "Says which steps the person took to narrow the bug down.",
      aliases: ["I reproduced", "I logged", "I added a log", "I compared", "I bisected", "I read the", "I turned off", "I removed", "I asked support", "I wrote a test"],
      add: "The step after which half of the guesses were gone.",
      followUp: "Which guess did you have to give up?",
    },
    {
      id: "what-it-was",
      label: "What it was, and how it stayed fixed",
      ask: "Which sentence says the cause, and what keeps it from returning?",
      halves: ["what the cause was", "what keeps it from returning"],
      stem: "It turned out to be …",
      stemAfter: "end",
      claim: "Says what the cause was and how it was fixed for good.",
      aliases: ["it turned out", "the cause was", "time zone", "race condition", "a leap", "a test for", "has not come back", "fixed it by", "since then", "one line"],
      add: "The cause in one sentence, and what would catch it today.",
      followUp: "What would have caught it earlier?",
    },
  ],
  samples: {
    junior:
      "In my first job we made an app for bus drivers, and support got a call about once a week that the schedule was blank in the morning. We could not reproduce it, and after a month everybody said it was the phones. I asked support to write down the time and the depot of each call, which they had never been asked for. All of them were from one depot, and before six. I compared the phones there with ours and found they were set to a language that writes dates the other way round. I wrote a test with that setting and it failed at once. The cause was that we sorted dates as text, so on some days yesterday came out as the latest. The fix was one line. It has not come back, and the test runs in four languages now.",
    senior:
      "I look after the billing of a phone company. Two years ago customers saw a wrong total on maybe one invoice in nine thousand, always by a few cents. It sounds like nothing, but the regulator counts them. I logged each step of the sum for one night and got forty gigabytes that I could not read. So I turned off parts of it on a copy, discounts first, then taxes, and compared the totals each time. It took three days, and I had been sure it was rounding, which I had to give up on day two. It turned out that two of our servers had applied a price change at midnight and one at eleven, because of a time zone in a file nobody had opened since 2014. We fixed it by keeping the time in one place. Since then no invoice has been off, though I still check on the first of the month.",
  },
  hint: "Begin with what a user saw, not with the code.",
  tips: [
    "Tell the wrong guess as well; it makes the right one clear.",
    "Explain it so that somebody who doesn’t write code can follow.",
    "Say what would catch it today.",
  ],
  skills: ["debugging", "problem-solving"],
  minutes: 2,
  words: [60, 180],
};
