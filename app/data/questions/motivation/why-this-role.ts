import type { Question } from "~/data/questions/types";

export const whyThisRole: Question = {
  id: "why-this-role",
  kind: "motivation",
  name: "Why this role",
  prompt: "Why do you want this role?",
  why: "Skills can be read from a resume; wanting cannot. The interviewer checks whether you know what the job consists of, and whether you would still like it after half a year.",
  keyPoints: [
    {
      id: "daily-task",
      label: "Name the daily task that attracts you",
      ask: "Which sentence says which daily task of this role you like?",
      claim: "Names a concrete task or responsibility of the role that attracts them, beyond title, pay or reputation.",
      aliases: ["part of the job that attracts me", "what attracts me", "attracts me most", "the task I look forward to", "look forward to", "day-to-day work", "day to day", "your posting says", "the posting mentions", "the job description", "in the description you", "main task here", "the core of this job", "what this job is about", "what interests me about this position", "interests me about", "interested in this role because", "interested in this position because", "what excites me", "excites me most", "I enjoy the most", "combines two things", "I want this role because", "what I like about this role", "like about this position", "posting says that", "job posting", "job description says", "working directly with", "I'd be working with", "I would be doing", "opportunity to work with", "work with students", "work with patients", "work with customers", "work with data", "this role involves", "hands-on", "what I like about the job is", "what appeals to me", "you would be talking to", "the part about", "planning the shifts", "every day with", "what I'd do all day", "the mix of", "the thing I'd do most", "the part in the ad about", "the part in your ad", "what made me apply"],
      add: "One task from the posting, and what you enjoy about doing it.",
      followUp: "Which task in this job would you do first on a Monday, gladly?",
      weight: 1.2,
    },
    {
      id: "done-it-before",
      label: "Prove you have enjoyed it before",
      ask: "Which sentence shows that you have enjoyed such work before?",
      claim: "Shows from past experience that they have done such work, with a figure, and liked it.",
      aliases: ["I have done this before", "did exactly that", "something similar", "similar work", "in my current job I already", "part of my week already", "I noticed that I enjoyed", "the part I enjoyed most", "best days were", "the best hours of my week", "that is when time flies", "lost track of time", "volunteered for", "I asked for more of", "even on my own time", "I've done that", "I've been doing", "done that as a volunteer", "as a volunteer for", "in my current job I", "in my last job I", "at my last job", "in my previous role", "in my previous position", "my experience with", "experience in", "I volunteered to", "I loved it", "I love doing", "I really enjoyed", "most rewarding", "rewarding thing", "best day of my", "best part of my", "proud of that", "they extended the contract", "seeing them", "helping around 30", "for two years", "I did that for", "I already do", "I do that now", "I've done this for", "that's what I did at", "did something similar", "at my last place I", "in my job now I", "that was the part I", "the bit I enjoyed"],
      add: "A moment when you did this kind of work and forgot the time.",
      followUp: "Where have you done this kind of work, and how did you know that you like it?",
    },
    {
      id: "first-contribution",
      label: "Say what you would bring early",
      ask: "Which sentence says what you could contribute in the first months?",
      claim: "Says what they could contribute in the first months, tied to something this team needs.",
      aliases: ["in the first three months", "first 90 days", "within the first weeks", "from day one", "what I can bring", "I can bring", "what I would bring", "I could take over", "could help you with", "you need someone who", "you are looking for someone who", "your team needs", "I would begin by", "I could help right away", "help right away", "right away with", "contribute quickly", "hit the ground running", "ground running", "I already know", "I'm already familiar with", "bring my experience", "I'd bring", "I can help your team", "help your team", "my skills match", "my skills would", "first couple of months", "in the first couple", "in the first few months", "take over the monthly", "I know you have many", "I can relate to", "I understand your customers", "a good fit because", "in the first weeks I", "in the first month I", "I could start with", "you mentioned that", "you said that you", "in your ad you", "I could help with", "right from the start I can"],
      add: "“In the first three months I could …, because I have …”",
      followUp: "What would you contribute in the first three months?",
    },
    {
      id: "room-to-grow",
      label: "Say what you want to learn here",
      ask: "Which sentence says what you want to learn in this role?",
      claim: "Says what they want to learn in this role that their present one does not offer.",
      aliases: ["what I want to learn", "I want to learn how", "learn from people who", "haven't had the chance", "have not had the chance", "not possible where I am", "my current role does not", "my present job doesn't", "a chance to learn", "room to grow", "get better at", "would be new to me", "I have not yet done", "I'd also like to learn", "I would also like to learn", "I'd also get to learn", "get to learn about", "opportunity to learn", "opportunity to grow", "haven't had the opportunity", "had the opportunity to", "don't do where I am", "we don't do", "in my present role", "grow my skills", "develop my skills", "improve my skills", "build on my", "expand my", "challenge myself", "new challenge", "career growth", "advance my career", "next step in my career", "learn from your team", "mentorship", "I'd like to learn", "I want to learn", "I would learn", "what I can't do yet", "never had the chance to", "where I am now there's no", "in my present job I can't", "I want to get better at", "haven't done yet is"],
      add: "One thing you would learn here and cannot learn where you are.",
      followUp: "What can you learn here that you cannot learn where you are now?",
      weight: 0.9,
    },
  ],
  samples: {
    junior:
      "What attracts me most is a sentence in the middle of your posting: the coordinator calls each new volunteer within two days of signing up. That is the core of this job for me. Many organizations write to people and wonder why they disappear. I have done something similar on a small scale. As a student I ran the front desk of a food bank, and part of my week was to call the 40 people on our list. I noticed that I enjoyed those calls more than anything else, even the difficult ones, and of the people I reached, 28 came at least twice; with mail alone it had been nine. What I can bring from day one is patience on the phone and an orderly spreadsheet. In the first three months I could take over the calls and tell you which questions come up again and again. What I want to learn is the part before that, how to plan shifts for 200 people in six places. I have not had the chance to do that, because our food bank had one room and twelve helpers. So it is work I know I enjoy, with a piece that would be new to me.",
    senior:
      "I have led accounting teams for eleven years, and a title was not the reason I wrote to you. It was one line in the description: you want to go from fifteen days to five for the monthly close, with the team you have. That is the task I look forward to. In my current job I already did that once, from twelve days to six, and it was the best year I have had there. It was not about software. Most of it was finding out which of 140 entries nobody reads, and having the courage to stop them. I lost track of time in it, and I asked for more of that work afterwards, but our close is done and what remains is upkeep. You need someone who can do it without burning people out, and that is what I would bring: in the first 90 days I would sit with each person through one close, list where they wait, and remove the three longest waits. What I want to learn is consolidation across currencies. My current role does not have it, since we sell in one country, and you have four. I will need your group controller for that, and I told her so when we spoke.",
  },
  hint: "Read the posting again. Which single line made you apply?",
  tips: [
    "Quote the task, not the benefits.",
    "One figure from your past makes the wish believable.",
    "Say what you would learn; wanting nothing sounds like boredom.",
  ],
  skills: ["interviewing", "career-planning", "self-awareness"],
  minutes: 2,
  words: [110, 210],
};
