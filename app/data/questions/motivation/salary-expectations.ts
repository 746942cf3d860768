import type { Question } from "~/data/questions/types";

export const salaryExpectations: Question = {
  id: "salary-expectations",
  kind: "motivation",
  name: "Salary expectations",
  prompt: "What are your salary expectations?",
  why: "They want to know whether the two of you are in the same region. You show how well prepared you are, and how you negotiate when something is at stake.",
  keyPoints: [
    {
      id: "clear-range",
      label: "Give a clear figure or a narrow range",
      ask: "Which sentence says how much you expect to earn?",
      claim: "Gives a figure or a narrow range, saying whether it is per year and what it includes.",
      aliases: ["between 50 and 55", "in the range of", "a year before tax", "per year", "gross", "base salary", "base pay", "dollars a year", "thousand a year", "hourly rate", "I am looking for about", "my figure is", "my range is", "I would expect", "not below", "around 80 thousand", "around 80", "about 64,000", "hoping for about", "I'm hoping for", "looking for something around", "looking for something in", "somewhere around", "somewhere between", "in the range", "70 to 85", "between 60 and", "between 58,000 and", "thousand dollars", "per hour", "annually", "an annual salary", "salary of", "my target", "my expectation is", "minimum", "ideally", "I'd like to make", "I'd be looking for", "between 40 and", "between 45 and", "around 50", "I'd say 48", "before tax"],
      add: "A range no wider than ten percent: “between 54,000 and 58,000 a year”.",
      followUp: "Can you give me a range, and is that base pay?",
      weight: 1.3,
    },
    {
      id: "market-basis",
      label: "Say what the figure rests on",
      ask: "Which sentence says where your figure comes from?",
      claim: "Bases the figure on research such as official statistics, pay scales, postings or people in the field, for this region and level.",
      aliases: ["official statistics", "labor statistics", "bureau of labor statistics", "salary survey", "pay scale", "collective agreement", "union scale", "job postings with pay", "postings that name the pay", "median for this", "the median is", "for this level", "asked people in the field", "asked three people who", "recruiter told me", "my research", "based on my research", "based on research", "I looked at the", "I researched", "glassdoor", "bureau of labor", "salary.com", "payscale", "job ads", "similar positions", "similar roles", "similar jobs", "in this area", "in this city", "in this market", "typical range", "average salary", "market rate", "going rate", "going range", "talking with people", "talked to people", "people in similar", "industry average", "cost of living", "in denver", "I looked it up", "I looked at", "I compared", "other ads", "people I know", "friends in the", "the union", "the statistics say", "what others pay"],
      add: "Two sources and what they say: a statistic and a posting.",
      followUp: "How did you arrive at that figure?",
      weight: 1.2,
    },
    {
      id: "value-behind",
      label: "Justify where you stand in the range",
      ask: "Which sentence says why you are worth this figure?",
      claim: "Explains with experience or results why they stand at that place in the range.",
      aliases: ["in the upper part because", "in the upper third because", "in the upper half because", "in the middle because", "at the lower end because", "I bring eight years", "I have done this for", "would not need training", "no long training", "already certified", "my license", "I saved my company", "brought in", "I speak two languages", "productive from the first week", "since I have led", "what justifies", "with my six years", "years of experience", "with my experience", "because I have", "given my experience", "based on my experience", "my certification", "PMP certification", "my degree", "master's degree", "specialty in", "specialize in", "my skills", "my background", "I can bring", "I've managed", "led teams", "track record", "proven", "bilingual", "my qualifications", "my training", "because I've", "I don't need training", "I already know", "I have the license", "I can start without"],
      add: "One result or qualification that moves you up in the range.",
      followUp: "Why there in the range, and not at its lower end?",
    },
    {
      id: "whole-package",
      label: "Show flexibility on the whole package",
      ask: "Which sentence says what you can discuss besides the salary?",
      claim: "Shows which parts are negotiable and which matter, such as hours, vacation, training, bonus or a later review, and asks for the employer’s range.",
      aliases: ["the whole package", "total package", "flexible on", "room to move", "open to discuss", "what is your range", "what range have you set", "which range did you", "budget for this position", "what have you planned", "remote days", "vacation days", "training budget", "health insurance", "retirement plan", "bonus", "review after six months", "working hours matter", "overall package", "benefits package", "benefits", "including benefits", "bonus and", "remote work", "work from home", "flexible hours", "flexible schedule", "extra vacation", "paid time off", "vacation", "continuing education", "tuition", "retirement", "stock options", "equity", "I'm flexible", "flexible depending", "I'm open to negotiation", "open to negotiation", "open to discussing", "negotiable", "what range you have budgeted", "what's the range", "what is the range", "have you budgeted", "what do you usually pay", "what does the position pay", "room for growth", "the hours matter", "more important to me", "days off", "I'd take less if", "I can go lower", "I'm flexible if", "what did you have in mind"],
      add: "One thing you would trade for, and the question what they have planned.",
      followUp: "What besides the base pay matters to you?",
      weight: 1.1,
    },
  ],
  samples: {
    junior:
      "My range is between 43,000 and 46,000 dollars a year before tax, for a full-time position. I did some research, because it is my first job after training. For medical assistants in this region the median in the official statistics is about 44,000 at the moment, and three job postings with pay in this city named 41,000 to 47,000. I also asked people in the field, two who finished a year before me, and both earn 43,500 now. I see myself in the middle because I am new, but I already have the certificate for blood draws and I speak Spanish, which a third of your patients do, as you said. So I would not need training for that and could work alone in the lab after a week or two. I am flexible on some things. If the base pay is at 43,000, a training budget for the X-ray course would be worth a lot to me, and so would a review after six months with clear goals. Working hours matter more to me than a bonus, as I share the care of my sister; one fixed afternoon a week would help. May I ask what range you have set for this position?",
    senior:
      "I am looking for about 118,000 a year as base salary, and I could say yes to an offer between 114,000 and 122,000. Let me tell you what that rests on. The labor statistics for construction managers in this state put the median at about 108,000, and the salary survey of our association shows 105,000 to 125,000 for projects above ten million. I also spoke to a recruiter in the spring, who placed two people with a similar background at 115,000 and 120,000. I see myself in the upper half because I would bring nine years on hospital projects, and because the last two were finished 3 and 5 percent below budget, which was about 1.1 million dollars together. You said that your next three projects are clinics, so I would be productive from the first week. For me it is the whole package that counts. I have room to move on base pay if there is a bonus tied to budget and safety, both of which I can influence. What I care about is a site within an hour of home, or two remote days in planning phases, and a retirement plan with a match. I am not going to bargain over vacation days. What have you planned for this position, and is there a fixed grade?",
  },
  hint: "Know three numbers before you go in: what the market pays, what you want, where you stop.",
  tips: [
    "Say the number, then stop talking.",
    "Leave out rent and debts; speak of the market and your results.",
    "In many places they may not ask what you earned before; you need not say.",
  ],
  skills: ["negotiation", "interviewing", "career-planning"],
  minutes: 2,
  words: [100, 210],
};
