import type { Question } from "~/data/questions/types";

export const learnedFromScratch: Question = {
  id: "learned-from-scratch",
  kind: "behavioral",
  name: "Skill learned from scratch",
  prompt: "Tell me about a skill or subject you had to pick up from scratch in a short time.",
  why: "Jobs change faster than training. The interviewer wants to know how you go about learning: how you find the essential part, practice it and check that you have it.",
  keyPoints: [
    {
      id: "need-and-time",
      label: "Say what, why and by when",
      ask: "Which sentence says what you had to learn, and by when?",
      claim: "Says which skill was needed and why, how little of it they knew, and how many days or weeks there were.",
      aliases: ["knew nothing about", "no idea of", "had never touched", "had never used", "had never done it", "zero experience", "from zero", "within two weeks", "in three weeks", "had ten days", "had four days", "by monday", "until the end of the month", "overnight", "the only person who knew it left", "suddenly responsible for", "was supposed to know", "quit suddenly", "our accountant quit", "left the company", "was on leave", "got sick", "my boss asked me to", "had to learn", "needed to learn", "in two weeks", "in six weeks", "in one week", "within a month", "in a month", "over a weekend", "a few days", "had never done any", "never done", "no background in", "no experience with", "no experience in", "only knew how to", "knew how to say", "didn't know anything", "I knew nothing", "completely new to", "brand new to", "new software", "so we could", "had to learn it", "I had three weeks", "I had two weeks", "I had a month", "had ten days to", "in two weeks I had to", "I knew nothing about", "I had never used", "had no idea how", "I'd never done", "nobody else could", "because our colleague left", "she was off sick"],
      add: "“I had ten days, and I had never touched it.”",
      followUp: "How much did you know at the start, and how long did you have?",
    },
    {
      id: "found-the-core",
      label: "Find the essential part first",
      ask: "Which sentence says how you found out what mattered most?",
      claim: "Found out what was essential for the task and left the rest, for instance by asking an expert or working back from the goal.",
      aliases: ["what I needed first", "the essential part", "left the rest", "ignored the rest", "skipped the chapters", "asked an expert what", "asked what beginners get wrong", "worked backwards from", "started from the goal", "list of what I had to be able to", "five things I had to", "three things I had to", "not the whole book", "learning plan", "what I could leave out", "focused on", "I focused on", "focus on the", "only learn the", "decided to only", "ignored everything else", "ignored everything", "instead of learning", "most important parts", "most important things", "the basics", "basics first", "essentials", "what I would need", "made a plan", "study plan", "made a schedule", "schedule for", "broke it down", "prioritized", "researched", "found a tutorial", "best resources", "asked someone who", "asked a colleague", "talked to an expert", "asked what I really need", "which parts I need", "only the parts", "just the three", "didn't bother with", "skipped everything", "started from what", "worked backwards", "the five things"],
      add: "What you decided not to learn, and who helped you choose.",
      followUp: "What did you decide to learn first, and what did you leave out?",
    },
    {
      id: "practice-loop",
      label: "Describe practice, not only reading",
      ask: "Which sentence says how you practiced?",
      claim: "Practiced on real or realistic tasks every day and got feedback on mistakes early.",
      aliases: ["practiced every evening", "practiced every day", "practice every morning", "an hour a day", "two hours every", "tried it on real", "on an old case", "on last year's data", "rebuilt an example", "recorded myself", "had someone check", "checked my work", "corrected my", "made the same mistake", "my first attempt", "showed it to someone who", "test run", "dry run", "explained it to a friend", "took an online course", "online course", "online tutorials", "tutorials", "youtube videos", "watched videos", "read the manual", "used an app", "in the evenings", "every morning", "every day", "every night", "practiced with a", "practiced with", "I practiced", "practice with", "copy of our", "sample data", "reviewed my", "reviewed my entries", "checked my", "a friend who", "mentor", "asked for feedback", "trial and error", "quizzed", "flashcards", "asked questions every day", "every evening I", "each evening I", "an hour every", "every day after", "did it again", "tried it on", "with last year's", "had a colleague check", "showed it to", "she corrected", "he corrected", "made mistakes and"],
      add: "What a practice hour looked like, and who corrected you.",
      followUp: "How did you practice, and who told you what was wrong?",
    },
    {
      id: "used-it-for-real",
      label: "Show it worked when it counted",
      ask: "Which sentence says how well it worked when you needed it?",
      claim: "Used the new skill for the real task with a measured result and says what was still missing.",
      aliases: ["on the day", "when it counted", "did it alone for the first time", "without help", "passed with", "no errors", "without an error", "on the agreed day", "worked the first time", "was accepted", "handled 20", "in the first month I", "still needed help with", "could not yet", "good enough to", "fluent enough", "not elegant but", "I ran payroll", "I gave the presentation", "the client signed", "signed the", "only one mistake", "one mistake", "successfully", "it was successful", "was able to", "I managed to", "finished the", "completed the", "passed the test", "passed the exam", "worked well", "couldn't answer all", "couldn't answer", "still needed help", "needed help with", "not perfect", "wasn't perfect", "appreciated the effort", "my boss was", "fixed the next day", "then I did it", "I did the first", "on the day I", "it worked and", "was done in time", "only two mistakes", "what I couldn't do", "I still couldn't"],
      add: "The figure that shows it worked, and what you could not do yet.",
      followUp: "How did it go when it counted? What could you still not do?",
    },
    {
      id: "learning-habit",
      label: "Draw the habit you kept",
      ask: "Which sentence says which way of learning you have used again?",
      claim: "Names the method of studying that worked for them and a later subject they used it for.",
      aliases: ["learned about myself", "how I learn best", "I learn best when", "since then I begin", "since then I start", "use the same method", "did the same with", "the same way I later", "my way of learning", "now I always ask", "I keep a notebook", "taught it to others", "wrote it up for the next", "passed it on", "learned to look foolish", "I learn fastest", "learn fastest by", "learn best by", "learn by doing", "learning by doing", "having a concrete goal", "helps me learn", "taught me that I", "taught me to", "approach again", "used that approach", "same approach", "again when we", "doing the same with", "I can learn", "learn anything", "confident that I", "asking for help early", "feedback early", "break things down", "small steps", "what I learned about learning is", "I learn best by", "I do that every time", "same way I learned", "used the same way", "since then I've learned", "later I learned", "now when I start"],
      add: "The method you kept, and the next thing you learned with it.",
      followUp: "What did it teach you about how you learn, and where did you use that again?",
    },
  ],
  samples: {
    junior:
      "When I was working in the office of a moving company, our payroll clerk broke her leg, and the wages for 48 people were due in nine days. I was asked to do it, and I knew nothing about payroll. I called her in the hospital and asked what beginners get wrong. From that I made a list of five things I had to be able to do by the end of the month: hours, overtime, sick days, tax withholding, transfer file. I left the rest, for example new hires, because there were none. Then I practiced every evening on last year’s data: I computed a month that was already paid and compared my result with hers. My first attempt had 19 wrong slips of 48, nearly all in overtime. She checked my work by phone for a quarter of an hour a day, and by day seven I was down to one. On the day I paid 48 people on time; two slips had errors of less than 15 dollars, and I corrected both within the week. I still needed help with the tax report. I learned that I learn best when I have a right answer to compare with, and I did the same with our insurance forms in the spring.",
    senior:
      "In 2020 I was a sales engineer for pumps, and my company won its first contract in Brazil. The colleague who spoke Portuguese left, and I had eleven weeks until the commissioning in Recife. I knew nothing about the language. I worked backwards from the goal. I needed to run a safety briefing, read an alarm list, and understand a worried technician on the phone. So my learning plan had 600 words from our own manuals, present tense, and numbers, and I skipped the chapters on everything polite. An hour a day was with a teacher from Olinda, over video, always on real documents, and she had me explain a pump to her while she played the customer. I recorded myself every Friday, and she corrected the three mistakes that could be dangerous, such as mixing up “open” and “closed”. In week eight I did a dry run with a Brazilian maintenance crew in Rotterdam. On the day I led a two-hour briefing for 23 people without help, and the plant started with no errors on the second morning. I could not yet follow jokes. What I learned about learning is to practice the exact situation early and look foolish in front of friendly people. I have used the same method since, for reading balance sheets.",
  },
  hint: "Pick a case with a date on it and a moment when it had to work.",
  tips: [
    "Give the starting level and the days you had.",
    "Say what you left out; that is the skill.",
    "Add what you could not do yet on the day.",
  ],
  skills: ["learning-agility", "adaptability", "time-management"],
  minutes: 3,
  words: [130, 230],
};
