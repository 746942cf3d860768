import type { Question } from "~/data/questions/types";

export const receivedHardFeedback: Question = {
  id: "received-hard-feedback",
  kind: "behavioral",
  name: "Receiving hard criticism",
  prompt: "Tell me about a time you received criticism that was hard to hear.",
  why: "How you take criticism decides how fast you improve, and how easy you are to work with. They listen for defensiveness, and for what you did on the next day.",
  keyPoints: [
    {
      id: "what-was-said",
      label: "Repeat the criticism as it was said",
      ask: "Which sentence says what the criticism was, and who gave it?",
      claim: "Says who criticized what, in the words that were used, without softening it or arguing against it.",
      aliases: ["told me that I", "said that I was", "said to me", "her words were", "his words were", "wrote in my review", "the feedback was", "the criticism was", "in my evaluation", "nobody understands your", "you do not listen", "you talk over", "you are too slow", "you are too quick", "people are afraid to", "people are afraid of", "unreliable", "arrogant", "careless", "told me I was", "told me that my", "told me that I talk", "said that I", "she told me", "he told me", "my manager told me", "my boss told me", "my supervisor told me", "my principal", "my coach", "my teacher told me", "a customer told me", "performance review", "annual review", "evaluation said", "feedback was that", "criticized my", "criticized me", "pushy", "too quiet", "too slow", "too direct", "too aggressive", "too negative", "not a team player", "needed to improve", "lacked detail", "disorganized", "come across as", "came across as", "unprofessional", "she said I was", "he said I was", "told me to my face", "she said that I never", "he said that I never", "my trainer told me", "said people were afraid", "said I talk too", "I don't listen", "came across as cold"],
      add: "The sentence itself, in quotation marks, and who said it.",
      followUp: "What were the exact words, and who said them?",
    },
    {
      id: "first-reaction",
      label: "Admit your first reaction, and hold it",
      ask: "Which sentence says how you felt at first?",
      claim: "Admits the first feeling, such as hurt or anger, and says how they kept from defending themselves at once.",
      aliases: ["it hurt", "that hurt", "stung", "I was angry", "felt unfair", "found it unfair", "my first thought was", "wanted to defend myself", "wanted to argue", "I blushed", "I was ashamed", "could not sleep", "said nothing for", "counted to ten", "took a walk", "bit my lip", "thanked him and", "thanked her and", "asked for a day to think", "I was crushed", "crushed", "it bothered me", "bothered me", "I felt hurt", "felt hurt", "hurt my feelings", "I was upset", "I was surprised", "was shocked", "shocked", "I felt embarrassed", "embarrassed", "felt defensive", "got defensive", "defensive at first", "at first I", "didn't argue", "did not argue", "didn't defend", "I thanked her", "I thanked him", "took a deep breath", "thought about it", "went home and", "slept on it", "hard to hear", "hard to accept", "I disagreed at first", "stayed calm", "just listened", "almost cried", "cried in my", "I was hurt", "was close to tears", "I went red", "felt ashamed", "said nothing and", "I just said thank you", "slept over it", "went for a walk"],
      add: "What you felt, and what you did instead of answering back.",
      followUp: "What was your first reaction, and what did you do with it?",
    },
    {
      id: "asked-for-examples",
      label: "Ask for examples, test it with others",
      ask: "Which sentence says how you checked whether the criticism was true?",
      claim: "Asked for concrete examples or checked the criticism with other people or facts to see what was true in it.",
      aliases: ["asked for examples", "asked for an example", "asked when it had happened", "asked what I could have done", "asked two colleagues whether", "asked others whether they", "asked three people I trust", "listened to a recording of myself", "watched a recording of", "watched myself on", "read my old emails", "went back through my", "counted how often I", "she was right", "he was right", "part of it was true", "there was truth in it", "specific examples", "asked for specific", "asked her for", "asked him for", "asked for more details", "asked what she meant", "asked what he meant", "asked two coworkers", "asked a friend", "asked others", "asked how I could", "how I could improve", "showed me her notes", "showed me his notes", "recorded two of my", "recorded myself", "watched the recording", "reviewed my", "looked at my", "realized she was right", "realized he was right", "it was true", "they said yes", "agreed with her", "agreed with him", "asked when exactly", "asked him for an example", "asked her for an example", "asked others if", "looked through my emails", "and they said yes", "she had a point", "he had a point"],
      add: "The example you were given, or the person you asked.",
      followUp: "How did you find out whether it was true?",
    },
    {
      id: "acted-on-it",
      label: "Describe what you changed",
      ask: "Which sentence says what you changed because of it?",
      claim: "Changed a specific behavior with a plan, practice or a helper, soon after.",
      aliases: ["from the next day on I", "the following week I", "since that day I", "I made a plan to", "I decided to change", "practiced with", "trained myself to", "asked her to watch me", "asked him to watch me", "asked a colleague to signal", "joined a speaking", "took lessons in", "wrote shorter", "began to ask before", "set a reminder to", "one question before", "for six weeks I", "changed my lesson", "I started asking", "I started to", "I began to", "started doing", "practiced with my", "practiced in front", "I practiced", "worked on it", "worked on my", "every fifteen minutes", "asked my roommate", "asked my mentor", "took a class", "took a course", "took a workshop", "read a book", "made a checklist", "used a checklist", "double checked", "double-checked", "set a goal", "made an effort", "made a conscious", "three questions before", "improvement plan", "changed my behavior", "changed my style", "so I started to", "I made myself", "put a note on", "a note on my screen", "asked a friend to", "did a course", "now I first", "now I count to", "I let people finish", "before I send"],
      add: "The behavior you changed, and how you practiced it.",
      followUp: "What did you do differently on the next day, and the week after?",
    },
    {
      id: "asked-again",
      label: "Close the loop",
      ask: "Which sentence says how you later asked whether you had improved?",
      claim: "Went back to the critic later to ask whether it had improved, with a sign or figure, and says what the criticism was worth.",
      aliases: ["went back to her after", "went back to him after", "asked her again", "asked him again", "three months later I asked", "asked whether it had improved", "asked whether she had noticed", "asked whether he had noticed", "in the next review", "next evaluation", "my rating went", "rating rose", "survey went from", "score went from", "thanked her for", "thanked him for", "best thing anyone", "grateful for it today", "now I ask for criticism", "months later", "after two months", "weeks later", "next observation", "next review", "follow-up", "followed up with", "asked for feedback again", "asked him to listen", "asked her to observe", "observed me again", "listen in again", "night and day", "big improvement", "noticed the improvement", "noticed a difference", "rated me", "rating went up", "close rate rose", "was down to", "went from", "improved from", "improved to", "thankful for it", "grateful for", "I appreciate it", "thanked her later", "thanked him later", "helped me grow", "best feedback", "made me better", "two months later I asked", "a month later I asked", "went back to her and", "went back to him and", "she said it was better", "he said it was better", "noticed the difference", "best advice"],
      add: "The sign of improvement, and the critic’s answer when you asked again.",
      followUp: "Did the person who criticized you notice a change? How do you know?",
    },
  ],
  samples: {
    junior:
      "In my second internship, at a law office, I had to summarize files for a lawyer, Ms. Brandt. After three weeks she said that I was wasting her time: “I have to read the file again after your summary, so what is it for?” It hurt, because I had worked on it until nine in the evening. I said nothing for a moment, thanked her and asked for a day to think. The next morning I asked for examples, and she marked two pages. What she needed, the claim and the deadline, stood in the last paragraph. Then I went back through my other summaries: in eleven of fourteen the deadline was below the middle. So she was right. From the next day on I began each summary with three lines: who wants what, until when, what is disputed. I practiced with old files, two every morning, and I limited myself to one page. After a month I went back to her and asked whether she had noticed a difference. She said that she had stopped opening the files and needed five minutes instead of twenty for each. I am grateful for it today. I learned that effort is not visible in a text, only its order is.",
    senior:
      "Four years ago I got the results of an anonymous survey of my nineteen warehouse supervisors. One of them wrote: “People are afraid of her when the news is bad, so she hears it last.” I could not sleep. I wanted to defend myself in the Monday meeting, but I took a walk instead. I asked three people I trust for an example. One of them described my face when she had reported a broken lift. Part of it was true and simple: I asked “who” before I asked “what”. I made a plan to change one habit. Whenever bad news came, my first sentence would be “thank you for telling me”, and my second a question about what we need now. I asked my deputy to signal when I slipped, and in the first weeks he did, almost daily. For six weeks I also told one mistake of my own at the start of each meeting. In the next survey, nine months later, the score for “I can speak up” went from 2.9 to 4.2 of 5, and damage reports reached me within a day instead of a week. I thanked them for it, the best thing anyone had written to me. Now I ask for criticism every quarter, since I learned that silence is expensive.",
  },
  hint: "Choose the sentence you still remember word for word.",
  tips: [
    "Quote it. Paraphrased criticism always sounds milder.",
    "Say what was true in it.",
    "End with the moment you asked again.",
  ],
  skills: ["feedback", "self-awareness", "learning-agility"],
  minutes: 3,
  words: [130, 240],
};
