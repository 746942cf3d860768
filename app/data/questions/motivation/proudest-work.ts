import type { Question } from "~/data/questions/types";

export const proudestWork: Question = {
  id: "proudest-work",
  kind: "behavioral",
  name: "Proudest work",
  prompt: "What piece of work are you most proud of?",
  why: "What people are proud of shows what they care about. The interviewer listens for difficulty, for your own hand in it, and for what it did for others.",
  keyPoints: [
    {
      id: "what-it-was",
      label: "Say what you made, so one can picture it",
      ask: "Which sentence says what you made, where and when?",
      claim: "Names one piece of work so concretely that a stranger can picture it, with time and place.",
      aliases: ["most proud of", "proudest of", "the work I am proud of", "what I am proud of is", "it is a small", "a bridge", "an exhibition", "a handbook", "a program for", "a machine that", "a song", "a website for", "a clinic", "we called it", "it still stands", "you can see it", "you can visit", "I created", "I'm most proud of", "most proud of the", "thing I'm proudest of", "I'm proudest of", "proud of is a", "community cookbook", "wheelchair ramp", "a report", "a presentation", "a fundraiser", "organized a", "a campaign", "a course", "a program", "I put together", "put together in", "I designed and", "designed and built", "I built", "I started a", "I launched", "I organized", "in 2020", "in trade school", "when I was working", "while I was working", "in 2019 I", "two years ago I", "I built a", "I set up a", "I organized the", "I planned the", "I wrote the", "I renovated", "I sewed", "for our school", "for our village"],
      add: "One sentence a stranger could draw a picture from.",
      followUp: "Describe it so that I can see it. What was it, where and when?",
    },
    {
      id: "hard-part",
      label: "Say what made it hard",
      ask: "Which sentence says why it was difficult?",
      claim: "Says what made it difficult: a setback, a lack of means, people who doubted it, or a skill still missing.",
      aliases: ["the hard part was", "hardest part", "what made it hard", "what made it difficult", "everyone said it could not", "told me it was impossible", "doubted", "nobody believed", "had no budget", "with almost no money", "I had never done", "first attempt failed", "broke twice", "had to begin again", "started over", "nearly gave up", "against the odds", "setback", "I had no budget", "no budget", "didn't have much money", "only 300 dollars", "no experience", "never designed", "I'd never", "had never done", "first version was", "take it apart", "had to start over", "start over", "from scratch", "challenging part", "challenge was", "biggest challenge", "difficult because", "it was hard because", "it was difficult", "tight deadline", "short deadline", "only had two weeks", "short staffed", "pandemic", "people doubted", "no one thought", "nobody thought", "obstacle", "setbacks", "didn't think I could", "the difficult thing was", "we had no money", "there was no money", "nobody thought it", "everyone said it", "had to start again", "it rained", "halfway through", "the week before"],
      add: "The moment when it nearly did not happen.",
      followUp: "What was the hardest moment?",
    },
    {
      id: "my-hand",
      label: "Make your own hand in it visible",
      ask: "Which sentence says which part you did yourself?",
      claim: "Shows precisely what they did themselves, and what others did.",
      aliases: ["my part was", "my own part", "with my own hands", "I drew every", "I wrote every", "I built the first", "I designed", "I did all the", "I stayed until", "I taught myself", "I convinced", "others did", "without her the", "without him the", "the rest was done by", "I cannot take credit for", "credit for that goes", "I did the design", "did the design", "learned layout", "from youtube", "I called 120", "I called every", "I collected", "I raised", "I contacted", "I planned", "I led the", "I coded", "I painted", "by myself", "on my own", "all by myself", "my uncle helped", "helped me with", "a volunteer helped", "volunteers helped", "with the help of", "a friend helped", "my team helped", "my role was", "I was responsible", "without whom the", "my part was the idea", "I did the", "I drew the", "I did it all", "I made the calls", "I talked to the", "I wrote it", "others did the", "he did the", "she did the"],
      add: "“My part was …; the … was done by ….”",
      followUp: "Which part is yours, and which is other people’s?",
    },
    {
      id: "who-benefits",
      label: "Say what it did for others, in numbers",
      ask: "Which sentence says whom it helped, and how much?",
      claim: "Says whom it helped and how much, with a figure or a person’s words.",
      aliases: ["people use it", "uses it every day", "used by", "children now", "patients now", "families now", "customers now", "has helped", "it helped", "told me that it", "wrote to me that", "a letter from", "without it they", "for the first time they", "still in use after", "years later it still", "she goes to the", "by herself now", "were gone in", "every one was gone", "sold out", "a woman told me", "people told me", "told me it was", "thanked me", "thank you letter", "wrote me a", "patients", "students", "customers love", "people still use", "still being used", "being used", "helped people", "helped over", "people came", "people attended", "we raised", "raised over", "we printed", "three times a week", "changed her life", "changed his life", "made a difference", "positive feedback", "families use", "kids now", "they still use it", "is still used", "she wrote to me", "he wrote to me", "a mother told me", "saves them", "for the residents", "instead of waiting"],
      add: "One figure and one person it helped.",
      followUp: "Whom did it help, and how do you know?",
    },
    {
      id: "why-proud",
      label: "Say why this one, and what it taught you",
      ask: "Which sentence says why you are proud of exactly this?",
      claim: "Says why they are proud of this and not of something larger, and what it says about how they want to work.",
      aliases: ["why I am proud", "I am proud of it because", "I am proud because", "not because it was large", "not the biggest", "bigger projects since", "what it taught me", "it taught me that", "I learned that I", "it showed me that", "since then I know that", "that is how I want to work", "what I want from work", "I still think of it", "when I doubt myself", "I'm proud of it since", "I'm proud because", "what makes me proud", "makes me proud", "proud of it", "showed me that I can", "it made me realize", "made me realize", "I realized", "not the biggest thing", "biggest thing I've", "means a lot to", "meant a lot to", "it was meaningful", "meaningful to me", "out of nothing", "why I like this work", "why I love", "I proved to myself", "proved that I", "taught me that", "reminded me why", "it was worth", "I'm proud of it because", "proud of that because", "it wasn't big but", "it's not the biggest", "it showed me", "it shows how I", "that's how I want to", "I did it without", "because nobody told me"],
      add: "Why this, of all you have done.",
      followUp: "You have surely done larger things. Why this one?",
    },
  ],
  samples: {
    junior:
      "I am most proud of a machine that folds hospital sheets. It stands in the laundry of the retirement home where I did my placement as a mechatronics student three years ago. Two women there folded 900 sheets a day by hand, and one of them, Rosa, had pain in both shoulders. My task was only to repair the mangle, but I wanted to try. The hard part was that we had no budget. Everyone said it could not be done below 20,000 dollars. My first attempt failed: it tore eleven sheets in one morning and I had to begin again. I designed a slower arm with wipers from an old car, and I built the first frame with my own hands on four Saturdays. The control program is not mine alone; a colleague did the safety part, because I had not learned that yet. In the end it cost 640 dollars and folds 70 percent of the sheets. Years later it is still in use, and Rosa told me that it helped her: she can lift her grandson again. I have worked on larger machines since. I am proud of it because nobody asked for it, and it taught me to look at the person beside the machine first. That is how I want to work.",
    senior:
      "It is a garden, 400 square meters on the roof of a children’s cancer ward, and you can visit it; the gate has been open since 2016. I am a landscape architect, I have done larger projects, and I am proudest of this one. When I was asked to look at it, three colleagues had declined before me, because the roof could carry only 150 kilos per square meter and infection control forbade ordinary soil. That was what made it hard: no soil, no weight. I read hygiene guidelines for a month and then convinced the head of infection control with a test bed, 90 days of samples in an expanded clay that can be steamed. My part was the idea, the planting plan and about forty nights of persuasion. The structure was solved by an engineer, Paula Weiss, without whom the whole thing would be a drawing, and the nurses chose the swing. About 1,200 children have used it up to now. A father wrote to me that his son had asked, for the first time in weeks, what was for lunch. I learned that a limit accepted early makes a better design than freedom does. When I doubt myself before a new project, I go there at noon and sit down.",
  },
  hint: "Which piece of work would you show a friend without being asked?",
  tips: [
    "Small and yours beats large and shared.",
    "Tell the moment it nearly failed.",
    "Let one person who benefits appear in it.",
  ],
  skills: ["storytelling", "ownership", "interviewing"],
  minutes: 3,
  words: [130, 230],
};
