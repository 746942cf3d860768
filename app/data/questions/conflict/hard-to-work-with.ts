import type { Question } from "~/data/questions/types";

export const hardToWorkWith: Question = {
  id: "hard-to-work-with",
  kind: "behavioral",
  name: "Difficult colleague",
  prompt: "Tell me about a colleague you found hard to work with. How did you make it work?",
  why: "There is one in every workplace. The interviewer checks whether you can describe a person fairly, look at your own part, and find a way to get things done together.",
  keyPoints: [
    {
      id: "behavior-not-character",
      label: "Describe behavior, not character",
      ask: "Which sentence says what this colleague did that caused problems?",
      claim: "Describes specific behavior of the colleague and its effect on the work, without insulting the person.",
      aliases: ["answered my emails with one word", "answered with one word", "replied only after", "did not reply for days", "changed my work without", "came late to every", "raised her voice", "raised his voice", "corrected me in front of", "refused to share", "kept information to himself", "kept information to herself", "rolled his eyes", "rolled her eyes", "worked very differently from me", "never handed over", "left without cleaning", "so my part was always late", "the effect was that", "was very short with", "short with everybody", "would sigh when", "would interrupt", "constantly interrupted", "would criticize", "criticized everything", "criticized", "comments like", "without telling me", "without asking me", "took over my", "take over my", "took credit", "talked down to", "talked over me", "ignored my messages", "never responded", "didn't respond", "missed meetings", "always late", "didn't do her share", "didn't do his share", "was negative", "complained about everything", "yelled at", "blamed others", "blamed me", "micromanaged", "slowed me down", "made it confusing", "made my work harder", "was frustrating", "never answered my emails", "answered days later", "snapped at", "changed things without telling", "interrupted everyone", "said no to everything", "because of that I had to", "so I had to redo", "he'd never tell", "she'd never tell", "never told us when", "would never tell us"],
      add: "What the person did, how often, and what it did to the work.",
      followUp: "What exactly did the person do? And what did it do to the work?",
    },
    {
      id: "looked-behind",
      label: "Look for the reason behind it",
      ask: "Which sentence says why your colleague may have behaved this way?",
      claim: "Tried to understand what lay behind the behavior, such as pressure, fear, or a past experience, and what the person was good at.",
      aliases: ["wanted to understand why he", "wanted to understand why she", "understand what was behind", "found out that he had", "found out that she had", "it turned out she", "it turned out he", "had been burned by", "been left alone with", "under pressure from his", "afraid of losing", "afraid that mistakes", "had lost two colleagues", "cared more about quality than", "good at his job", "best technician", "the most careful", "respected her knowledge", "I noticed that he", "I noticed that she", "figured he might", "figured she might", "might be stressed", "was stressed", "under a lot of stress", "going through a divorce", "going through a hard", "personal problems", "problems at home", "had been there during", "been through", "I heard from another", "learned that he", "learned that she", "was the only one", "only one maintaining", "overworked", "insecure", "felt threatened", "was worried about", "caught mistakes", "very knowledgeable", "really skilled", "a lot of experience", "put myself in", "his perspective", "her perspective", "tried to understand", "found out that she", "found out that he", "had a sick", "was afraid to lose", "was scared of losing", "had been burned", "had been passed over", "had too much on", "she was really good at", "he was really good at", "nobody knew more about"],
      add: "The reason you found, and one thing you respect in the person.",
      followUp: "What was behind it? What did this person want that you did not see at first?",
    },
    {
      id: "talked-directly",
      label: "Talk to the person, not about them",
      ask: "Which sentence says what you told your colleague directly?",
      claim: "Spoke with the colleague directly and calmly about the effect, using observations and a request.",
      aliases: ["spoke to her directly", "spoke to him directly", "invited him for coffee", "invited her for coffee", "asked her for ten minutes", "asked him for ten minutes", "told him what I had noticed", "told her what I had noticed", "said what it did to", "made a request", "what I need is", "what do you need from me", "asked what he needed from me", "asked what she needed from me", "did not go to the boss", "before going to our manager", "not about her but to her", "not about him but to him", "asked her to grab", "asked him to grab", "grab a coffee", "went for coffee", "over coffee", "took him to lunch", "took her to lunch", "walked over and", "asked if we could", "asked if we could talk", "sat down with him", "sat down with her", "talked to him directly", "talked to her directly", "talked privately", "had a conversation", "honest conversation", "told him how I felt", "told her how I felt", "told her that when", "were hard for me", "when you do", "I said I wanted to", "explained how it affected", "affected my work", "instead of complaining", "asked her for a coffee", "asked him for a coffee", "I said when you", "when that happens I", "told her that it", "told him that it", "said it calmly", "I'd like you to", "could you let me know"],
      add: "The sentence with which you opened the conversation.",
      followUp: "What did you say to the person, in your own words?",
    },
    {
      id: "own-part",
      label: "Own your part and change something",
      ask: "Which sentence says what your own part was, and what you changed?",
      claim: "Admits their own contribution to the difficulty and changed how they worked with the person.",
      aliases: ["my own part in it", "I was part of the problem", "I had been", "I had made it worse", "I also had to change", "I had never asked", "I had written", "I apologized for", "I changed how I", "from then on I sent", "from then on I called", "I stopped sending", "I stopped correcting", "I began to give her", "I began to give him", "adapted to her way", "adapted to his way", "met him halfway", "met her halfway", "to be fair I", "I hadn't read", "I admitted", "admitted that I", "I realized that I", "I realized I was", "I could have", "I should have asked", "I had been asking", "asking the same things", "I apologized", "I said sorry", "I began to write", "I started writing", "I started following", "I started to", "started sending", "adjusted my", "I adapted", "changed my communication", "changed the way I", "I learned to", "was too sensitive", "took it personally", "stopped taking it personally", "more patient with", "I wasn't easy either", "I had been short with", "I had also been", "I wrote too long", "my emails were too", "I came across as", "I noticed that I also", "so I started to call", "stopped sending"],
      add: "What you had done that made it worse, and what you did instead.",
      followUp: "What was your own part in it, and what did you change?",
    },
    {
      id: "working-relationship",
      label: "Show how the work went afterwards",
      ask: "Which sentence says how you worked together afterwards?",
      claim: "Shows that the cooperation got better with an example or figure, even if they did not become friends, and says what they learned.",
      aliases: ["we never became friends", "not friends but", "not best friends", "worked together for another", "work well together now", "handovers took", "no more complaints", "finished the project together", "she asked for me", "he asked for me", "trusts me with", "we still do it that way", "learned that difficult people", "learned that rudeness", "less quick to judge", "we got along", "got along fine", "get along well", "never close but", "never close", "worked well together", "work well together", "working relationship", "relationship improved", "got better", "became friends", "started asking me", "asking me to be", "asked me for help", "he thanked me", "she thanked me", "she apologized", "he apologized", "review time went", "errors went to", "went down to zero", "finished the project", "on time and", "learned that people", "taught me to", "mutual respect", "respect each other", "we're not friends", "we are not best friends", "but we work fine", "but it works", "now he comes to me", "now she comes to me", "now she answers", "now he answers", "after that it got better", "it was much better after", "he even asked", "she even asked", "even thanked me"],
      add: "A figure or a scene from three months later.",
      followUp: "How was it three months later? How could one see it in the work?",
    },
  ],
  samples: {
    junior:
      "During my first year as a pharmacy assistant I shared the counter with Helga, who had been there for 22 years. She corrected me in front of customers, four or five times a day, and she rolled her eyes when I asked the computer instead of her. The effect was that I stopped asking, and my errors with co-payments went up to six a week. I was supposed to learn from her, so I wanted to understand why she did it. I found out that Helga had been left alone with two trainees who quit, and had to answer for their mistakes. And she was the most careful person in the shop. I asked her for ten minutes after closing, told her what I had noticed, and said, “I learn more from you if you tell me after the customer has gone.” She was quiet and then said that I never look at her when she explains. I was part of the problem: I had been typing while she talked. From then on I kept a list and went through it with her every evening. Within two months my errors were down to one a week. We never became friends, but she asked for me for her early shifts. I learned that rudeness can be worry in disguise.",
    senior:
      "As a project engineer I worked with a calibration lab whose head, Viktor, was called impossible by everyone in my department. He did not reply for days, and twice he sent back instruments because a form had the wrong date. My customers waited eight days longer on average. Instead of another email I drove to the lab. I wanted to understand what was behind it. He had lost two colleagues to cutbacks and was alone with 300 devices a month. An auditor had found one wrong date over his signature. For him a sloppy form was a personal risk. And he was good at his job: he had found a drift in our sensor that we had missed for a year. I told him what the delays did to my customers, and asked what he needed from me. The answer was embarrassing: complete forms, in one batch a week. I had made it worse by sending “urgent” devices one at a time. I apologized for that, checked each form myself, and stopped sending anything on Fridays. Turnaround went from eleven days to four within a quarter, and he recommended me for a task force a year later. We never became friends, but we work well together now. I learned that “impossible” can mean nobody has gone to look.",
  },
  hint: "Describe what the person did as a camera would have seen it.",
  tips: [
    "No adjectives about the person; verbs only.",
    "Say what you respected in them.",
    "Your own part makes the story believable.",
  ],
  skills: ["conflict-resolution", "empathy", "teamwork"],
  minutes: 3,
  words: [130, 240],
};
