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
      claim: "Says when they noticed that the deadline was in danger and how large the gap was, from facts such as remaining tasks and days.",
      aliases: ["behind schedule", "weeks behind", "days behind", "days late", "remaining tasks", "remaining work", "counted what was left", "at that pace", "at this rate", "would miss the date", "would be late by", "half done with", "two weeks left", "days left and", "overdue", "schedule was slipping", "plan had slipped", "running late", "we were late", "going to be late", "would be late", "not going to make", "weren't going to make", "would not make it", "couldn't make the deadline", "two weeks behind", "weeks before", "five days before", "I realized we were", "realized that we would", "took longer than expected", "longer than planned", "had gone wrong", "printed wrong", "delayed by", "the vendor was late", "supplier was late", "lost a week", "half finished", "only half", "lost two people", "days before the event", "at that speed", "at this speed", "would have finished in", "would be finished in", "would take until", "wouldn't be ready", "would not be ready", "could see we wouldn't", "weren't going to be ready", "only a third was done", "percent was done", "percent were done", "still had to do", "way behind", "too slow to finish", "would run over by", "worked out how long"],
      add: "“On March 3 we had 12 days left and 20 days of work.”",
      followUp: "When did you notice, and how big was the gap in days?",
    },
    {
      id: "cut-or-reorder",
      label: "Cut or reorder the work on purpose",
      ask: "Which sentence says what work you dropped, postponed or moved?",
      claim: "Separated what had to be ready on the date from what could wait, and cut, postponed or reordered the work.",
      aliases: ["must be ready", "must-have", "must haves", "could wait", "nice to have", "cut the scope", "reduced the scope", "postponed", "moved to a later", "later release", "reordered the tasks", "critical path", "essential parts first", "dropped the", "left out the", "after the opening", "minimum we needed", "prioritized", "most important tasks", "what we absolutely needed", "absolutely necessary", "could live without", "live without", "cut features", "we cut", "dropped features", "dropping features", "reduced the number", "simplified", "focus on the essentials", "focused on the main", "only redo", "first release", "second phase", "phase two", "moved to later", "came two weeks later", "push back", "left for later", "rearranged", "list of what we needed", "what we really needed for", "what had to be there on day one", "could be done afterwards", "could be done after", "the rest could wait", "do the rest later", "rest could come later", "started with the most", "first the important ones", "left off the", "skipped the", "a smaller version", "what was needed on the day", "finished the rest"],
      add: "What you left out, and why that and nothing else.",
      followUp: "What did you decide not to do by the deadline?",
    },
    {
      id: "told-early",
      label: "Tell those affected early, with options",
      ask: "Which sentence says whom you told, and how early?",
      claim: "Told the client or boss early, with the facts and options to choose from, instead of hiding the delay.",
      aliases: ["told the client early", "told my boss the same day", "informed the customer", "called the client", "warned the customer", "informed management", "offered options", "no surprise", "instead of hiding it", "before they asked", "showed them the new plan", "asked them to choose", "agreed on the reduced", "options to choose from", "a choice of two dates", "told my boss with options", "told our director", "told my manager", "told my boss", "told the client", "told management", "let the client know", "let my manager know", "informed my manager", "phoned the client", "called the customer", "emailed the client", "right away", "immediately", "explained the situation", "was honest with", "was transparent", "gave her two options", "gave him two options", "gave them options", "gave her a choice", "asked for an extension", "negotiated", "asked for more time", "as soon as I knew", "went to my manager the same day", "told him straight", "told her straight", "told them straight", "called them the same day", "full scope was not possible", "gave him a choice", "gave them a choice", "let them decide", "let the customer decide", "picked up the phone", "said we won't make it"],
      add: "Whom you told, how many days ahead, and the choice you gave them.",
      followUp: "Whom did you tell, when, and what did you offer?",
    },
    {
      id: "organized-the-rest",
      label: "Organize the remaining days",
      ask: "Which sentence says how you planned the days that were left?",
      claim: "Organized the remaining time with short daily checks, clear owners and help for the bottleneck, without burning people out.",
      aliases: ["daily stand-up", "stand-up every morning", "ten minutes every morning", "daily check", "bottleneck", "took over tasks from", "brought in a colleague", "borrowed a colleague", "borrowed two people", "extra pair of hands", "reassigned", "one owner per task", "no weekend work", "no one worked nights", "sent people home", "removed blockers", "wall with open tasks", "I took on the", "daily meeting", "daily meetings", "daily check-in", "daily check-ins", "check-in every day", "met every day", "every morning", "stand-up meeting", "split up the tasks", "divided the work", "reassigned tasks", "assigned each person", "asked for help", "got help from", "borrowed two", "from another team", "extra help", "took over testing", "I took over", "shared spreadsheet", "tracked progress", "asked for extra people", "two people from another", "list on the wall", "list on a whiteboard", "board with what was done", "each morning we", "every evening we", "each person had one", "shared the tasks out", "shifts so that nobody", "went home at a normal time", "got temps for", "hired temps", "asked for temps"],
      add: "What a day looked like, and what you took on yourself.",
      followUp: "How did you run the last days, and what did you do with your own hands?",
    },
    {
      id: "date-and-lesson",
      label: "Say if the date held, and what you changed",
      ask: "Which sentence says if the deadline was met, and what you changed?",
      claim: "Says whether the deadline was met, with dates or figures, and what they changed so that the next one is safer.",
      aliases: ["met the deadline", "delivered on the day", "finished on time", "opened on time", "one day early", "two days late instead of", "on the agreed date", "delivered on time", "buffer", "now I plan", "weekly forecast", "since then I check", "ask for half-way", "halfway check", "milestones every", "estimate with those who", "learned to raise", "on time", "on schedule", "made the deadline", "made it on time", "hit the deadline", "delivered it", "launched on", "we launched", "just in time", "with 80 percent", "a day before", "a day late", "client was happy", "client was satisfied", "learned to plan", "start earlier", "plan for delays", "add extra time", "build in buffer", "since then I require", "weeks ahead", "now I always", "sign-off", "learned to build in time", "went live on", "we went live", "were ready on the day", "handed it over on the", "opened on the day", "three days late", "a week late", "check the pace every", "now I check", "these days I check", "I check progress every week", "took from it is", "what I took from it"],
      add: "“We delivered on the day; since then I check the remaining work each Monday.”",
      followUp: "Did you make it, and what do you do differently since?",
    },
  ],
  samples: {
    junior:
      "I was assistant to the producer for a museum exhibition that had to open on May 14. On April 22 I counted what was left: 61 of 140 object labels were not translated, and at that pace we would be late by nine days. The curator was ill and nobody else had the overview, so it was up to me. I told my boss the same day, with two options: pay an agency 3,000 dollars, or open with short labels for the less important rooms. He asked me to choose. I went through the rooms with a guard who knows where visitors stop. We found that 38 labels must be ready, and 23 in the side cabinet could wait until after the opening, with a note and a link. Then I put a wall with open tasks in the corridor, with one owner per task, and we met for ten minutes every morning. The bottleneck was the Spanish proofreading, so I brought in a colleague from the shop who is a native speaker, and I took on the layout myself. No one worked nights. We opened on time on May 14, and the last 23 labels followed nine days later. Since then I check the remaining work once a week against the days left, and not when it feels tight.",
    senior:
      "I led the move of a regional bank’s 90,000 customer letters to a new print provider; the old contract ended on September 30. In mid-July my burn chart said 34 of 80 templates approved and eleven weeks left: at this rate we were twelve weeks behind schedule. Legal review was the bottleneck with one lawyer and two templates a week. I informed management within a day, before the steering meeting, with three options: extend the old contract for 70,000 dollars, cut the scope, or borrow a second lawyer. I recommended the last two together. I sorted the templates by volume with the service team. Twenty-nine of the missing 46 were essential for law or carried 97 percent of the mail; 17 were rarely used and could wait, and we would send them by hand. For the lawyer I lent the head of legal my analyst for five weeks. From then on we had fifteen minutes of daily check on what was stuck, I removed blockers myself, and I kept weekends free, because tired people approve mistakes. We met the deadline with four days to spare and wrote 212 letters by hand in October. I learned to forecast from the slowest step and not from the average, and every plan of mine has had a halfway check since.",
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
