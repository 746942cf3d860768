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
      stem: "What I’d most like doing every day is …",
      stemAfter: "opening",
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
      stem: "I already enjoyed work like this when I …",
      stemAfter: "daily-task",
      claim: "Shows from past experience that they have done such work, with a figure, and liked it.",
      aliases: ["I have done this before", "did exactly that", "something similar", "similar work", "in my current job I already", "part of my week already", "I noticed that I enjoyed", "the part I enjoyed most", "best days were", "the best hours of my week", "that is when time flies", "lost track of time", "volunteered for", "I asked for more of", "even on my own time", "I've done that", "I've been doing", "done that as a volunteer", "as a volunteer for", "in my current job I", "in my last job I", "at my last job", "in my previous role", "in my previous position", "my experience with", "experience in", "I volunteered to", "I loved it", "I love doing", "I really enjoyed", "most rewarding", "rewarding thing", "best day of my", "best part of my", "proud of that", "they extended the contract", "seeing them", "helping around 30", "for two years", "I did that for", "I already do", "I do that now", "I've done this for", "that's what I did at", "did something similar", "at my last place I", "in my job now I", "that was the part I", "the bit I enjoyed"],
      add: "A moment when you did this kind of work and forgot the time.",
      followUp: "Where have you done this kind of work, and how did you know that you like it?",
    },
    {
      id: "first-contribution",
      label: "Say what you would bring early",
      ask: "Which sentence says what you could contribute in the first months?",
      stem: "In my first months here, I could …",
      stemAfter: "done-it-before",
      claim: "Says what they could contribute in the first months, tied to something this team needs.",
      aliases: ["in the first three months", "first 90 days", "within the first weeks", "from day one", "what I can bring", "I can bring", "what I would bring", "I could take over", "could help you with", "you need someone who", "you are looking for someone who", "your team needs", "I would begin by", "I could help right away", "help right away", "right away with", "contribute quickly", "hit the ground running", "ground running", "I already know", "I'm already familiar with", "bring my experience", "I'd bring", "I can help your team", "help your team", "my skills match", "my skills would", "first couple of months", "in the first couple", "in the first few months", "take over the monthly", "I know you have many", "I can relate to", "I understand your customers", "a good fit because", "in the first weeks I", "in the first month I", "I could start with", "you mentioned that", "you said that you", "in your ad you", "I could help with", "right from the start I can"],
      add: "“In the first three months I could …, because I have …”",
      followUp: "What would you contribute in the first three months?",
    },
    {
      id: "room-to-grow",
      label: "Say what you want to learn here",
      ask: "Which sentence says what you want to learn in this role?",
      stem: "What I’d learn here and can’t learn now is …",
      stemAfter: "end",
      claim: "Says what they want to learn in this role that their present one does not offer.",
      aliases: ["what I want to learn", "I want to learn how", "learn from people who", "haven't had the chance", "have not had the chance", "not possible where I am", "my current role does not", "my present job doesn't", "a chance to learn", "room to grow", "get better at", "would be new to me", "I have not yet done", "I'd also like to learn", "I would also like to learn", "I'd also get to learn", "get to learn about", "opportunity to learn", "opportunity to grow", "haven't had the opportunity", "had the opportunity to", "don't do where I am", "we don't do", "in my present role", "grow my skills", "develop my skills", "improve my skills", "build on my", "expand my", "challenge myself", "new challenge", "career growth", "advance my career", "next step in my career", "learn from your team", "mentorship", "I'd like to learn", "I want to learn", "I would learn", "what I can't do yet", "never had the chance to", "where I am now there's no", "in my present job I can't", "I want to get better at", "haven't done yet is"],
      add: "One thing you would learn here and cannot learn where you are.",
      followUp: "What can you learn here that you cannot learn where you are now?",
      weight: 0.9,
    },
  ],
  samples: {
    junior:
      "I’ve driven for two years, and I want to sit on the other end of the radio. In this job somebody plans the routes at five in the morning and moves them around all day when a van breaks down. That planning is what attracts me. I’ve done a little of it. Last Christmas our dispatcher was sick for two weeks, so I did the board for our eleven vans. The first two days I got it wrong, and one van came back with a third of its load. By the second week we brought back five or six parcels a day, the same as with her, and I enjoyed it more than driving. You said that most of your drivers are new this year. I know what goes wrong in the first months, because for me it’s not long ago. So in my first weeks I’d ride along half a day with each of them and put on the map what they tell me: gates, dogs, where you can turn. What I want to learn is the long routes, with rest times and two drivers, and your software. My current job is all city vans. I’d be slow at that in the beginning.",
    senior:
      "“Design a menu for twenty-two schools at under three dollars a plate.” Most cooks would run from that sentence, and I read it out to my wife. That task is why I’m here. I’ve done a smaller version of it. Five years ago I took over the staff restaurant of a hospital, nine hundred meals a day, and brought the food cost from about 4.10 to 3.40 without taking the fish away. I enjoyed it more than any restaurant I’ve worked in, and some of those had good names. Your own report says that children leave a third on the tray. So in the first month I’d stand at the bins and in the lines of four or five schools. By the end of the first semester I could bring you ten dishes that they eat and that your kitchens can make with the people they have, because you’re short of staff as well. What I want to learn is public purchasing. In my current job I call a supplier and that’s it, and with you there are tenders, which take a year to understand, I’m told. And parents. I have never had to cook in front of a school board.",
  },
  weaker: {
    text:
      "I think the role fits me very well, because I have experience in this area and I’m looking for something where I can develop. Your company has a very good reputation, and I’ve heard that the atmosphere is nice and people stay for a long time. The location is also good for me, and it’s possible to work from home. I’m a fast learner, so I’m sure that I can get into it quickly. I’d really like to be part of the team.",
    difference:
      "Reputation, location and working from home are what the company gives you. Name one task in the job you’d look forward to, a time you did something like it, and what you’d take on first.",
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
