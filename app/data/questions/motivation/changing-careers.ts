import type { Question } from "~/data/questions/types";

export const changingCareers: Question = {
  id: "changing-careers",
  kind: "motivation",
  name: "Changing careers",
  prompt: "You come from a different field. Why the change, and what makes you think you can do this?",
  why: "A career changer is a bet. The interviewer wants to see that you know the new work from the inside, that something carries over, and that you know what is missing.",
  keyPoints: [
    {
      id: "reason-for-change",
      label: "Tell what drew you over",
      claim: "Tells the moment or insight that drew them to the new field, as a move toward it rather than an escape.",
      aliases: ["it started when", "it began when", "the moment I knew", "I realized that", "I noticed that the part I", "what drew me to", "what pulled me", "for years I had been", "I found myself", "I kept coming back to", "I was the one who always", "not running away", "not an escape", "I liked my old job", "I still respect my old", "made me want to", "when I saw", "I saw what", "I began analyzing", "I began to", "found I enjoyed", "enjoyed that more", "I realized I", "discovered that", "I've always been", "always been interested", "always wanted to", "I knew that I wanted", "wanted to do that", "I wanted to help", "I wanted more", "fell in love with", "passion for", "passionate about", "inspired me", "inspired by", "I became interested", "got interested in", "decided to switch", "decided to change", "decided I wanted", "lost interest", "burned out on", "moving into", "want to become", "I noticed that I", "I realized that what", "the part I liked most", "I always ended up", "a colleague showed me", "the first time I", "I was the one who fixed", "I caught myself"],
      add: "The moment it began: “It started when I …”",
      followUp: "When did you first want to do this work, and what set it off?",
      weight: 1.1,
    },
    {
      id: "tested-it",
      label: "Show that you have tested it",
      claim: "Has tried the new field in reality through a course, project, placement, shadowing or side job, with its extent.",
      aliases: ["bootcamp", "evening course", "200 hours", "weeks of course", "finished a certificate", "did a placement", "internship of", "shadowed a", "I spent two weeks with", "built a project", "my first project", "side job", "volunteered as", "helped a friend's company", "worked weekends at", "freelanced for", "to find out whether", "I wanted to test", "before I quit", "I completed the", "completed a certificate", "google data analytics", "earned a certificate", "took my CNA", "took a course", "took courses", "taking classes", "online courses", "coding bootcamp", "capstone project", "did a project", "built a", "portfolio", "worked as a volunteer", "as a volunteer at", "volunteered at", "for six months", "shadowed", "job shadowing", "did an internship", "part-time job in", "side project", "freelance", "to make sure", "make sure it was", "talked to people who", "informational interviews", "internship in the new", "I did a course", "spent two weeks at", "spent a week with", "went along with", "built a small", "I made a website", "in my free time I", "for a friend I", "at weekends I"],
      add: "What you tried, how many hours or weeks, and what came of it.",
      followUp: "How have you tested that it is for you?",
      weight: 1.2,
    },
    {
      id: "carries-over",
      label: "Show what carries over, with proof",
      claim: "Names skills from the old field that this job needs and proves one with an example.",
      aliases: ["carries over", "what I bring from", "transfers", "transferable", "the same skill", "is the same as", "not so different from", "is very similar to", "from teaching I know", "from nursing I know", "from sales I know", "from the kitchen I know", "fifteen years of", "ten years of dealing with", "I have learned to stay calm", "that is what I did every day", "in both jobs", "as a teacher I learned", "as a nurse I", "as a chef I", "as a manager I", "working in a kitchen taught", "working in retail taught", "taught me to stay", "taught me how to", "my experience in", "my background in", "transferable skills", "skills that", "which is a big part", "which help here", "which all help", "also applies", "I can apply", "apply those skills", "use those skills", "same skills", "similar to", "communication skills", "customer service skills", "organizational skills", "work under pressure", "explain complicated", "problem solving", "from waiting tables I", "as a teacher I", "as a cook I", "I'm used to", "I know how to deal", "I've dealt with", "in a kitchen you", "in a classroom you", "that helps with"],
      add: "One old skill, one situation in the new job where it counts.",
      followUp: "What did you do every day in the old job that you would do here?",
      weight: 1.1,
    },
    {
      id: "known-gaps",
      label: "Name what is missing and your plan",
      claim: "Names honestly what they cannot do yet and how they are closing the gap.",
      aliases: ["what I am missing", "what is missing", "what I cannot do yet", "I don't have yet", "I have never worked in", "I am slower than", "I will need help with", "I am a beginner in", "to close it", "I am working through", "every evening I", "twice a week with a mentor", "in six months I should", "I expect to need", "I know that I start", "I know I don't have", "I don't have", "still have to learn", "still need to learn", "have to learn a lot", "a lot to learn", "still basic", "is still basic", "still learning", "my weakness is", "I lack", "lack of experience", "lack experience", "limited experience", "don't have experience", "never worked in", "taking an evening class", "evening class", "taking anatomy", "this semester", "I'm studying", "studying for", "currently enrolled", "currently taking", "working on my", "practicing every", "I'm willing to learn", "fast learner", "catch up", "what I don't know yet", "I don't know yet", "I haven't done", "I've never worked with", "I can't yet", "I'm still learning", "I'm slow at", "I'm working through", "I study two evenings", "I know I still have to"],
      add: "The biggest gap, and what you are doing about it this month.",
      followUp: "What can you not do yet, and by when will you?",
    },
    {
      id: "price-paid",
      label: "Show you accept the price",
      claim: "Accepts what the change costs, such as lower pay or a junior title, and shows commitment to stay in the new field.",
      aliases: ["less money", "lower salary", "pay cut", "earn less", "starting at the bottom", "start again as", "junior title", "younger colleagues", "a boss younger than", "I have saved for", "saved up", "I gave notice", "talked it over with my", "my family and I decided", "I have burned no bridges", "I am here to stay", "for the next twenty years", "worth it to me", "start in a junior", "junior position", "entry level", "entry-level", "start over", "starting over", "from the bottom", "take a pay cut", "make less money", "less money in", "I understand that I'd", "I'm okay with that", "okay with that", "willing to", "it's worth it", "long-term career", "for the rest of my life", "rest of my life", "committed to", "my commitment", "sacrifice", "I've saved", "saved money", "supportive family", "my family supports", "it's what I want", "no regrets", "I'll earn less", "I earn less", "start at the bottom", "start from the bottom", "I know I start as", "my wife and I", "we did the math", "we can live on", "I'm fine with being", "I mean it", "not going back"],
      add: "What you give up, and why it is worth it to you.",
      followUp: "You would start lower than where you are. Why would you stay?",
      weight: 0.8,
    },
  ],
  samples: {
    junior:
      "I was a cook for six years, and I liked my old job. It started when our restaurant got a new ordering system and nobody could make it print by station. I found myself reading the manual after my shift and wrote a small script that sorted the orders. It saved about 40 misplaced plates a week, and I noticed that it was the part of the day I talked about at home. Before I quit anything, I wanted to test it. I did an evening course in Python, 240 hours, and then built a project for a friend’s café that plans the purchases. It has run there since May and has cut the waste by a fifth. What I bring from the kitchen: I stay calm when twelve things are urgent, and I taste before I serve, so I test before I say that it works. What I don’t have yet is experience in a team with a large code base; I have never worked in one. To close it I fix small issues in an open project, seven are merged, and twice a week I go through code with a mentor. I would earn less at first and have younger colleagues than in the kitchen. I have saved for a year, and it is worth it to me.",
    senior:
      "For sixteen years I was a nurse, the last seven as head of an intensive care ward, and I apply to you as a data protection officer. It began when a patient’s file was opened by 31 people who had nothing to do with her. I realized that I was the one who always ended up with such cases, and that I wanted to prevent them instead of explaining them. I wanted to test that, so I finished a certificate in data protection law, nine months at weekends, and then worked one day a week with our officer. In that year I rebuilt the access rules for eleven wards, and wrongful access fell from about 50 cases a quarter to six. What I bring from nursing is less exotic than it sounds. Telling a chief physician no at two in the morning is the same skill as telling a board no. What is missing is contract law with vendors; I am a beginner in it, and I am working through forty real contracts with a lawyer who checks my notes. It means a pay cut of 8 percent and a junior title. My family and I decided on it together, and I am here to stay: I want to do this for the next twenty years.",
  },
  hint: "Why toward it, how tested, what carries over, what is missing.",
  tips: [
    "Speak well of the field you leave.",
    "A tried-out month weighs more than a dream.",
    "Name your biggest gap before they do.",
  ],
  skills: ["career-planning", "learning-agility", "adaptability"],
  minutes: 3,
  words: [130, 230],
};
