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
      stem: "What made the work hard was that my colleague …",
      stemAfter: "opening",
      claim: "Describes specific behavior of the colleague and its effect on the work, without insulting the person.",
      aliases: ["answered my emails with one word", "answered with one word", "replied only after", "did not reply for days", "changed my work without", "came late to every", "raised her voice", "raised his voice", "corrected me in front of", "refused to share", "kept information to himself", "kept information to herself", "rolled his eyes", "rolled her eyes", "worked very differently from me", "never handed over", "left without cleaning", "so my part was always late", "the effect was that", "was very short with", "short with everybody", "would sigh when", "would interrupt", "constantly interrupted", "would criticize", "criticized everything", "criticized", "comments like", "without telling me", "without asking me", "took over my", "take over my", "took credit", "talked down to", "talked over me", "ignored my messages", "never responded", "didn't respond", "missed meetings", "always late", "didn't do her share", "didn't do his share", "was negative", "complained about everything", "yelled at", "blamed others", "blamed me", "micromanaged", "slowed me down", "made it confusing", "made my work harder", "was frustrating", "never answered my emails", "answered days later", "snapped at", "changed things without telling", "interrupted everyone", "said no to everything", "because of that I had to", "so I had to redo", "he'd never tell", "she'd never tell", "never told us when", "would never tell us"],
      add: "What the person did, how often, and what it did to the work.",
      followUp: "What exactly did the person do? And what did it do to the work?",
    },
    {
      id: "looked-behind",
      label: "Look for the reason behind it",
      ask: "Which sentence says why your colleague may have behaved this way?",
      stem: "I wanted to understand why, and found out …",
      stemAfter: "behavior-not-character",
      claim: "Tried to understand what lay behind the behavior, such as pressure, fear, or a past experience, and what the person was good at.",
      aliases: ["wanted to understand why he", "wanted to understand why she", "understand what was behind", "found out that he had", "found out that she had", "it turned out she", "it turned out he", "had been burned by", "been left alone with", "under pressure from his", "afraid of losing", "afraid that mistakes", "had lost two colleagues", "cared more about quality than", "good at his job", "best technician", "the most careful", "respected her knowledge", "I noticed that he", "I noticed that she", "figured he might", "figured she might", "might be stressed", "was stressed", "under a lot of stress", "going through a divorce", "going through a hard", "personal problems", "problems at home", "had been there during", "been through", "I heard from another", "learned that he", "learned that she", "was the only one", "only one maintaining", "overworked", "insecure", "felt threatened", "was worried about", "caught mistakes", "very knowledgeable", "really skilled", "a lot of experience", "put myself in", "his perspective", "her perspective", "tried to understand", "found out that she", "found out that he", "had a sick", "was afraid to lose", "was scared of losing", "had been burned", "had been passed over", "had too much on", "she was really good at", "he was really good at", "nobody knew more about"],
      add: "The reason you found, and one thing you respect in the person.",
      followUp: "What was behind it? What did this person want that you did not see at first?",
    },
    {
      id: "talked-directly",
      label: "Talk to the person, not about them",
      ask: "Which sentence says what you told your colleague directly?",
      stem: "I spoke to my colleague directly and said …",
      stemAfter: "looked-behind",
      claim: "Spoke with the colleague directly and calmly about the effect, using observations and a request.",
      aliases: ["spoke to her directly", "spoke to him directly", "invited him for coffee", "invited her for coffee", "asked her for ten minutes", "asked him for ten minutes", "told him what I had noticed", "told her what I had noticed", "said what it did to", "made a request", "what I need is", "what do you need from me", "asked what he needed from me", "asked what she needed from me", "did not go to the boss", "before going to our manager", "not about her but to her", "not about him but to him", "asked her to grab", "asked him to grab", "grab a coffee", "went for coffee", "over coffee", "took him to lunch", "took her to lunch", "walked over and", "asked if we could", "asked if we could talk", "sat down with him", "sat down with her", "talked to him directly", "talked to her directly", "talked privately", "had a conversation", "honest conversation", "told him how I felt", "told her how I felt", "told her that when", "were hard for me", "when you do", "I said I wanted to", "explained how it affected", "affected my work", "instead of complaining", "asked her for a coffee", "asked him for a coffee", "I said when you", "when that happens I", "told her that it", "told him that it", "said it calmly", "I'd like you to", "could you let me know"],
      add: "The sentence with which you opened the conversation.",
      followUp: "What did you say to the person, in your own words?",
    },
    {
      id: "own-part",
      label: "Own your part and change something",
      ask: "Which sentence says what your own part was, and what you changed?",
      halves: ["what your own part was", "what you changed"],
      stem: "What I had done to make it worse was …",
      stemAfter: "talked-directly",
      claim: "Admits their own contribution to the difficulty and changed how they worked with the person.",
      aliases: ["my own part in it", "I was part of the problem", "I had been", "I had made it worse", "I also had to change", "I had never asked", "I had written", "I apologized for", "I changed how I", "from then on I sent", "from then on I called", "I stopped sending", "I stopped correcting", "I began to give her", "I began to give him", "adapted to her way", "adapted to his way", "met him halfway", "met her halfway", "to be fair I", "I hadn't read", "I admitted", "admitted that I", "I realized that I", "I realized I was", "I could have", "I should have asked", "I had been asking", "asking the same things", "I apologized", "I said sorry", "I began to write", "I started writing", "I started following", "I started to", "started sending", "adjusted my", "I adapted", "changed my communication", "changed the way I", "I learned to", "was too sensitive", "took it personally", "stopped taking it personally", "more patient with", "I wasn't easy either", "I had been short with", "I had also been", "I wrote too long", "my emails were too", "I came across as", "I noticed that I also", "so I started to call", "stopped sending"],
      add: "What you had done that made it worse, and what you did instead.",
      followUp: "What was your own part in it, and what did you change?",
    },
    {
      id: "working-relationship",
      label: "Show how the work went afterwards",
      ask: "Which sentence says how you worked together afterwards?",
      stem: "A few months later, the two of us …",
      stemAfter: "end",
      claim: "Shows that the cooperation got better with an example or figure, even if they did not become friends, and says what they learned.",
      aliases: ["we never became friends", "not friends but", "not best friends", "worked together for another", "work well together now", "handovers took", "no more complaints", "finished the project together", "she asked for me", "he asked for me", "trusts me with", "we still do it that way", "learned that difficult people", "learned that rudeness", "less quick to judge", "we got along", "got along fine", "get along well", "never close but", "never close", "worked well together", "work well together", "working relationship", "relationship improved", "got better", "became friends", "started asking me", "asking me to be", "asked me for help", "he thanked me", "she thanked me", "she apologized", "he apologized", "review time went", "errors went to", "went down to zero", "finished the project", "on time and", "learned that people", "taught me to", "mutual respect", "respect each other", "we're not friends", "we are not best friends", "but we work fine", "but it works", "now he comes to me", "now she comes to me", "now she answers", "now he answers", "after that it got better", "it was much better after", "he even asked", "she even asked", "even thanked me"],
      add: "A figure or a scene from three months later.",
      followUp: "How was it three months later? How could one see it in the work?",
    },
  ],
  samples: {
    junior:
      "In a notary’s office everything goes through the archive, and ours belonged to Señora Estela. I was the new clerk. She would hang up while I was still speaking, and files that I needed by noon came at five, so I had to send clients home. I wanted to understand why she was like that. A colleague told me that the clerk before me had lost a deed, and that she was blamed for it. And she knew every file since about 1994 by heart, nobody else could do that. One morning I went down and asked her for ten minutes. When a file comes at five, I said, people wait for nothing, and I’d like one thing, a time I can count on. She asked me if I knew how often I called. Six or seven times a day, and each time she has to climb down a ladder. So I was part of the problem. I began to send her one list at nine, and I went down to carry the files up myself. After some weeks late files went from almost every day to maybe two a month. We never became friends, and she still hung up on people. When she retired last year she left a note for her successor: this one sends lists.",
    senior:
      "For four years I taught next door to Mr. Petrakis. We shared the final-year classes, he had chemistry and I had biology. He moved test dates without telling me, and he criticized my wording in his lessons, with my name. Students came and asked me which answer they should write. It took me most of a year before I tried to understand it. He’d had a bad inspection, in public, about unclear wording. Also, his students did better than mine on that paper. I asked for half an hour in his lab and told him what I had noticed, three dates, two tests, and what the students said, and I asked him to warn me next time. He answered that I make jokes about him in the staff room. That was my part in it. I’d been funny about him for a year, and people pass that on. I apologized and stopped, and it was harder than the talk, because it had made me popular. We set up a shared calendar and one glossary. It got better without getting good. The year after he moved two tests and warned me both times. The pass rate went from about 68 to 73, and I don’t know how much of that was us.",
  },
  weaker: {
    text:
      "There was a colleague who was very difficult. He had a big ego, and everyone had problems with him, not just me. He never answered properly and always thought he knew better. I tried to stay professional and to have as little to do with him as possible. When it got too much we went to our team lead, and he talked to him. After that it was okay. He left the company later. I think you can’t get along with everybody, but you have to stay professional.",
    difference:
      "“Big ego” is a verdict; say what he did and what it did to your work. You kept out of his way, the team lead talked, and then he left, so the answer shows no step of yours.",
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
