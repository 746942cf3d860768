import type { Question } from "~/data/questions/types";

export const deadlineInDanger: Question = {
  id: "deadline-in-danger",
  kind: "behavioral",
  name: "Deadline at risk",
  prompt: "Tell me about a project that was about to miss its deadline. What did you do?",
  why: "Plans slip everywhere. The interviewer wants to hear whether you face it early, cut with judgment and tell people in time, rather than hope and work nights.",
  keyPoints: [
    {
      id: "saw-the-gap",
      label: "Show when and how you saw the gap",
      ask: "Which sentence says when you noticed, and how late it was?",
      stem: "I noticed that the date was at risk when …",
      stemAfter: "opening",
      claim: "Says when they noticed that the deadline was in danger and how large the gap was, from facts such as remaining tasks and days.",
      aliases: ["behind schedule", "weeks behind", "days behind", "days late", "remaining tasks", "remaining work", "counted what was left", "at that pace", "at this rate", "would miss the date", "would be late by", "half done with", "two weeks left", "days left and", "overdue", "schedule was slipping", "plan had slipped", "running late", "we were late", "going to be late", "would be late", "not going to make", "weren't going to make", "would not make it", "couldn't make the deadline", "two weeks behind", "weeks before", "five days before", "I realized we were", "realized that we would", "took longer than expected", "longer than planned", "had gone wrong", "printed wrong", "delayed by", "the vendor was late", "supplier was late", "lost a week", "half finished", "only half", "lost two people", "days before the event", "at that speed", "at this speed", "would have finished in", "would be finished in", "would take until", "wouldn't be ready", "would not be ready", "could see we wouldn't", "weren't going to be ready", "only a third was done", "percent was done", "percent were done", "still had to do", "way behind", "too slow to finish", "would run over by", "worked out how long"],
      add: "“On March 3 we had 12 days left and 20 days of work.”",
      followUp: "When did you notice, and how big was the gap in days?",
    },
    {
      id: "cut-or-reorder",
      label: "Cut or reorder the work on purpose",
      ask: "Which sentence says what work you dropped, postponed or moved?",
      stem: "To get the essentials done, I put off …",
      stemAfter: "saw-the-gap",
      claim: "Separated what had to be ready on the date from what could wait, and cut, postponed or reordered the work.",
      aliases: ["must be ready", "must-have", "must haves", "could wait", "nice to have", "cut the scope", "reduced the scope", "postponed", "moved to a later", "later release", "reordered the tasks", "critical path", "essential parts first", "dropped the", "left out the", "after the opening", "minimum we needed", "prioritized", "most important tasks", "what we absolutely needed", "absolutely necessary", "could live without", "live without", "cut features", "we cut", "dropped features", "dropping features", "reduced the number", "simplified", "focus on the essentials", "focused on the main", "only redo", "first release", "second phase", "phase two", "moved to later", "came two weeks later", "push back", "left for later", "rearranged", "list of what we needed", "what we really needed for", "what had to be there on day one", "could be done afterwards", "could be done after", "the rest could wait", "do the rest later", "rest could come later", "started with the most", "first the important ones", "left off the", "skipped the", "a smaller version", "what was needed on the day", "finished the rest"],
      add: "What you left out, and why that and nothing else.",
      followUp: "What did you decide not to do by the deadline?",
    },
    {
      id: "told-early",
      label: "Tell those affected early, with options",
      ask: "Which sentence says whom you told, and how early?",
      stem: "Early on, I told the people affected that …",
      stemAfter: "saw-the-gap",
      claim: "Told the client or boss early, with the facts and options to choose from, instead of hiding the delay.",
      aliases: ["told the client early", "told my boss the same day", "informed the customer", "called the client", "warned the customer", "informed management", "offered options", "no surprise", "instead of hiding it", "before they asked", "showed them the new plan", "asked them to choose", "agreed on the reduced", "options to choose from", "a choice of two dates", "told my boss with options", "told our director", "told my manager", "told my boss", "told the client", "told management", "let the client know", "let my manager know", "informed my manager", "phoned the client", "called the customer", "emailed the client", "right away", "immediately", "explained the situation", "was honest with", "was transparent", "gave her two options", "gave him two options", "gave them options", "gave her a choice", "asked for an extension", "negotiated", "asked for more time", "as soon as I knew", "went to my manager the same day", "told him straight", "told her straight", "told them straight", "called them the same day", "full scope was not possible", "gave him a choice", "gave them a choice", "let them decide", "let the customer decide", "picked up the phone", "said we won't make it"],
      add: "Whom you told, how many days ahead, and the choice you gave them.",
      followUp: "Whom did you tell, when, and what did you offer?",
    },
    {
      id: "organized-the-rest",
      label: "Organize the remaining days",
      ask: "Which sentence says how you planned the days that were left?",
      stem: "For the days that were left, we …",
      stemAfter: "cut-or-reorder",
      claim: "Organized the remaining time with short daily checks, clear owners and help for the bottleneck, without burning people out.",
      aliases: ["daily stand-up", "stand-up every morning", "ten minutes every morning", "daily check", "bottleneck", "took over tasks from", "brought in a colleague", "borrowed a colleague", "borrowed two people", "extra pair of hands", "reassigned", "one owner per task", "no weekend work", "no one worked nights", "sent people home", "removed blockers", "wall with open tasks", "I took on the", "daily meeting", "daily meetings", "daily check-in", "daily check-ins", "check-in every day", "met every day", "every morning", "stand-up meeting", "split up the tasks", "divided the work", "reassigned tasks", "assigned each person", "asked for help", "got help from", "borrowed two", "from another team", "extra help", "took over testing", "I took over", "shared spreadsheet", "tracked progress", "asked for extra people", "two people from another", "list on the wall", "list on a whiteboard", "board with what was done", "each morning we", "every evening we", "each person had one", "shared the tasks out", "shifts so that nobody", "went home at a normal time", "got temps for", "hired temps", "asked for temps"],
      add: "What a day looked like, and what you took on yourself.",
      followUp: "How did you run the last days, and what did you do with your own hands?",
    },
    {
      id: "date-and-lesson",
      label: "Say if the date held, and what you changed",
      ask: "Which sentence says if the deadline was met, and what you changed?",
      stem: "When the date came, we …",
      stemAfter: "end",
      claim: "Says whether the deadline was met, with dates or figures, and what they changed so that the next one is safer.",
      aliases: ["met the deadline", "delivered on the day", "finished on time", "opened on time", "one day early", "two days late instead of", "on the agreed date", "delivered on time", "buffer", "now I plan", "weekly forecast", "since then I check", "ask for half-way", "halfway check", "milestones every", "estimate with those who", "learned to raise", "on time", "on schedule", "made the deadline", "made it on time", "hit the deadline", "delivered it", "launched on", "we launched", "just in time", "with 80 percent", "a day before", "a day late", "client was happy", "client was satisfied", "learned to plan", "start earlier", "plan for delays", "add extra time", "build in buffer", "since then I require", "weeks ahead", "now I always", "sign-off", "learned to build in time", "went live on", "we went live", "were ready on the day", "handed it over on the", "opened on the day", "three days late", "a week late", "check the pace every", "now I check", "these days I check", "I check progress every week", "took from it is", "what I took from it"],
      add: "“We delivered on the day; since then I check the remaining work each Monday.”",
      followUp: "Did you make it, and what do you do differently since?",
    },
  ],
  samples: {
    junior:
      "School starts when it starts. We were fitting the kitchen of a primary school, lunch had to be cooked there on the first Monday in September, and a week and a half before I counted what was left: nineteen of about thirty units on the floor, and we were doing one and a half a day. That made two weeks of work, and we had eight days. The foreman was off with his back. So I called the boss and then the head teacher myself that afternoon, and gave her two options: everything a week late, or the cooking side on the day and the storage in the fall break. She took the second, after a long silence. So we split the list. Ovens, sinks and the serving counter had to be ready, the tall cupboards could wait. The bottleneck was the worktops, because only Gethin could cut them, so I did his sanding and answered his phone. Every morning we had ten minutes with coffee, who has what. Nobody worked weekends except me, one Saturday. They cooked on the Monday, fish sticks. The last cupboards went in at the end of October, so half of the job was late whichever way you tell it. Since then I count what’s left every Friday.",
    senior:
      "It was my third textbook as project editor: grade six science for a state board in India, with printing to start on the first of May. Early in March I stopped asking people how it was going and laid the chapters out on a table. Five of fourteen were done. At that pace we’d finish in July, about nine weeks late. I told the board’s secretary right away, the next morning, because he remembers being surprised. I brought three options with a price on each. We chose two volumes. What children need in the first term had to be ready, the second half could wait until August. I also cut the experiments with equipment that most schools don’t have. The authors hated that. The bottleneck was Farida, our one illustrator, who took changes from eleven people. From then on she took them from one, and we had a check on the phone every day at nine. Twice I stopped her from working on a Sunday. Volume one went to press on May 4, three days late, and volume two was on time. The secretary gave the next book to somebody else. I’d have done the same, since the plan was mine and had been wrong since December. These days I lay out the chapters every two weeks.",
  },
  weaker: {
    text:
      "We had a big release last year, and about a week before it we realized that we weren’t going to make it. There had been a lot of changes from the client. So we all stayed late, we worked on the weekend too, and everyone gave everything. I also brought pizza, to keep the mood up. It was stressful, but we managed to deliver almost everything on the day, and the client was satisfied. I’d say I work well under pressure.",
    difference:
      "The plan was to work more: nobody counted what was left, nobody asked what could wait, and the client heard nothing until the day. “We” and “everyone” also hide what you did, apart from the pizza.",
  },
  hint: "When did you first know, in days and tasks, that it would not fit?",
  tips: [
    "Give the gap in numbers: work left against days left.",
    "All-nighters aren’t a plan; say what you cut.",
    "It is fine if the date moved, if people knew early.",
  ],
  skills: ["project-management", "prioritization", "stakeholder-management"],
  minutes: 3,
  words: [130, 240],
};
