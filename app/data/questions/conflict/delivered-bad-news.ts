import type { Question } from "~/data/questions/types";

export const deliveredBadNews: Question = {
  id: "delivered-bad-news",
  kind: "behavioral",
  name: "Unexpected bad news",
  prompt: "Tell me about a time you had to deliver bad news that others had not seen coming.",
  why: "Bad news ages badly. The interviewer wants to know whether you bring it early, straight and with care for the people who have to live with it.",
  keyPoints: [
    {
      id: "news-and-stakes",
      label: "Say what the news was, and for whom",
      ask: "Which sentence says what the bad news was, and whom it affected?",
      claim: "Says what the bad news was, who would be hit by it, and why they did not expect it.",
      aliases: ["had to tell them that", "had to inform", "did not expect it", "nobody expected", "came as a surprise to", "out of the blue for", "were looking forward to", "had already booked", "had already celebrated", "would be closed", "would be canceled", "was not going to happen", "no funding", "lost the funding", "grant was rejected", "lose their jobs", "positions would go", "the result was wrong", "test was positive", "product recall", "had to tell", "had to tell them", "had to tell the", "had to tell our", "would be let go", "let go before", "laid off", "layoffs", "losing their jobs", "lost the contract", "was pulling out", "funder was pulling", "was canceled because", "it was canceled", "had been canceled", "would not get", "wouldn't get", "didn't get the", "budget was cut", "budget cuts", "had no idea", "they had no idea", "were so excited", "so excited", "were expecting", "nobody knew", "unexpected", "passed away", "diagnosis", "would be delayed", "failed the", "their child had", "his dog", "had to tell her that", "had to tell him that", "their shop would close", "lost their jobs", "had been rejected", "no bonus this year", "everybody thought that", "they were expecting", "nobody expected it", "they had already booked"],
      add: "The news in one sentence, and who would be hit hardest.",
      followUp: "What was the news, and what did it mean for those people?",
    },
    {
      id: "quick-and-personal",
      label: "Tell it soon, in person, to those affected",
      ask: "Which sentence says how soon and in what way you told them?",
      claim: "Told it as soon as the facts were certain, in person, first to those most affected, before rumors could spread.",
      aliases: ["within the hour", "the same afternoon", "the same day I knew", "the next morning at eight", "as soon as the figures were certain", "as soon as I was sure", "before rumors", "before the rumor", "before they read it", "before it was in the press", "told those affected first", "most affected first", "the families first", "in person", "not in an email", "stood in front of", "looked them in the eye", "called each of them", "drove to each", "face to face", "face-to-face", "met with each", "met with them", "called every", "called each", "called all", "the same day", "that same day", "that afternoon", "right away", "as soon as we", "as soon as I", "immediately", "before the announcement", "before the company announcement", "before sending any", "before they heard", "before anyone else", "hear it from me", "heard it from me", "privately", "one by one", "in her room", "in his room", "sat down with", "personally called", "by phone not", "I called her the same", "I called him the same", "drove there", "went there myself", "told them the same day", "told them the same morning", "before they heard it", "didn't want them to hear", "not by email", "sat down with her", "sat down with him", "phoned all", "phoned each", "phoned every", "wanted them to know from me", "from me and not from"],
      add: "How many hours passed, and who heard it first.",
      followUp: "When did you tell it, how, and who heard it first?",
    },
    {
      id: "straight-words",
      label: "Say it straight, with what you don’t know",
      ask: "Which sentence says what you told them, and what was still unclear?",
      claim: "Said it in plain words at the beginning, with the reason, and said what was not yet known rather than making it sound better.",
      aliases: ["in the first sentence", "my first sentence was", "began with the news", "I said it straight", "plain words", "straight out", "without sugar", "did not sugarcoat", "did not make it sound better", "no long introduction", "the reason in two sentences", "what I did not know yet", "what I don't know yet", "what is certain and what is not", "I do not have an answer to that yet", "would not promise", "showed them the figures", "admitted that we had", "straight to the point", "got straight", "right at the start", "I have bad news", "bad news is", "I'm sorry to tell", "I'm sorry the", "said directly", "told them directly", "told them honestly", "was honest that", "was honest about", "honest with them", "explained why", "explained the reason", "explained what happened", "explained the situation", "didn't know if", "didn't know about", "did not know yet", "didn't know yet", "clear and simple", "simple words", "didn't beat around", "beat around the", "being straight with", "no false hope", "your contract ends", "isn't happening", "truth", "said it straight", "said it right away", "didn't talk around", "without beating around", "I don't know yet", "told them what I didn't know", "told them why"],
      add: "Your first sentence, word for word.",
      followUp: "What was your first sentence?",
    },
    {
      id: "room-for-reaction",
      label: "Leave room for the reaction",
      ask: "Which sentence says how they reacted, and how you responded?",
      claim: "Gave people time to react and ask, stayed and listened instead of explaining on, and took anger without defending.",
      aliases: ["there was silence", "silence for", "let the silence", "did not fill the silence", "some cried", "one of them cried", "someone shouted", "were angry at me", "let them be angry", "let the anger", "took every question", "answered every question", "answered questions for", "stayed until the last", "stayed as long as", "came back the next day to", "listened for an hour", "did not defend", "got upset", "was upset", "were really angry", "were angry", "was angry", "started crying", "began to cry", "was crying", "in tears", "in shock", "was shocked", "were shocked", "were disappointed", "was disappointed", "I just listened", "just listened", "listened to them", "listened to her", "listened to him", "let them say", "let them talk", "let them vent", "gave them time", "gave her time", "gave him time", "gave her a moment", "answered their questions", "answered all their", "answered her questions", "stayed with her", "stayed with him", "stayed with them", "held her hand", "she started crying", "he started crying", "they were angry", "was angry at me", "I let them shout", "didn't say anything for", "I just sat there", "stayed until", "answered all the questions"],
      add: "What you did in the first minute after the news.",
      followUp: "What happened in the minute after you said it?",
    },
    {
      id: "way-forward",
      label: "Offer help and a next step, and report",
      ask: "Which sentence says what help you offered, and how it ended?",
      claim: "Brought concrete help or next steps with dates, kept the promises made, and tells with figures how people came out of it.",
      aliases: ["brought a list of", "next step with a date", "what happens now", "by friday everyone would", "every thursday at", "weekly update", "found places for", "found new places", "helped with applications", "wrote references", "another venue", "a new date", "got their money back", "money back within", "of the twelve found", "out of nine found", "stayed with us", "trusted me more", "none of them left", "told me it had helped", "learned that bad news", "prepared a list", "list of open", "made a list of", "open positions", "job openings", "partner organizations", "wrote recommendation", "recommendation letters", "letters of recommendation", "helped them find", "helped her find", "helped him find", "helped with their resumes", "gave them options", "offered options", "offered alternatives", "next steps", "explained the next", "promised an update", "promised to call", "kept that promise", "kept them updated", "regular updates", "followed up", "full refund", "money back", "found work by", "found a job", "found new jobs", "signed up the following", "still thanks me", "thanked me for", "learned to be honest", "appreciated the honesty", "had a list of", "gave them the number", "we found another", "offered them the", "a week later I called", "all of them found", "I kept my word"],
      add: "What you brought along, and how many were helped.",
      followUp: "What did you offer them, and how did it end for them?",
    },
  ],
  samples: {
    junior:
      "In 2023 I was the volunteer coordinator of a youth theater, and eleven days before our trip to a festival in Montreal the city cut our grant, 7,400 dollars. I had to tell 16 teenagers and their parents that the trip would be canceled. Nobody expected it; some had already booked leave. As soon as I was sure, at four, I called each of the parents, and at six I stood in front of the group. My first sentence was, “We are not going to Montreal.” Then I gave the reason in two sentences, and said what I did not know yet, whether we could go next year. There was silence, one of them cried, and a father was angry at me for ten minutes. I did not defend the city or myself. I stayed as long as anyone wanted to talk, until half past nine. I also brought a list of what happens now: everyone would get their money back within a week, and I had asked two theaters nearby for a date. In October we played in another venue, in front of 210 people, and fourteen of the sixteen stayed with us. I learned that bad news needs a first sentence, and that I have to write it down before I go in.",
    senior:
      "In 2020 I was plant manager of a bakery factory, and the group decided to close our frozen line. I had to inform 58 people, 31 of whom would lose their jobs, and it came as a surprise to them because we had run extra shifts. I had 24 hours until the press release. I told those affected first. At six the next morning I stood in front of the night shift, at seven the early shift, and I drove to each of the four who were ill before it was in the press at ten. I began with the news: “The frozen line closes on March 31, and 31 positions go.” I said it straight and said what is certain and what is not; severance was not yet agreed, so I would not promise anything. Someone shouted that I had known for weeks. I let the anger stand. I took every question, for three hours. Every Thursday at two I gave an update, even when there was nothing new. We got two mill companies and a dairy into our canteen for interviews, and I wrote references by hand. Of the 31, 26 had found work by summer. None of the other 27 left. I learned that people bear the truth better than waiting.",
  },
  hint: "Think of your first sentence. That is where this story turns.",
  tips: [
    "Tell how many hours lay between knowing and telling.",
    "Let the silence and the anger appear in your story.",
    "Do not make yourself the victim of your news.",
  ],
  skills: ["communication", "empathy", "ownership"],
  minutes: 3,
  words: [130, 240],
};
