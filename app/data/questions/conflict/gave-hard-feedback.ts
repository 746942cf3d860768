import type { Question } from "~/data/questions/types";

export const gaveHardFeedback: Question = {
  id: "gave-hard-feedback",
  kind: "behavioral",
  name: "Giving hard feedback",
  prompt: "Describe a time you had to give someone feedback they did not want to hear.",
  why: "Avoiding it is unkind to the person and costly for the team. The interviewer wants to hear whether you prepared, were clear, and stayed on the person’s side.",
  keyPoints: [
    {
      id: "why-necessary",
      label: "Say why it had to be said",
      ask: "Which sentence says why you had to speak with this person?",
      claim: "Explains the pattern and its consequences, why it could not be left unsaid, and why it fell to them.",
      aliases: ["if I said nothing", "nobody had told him", "nobody had told her", "everyone talked about it except", "could not be left", "it was my job to tell", "it fell to me", "as her supervisor", "as his supervisor", "others were covering for", "the team had begun to", "third time in a month", "the pattern was", "customers had noticed", "would have lost his job", "would have failed the", "owed it to her", "owed it to him", "kept showing up late", "showing up late", "was always late", "late six times", "wasn't doing", "didn't do his", "didn't do her", "wasn't pulling", "making mistakes", "making errors", "getting resentful", "were resentful", "others were frustrated", "team was frustrated", "coworkers complained", "customers complained", "customer complained", "had to cover", "cover for him", "cover for her", "cover his", "affecting the team", "affected the team", "it couldn't wait", "couldn't wait", "if I let it", "let it slide", "as a supervisor", "I was his manager", "I was her manager", "put patients at risk", "at risk", "it was the third time", "came late again", "three times in two", "customers complained about", "the others had to", "others were covering", "nobody dared to", "nobody wanted to tell", "I was her supervisor", "I was his supervisor", "couldn't let it go", "somebody had to tell"],
      add: "What would have happened if you had kept silent.",
      followUp: "Why did it have to be said, and why by you?",
    },
    {
      id: "prepared-setting",
      label: "Prepare facts and setting",
      ask: "Which sentence says how you prepared, and where you talked?",
      claim: "Prepared specific observations and chose a private place and a fitting moment.",
      aliases: ["wrote down three examples", "noted three situations", "noted dates and", "prepared the conversation", "rehearsed the first sentence", "rehearsed my first sentence", "prepared my opening", "quiet room", "meeting room with the door closed", "not by email", "not on a friday", "on the same day", "end of her shift", "end of his shift", "asked whether it was a good moment", "took an hour without phone", "only observations", "what I had seen myself", "pulled the records", "time records", "took pictures", "wrote down examples", "prepared examples", "had examples", "specific examples", "gathered examples", "made notes", "asked him to meet", "asked her to meet", "meet me in", "met with him privately", "met with her privately", "talked with him alone", "talked with her alone", "in my office", "in the office", "in the supply room", "in private", "private room", "private conversation", "closed the door", "before the shift", "after the shift", "one-on-one meeting", "at a good time", "practiced what I", "wrote down the dates", "noted the dates", "asked her for a minute", "asked him for a minute", "took him aside", "took her aside", "in the empty", "in the back office", "at the end of the shift", "not in front of the others", "when nobody was around"],
      add: "The place, the time, and the three observations you had written down.",
      followUp: "How did you prepare, and where did you have the conversation?",
    },
    {
      id: "clear-message",
      label: "Say it clearly, with the effect",
      ask: "Which sentence says exactly what you told this person?",
      claim: "Said the message clearly in one or two sentences as observation, effect and expectation, without wrapping it in praise.",
      aliases: ["I said to her", "I said to him", "I told him plainly", "I told her plainly", "came straight to the point", "without beating about", "no sandwich", "I have seen that you", "three times this month you", "the effect is that", "what I expect is", "what I need from now on", "what has to change is", "it has to change by", "clear and kind", "did not wrap it", "told him directly", "told her directly", "told him that", "told her that", "I said directly", "I was direct", "direct but kind", "honest with him", "honest with her", "was honest and", "you've been late", "you have been", "I've seen that", "I noticed that you", "needs to stop", "it needs to", "has to be done", "needs to change", "needed to improve", "needs to improve", "that puts", "clear about my expectations", "made it clear", "explained the impact", "explained how it affected", "explained that it", "I said it straight", "told her straight", "told him straight", "I said that when you", "you were late", "that means that the others", "I need you to", "I expect that you", "without beating around", "didn't sugarcoat"],
      add: "The two sentences you said, word for word.",
      followUp: "What were your exact words?",
    },
    {
      id: "listened-to-reaction",
      label: "Stay with the reaction and listen",
      ask: "Which sentence says how the person reacted, and how you listened?",
      claim: "Let the person react, listened to their side, stayed calm when they were hurt or angry, and learned something.",
      aliases: ["she began to cry", "he began to cry", "he was angry", "she was angry", "she went silent", "he went silent", "he denied it", "she denied it", "let him be angry", "let her be angry", "gave her time", "gave him time", "waited until", "did not argue", "asked how he saw it", "asked how she saw it", "what I had not known was", "told me about his", "told me about her", "got defensive", "was defensive", "was upset", "upset and", "embarrassed", "was embarrassed", "was hurt", "got angry", "was surprised", "disagreed with me", "he said I was", "she said I was", "let him talk", "let her talk", "I listened", "listened to him", "listened to her", "asked if something", "asked what was going", "asked if there was", "found out that", "it turned out he was", "it turned out she was", "turned out that his", "turned out that her", "his mom", "her child", "back was hurting", "family problems", "was going through", "stayed calm", "gave him space", "gave her space", "she started to cry", "he started to cry", "she got angry", "he got angry", "he was offended", "she was offended", "then she told me", "then he told me", "I let her talk", "I let him talk", "I waited until", "I didn't know that", "I hadn't known"],
      add: "How the person reacted, and what you heard that you had not known.",
      followUp: "How did the person react, and what did you do then?",
    },
    {
      id: "followed-through",
      label: "Agree on a next step and follow through",
      ask: "Which sentence says what you agreed on, and what changed afterwards?",
      claim: "Agreed on a concrete step with a date, helped with it, and tells what changed in behavior or figures.",
      aliases: ["agreed on one step", "agreed on two things", "agreed that he would", "agreed that she would", "met again after two weeks", "sat down again after", "weekly ten minutes", "check after a month", "offered to practice", "I offered help with", "paid for a course", "within two months", "within six weeks", "it has not happened again", "has not happened since", "thanked me later", "we parted ways", "learned to say it sooner", "say it earlier", "agreed on a check-in", "made a plan", "came up with a plan", "created a plan", "set goals", "set a goal", "moved his start", "changed her schedule", "changed his schedule", "traded tasks", "offered to help", "offered support", "offered training", "checked in with", "check in with", "checked in every", "followed up", "follow up meeting", "in two weeks", "the following months", "he improved", "she improved", "improved a lot", "got better", "was late only", "only once", "never happened again", "next audit", "next review", "he thanked me", "she thanked me", "appreciated my honesty", "learned not to wait", "not to wait", "agreed on a plan", "we agreed that", "looked at it again after", "talked again after two", "helped him with", "helped her with", "after that she was", "after that he was", "was never late", "only once since", "it got better"],
      add: "The step you agreed on, the date, and what changed.",
      followUp: "What did you agree on, and what happened in the weeks after?",
    },
  ],
  samples: {
    junior:
      "When I was a shift leader at an ice rink on weekends, a colleague my age, Leo, made jokes about the weight of beginners over the microphone. Two families had complained, everyone talked about it except to him, and the manager was going to take him off the schedule. As shift leader it fell to me. I wrote down three examples with the exact words. At the end of his shift I asked him into the skate room. I came straight to the point: “You joke about people’s bodies on the microphone. The effect is that they leave. What I expect is that it stops today.” He was angry and said that I had no sense of humor. I let him be angry, then I asked how he saw it. What I had not known was that he had been teased for his own weight for years and wanted to be first. We agreed that he would write his announcements down for four weeks, and I offered to read them. It has not happened again, complaints went from two a month to none, and in spring he ran the children’s course. I learned to say it earlier: I had waited three weekends.",
    senior:
      "I lead a team of translators, and Ana was the best of them. Over one summer her deliveries became late, the third time in a month, and others were covering for her in silence. As her supervisor I had to speak; if I said nothing, I would lose either her or the five who did her corrections. I noted dates and files and rehearsed my first sentence, because I tend to soften. I took an hour without phones in a quiet room. I told her plainly: “Your last four deliveries were two to five days late, and two had whole pages untranslated. Colleagues finish them at night. That has to change by September.” She went silent, then she denied it, and then she began to cry. I gave her time. When I asked how she saw it, she told me about her mother’s dementia and that she had been working at three in the morning since May. I had not known. We agreed on two things: 60 percent hours until the end of the year, and a warning two days before any deadline she could not meet. We sat down again after two weeks, then monthly. From October on, 41 of 42 deliveries were on time. She thanked me later. I learned that clear is kinder than nice.",
  },
  hint: "What did you actually say? The answer lives in those two sentences.",
  tips: [
    "Quote yourself; reported tact is not convincing.",
    "Let the other person react in your story.",
    "If it did not end well, say so and why it was right.",
  ],
  skills: ["feedback", "communication", "team-management"],
  minutes: 3,
  words: [130, 240],
};
