import type { Question } from "~/data/questions/types";

export const greatestWeakness: Question = {
  id: "greatest-weakness",
  kind: "motivation",
  name: "Greatest weakness",
  prompt: "What is your greatest weakness?",
  why: "Nobody expects a confession. They look for someone who sees themselves clearly, works on it, and does not hand them “I’m a perfectionist”.",
  keyPoints: [
    {
      id: "real-weakness",
      label: "Name a real one",
      ask: "Which sentence says what your weakness is?",
      claim: "Names a real weakness in plain words, not a strength in disguise and not one that rules them out for the job.",
      aliases: ["I am not good at", "I'm bad at", "I find it hard to", "I struggle with", "I tend to", "I tend to say yes", "I avoid", "I put off", "I talk too fast", "I interrupt", "I wait too long", "I get impatient", "I take on too much", "I get nervous when", "I forget to", "does not come naturally to me", "weakness is public", "public speaking", "trouble saying no", "hard time saying no", "saying no", "I have trouble", "have a hard time", "hard time with", "hard time delegating", "trouble delegating", "delegating", "I procrastinate", "procrastination", "I get distracted", "disorganized", "time management", "I overthink", "overthinking", "too critical of", "self-critical", "taking criticism", "asking for help", "trouble asking for", "impatient", "I'm shy", "too shy", "I get anxious", "nervous speaking", "too many things", "overcommit", "not very good at", "I used to", "one area I", "something I struggle", "I've struggled with", "struggle to", "I say yes too", "I say yes to too many", "I can't say no", "find it hard to say no", "I put things off", "I'm not good at", "I talk too much", "I'm impatient with", "I lose track of"],
      wrong: ["My greatest weakness is that I am a perfectionist.", "My biggest weakness is that I work too hard.", "My weakness is that I care too much.", "My weakness is perfectionism."],
      add: "Plainly: “I put off phone calls that could become unpleasant.”",
      followUp: "Which weakness would your last colleagues name?",
      weight: 1.2,
    },
    {
      id: "what-it-cost",
      label: "Say what it has cost",
      ask: "Which sentence says what harm it caused?",
      claim: "Gives an example of a time it caused harm to work or to colleagues.",
      aliases: ["it cost me", "it cost us", "cost the team", "because of that we lost", "because of it", "led to a mistake", "I missed", "a colleague had to", "my colleague told me", "had to work late because", "the customer waited", "we lost a day", "we lost two days", "went wrong because I", "I noticed it when", "that hurt", "once it meant that", "I froze and", "I froze", "had to finish it", "teammate had to", "my manager had to", "ended up missing", "missed a deadline", "missing a deadline", "missed the deadline", "was late with", "was embarrassing", "made a mistake", "made mistakes", "lost a client", "client did not", "client was upset", "team had to", "affected my team", "affected my work", "got stressed", "stressed out", "burned out", "worked late", "it hurt my", "wasted time", "confusion", "got feedback that", "was told that", "was late because of me", "because of me", "had to move their", "had to wait for me", "had to redo", "it once cost", "a customer complained"],
      add: "One occasion and its cost in hours, money or trust.",
      followUp: "When did it do harm? What did it cost?",
      weight: 1.1,
    },
    {
      id: "countermeasure",
      label: "Describe what you do about it",
      ask: "Which sentence says what you do to get better at it?",
      claim: "Describes a concrete habit, rule or tool used against it, not only good intentions.",
      aliases: ["so I made a rule", "made it a rule", "my rule is", "I set myself", "I now use a", "a timer", "a checklist for", "I block half an hour", "first thing in the morning I", "I asked a colleague to", "asked my manager to tell me", "I practice every", "joined a speaking club", "took a course in", "I write down before", "a note on my screen", "a card on my desk", "count to five", "since then I", "after that I started", "I started keeping", "keeping a list", "keep a list", "I joined", "joined toastmasters", "I volunteer to", "volunteer to present", "I signed up", "took a class", "took a course", "took a workshop", "I practice", "I've been practicing", "practiced in front", "I use a planner", "use a calendar", "to-do list", "set reminders", "set deadlines", "I set a timer", "break it down", "before I agree", "I check it", "get back to them", "I ask for help", "ask for feedback", "working with a mentor", "my mentor", "I've been working on", "I'm working on", "I make sure", "I keep a list", "I write down", "I wrote myself", "I put it in my calendar", "I set an alarm", "set a timer", "I tell them I'll get back", "instead of saying yes", "I ask a colleague to", "I do two things", "my boss looks at", "every monday I", "every morning I"],
      add: "The rule you follow, and since when.",
      followUp: "What exactly do you do against it, and since when?",
      weight: 1.2,
    },
    {
      id: "progress",
      label: "Show progress, and where it still shows",
      ask: "Which sentence says what is better now, and what is not?",
      claim: "Shows progress with evidence and admits where the weakness still appears.",
      aliases: ["since then it has happened", "it has happened only", "down to one", "went from five to one", "has become better", "I have become better", "much better than two years ago", "my manager noticed", "still happens when", "it still shows when", "I am not there yet", "not cured", "under stress I still", "on bad days I still", "will never be my strength", "work in progress", "it's gotten a lot better", "gotten better", "gotten a lot", "I've gotten better", "have improved", "I've improved", "improved a lot", "getting better", "last month I", "last year I", "haven't missed", "have not missed", "in eight months", "manager said it was", "my manager said", "my boss noticed", "more comfortable", "more confident", "I still get", "I still have", "still get nervous", "it's still hard", "still hard", "still struggle", "still working on", "still a challenge", "not perfect but", "long way", "I still feel", "it's not gone", "I've not missed", "I have not missed", "haven't missed a", "since last june", "it still happens when", "it happens less", "still happens sometimes", "much better than", "I've turned down", "not perfect yet", "only once this year"],
      add: "A figure for the progress, and the situation where it still catches you.",
      followUp: "How do you know it is better, and when does it still catch you?",
    },
  ],
  samples: {
    junior:
      "I put off unpleasant phone calls. If I have to tell someone that something is late or wrong, I tend to write a long email instead, and then I wait. It cost us something in my apprenticeship at a shipping agency. A container was stuck at customs, I wrote to the customer at four in the afternoon, and he read it the next morning. We lost a day, he paid 340 dollars for storage, and a colleague had to calm him down for me. He was right to be angry, and I was ashamed that she had to do it. So I made a rule: bad news goes out by phone within an hour of my knowing it, and before I call I write down three points, what happened, what it means, what we do next. I keep a card on my desk with those three lines. I also asked a colleague to tell me when she sees me typing a long email. Last year I made 26 of those calls, and since then it has happened only twice that I waited until the next day. It still shows when I like the person very much; then I need a minute in the corridor first. And I have found out that most people are friendly when they hear it early.",
    senior:
      "I take over too quickly. When someone on my team explains a problem, I have the answer in my mouth before they have finished, and I find it hard to keep it there. For years I thought of that as helpful. Because of that we lost two good engineers in the same quarter. One of them told me that she brought me half-finished problems, since I would finish them anyway. It was accurate: my team could not decide anything while I was on leave. My rule is that I ask two questions before I offer one opinion. I write down the first word of my idea so that I can let go of it, and I asked my deputy to tap his pen when I break the rule in a meeting. In the beginning the pen went five or six times a week. It is down to one now, after eighteen months, and in the summer the team shipped a release during my three weeks away without a single call. I am not cured. Under stress I still grab the wheel, above all when a customer is in the room, so for such meetings I say beforehand who leads, and it is not me.",
  },
  hint: "Which habit of yours has someone else had to pay for?",
  tips: [
    "If it sounds flattering, choose another one.",
    "Half of the answer belongs to what you do about it.",
    "Say where it still shows; that makes the rest credible.",
  ],
  skills: ["self-awareness", "interviewing", "learning-agility"],
  minutes: 2,
  words: [110, 210],
};
