import type { Question } from "~/data/questions/types";

export const solvedAProblem: Question = {
  id: "solved-a-problem",
  kind: "behavioral",
  name: "A problem you solved",
  prompt: "Tell me about a time you solved a problem.",
  why: "It is the question behind most others. They want to hear what you do when nobody tells you what to do.",
  keyPoints: [
    {
      id: "the-problem",
      label: "What the problem was",
      ask: "Which sentence says what had gone wrong, and for whom?",
      halves: ["what had gone wrong", "whom it had gone wrong for"],
      stem: "The trouble was that …",
      stemAfter: "opening",
      part: "situation",
      claim: "Describes what had gone wrong and who suffered from it.",
      aliases: ["the problem was", "the trouble was", "kept breaking", "did not work", "had stopped working", "went missing", "complained about", "nobody could", "kept happening", "was broken"],
      add: "What was wrong, and who noticed it first.",
      followUp: "Who was hurt most by it?",
    },
    {
      id: "what-you-did",
      label: "What you did yourself",
      ask: "Which sentence shows the step that was yours?",
      stem: "So the first thing I did was …",
      stemAfter: "middle",
      part: "action",
      claim: "Says which steps the person took to solve it.",
      aliases: ["I checked", "I asked", "I found out", "I called", "I rebuilt", "I tried", "I wrote a", "I made a list", "I tested", "I moved the"],
      add: "One step that only you took: “I went through the last twenty orders by hand.”",
      followUp: "Why did you begin there?",
    },
    {
      id: "how-it-ended",
      label: "How it ended",
      ask: "Which sentence says what was different afterwards?",
      stem: "In the end …",
      stemAfter: "end",
      claim: "Says what changed after the problem was solved.",
      aliases: ["in the end", "since then", "it worked", "has not happened", "never came back", "went down to", "took half as long", "still works", "it never happened again", "people stopped"],
      add: "What one could see or count afterwards.",
      followUp: "How do you know that it stayed solved?",
    },
  ],
  samples: {
    junior:
      "I worked weekends in the mail room of a small hospital. The problem was that lab reports kept arriving on the wrong ward, maybe three a day, and a nurse had to walk them back. Nobody had time to look into it. I made a list for two weeks of each wrong envelope, which ward it came to and which it should have gone to. It turned out that two wards had names that looked the same in the handwriting of one doctor. I asked the ward clerks if we could put a colored dot on the envelopes, blue for one and green for the other. They laughed a bit, but they did it. Since then we had one wrong report in a month, and that one had no dot on it.",
    senior:
      "I run the night shift in a bakery with six people. Last fall the sourdough kept breaking, the crust split at the side, and about one loaf in ten went to the pigs. Everyone had a theory, the flour, the oven, the new guy. I tried one thing a night and wrote it on the wall, so that we would stop changing four things together. The flour was fine. The oven was fine. On the fifth night I checked the proofing room at two in the morning and found the door open, because somebody smoked there and let the cold in. I moved the ashtray, and that was all. It worked, and we threw away a loaf or two a night after that, which is normal. The list is still on the wall.",
  },
  hint: "Begin with the moment somebody noticed that something was wrong.",
  tips: [
    "Pick a small problem you really solved over a large one you watched.",
    "Say “I” for what you did and “we” for what the others did.",
    "End with what one could see afterwards.",
  ],
  skills: ["problem-solving", "communication"],
  minutes: 2,
  words: [60, 180],
};
