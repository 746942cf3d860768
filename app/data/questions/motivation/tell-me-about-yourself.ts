import type { Question } from "~/data/questions/types";

export const tellMeAboutYourself: Question = {
  id: "tell-me-about-yourself",
  kind: "motivation",
  name: "Tell me about yourself",
  prompt: "Tell me about yourself.",
  why: "It opens almost every interview. It shows whether you can pick what matters, tell it in order, and land on why you are in this room.",
  keyPoints: [
    {
      id: "who-now",
      label: "Open with who you are at work today",
      ask: "Which sentence says what you do or study now?",
      stem: "What I do or study now is …",
      stemAfter: "opening",
      claim: "Opens with the present: current or latest role, field and years of experience, or what a student studies and how far along they are.",
      aliases: ["I'm a", "I am a", "I work as", "I have worked as", "my current role", "my last role was", "years of experience", "for the past years", "I trained as", "I recently finished", "I just graduated", "by profession", "I have spent the last", "I currently work", "I'm an electrician", "I am an electrician", "I am a nurse", "I'm a nurse", "I'm a teacher", "I am a teacher", "I'm a manager", "I'm an engineer", "I'm a developer", "I'm an analyst", "I'm an accountant", "I am currently a", "I'm currently", "I currently work as", "years in", "I've been working in", "been working as", "I have been a", "with about five years", "I recently graduated", "graduated from", "graduated with a", "just finished my degree", "I specialize in", "my background is in", "I work in", "manager with", "I've worked in", "for the last six years", "for the last five years", "for the past six years", "for six years I've", "years as a", "been doing this for", "my job is to", "I look after the", "I've looked after", "I run the", "I'm a bookkeeper", "I'm a cook", "I'm a driver", "I'm a carpenter", "I'm a receptionist", "I'm a student", "I'm studying", "I study", "I'm in my final year", "I'm in my last year", "I'm a senior at", "I'm a junior at", "about to graduate", "I graduate in", "I'll graduate in", "my major is", "I'm majoring in"],
      add: "One opening line: “I’m a payroll clerk with six years in logistics,” or “I’m in my last year of nursing school.”",
      followUp: "In one sentence, who are you professionally today?",
    },
    {
      id: "path",
      label: "Give the path in two or three steps",
      ask: "Which sentence says how you came to this work, step by step?",
      stem: "I came to this work by way of …",
      stemAfter: "who-now",
      claim: "Tells the two or three steps that led here in order, courses and part-time jobs among them, and what each one taught.",
      aliases: ["I started out", "I began as", "from there I moved", "before that", "that led me to", "my first job", "I studied", "then I joined", "I was promoted", "switched to", "that taught me", "where I learned", "apprenticeship", "grew into", "I started as", "started as an", "started my career", "began my career", "my first job was", "right after high school", "after high school", "after college", "got my license", "got my degree", "majored in", "degree in", "studied psychology", "moved into a", "moved to", "was promoted to", "got promoted", "worked my way up", "later became", "then became", "became a foreman", "internship at", "interned at", "I've also worked", "taught me how to", "learned how to deal", "I learned the job", "learned the trade", "before that I worked", "before that I was", "I chose the program because", "in my first year", "in my second year", "summer job", "part-time job", "after that I went to", "then I moved to", "then I changed to", "came to the company as", "so I've seen", "did my training at", "there I learned"],
      add: "Two stations and the thread between them: “I started in …, which led me to ….”",
      followUp: "How did you get from your first job to here?",
    },
    {
      id: "proof",
      label: "Prove one strength with a figure",
      ask: "Which sentence shows one of your strengths with a number?",
      stem: "One result that shows what I can do is …",
      stemAfter: "path",
      claim: "Names one strength or achievement that fits this job and backs it with a figure.",
      aliases: ["I'm proud of", "what I do best", "known for", "one thing I'm good at", "for example I cut", "reduced", "increased", "I built", "my strength", "the work I'm proudest of", "colleagues come to me", "led a project that", "from weeks to days", "saved the company", "I'm good at", "I am good at", "really good at", "my biggest strength", "one of my strengths", "I managed", "in my current role I", "I increased", "I increased renewals", "I led a", "I helped my company", "caught a", "found problems before", "would have cost", "saved my company", "improved our", "grew sales", "grew the", "my biggest accomplishment", "biggest achievement", "won an award", "employee of the year", "top performer", "exceeded my", "on my last job", "what I'm best at", "what I'm good at", "best at is", "used to take", "now we're done in", "my thesis", "for a class project", "our team project", "from ten days to", "we're done in", "brought it down", "got it down to", "cut it to", "set up a new", "when I came to"],
      add: "One achievement with a number that this employer would care about.",
      followUp: "Which one achievement should I remember, and how big was it?",
      weight: 1.2,
    },
    {
      id: "why-here",
      label: "Land on this role",
      ask: "Which sentence says why this job is your next step?",
      stem: "This role is my next step because …",
      stemAfter: "end",
      claim: "Ends with why this role is the natural next step and what in it draws them.",
      aliases: ["that's why I'm here", "why I applied", "which is why this role", "this position", "what draws me", "the next step for me", "I'm looking for", "now I'd love to", "this job is", "brings me here", "what caught my eye in your posting", "looking for a company", "looking for a role", "excited about this position", "excited about this opportunity", "your company does", "your company is", "the perfect next step", "next step in my career", "I'd like to move into", "I want to do more", "ready for", "why I'm interested in", "interested in this position", "interested in this role", "contribute to your team", "your advert", "why your advert", "your ad", "that's why your", "you are looking for someone", "you're looking for someone", "you need someone who", "your posting", "is exactly what I", "what I'd like to do more", "in your team I", "so when I saw"],
      add: "A last sentence that names something in the posting: “That is why … caught my eye.”",
      followUp: "And what makes this role the next step on that path?",
      weight: 1.2,
    },
  ],
  samples: {
    junior:
      "I’m a certified nursing assistant, three years now, on nights in a home with about fifty residents. I started in the kitchen there, carrying trays, and noticed that I stayed longest in the rooms, so from there I took the course and moved into care. The first year mostly taught me to watch, because half of our people can’t tell you what hurts. What I do best is notice things early. Two winters ago I saw when somebody drank less, and I set up a sheet for it with the nurses. We used to send somebody to the hospital for dehydration about once a month, and we got it down to one in half a year. I’ve liked nights, and the people I work with. But at night you keep things going, and you don’t often see anyone get better. On your rehab floor they walk out again. That’s the part I’d like to see. Your posting says that assistants go along to therapy, and that’s why I applied.",
    senior:
      "I’m the service manager of an elevator company, with eighteen years in the trade. My father fixed elevators and I swore I wouldn’t. I started out as his helper at twenty, and the years on the tools taught me that most breakdowns are doors. From there I moved to dispatch, which nobody wants, and learned how much of a mechanic’s day goes into driving back for parts. Since 2016 I’ve been in charge of service for about two thousand units with twenty-six mechanics. The work I’m proudest of is about repeat visits. When I took over, roughly one job in six came back within a month. I reduced that to about one in fourteen, mostly because I let the mechanics choose what goes into the van and asked whoever did the repair to call the customer the next morning. I could stay. But a manufacturer bought us, and the contracts come first there now. What draws me to this position is that you service every brand, and that you’ve lost four good mechanics this year, it was in the trade paper. Keeping good people is the part of the work I care about most. It’s a smaller shop than mine, and it’s the next step for me.",
  },
  weaker: {
    text:
      "So, I was born in Ohio and I went to school there, and then I studied business administration, because at that time I wasn’t really sure what I wanted. After that I worked in a few different places, in sales first and then in the office. I’m a very motivated person, I like working in a team and I’m also organized. In my free time I like hiking and cooking. Now I’m looking for a new challenge, and that’s why I saw your ad and applied.",
    difference:
      "It begins at birth and gets to the job in the last half sentence. “Motivated” and “organized” could be anybody’s; one thing you did, with a number, and one reason for this job would make it yours.",
  },
  hint: "Present, past, future: who you are, how you came here, why this job.",
  tips: [
    "Keep it under two minutes; leave them something to ask.",
    "Choose the two steps that explain this application. For students, a project or part-time job counts.",
    "End on the job, so that the talk moves there.",
  ],
  skills: ["interviewing", "storytelling", "communication"],
  minutes: 2,
  words: [120, 220],
};
