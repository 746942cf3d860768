import type { Question } from "~/data/questions/types";

export const greatestStrength: Question = {
  id: "greatest-strength",
  kind: "motivation",
  name: "Greatest strength",
  prompt: "What is your greatest strength?",
  why: "It asks you to choose. One strength that fits the job and is proved by a story says more than five adjectives.",
  keyPoints: [
    {
      id: "one-strength",
      label: "Choose one and make it precise",
      ask: "Which sentence says exactly what your strength is?",
      claim: "Names one strength in precise words, saying what they do rather than an adjective.",
      aliases: ["my strength is", "my greatest strength", "my biggest strength", "what I am best at", "the thing I do best", "what I do better than most", "I am good at", "I have a talent for", "I have an eye for", "I can explain", "I stay calm when", "I notice when", "by that I mean", "which means that I", "in practice that means", "to be precise", "I'd say I'm", "I would say I'm", "I would say that my", "greatest strength is", "biggest strength is", "one of my strengths", "main strength", "very organized", "organized", "staying calm", "calm under pressure", "attention to detail", "detail oriented", "communication skills", "good communicator", "good listener", "hard worker", "problem solver", "problem solving", "fast learner", "quick learner", "people skills", "able to connect", "adaptable", "reliable", "patient with", "persistent", "leadership", "I'm really good at", "I'm good at explaining", "I'm the one who", "I finish what I", "I'm good with", "I see mistakes", "I get people to", "I keep track of"],
      add: "A verb instead of an adjective: “I find the error in a long table”, not “I’m detail-oriented”.",
      followUp: "Which one strength? Can you say it as something you do?",
      weight: 1.1,
    },
    {
      id: "strength-story",
      label: "Prove it with one story and a figure",
      ask: "Which sentence shows your strength in a real situation?",
      claim: "Proves the strength with a concrete occasion and its measured effect.",
      aliases: ["one example is", "the best example", "let me give you an example", "one case was", "one evening", "one morning", "last spring", "last autumn", "last winter", "the day when", "it saved", "that saved", "found the error", "within an hour", "instead of three days", "which brought", "for instance", "last december", "last year", "last month", "in my last job", "at my last job", "at my current job", "when I took over", "there was a time", "one time", "our system crashed", "during the busiest", "I quickly", "I set up a", "set up a system", "was able to", "we were able to", "reduced", "reduced waste", "increased sales", "increased by", "improved", "saved time", "dollars a year", "ahead of schedule", "last month we", "one day we", "there was a day", "once when the", "in one week", "we saved", "found the mistake", "without that we", "it took me two hours to"],
      add: "One occasion with a date, what you did, and a figure.",
      followUp: "When did that strength make a difference? How large was it?",
      weight: 1.2,
    },
    {
      id: "seen-by-others",
      label: "Bring a witness",
      ask: "Which sentence says how other people noticed this strength?",
      claim: "Says how others noticed or use this strength, such as colleagues, a manager or customers.",
      aliases: ["my manager says", "my boss says", "my manager wrote", "in my review", "colleagues call me when", "colleagues come to me", "people bring me", "I get called when", "customers ask for me", "a customer told me", "my team jokes that", "my teacher used to say", "I was asked to train others", "nickname", "others noticed", "feedback I hear", "known for it", "my supervisor mentioned", "supervisor said", "mentioned it in my", "performance review", "my last review", "my boss asked me", "my manager asked me", "asked me to set up", "asked me to train", "coworkers come to me", "often come to me", "come to me when", "go-to person", "go to person", "people tell me", "my friends say", "I've been told", "been told that", "my team relies", "relies on me", "rely on me", "customers often", "positive feedback", "won an award", "recognized for", "people come to me", "they ask me when", "they call me when", "my boss gives me", "my boss always gives", "it was in my review", "in my reference it says", "they send the new ones to me"],
      add: "A sentence someone said about it, and who said it.",
      followUp: "Who else would say that about you? What do they come to you for?",
    },
    {
      id: "strength-limit",
      label: "Know its limit",
      ask: "Which sentence says when this strength becomes a problem?",
      claim: "Knows where the strength becomes too much or does not help, and what they do about it.",
      aliases: ["the other side of it", "the downside", "the flip side", "too much of it", "can become a problem", "can be too much", "not always useful", "does not help when", "I have to watch that", "have to be careful", "tempts me to", "so I set a limit", "so I ask myself", "where it gets in the way", "has a price", "the price of it", "on the flip side", "flip side", "sometimes I can", "I can sometimes", "can seem too", "can get a bit", "get a bit annoyed", "can be a weakness", "drawback", "at times I", "too much time", "spend too long", "too detailed", "too relaxed", "too focused", "impatient", "I've learned to", "so I've learned to", "so I make sure", "make sure to", "I try to balance", "remind myself", "have to remember", "I need to be careful", "sometimes I overdo", "I can overdo it", "it can be too much", "it annoys people", "I get lost in", "I sometimes forget to", "so I set myself", "the downside is", "takes me too long sometimes"],
      add: "One situation in which it gets in your way, and your remedy.",
      followUp: "When does that strength get in your way?",
      weight: 0.8,
    },
    {
      id: "strength-for-job",
      label: "Say what it is worth in this job",
      ask: "Which sentence says how this strength would help in this job?",
      claim: "Says where this strength would be used in the job they are applying for.",
      aliases: ["in this job", "for this role that", "in this role that", "you would use it", "I would use it", "useful here because", "you mentioned that", "in your posting", "your team has", "on your ward", "in your warehouse", "with your customers", "for your clients", "here it would help", "that is needed when", "exactly where I would need it", "in your lab", "in your store", "in your office", "in your company", "in your team", "your emergency department", "your department is", "I know that your", "I know you need", "your clients", "your patients", "your customers", "for this position", "for this role", "in this position", "in this role", "would be valuable", "be really helpful", "would be helpful", "would be useful", "would help me", "an asset to", "benefit your team", "help your team", "fits well with", "perfect for this", "here I would", "in this job I", "for this job", "in your shop", "you need someone", "you have many", "that would help you", "I could use that"],
      add: "The task in this job where it would count.",
      followUp: "Where in this job would we notice it?",
    },
  ],
  samples: {
    junior:
      "What I am best at is explaining a technical thing to someone who is afraid of it. In practice that means I find the picture that makes it click, and I don’t go on until it has. The best example is from last winter. I volunteered in a retirement home, and the new emergency bracelets lay in a drawer, because 31 of 44 residents did not trust them. I sat down with each of them for ten minutes and compared it with the bell rope in a tram, which they all know. After three weeks 40 of 44 wore it. In February it worked when it mattered: a woman fell in the garden and help was there within four minutes. The nurses noticed it, and since then colleagues come to me with everything that has a plug, and two customers of my evening job in a repair café ask for me by name. The other side of it is time. It tempts me to explain more than the person wants to know, so I ask at the start: would you like to understand it, or do you want it fixed? In this job you would use it on the phone, since you mentioned that most calls are about the first setup.",
    senior:
      "I have an eye for the number that cannot be right. In practice that means I can look at a page of figures for a minute and point to the one that does not fit the story around it. One case was in 2020. I was a controller at a furniture maker, and the quarterly report showed 11 percent more sales with the same energy bill. I went to the meter that evening, found that one of three had not been read since May, and within an hour we knew that we had 210,000 dollars less profit than the board was about to announce. It saved us a correction in public. My manager wrote in my review that I am the last person before the printer, and by now people bring me their tables before I ask. It has a price. Looking for errors can be too much in a room where ideas are new and rough, and a designer once told me that I had killed her sketch with a decimal. So I set a limit: in the first meeting on anything, I only ask questions about the idea. In this role that eye is needed at the monthly close, where you mentioned three restatements in two years. I would like to be the reason there is no fourth.",
  },
  hint: "What do people come to you for without being told to?",
  tips: [
    "One strength. Not three.",
    "Say it as a verb, then prove it with one evening, one case.",
    "Let somebody else praise you.",
  ],
  skills: ["self-awareness", "interviewing", "storytelling"],
  minutes: 2,
  words: [110, 210],
};
