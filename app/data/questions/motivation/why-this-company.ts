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
      stem: "What only you do, and your competitors don’t, is …",
      stemAfter: "opening",
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
      stem: "I know this because I …",
      stemAfter: "specific-fact",
      claim: "Says where the knowledge comes from: using the product, talking to employees or customers, reading a report.",
      aliases: ["I spoke with someone who works", "talked to two of your employees", "a former colleague works here", "your customers told me", "I have used your", "as a customer", "been a customer", "I read your annual report", "read your sustainability report", "visited your store", "visited your branch", "your engineering blog", "at your open day", "I tried your product", "tested the service", "listened to your podcast", "compared the reviews", "I've been using your", "been using your app", "used your product", "use your products", "your customer for", "on your website", "I read your", "read about your", "your blog post", "read an article", "read reviews", "saw on linkedin", "glassdoor", "followed you on", "I spoke to a friend", "spoke to a friend", "a friend who works", "friend who worked", "talked to Jenna", "I talked to someone", "who works on your", "who works here", "met your recruiter", "career fair", "job fair", "I attended", "I visited", "did some research", "my research", "I've been a customer", "I'm a customer", "I use your", "I shop at your", "a friend works here", "a friend of mine works", "my neighbor works", "talked to someone who", "went to your store", "spent an hour in your", "looked at your"],
      add: "Whom you talked to or what you tried, and one thing you noticed.",
      followUp: "How do you know that? Whom did you ask, what did you try?",
    },
    {
      id: "why-it-matters",
      label: "Tell why it matters to you, from experience",
      ask: "Which sentence says why this matters to you personally?",
      stem: "I care about this because I once saw …",
      stemAfter: "how-i-know",
      claim: "Connects that fact with their own values through an experience, not a slogan.",
      aliases: ["matters to me because", "this matters to me", "I care about that because", "important to me since", "I have seen what happens when", "I know from experience", "grew up with", "my father worked", "my mother worked", "in my last company I saw", "I was ashamed to sell", "I could stand behind", "I would be proud to", "I want to be able to tell my", "that is how I want to work", "that is important to me", "that's important to me", "important to me because", "it matters because", "that matters because", "that matters to me", "I value", "I believe in", "I'm passionate about", "close to my heart", "personal to me", "personal reasons", "because at my first job", "at my previous company we", "at my last company", "at my last job", "felt uncomfortable", "I felt that", "it was scary", "my family", "when I was", "in my experience", "I've experienced", "aligns with my values", "my own values", "same values", "that matters to me because", "that means something to me", "my mother was", "my father was", "I grew up with", "at my last company I", "I've seen what happens", "I have seen how", "since I had to"],
      add: "The experience behind it: “In my last company I saw …”",
      followUp: "Why does that matter to you in particular?",
    },
    {
      id: "where-i-fit",
      label: "Say where you fit in, warts included",
      ask: "Which sentence says how you could help with a problem they have?",
      stem: "With the problem you have, I could help by …",
      stemAfter: "end",
      claim: "Says how they would help with what the company is trying to do now, knowing a challenge it faces.",
      aliases: ["I know that you are struggling with", "your biggest challenge", "challenge you face", "you are expanding", "you are opening", "you are about to launch", "you have just launched", "reviews complain about", "what could be better", "not everything is perfect", "that is where I could help", "this is where I can help", "I could help with", "my experience with that", "where I come in", "I know you're short on", "you're short on", "I know that you're trying", "you're trying to", "you're looking to", "you are looking to", "you want to", "you're growing", "I think I could help", "I can help with", "I could help you", "good fit", "be a good fit", "I've worked on", "worked on onboarding", "my experience in", "experience would", "my skills in", "bring my", "we increased", "I actually prefer", "I can bring", "you're opening", "you are growing", "I could help you with", "I'd help with", "which I have done", "I've done that before", "that is where I", "where you need"],
      add: "A challenge they have, and the piece of it you could take on.",
      followUp: "What is hard for us at the moment, and how could you help?",
    },
  ],
  samples: {
    junior:
      "You put new nurses with one preceptor for twelve weeks, and that’s what sets you apart. The two other hospitals where I had interviews said six, depending. I know that yours is real because I talked to someone who works here, Femi, who started with you last fall. She got fourteen, after she’d asked for more. This matters to me because in my last placement I had five preceptors in eight weeks, and one of them left me alone with a patient whose monitor I couldn’t read. Nothing happened. I went home and thought about quitting before I had begun. Femi also told me what’s hard here. On your medical floor about a third of the nurses are in their first two years, and the others are tired of teaching. I can’t teach yet, that would be silly. But as a student I put together the pocket guide that our year used, and about sixty people carried it by the end. I could help by writing one for your floor, with the questions that come up five times a night, so that nobody has to ask the same nurse again. I’d want the tired ones to read it first.",
    senior:
      "In 2019 your rep told me not to buy from you. We needed a soft-close hinge for a heavy door, I was the buyer at a furniture maker, and your two competitors sent a quote within a day. Yours came out, weighed the door and said that none of your hinges would last on it. What sets you apart is that none of the others has ever done that. I’ve been your customer for eleven years, I’ve been in the plant three times, and I read your annual report, where returns get a page of their own. It matters to me because I know the other way from experience. We bought from one of the others. About four hundred kitchens came back over two years, and I was the one who had signed. Now you want to sell in North America, and I understand that it’s slow, because buyers there expect a price in a day and your people want to weigh the door. I know both sides, since I’ve been that buyer. That’s where I could help: I’d look for the twenty or thirty companies that have had kitchens come back, and leave the rest to your competitors for now. What I don’t know is whether you would wait for that. I’d like to ask you.",
  },
  weaker: {
    text:
      "You’re one of the leaders in this market, and I’ve known the brand for a long time. I looked at your website, and I like your values, especially that people come first and that you’re innovative. I also think that it’s a growing industry with a lot of potential. I could imagine learning a lot here. And of course I’ve seen that you have good reviews as an employer, so I thought that this would be a good place for me.",
    difference:
      "Put the competitor’s name in and every sentence still works. One thing that only this company does, how you found it out, and why you of all people care about it are what’s missing.",
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
