import type { Question } from "~/data/questions/types";

export const whyThisCompany: Question = {
  id: "why-this-company",
  kind: "motivation",
  name: "Why this company",
  prompt: "Why do you want to work for us, and not for one of our competitors?",
  why: "It tests preparation and honesty. A reason that fits every employer in the industry is no reason, and interviewers hear such reasons all day.",
  keyPoints: [
    {
      id: "specific-fact",
      label: "Name a fact that is true only of them",
      ask: "Which sentence says what only this company has or does?",
      claim: "Names something specific about this company that its competitors do not share, such as a product, a customer group, a decision or a way of working.",
      aliases: ["what sets you apart", "none of the others", "the only company that", "the only one that", "other firms in the industry", "compared three companies", "the difference is that you", "you decided to", "your decision to", "when you chose to", "what struck me about", "you still make", "you publish your", "your customers are", "is the only one", "yours is the only", "only one with", "you're the only", "what stands out", "stands out to me", "you stand out", "you don't sell", "unlike most", "I looked at three", "your mission", "your culture", "your values", "your products", "your program", "your training program", "residency program", "you were the first", "you're the leader", "you focus on", "your approach to", "you invest in", "your reputation", "you recently", "you just opened", "small team", "family owned", "employee owned", "you are the only", "you're the only one", "nobody else does", "unlike the others", "the others only", "you repair", "you train your own", "what I noticed about you", "I read that you"],
      add: "One sentence that would be false about their rival.",
      followUp: "What is true of us and not of our nearest competitor?",
      weight: 1.3,
    },
    {
      id: "how-i-know",
      label: "Say how you found out",
      ask: "Which sentence says how you know this about them?",
      claim: "Says where the knowledge comes from: using the product, talking to employees or customers, reading a report.",
      aliases: ["I spoke with someone who works", "talked to two of your employees", "a former colleague works here", "your customers told me", "I have used your", "as a customer", "been a customer", "I read your annual report", "read your sustainability report", "visited your store", "visited your branch", "your engineering blog", "at your open day", "I tried your product", "tested the service", "listened to your podcast", "compared the reviews", "I've been using your", "been using your app", "used your product", "use your products", "your customer for", "on your website", "I read your", "read about your", "your blog post", "read an article", "read reviews", "saw on linkedin", "glassdoor", "followed you on", "I spoke to a friend", "spoke to a friend", "a friend who works", "friend who worked", "talked to Jenna", "I talked to someone", "who works on your", "who works here", "met your recruiter", "career fair", "job fair", "I attended", "I visited", "did some research", "my research", "I've been a customer", "I'm a customer", "I use your", "I shop at your", "a friend works here", "a friend of mine works", "my neighbor works", "talked to someone who", "went to your store", "spent an hour in your", "looked at your"],
      add: "Whom you talked to or what you tried, and one thing you noticed.",
      followUp: "How do you know that? Whom did you ask, what did you try?",
    },
    {
      id: "why-it-matters",
      label: "Tell why it matters to you, from experience",
      ask: "Which sentence says why this matters to you personally?",
      claim: "Connects that fact with their own values through an experience, not a slogan.",
      aliases: ["matters to me because", "this matters to me", "I care about that because", "important to me since", "I have seen what happens when", "I know from experience", "grew up with", "my father worked", "my mother worked", "in my last company I saw", "I was ashamed to sell", "I could stand behind", "I would be proud to", "I want to be able to tell my", "that is how I want to work", "that is important to me", "that's important to me", "important to me because", "it matters because", "that matters because", "that matters to me", "I value", "I believe in", "I'm passionate about", "close to my heart", "personal to me", "personal reasons", "because at my first job", "at my previous company we", "at my last company", "at my last job", "felt uncomfortable", "I felt that", "it was scary", "my family", "when I was", "in my experience", "I've experienced", "aligns with my values", "my own values", "same values", "that matters to me because", "that means something to me", "my mother was", "my father was", "I grew up with", "at my last company I", "I've seen what happens", "I have seen how", "since I had to"],
      add: "The experience behind it: “In my last company I saw …”",
      followUp: "Why does that matter to you in particular?",
    },
    {
      id: "where-i-fit",
      label: "Say where you fit in, warts included",
      ask: "Which sentence says how you could help with a problem they have?",
      claim: "Says how they would help with what the company is trying to do now, knowing a challenge it faces.",
      aliases: ["I know that you are struggling with", "your biggest challenge", "challenge you face", "you are expanding", "you are opening", "you are about to launch", "you have just launched", "reviews complain about", "what could be better", "not everything is perfect", "that is where I could help", "this is where I can help", "I could help with", "my experience with that", "where I come in", "I know you're short on", "you're short on", "I know that you're trying", "you're trying to", "you're looking to", "you are looking to", "you want to", "you're growing", "I think I could help", "I can help with", "I could help you", "good fit", "be a good fit", "I've worked on", "worked on onboarding", "my experience in", "experience would", "my skills in", "bring my", "we increased", "I actually prefer", "I can bring", "you're opening", "you are growing", "I could help you with", "I'd help with", "which I have done", "I've done that before", "that is where I", "where you need"],
      add: "A challenge they have, and the piece of it you could take on.",
      followUp: "What is hard for us at the moment, and how could you help?",
    },
  ],
  samples: {
    junior:
      "I applied to three opticians, and I can say what sets you apart: you repair glasses that were bought elsewhere, and you publish your prices for it on the door. None of the others in town do that. I know because I tested the service. In September I sat on my own frame and went to four stores. Three wanted to sell me a new pair. In your branch on Mill Street a woman named Carla fixed the hinge in twelve minutes for eight dollars and told me it would hold about a year. I asked her what it is like to work here, and she said she has a repair target but no sales target for frames. This matters to me because in my last job, in a phone store, I was ashamed to sell insurance to people who did not need it. I could stand behind what Carla does. I also read your reviews, and not everything is perfect: many people complain about waiting 40 minutes on Saturdays. That is where I could help. In the phone store I introduced numbers and a five-minute triage at the door, and our average wait went down from 35 to 15 minutes. I would love to try that with you.",
    senior:
      "There are three firms in this region that build wind parks, and I could do similar engineering at each. The difference is that you chose to keep owning what you build. The other two sell a park within two years. You operate yours for twenty, so a cheap bearing comes back to your own desk. I compared the annual reports, and your maintenance cost per megawatt is the lowest of the three and your investment per megawatt the highest. Then I talked to two of your employees whom I know from a standards committee, and both said the same: design reviews are led by people from operations. I care about that because I have seen what happens when it is missing. In my last company I signed off a gearbox that saved 30,000 dollars a turbine and failed after six years on someone else’s balance sheet. It was legal and I was not proud of it. I also know that you are struggling with something: you are about to launch your first offshore project, and eleven of your people have worked at sea. I have spent five years on two offshore parks, including one bad winter, and that is where I come in. I would rather bring those mistakes to a place that has to live with its own.",
  },
  hint: "Say your reason aloud with a rival’s name in it. If it is still true, look further.",
  tips: [
    "Use the product or visit a branch before the interview.",
    "One conversation with an employee beats ten web pages.",
    "Mention something they do not do well yet, kindly.",
  ],
  skills: ["interviewing", "networking", "career-planning"],
  minutes: 2,
  words: [120, 220],
};
