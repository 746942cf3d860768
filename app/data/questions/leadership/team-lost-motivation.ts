import type { Question } from "~/data/questions/types";

export const teamLostMotivation: Question = {
  id: "team-lost-motivation",
  kind: "behavioral",
  name: "Team without motivation",
  prompt: "Describe a time when your team had lost its motivation. What did you do to bring it back?",
  why: "Anyone can lead when things go well. The interviewer wants to know whether you notice a slump, find its real cause, and answer with more than a pep talk.",
  keyPoints: [
    {
      id: "signs-of-slump",
      label: "Describe the signs you noticed",
      ask: "Which sentence says how you noticed that motivation was low?",
      claim: "Names visible signs that morale was low, such as sick days, silence in meetings, or people leaving.",
      aliases: ["morale was low", "low morale", "sick days went up", "sick leave rose", "nobody volunteered", "silent in meetings", "quiet in team meetings", "cameras stayed off", "people quit", "three resignations", "did the bare minimum", "nobody joked anymore", "mood was bad", "mood had dropped", "came in late more often", "energy was gone", "worn out", "exhausted team", "checked out", "people seemed tired", "burned out", "burnt out", "calling in sick", "sick calls", "people were down", "really down", "nobody smiled", "low energy", "attendance dropped", "turnover was high", "people were leaving", "several people quit", "productivity dropped", "quality dropped", "scores slid", "scores fell", "complaining a lot", "negative atmosphere", "atmosphere was tense", "frustrated and tired", "disengaged", "unmotivated", "stopped caring", "people called in sick", "everybody was quiet", "nobody said anything in", "two people quit", "two people handed in", "came late", "did only what they had to", "the mood was bad", "the mood was terrible", "stopped talking to each other", "nobody volunteered anymore"],
      add: "Two signs you saw, one of them countable: “sick days doubled, and nobody spoke in the Monday meeting.”",
      followUp: "How did you notice? What could I have seen if I had walked in?",
    },
    {
      id: "asked-for-cause",
      label: "Find the real cause by asking",
      ask: "Which sentence says what your team told you about the cause?",
      claim: "Asked team members what was behind it and found a cause that differed from the first guess.",
      aliases: ["asked everyone what drained them", "asked what frustrated them", "talked to each team member", "the real reason", "real cause was", "turned out the problem was", "I had assumed it was pay", "first guess was wrong", "what bothered people most", "what made them want to leave", "felt their work was pointless", "felt unappreciated", "anonymous survey", "listened without defending", "had one-on-ones with", "sat down with everyone", "sat down with every", "talked to everyone", "talked with each person", "asked people how they", "asked what was wrong", "asked what was going on", "found out that people", "what came up again", "mostly angry that", "they were upset about", "felt ignored", "felt nobody listened", "nobody explained", "didn't feel heard", "felt undervalued", "the root cause", "root of the problem", "I thought it was only", "I had thought it was", "listening session", "asked for feedback", "asked everyone what was wrong", "talked to everybody alone", "had a coffee with each", "I thought it was the money", "thought it was the pay", "but it was actually", "it wasn't the money", "it turned out that they", "what bothers you most"],
      add: "The cause you first assumed, and the one you heard.",
      followUp: "What was the real reason, and how did you find it out?",
    },
    {
      id: "removed-obstacle",
      label: "Fix one thing people could feel",
      ask: "Which sentence says what you fixed so that people felt a difference?",
      claim: "Removed a concrete obstacle quickly so that people saw that speaking up changed something.",
      aliases: ["fixed the first complaint", "fixed it within a week", "quick win", "small win", "removed the obstacle", "got rid of the weekly report", "canceled the meeting", "changed the shift plan", "new rota", "bought the equipment", "swapped the broken", "took away the extra paperwork", "gave them back", "protected their time", "got our director to", "got the manager to", "asked our director to", "asked management to", "convinced management to", "answer questions", "question and answer session", "changed the schedule", "redo the schedule", "let them choose their", "flexible hours", "more breaks", "fixed the equipment", "got new equipment", "reduced the workload", "hired a temp", "canceled unnecessary", "removed unnecessary", "took it away", "right away I fixed", "within a week", "I got it fixed", "had it fixed within", "got rid of the", "talked to management and got", "the same week we", "swapped the shifts", "stopped the daily report"],
      add: "The first thing you changed, and how many days it took.",
      followUp: "What changed in the first week that the team could feel?",
    },
    {
      id: "meaning-recognition",
      label: "Show people what their work is worth",
      ask: "Which sentence says how you showed people that their work mattered?",
      claim: "Gave recognition by name or made the effect of the work visible again.",
      aliases: ["thanked people by name", "praised by name", "recognition", "recognized", "read out a patient's letter", "read out customer letters", "customer thank-you", "invited a customer", "celebrated", "made progress visible", "board with results", "gave credit", "showed them what their work did", "let them present", "proud of their work again", "shout-out", "shout-outs", "employee of the", "thank-you notes", "thank you notes", "wrote thank-you", "compliments", "customer compliments", "praised", "highlighted great", "celebrated small wins", "celebrated wins", "team lunch", "recognized people", "appreciation", "appreciated", "acknowledged", "reminded them why", "showed them the impact", "impact of their work", "success stories", "shared good news", "said thank you by name", "thanked each of them", "read out a letter", "read out what a customer", "showed them what became of", "mentioned her by name", "brought a customer in", "put the thank you cards"],
      add: "One moment in which someone saw the effect of their own work.",
      followUp: "How did people come to see again that their work mattered?",
    },
    {
      id: "morale-result",
      label: "Prove that it came back",
      ask: "Which sentence shows that the motivation came back?",
      claim: "Shows with a figure that motivation returned, such as fewer absences, nobody leaving or more output, and what they learned about morale.",
      aliases: ["sick days fell", "absences fell", "absence dropped", "nobody left", "nobody has resigned", "turnover dropped", "turnover fell", "survey score rose", "engagement score", "output rose", "overtime became voluntary", "learned that motivation", "learned that morale", "morale returned", "morale improved", "morale went up", "morale came back", "quality went back", "quality was back", "rating climbed", "scores went up", "scores improved", "sick calls went", "turnover stopped", "turnover went down", "nobody else quit", "nobody quit", "people stayed", "people were smiling", "more engaged", "engagement went up", "productivity went up", "productivity rose", "sales went up", "kills morale", "important for morale", "sick days went down", "no one left after", "people laughed again", "two came back", "people started to offer", "mood got better", "output went up", "learned that small things", "learned to ask earlier"],
      add: "One figure from before and after, with the months between them.",
      followUp: "How do you know it worked? Which number changed?",
    },
  ],
  samples: {
    junior:
      "Two winters ago I was deputy shift lead in a parcel depot with a team of 14. After the Christmas peak morale was low. Sick days went up from 9 to 21 in a month, and nobody volunteered for anything. My shift lead was on leave, so I had to deal with it. I had assumed it was the pay. I talked to each team member at the conveyor for ten minutes and asked what frustrated them most. The real reason was different: the scanners crashed ten times a shift, everybody had reported it in November, and nothing had happened. They felt nobody listened. I collected the crash times for one week, took the list to our IT service, and swapped the six broken devices within a week. I also put a board with results at the exit, parcels delivered on time per shift, and thanked people by name when a difficult night went well. Ahmed, who had barely spoken for weeks, put up the numbers himself. By March sick days fell to 8, and when the Easter peak came, eleven of fourteen signed up for extra hours. I learned that morale breaks when people report a problem and hear nothing back, so now I answer each report within two days.",
    senior:
      "In my third year as head nurse of an orthopedic ward, I had three resignations in five weeks, out of 26 nurses. Handover had become silent, people were worn out, and everyone did the bare minimum. My task was to keep the ward open through the spring. My first guess was the workload, and I had almost written a request for staff. Instead I held short talks with all of them, with one question: what made them want to leave? The workload came third. First was the rota. It arrived ten days ahead and changed twice a week, so no one could plan a child’s birthday. I changed the shift plan within two weeks: published six weeks ahead, swaps settled among the nurses, and any change by me needed a phone call and an apology. That cost me flexibility and two difficult talks with the chief physician. Next I wanted them to see their work again. Each Friday I read out a patient’s letter and named the nurses in it. By summer nobody else had left, absence dropped from 9.5 to 5 percent, and two of the three who resigned asked to come back. I learned that motivation is rarely missing; it is blocked, and finding the block is my job.",
  },
  hint: "What could a visitor have seen? And what did people say when you asked?",
  tips: [
    "Signs first, then cause, then cure: in that order.",
    "A pizza evening is not an answer; a removed obstacle is.",
    "Say what you had wrong about the cause.",
  ],
  skills: ["leadership", "team-management", "empathy"],
  minutes: 3,
  words: [130, 240],
};
