import type { Question } from "~/data/questions/types";

export const mediatedBetweenColleagues: Question = {
  id: "mediated-between-colleagues",
  kind: "behavioral",
  name: "Mediating between two people",
  prompt: "Tell me about a conflict between two other people that you helped to settle.",
  why: "Conflicts between others slow everybody down, and few step in. The interviewer wants to know whether you can stay fair, and help them find their own solution.",
  keyPoints: [
    {
      id: "conflict-and-cost",
      label: "Describe the conflict and its cost for others",
      ask: "Which sentence says what the conflict was, and what it cost others?",
      claim: "Describes what the two people were in conflict about and what it cost the team or the work.",
      aliases: ["no longer spoke to each other", "stopped talking to each other", "only spoke by email", "two colleagues argued about", "the two of them", "fought over", "blamed each other", "accused each other", "each wanted", "the team took sides", "took sides", "both threatened to leave", "shifts were swapped to avoid", "messages went through me", "work was done twice", "orders got lost between them", "poisoned the mood", "stopped talking", "stopped speaking", "weren't speaking", "not speaking", "had a big fight", "big fight", "big argument", "got into an argument", "were arguing", "argued over", "constantly arguing", "didn't get along", "did not get along", "each thought the other", "taking credit", "would not work", "refused to work", "wouldn't work on the same", "slowing the whole", "slowed the team", "slowing the team", "affected the whole", "affecting the team", "short staffed", "tension in the", "created tension", "awkward for everyone", "do the same tasks", "both do the same", "missed deadlines", "two coworkers", "two of my coworkers", "two team members", "two employees", "two volunteers", "didn't speak to each other", "weren't talking anymore", "fought about the", "argued every day", "shouted at each other", "the rest of us had to", "orders were late because", "we all suffered", "bad for the whole"],
      add: "Who wanted what, and what it cost: hours, errors, people.",
      followUp: "What was the conflict about, and what did it cost the others?",
    },
    {
      id: "heard-both-sides",
      label: "Hear each side alone, without taking sides",
      ask: "Which sentence says how you listened to each of them alone?",
      claim: "Listened to each person separately, kept confidence and took no side.",
      aliases: ["heard both sides", "listened to each of them alone", "listened to each separately", "talked to each of them separately", "spoke with both separately", "first with her then with him", "same three questions to both", "the same questions", "did not take sides", "took no side", "stayed neutral", "not there to judge", "kept it to myself", "in confidence", "what each of them wanted", "both felt", "each felt", "met with both", "met with each", "met with them individually", "individually and", "talked to each one", "talked to each of", "talked to both", "talked with both", "talked to them separately", "spoke to each", "spoke to both", "each side of the", "both sides of the", "their side of", "listened to both", "listened to each", "just listened", "stay neutral", "stayed impartial", "impartial", "didn't pick a side", "didn't take a side", "not taking sides", "without judging", "talked to each of them alone", "talked to both of them alone", "first to him then", "first with her then", "I kept it to myself", "didn't take sides", "didn't say who was right", "both told me"],
      add: "The question you asked both of them.",
      followUp: "How did you come to know both sides, and how did you stay fair?",
    },
    {
      id: "needs-under-positions",
      label: "Find the needs under the positions",
      ask: "Which sentence says what each of them really needed?",
      claim: "Found out what lay beneath the demands and where both had an interest in common.",
      aliases: ["beneath the argument", "underneath the quarrel", "it was not about the", "what it was really about", "the real issue was", "both wanted the same", "wanted the same thing", "something in common", "common interest", "was afraid of being blamed", "wanted to be asked", "wanted respect", "felt passed over", "felt bypassed", "an old story", "an old promise", "a misunderstanding from", "neither of them knew", "it was not really about", "not really about", "wasn't really about", "underneath both", "underneath they", "underneath it", "it became clear that", "both were worried", "both worried", "both wanted", "both felt", "both cared", "realized they both", "wanted the same", "same goal", "common goal", "in common", "misunderstanding", "misunderstood", "miscommunication", "neither knew", "didn't know that the other", "unclear who", "unclear roles", "roles were unclear", "felt disrespected", "felt ignored", "felt unappreciated", "both actually wanted", "both were afraid", "what she really wanted", "what he really wanted", "it wasn't about the", "it was really about", "underneath it was", "they both wanted"],
      add: "“It was not about the desk; it was about who is asked.”",
      followUp: "What was it about underneath, and what did both want?",
    },
    {
      id: "brought-together",
      label: "Bring them together with simple rules",
      ask: "Which sentence says how you got them to talk to each other?",
      claim: "Brought both into one conversation with rules for speaking, and let them propose solutions instead of imposing one.",
      aliases: ["brought them together", "sat down with both", "got both at one table", "at the same table", "three chairs", "ground rules", "rule that each", "two rules", "one speaks the other repeats", "repeat what the other said", "each had five minutes", "five minutes each", "no interrupting", "asked both for proposals", "asked each for two proposals", "let them propose", "let them find", "their own solution", "did not decide for them", "invited both", "asked them to sit", "sit down with me", "sat them down", "sat down together", "all three of us", "meeting with both", "brought them both", "in the same room", "same room", "made one rule", "one rule", "ground rule", "without being interrupted", "being interrupted", "each explain", "each explained", "asked each to", "asked each person", "their view", "take turns", "took turns", "own words", "came up with the idea", "came up with a", "ended up combining", "found a compromise", "compromise", "agreed to split", "split the", "they decided", "helped them find", "let people solve", "got them both in", "sat down the three of us", "the three of us", "each one had five minutes", "one talks the other", "asked what would you suggest", "asked them for ideas", "they came up with it themselves"],
      add: "The rule for the conversation, and whose proposal won.",
      followUp: "How did you run the conversation between the two, and who proposed the solution?",
    },
    {
      id: "agreement-holds",
      label: "Write down the agreement, check that it holds",
      ask: "Which sentence says what they agreed on, and whether it lasted?",
      claim: "Ended with a clear agreement, checked it later, and tells with a figure or scene that it held, and what they learned about mediating.",
      aliases: ["wrote the agreement down", "wrote down what they agreed", "agreement on one page", "both signed", "shook hands on", "agreed that from monday", "agreed on a trial of", "checked after four weeks", "met again after a month", "the agreement held", "it has held for", "still holds", "work together again", "speak to each other again", "have lunch together", "share the office again", "learned not to solve it for", "learned that a mediator", "emailed a summary", "sent a summary", "summary of what", "wrote it down", "typed it up", "posted it", "put it in writing", "what was agreed", "checked in after", "checked in with both", "checked in with them", "followed up with", "a month later they", "weeks later they", "working fine together", "working together again", "working the same", "work together now", "get along now", "get along better", "talking again", "became friends", "finished a week early", "project was finished", "team was more", "no more fights", "thanked me for", "less food", "percent less", "learned to let", "learned that listening", "shook hands", "wrote it down and", "put it on the wall", "two weeks later I asked", "asked them again after", "they work together fine", "go for lunch together", "there was no more", "learned not to judge"],
      add: "The agreement in one line, and how it stood a month later.",
      followUp: "What was agreed, and did it still hold a month later?",
    },
  ],
  samples: {
    junior:
      "In my third year as a trainee in a hotel kitchen, the two sous-chefs, Marco and Ewa, no longer spoke to each other. They fought over the order of the cold room, and messages went through me. In one week in June orders got lost between them three times, and we threw away fish for 280 dollars. I was the one in the middle, so I asked if I could help. I listened to each of them alone on a break, with the same three questions: what bothers you, what do you need, what should not change? I took no side and kept it to myself. It was not about shelves. Marco had set up the room years ago and felt passed over when Ewa changed it; she starts at five and was afraid of being blamed for late breakfasts. Both wanted the same: to find things in the dark. I got both at one table, with one rule: five minutes each, no interrupting. I let them propose. Ewa suggested zones, and Marco drew them. I wrote down what they agreed and hung it on the door. I checked after four weeks: no lost order, and waste was down by about 200 dollars a week. They speak to each other again. I learned not to solve it for them.",
    senior:
      "As managing editor of a trade magazine I had two heads who only spoke by email, Ruth in print and Sami in online. They accused each other of stealing stories, and the team took sides. In one quarter work was done twice on eleven articles. My task was to stop that before the budget talks. I spoke with both separately for an hour, in confidence, and asked each what the other would say. The real issue was the count. Ruth’s budget depended on pages, Sami’s on clicks, and a story could feed only one of them. Neither of them knew how the other was measured, and I had signed both targets. Then I sat down with both, with two rules: repeat what the other said before you answer, and no stories from before March. I did not decide for them; I asked each for two proposals. They chose a joint list each morning, first come first served, with both names on the article, and each story counted for both. We wrote the agreement on one page, and I checked after a month and after three. Duplicate work fell from eleven articles a quarter to one. It has held for two years. I learned that a conflict between two people may have been written by a third, here by me.",
  },
  hint: "What was the quarrel about on the surface, and what underneath?",
  tips: [
    "Stay out of the judge’s chair in your story.",
    "Name the rule you set for the conversation.",
    "Let the solution be theirs.",
  ],
  skills: ["conflict-resolution", "active-listening", "leadership"],
  minutes: 3,
  words: [130, 240],
};
