import type { Question } from "~/data/questions/types";

export const greatestStrength: Question = {
  id: "greatest-strength",
  kind: "motivation",
  prompt: "What is your greatest strength?",
  why: "It asks you to choose. One strength that fits the job and is proved by a story says more than five adjectives.",
  keyPoints: [
    {
      id: "one-strength",
      label: "Choose one and make it precise",
      claim: "Names one strength in precise words, saying what they do rather than an adjective.",
      aliases: ["my strength is", "my greatest strength", "my biggest strength", "what I am best at", "the thing I do best", "what I do better than most", "I am good at", "I have a talent for", "I have an eye for", "I can explain", "I stay calm when", "I notice when", "by that I mean", "which means that I", "in practice that means", "to be precise"],
      add: "A verb instead of an adjective: \"I find the error in a long table\", not \"I'm detail-oriented\".",
      followUp: "Which one strength? Can you say it as something you do?",
      weight: 1.1,
    },
    {
      id: "strength-story",
      label: "Prove it with one story and a figure",
      claim: "Proves the strength with a concrete occasion and its measured effect.",
      aliases: ["one example is", "the best example", "let me give you an example", "one case was", "one evening", "one morning", "last spring", "last autumn", "last winter", "the day when", "it saved", "that saved", "found the error", "within an hour", "instead of three days", "which brought"],
      add: "One occasion with a date, what you did, and a figure.",
      followUp: "When did that strength make a difference? How large was it?",
      weight: 1.2,
    },
    {
      id: "seen-by-others",
      label: "Bring a witness",
      claim: "Says how others noticed or use this strength, such as colleagues, a manager or customers.",
      aliases: ["my manager says", "my boss says", "my manager wrote", "in my review", "colleagues call me when", "colleagues come to me", "people bring me", "I get called when", "customers ask for me", "a customer told me", "my team jokes that", "my teacher used to say", "I was asked to train others", "nickname", "others noticed", "feedback I hear", "known for it"],
      add: "A sentence someone said about it, and who said it.",
      followUp: "Who else would say that about you? What do they come to you for?",
    },
    {
      id: "strength-limit",
      label: "Know its limit",
      claim: "Knows where the strength becomes too much or does not help, and what they do about it.",
      aliases: ["the other side of it", "the downside", "the flip side", "too much of it", "can become a problem", "can be too much", "not always useful", "does not help when", "I have to watch that", "have to be careful", "tempts me to", "so I set a limit", "so I ask myself", "where it gets in the way", "has a price", "the price of it"],
      add: "One situation in which it gets in your way, and your remedy.",
      followUp: "When does that strength get in your way?",
      weight: 0.8,
    },
    {
      id: "strength-for-job",
      label: "Say what it is worth in this job",
      claim: "Says where this strength would be used in the job they are applying for.",
      aliases: ["in this job", "for this role that", "in this role that", "you would use it", "I would use it", "useful here because", "you mentioned that", "in your posting", "your team has", "on your ward", "in your warehouse", "with your customers", "for your clients", "here it would help", "that is needed when", "exactly where I would need it"],
      add: "The task in this job where it would count.",
      followUp: "Where in this job would we notice it?",
    },
  ],
  samples: {
    junior:
      "What I am best at is explaining a technical thing to someone who is afraid of it. In practice that means I find the picture that makes it click, and I don't go on until it has. The best example is from last winter. I volunteered in a retirement home, and the new emergency bracelets lay in a drawer, because 31 of 44 residents did not trust them. I sat down with each of them for ten minutes and compared it with the bell rope in a tram, which they all know. After three weeks 40 of 44 wore it. In February it worked when it mattered: a woman fell in the garden and help was there within four minutes. The nurses noticed it, and since then colleagues come to me with everything that has a plug, and two customers of my evening job in a repair café ask for me by name. The other side of it is time. It tempts me to explain more than the person wants to know, so I ask at the start: would you like to understand it, or do you want it fixed? In this job you would use it on the phone, since you mentioned that most calls are about the first setup.",
    senior:
      "I have an eye for the number that cannot be right. In practice that means I can look at a page of figures for a minute and point to the one that does not fit the story around it. One case was in 2020. I was a controller at a furniture maker, and the quarterly report showed 11 percent more sales with the same energy bill. I went to the meter that evening, found that one of three had not been read since May, and within an hour we knew that we had 210,000 dollars less profit than the board was about to announce. It prevented a correction in public. My manager wrote in my review that I am the last person before the printer, and by now people bring me their tables before I ask. It has a price. Looking for errors can be too much in a room where ideas are new and rough, and a designer once told me that I had killed her sketch with a decimal. So I set a limit: in the first meeting on anything, I only ask questions about the idea. In this role that eye is needed at the monthly close, where you mentioned three restatements in two years. I would like to be the reason there is no fourth.",
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
