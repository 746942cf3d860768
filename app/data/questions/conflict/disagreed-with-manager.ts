import type { Question } from "~/data/questions/types";

export const disagreedWithManager: Question = {
  id: "disagreed-with-manager",
  kind: "behavioral",
  name: "Disagreement with your manager",
  prompt: "Tell me about a time you disagreed with your manager. What did you do?",
  why: "Teams need people who speak up, and who can lose an argument without sulking. The answer shows both your courage and your manners.",
  keyPoints: [
    {
      id: "the-disagreement",
      label: "State both positions fairly",
      ask: "Which sentence says what you wanted, and what your manager wanted?",
      stem: "My manager and I wanted different things: …",
      stemAfter: "opening",
      claim: "Says what the manager wanted, what they themselves thought, and why it mattered.",
      aliases: ["my manager wanted", "my boss decided", "disagreed", "I saw it differently", "I thought it was a mistake", "I didn't agree", "I believed the opposite", "her plan was", "his view was", "I was convinced", "I had doubts about the decision", "my director planned", "my lead insisted", "wanted to cut", "wanted to send", "wanted us to", "manager wanted to", "boss wanted to", "supervisor wanted to", "my manager thought", "my boss thought", "I didn't think that", "didn't think it was safe", "didn't think it was right", "I thought we should", "thought it was a bad idea", "bad idea", "I felt it was wrong", "I disagreed because", "disagreed about how", "we disagreed", "had a different opinion", "different opinion", "didn't see eye to eye", "see eye to eye", "was against it", "I was concerned", "concerned about her plan", "strongly believed", "my supervisor asked for", "my manager wanted to", "my boss wanted to", "she wanted to stop", "he wanted to stop", "he wanted us to", "she wanted us to", "he wanted me to", "she wanted me to", "I thought that was a mistake", "I thought it was wrong", "I didn't agree because", "I was worried that", "thought this would hurt", "seemed wrong to me because"],
      add: "Two short sentences: “My manager wanted …, because …. I thought …, because ….”",
      followUp: "What exactly did your manager want, and what did you want instead?",
    },
    {
      id: "raised-privately",
      label: "Raise it directly and in private",
      ask: "Which sentence says that you talked to your manager alone?",
      stem: "Instead of arguing in front of others, I …",
      stemAfter: "the-disagreement",
      claim: "Took the matter to the manager directly and privately instead of in front of others or behind their back.",
      aliases: ["in private", "privately", "one-to-one", "one-on-one", "asked for half an hour", "asked for a short meeting", "after the meeting", "not in front of the team", "went to her office", "behind closed doors", "face to face", "just the two of us", "didn't complain to colleagues", "spoke to him directly", "asked if we could talk", "asked to talk", "talk in private", "back office", "after closing", "after the shift", "waited until we were alone", "we were alone", "when we were alone", "not in front of", "didn't say it in front", "pulled her aside", "pulled him aside", "scheduled a meeting with", "our one-on-one", "our weekly one-on-one", "respectfully told", "respectfully disagreed", "sat down with my manager", "sat down with my boss", "behind her back", "asked her for ten minutes", "asked him for ten minutes", "afterwards in her office", "afterwards in his office", "didn't say it in the", "didn't bring it up in", "waited until after the meeting", "knocked on her door", "knocked on his door", "closed the door"],
      wrong: ["I argued with my manager in the meeting in front of everyone."],
      add: "When and where you raised it: “I asked for twenty minutes the same day, just the two of us.”",
      followUp: "Where and how did you raise it? Who else was in the room?",
    },
    {
      id: "understood-reasons",
      label: "Find out the manager’s reasons",
      ask: "Which sentence says why your manager saw it that way?",
      stem: "When I asked for the reasons behind it, …",
      stemAfter: "raised-privately",
      claim: "Asked why the manager saw it that way and took the pressure or reasons behind it seriously.",
      aliases: ["asked why", "asked what was behind it", "her reasons", "his reasoning", "understand his side", "pressure from above", "I hadn't known", "what I did not know", "first I listened", "her concern was", "what worried him", "repeated it back", "under pressure from", "she explained that", "he explained that", "explained her reasons", "explained his reasoning", "explained why", "asked him what the", "asked her what the", "asked why she wanted", "asked why he wanted", "wanted to understand", "understand her perspective", "understand his perspective", "understood where he was", "where she was coming from", "where he was coming from", "listened to his", "listened to her", "corporate had", "pressure from corporate", "the client had threatened", "her budget", "his budget", "from her point of view", "from his point of view", "saw her side", "saw his point", "asked her what was behind", "asked him what was behind", "it turned out she had to", "it turned out he had to", "she had pressure from", "he had pressure from", "was under pressure from", "asked what worried", "had been told to save"],
      add: "The reason you heard that you had not known before.",
      followUp: "What was your manager’s reason, and was any of it right?",
    },
    {
      id: "evidence",
      label: "Bring evidence and an alternative",
      ask: "Which sentence says what facts and what alternative you offered?",
      stem: "To back up my view, I brought …",
      stemAfter: "understood-reasons",
      claim: "Backed the view with facts and offered a workable alternative or a small test rather than only an objection.",
      aliases: ["brought data", "showed her the numbers", "looked up the figures", "pulled the records", "calculated", "suggested a test", "proposed a pilot", "small trial", "offered an alternative", "came with two options", "compromise", "a cheaper way", "instead I suggested", "example from last year", "counted the filings", "counted how many", "had printed", "printed the", "showed him the", "showed her the", "showed him two figures", "showed her the data", "showed the data", "presented data", "gathered data", "collected data", "did research", "my research", "put together a", "prepared a", "made a list of pros", "cost comparison", "numbers didn't match", "figures that didn't match", "incident list", "customer feedback", "suggested that we", "I proposed", "proposed that", "proposed a compromise", "offered a different", "another solution", "alternative solution", "gave examples", "I suggested a different", "suggested that instead", "went through the last", "went through the numbers", "looked at the last two months", "one in five", "so I suggested to", "so I suggested we", "I suggested to keep", "suggested that we try", "suggested trying", "what if we", "brought the figures", "made a list of", "wrote down how often"],
      add: "One figure you brought, and the alternative you put on the table.",
      followUp: "What did you bring to convince your manager, other than your opinion?",
    },
    {
      id: "commit",
      label: "Stand behind what was decided",
      ask: "Which sentence says what was decided, and what you did then?",
      stem: "Once it was decided, I …",
      stemAfter: "end",
      claim: "Says what was decided, carried it out fully whichever way it went, and tells how it turned out.",
      aliases: ["in the end she decided", "he made the final call", "we agreed to", "he kept his decision", "disagree and commit", "backed the decision", "stood behind it", "carried it out", "supported it in front of the team", "our relationship", "she later asked my opinion", "still trusts me", "it turned out", "she agreed to", "he agreed to", "agreed to try", "try it for a month", "she said she would", "he said he would", "they decided to", "went with my", "went with her", "went with his", "accepted his decision", "accepted her decision", "respected her decision", "respected his decision", "would have respected", "followed her decision", "did it her way", "did it his way", "supported the decision", "compromised", "thanked me", "listened to me more", "respected me more", "valued my opinion", "better relationship", "it worked out", "ended up working", "turned out well", "agreed to try it for a month", "let me try it", "she wasn't convinced", "he wasn't convinced", "I did it her way", "I did it his way", "did it the way she", "did it the way he", "we did it his way", "we did it her way", "went along with", "supported it anyway", "and it worked fine", "still get on well", "get along well"],
      add: "“We went with …, I carried it out, and … was the outcome.”",
      followUp: "Who had the last word, and how did you act once it was decided?",
    },
  ],
  samples: {
    junior:
      "My depot manager, Fergal, wanted a signature for every parcel, also the small ones, and I disagreed. I drive about a hundred stops a day, and I thought we’d all be an hour late and people would blame the driver. I didn’t say it at the gate in front of the others. I knocked on his door after my run. First I asked him why, and he showed me: eleven claims that quarter from people who said nothing had arrived, and each one went on his figures. None of us drivers knew. Then I showed him my side. I had written down one week: waiting for a signature took me three minutes on the stairs, forty or fifty times a day. I suggested a photo at the door for anything under thirty euros and offered to test it on my round for two weeks. He listened and said no. Head office wanted signatures. So I carried it out, every door, for the rest of the year, and didn’t grumble in front of the new drivers. It turned out that claims fell to two or three, so he was right there. We also finished an hour later, and two drivers left over it. In January he asked me how I’d do it now, and small parcels went back to photos.",
    senior:
      "At the maternity hospital in Lagos where I was charge nurse, the matron wanted one midwife for both the ward and the admission room between two and six, because those hours are quiet. I thought that was a bad idea, and dangerous on the night when two women bleed at once. I asked to talk to her in private, at the end of her day, and first I listened. She had been told to save, she had three vacancies and nobody to fill them, and her night staff were falling asleep on double shifts. I hadn’t known that, and it was a danger too. I had gone through the admission book for a year: twenty-three emergencies in those hours, and nine times both places were busy. As an alternative I proposed that the second midwife sleeps in the rest room, four minutes away, for a trial month. She agreed. Then the administrator decided over both of us: one midwife. I backed the decision in front of the team, wrote the call list and trained the porters to fetch the doctor. We got through the rainy season without losing anyone, with a lot of luck. I kept the book. In December the matron took it upstairs, and in spring the second post came back.",
  },
  weaker: {
    text:
      "My manager wanted to introduce a new tool for planning, and I didn’t think it was a good idea, and I wasn’t the only one. I told her in the team meeting that the old way worked fine and that this would only cost us time. She wasn’t very happy about that. We discussed it for a while, but she had already made up her mind. So we introduced it, and I used it, but as I expected it didn’t bring much. Now they’re looking at another tool.",
    difference:
      "It objects in front of the team, offers nothing to try, and never asks why she wanted the tool. The last two sentences give away that you’re still waiting to be right.",
  },
  hint: "Choose a disagreement about the work, in which your manager had a point too.",
  tips: [
    "Describe your manager’s view so that they would nod.",
    "It does not matter who won; it matters how you both came out of it.",
    "Leave out stories about personality or pay.",
  ],
  skills: ["conflict-resolution", "communication", "active-listening"],
  minutes: 3,
  words: [130, 240],
};
