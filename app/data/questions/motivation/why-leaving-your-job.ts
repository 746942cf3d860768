import type { Question } from "~/data/questions/types";

export const whyLeavingYourJob: Question = {
  id: "why-leaving-your-job",
  kind: "motivation",
  name: "Reason for leaving",
  prompt: "Why are you leaving your current job, or why did you leave your last one?",
  why: "They want to know whether the same thing would drive you away here, and how you speak of people when they are not in the room.",
  keyPoints: [
    {
      id: "honest-reason",
      label: "Give the real reason in one calm sentence",
      ask: "Which sentence says why you are leaving, or why you left?",
      claim: "Gives an honest, concrete reason for leaving in a calm tone, such as a closed department, no further step, hours or a move.",
      aliases: ["my position was cut", "I was laid off", "laid off with", "my department was closed", "the department closed", "company was sold", "was moved to another city", "moved here with my family", "no next step", "there is no next step", "no further step for me", "no further step", "not going to change", "contract ended", "contract was not renewed", "the hours do not fit", "the reason is simple", "I reached the end of", "outgrown the role", "I was let go", "company was acquired", "was acquired", "department was eliminated", "position was eliminated", "was eliminated", "was laid off", "laid me off", "got laid off", "layoffs", "company closed", "went out of business", "bankrupt", "downsizing", "restructuring", "reorganization", "seasonal job", "temporary position", "isn't any room", "no room for", "room for advancement", "room to grow", "no growth", "no opportunity", "small company", "relocated", "relocating", "moved to this", "burned out", "different schedule", "night shifts", "went back to school", "part time and I need", "looking for full time", "the company closed", "they closed the", "they moved to", "the shop is closing", "my contract ended", "my contract runs out", "there was nowhere to go", "I can't go any further", "the commute was", "two hours each way", "my hours were cut", "they let half of us go"],
      add: "The reason in one sentence, without adjectives.",
      followUp: "What is the reason, in one sentence?",
      weight: 1.2,
    },
    {
      id: "no-blame",
      label: "Speak fairly of the people you leave",
      ask: "Which sentence says what is or was good about that employer?",
      claim: "Speaks fairly of the old employer and says what they owe it, without blaming boss or colleagues.",
      aliases: ["I owe them a lot", "I owe my manager", "I learned a lot there", "I am grateful", "grateful for", "good people", "good colleagues", "I understand the decision", "understood the decision", "no hard feelings", "nobody's fault", "still in touch with", "on good terms", "we parted on good terms", "they were fair to me", "gave me my first", "it wasn't personal", "I'm grateful for", "grateful for the", "I've really enjoyed", "really enjoyed", "I enjoyed my time", "enjoyed working", "I loved working", "great manager", "great team", "great company", "great experience", "good experience", "taught me a lot", "learned so much", "learned a lot", "I appreciate", "appreciate everything", "thankful for", "proud of what", "still friends with", "left on good terms", "good relationship with", "gave two weeks notice", "positive experience", "I owe them", "they were good to me", "they treated me well", "I liked my colleagues", "I still meet my", "nothing bad to say", "they gave me a chance", "my boss was fair"],
      add: "One thing you learned there, or one person you thank.",
      followUp: "What would your manager there say about how you left?",
    },
    {
      id: "tried-to-stay",
      label: "Show what you tried before leaving",
      ask: "Which sentence says what you tried before you decided to leave?",
      claim: "Tried to change the situation or looked for another place inside before deciding to leave.",
      aliases: ["I asked for", "asked whether I could move", "talked to my manager about", "applied for two internal", "applied internally", "looked for another place inside", "proposed to take over", "offered to work", "suggested a different role", "tried for a year", "we looked for a solution", "we tried to find", "there was no opening", "no opening for", "no vacancy", "gave it six months", "before I decided", "I applied to other", "applied to other departments", "other departments", "hiring freeze", "asked my manager about", "talked to my manager", "talked with my manager", "spoke with my manager", "taking on more responsibility", "more responsibility", "gave me a couple", "gave me more projects", "there is only so much", "only so much they", "asked for a raise", "asked for a promotion", "asked for a transfer", "requested a transfer", "tried to", "looked for opportunities", "offered to relocate", "couldn't offer me", "stayed an extra", "stayed until", "I talked to my boss about", "I asked if I could", "asked for other hours", "asked for more hours", "applied inside", "applied for another position there", "I tried to change", "waited a year", "offered to do"],
      add: "The conversation you had with your manager, and the answer you got.",
      followUp: "What did you try there before you decided to go?",
    },
    {
      id: "towards-something",
      label: "Say what you are moving toward",
      ask: "Which sentence says what you are looking for now?",
      claim: "Says what they are looking for now and why this job offers it, so that the answer ends ahead and not behind.",
      aliases: ["what I am looking for now", "now I am looking for", "I'm looking for a place", "looking for a team where", "here I would", "your job offers", "this job gives me", "in your team I could", "that is what I see here", "which is what you offer", "drawn to this role because", "I would rather move toward", "moving toward", "a place where I can", "this is the step", "I'm excited about", "excited about finding", "I'm looking for a", "looking for a larger", "looking for a place", "looking for an opportunity", "looking for a company", "looking for something", "for the long run", "long term", "I can grow", "where I can grow", "where I can stay", "new challenge", "new challenges", "what I like about this job", "what I like about your", "your job description mentions", "what attracted me", "this position offers", "this role would", "you're growing", "build something", "next step in", "better fit", "what I want now is", "what I'm looking for now", "I want somewhere where", "I'd like to work where", "here I could", "with you I could", "your job has", "this job has", "that's what you offer", "you offer that"],
      add: "“What I look for now is …, and here that means …”",
      followUp: "And what are you looking for that you see here?",
      weight: 1.1,
    },
  ],
  samples: {
    junior:
      "The reason is simple: my department was closed. I worked for two years in customer support at a travel company, and in March they moved all support to another country. I was laid off with 22 others. I understood the decision, because half of the calls had already gone to chat. They were fair to me: I got four months’ notice, and I am still in touch with my supervisor, who is one of my references. I learned a lot there, above all how to calm someone whose flight is gone. Before I left I asked whether I could move to the quality team, and I applied internally for two positions. There was no opening for someone without a statistics background, so I used the last weeks to write the handbook for the new team, 38 pages, and trained them by video. What I am looking for now is support where I can follow a case to the end. In the travel job I had six minutes a call and never knew how it turned out. You give each customer one contact for the whole repair, about 80 cases per person, and that is what I see here: fewer people and a real ending.",
    senior:
      "I have been at the same publishing house for nine years and I owe them a lot. They gave me my first team, and let me make a mistake or two at their expense. I am leaving because there is no next step for me there: above me is the head of production, who is 46, very good, and not going anywhere. That is nobody’s fault. Before I decided, I talked to my manager about it openly, a year ago. We looked for a solution together. I proposed to take over the audio books, and I did that on top of my job for ten months; we brought out 34 titles with two people. It worked, and then the owners decided to license audio to a partner instead. From a business view I would have decided the same. So he knows that I am here today, and we have agreed that I will hand over after the spring list, in twelve weeks. What I am looking for now is a production department I can build and answer for as a whole, budget and people included. Your job offers that with a team of seven and a list that doubles in two years. I would rather move toward that now than become impatient in a place I like.",
  },
  hint: "Imagine your old boss listening at the door. What would you say?",
  tips: [
    "One sentence of reason, then forward.",
    "Never complain about people; it is heard as a preview.",
    "Being laid off is a fact, not a flaw: say it plainly.",
  ],
  skills: ["interviewing", "self-awareness", "communication"],
  minutes: 2,
  words: [110, 210],
};
