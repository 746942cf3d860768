import type { Question } from "~/data/questions/types";

export const differentProfession: Question = {
  id: "different-profession",
  kind: "behavioral",
  name: "Working across professions",
  prompt: "Tell me about a project in which you had to work closely with people from a very different profession.",
  why: "Most work crosses departments. The interviewer wants to know whether you are curious about how others think, and whether you can build a bridge between two languages.",
  keyPoints: [
    {
      id: "two-worlds",
      label: "Describe how the two worlds differed",
      ask: "Which sentence says how their way of thinking or working was different?",
      stem: "The biggest difference in how we worked was …",
      stemAfter: "opening",
      claim: "Describes how the other profession thought, spoke or measured success differently from their own.",
      aliases: ["spoke different languages", "different language", "different vocabulary", "used the same word for", "same word meant", "different priorities", "measured success differently", "engineers and", "doctors and", "lawyers and", "designers and", "for them success meant", "for us it meant", "two worlds", "their jargon", "came from different worlds", "thought in", "they talked in", "talked in technical", "technical terms", "lab terms", "medical terms", "legal terms", "acronyms", "kept saying", "terms I had never", "never heard before", "didn't know what", "had no idea what it meant", "different way of thinking", "think differently", "thought differently", "accuracy mattered more", "speed mattered more", "cared about different", "cared more about", "focused on details", "different goals", "different background", "different backgrounds", "they wanted data", "numbers people", "they spoke a different language", "meant something else by", "they cared about", "for them it was all about", "we measured success", "thinks in budgets", "thinks completely different", "couldn't understand each other's"],
      add: "One word that meant two things: “For them ‘urgent’ meant minutes, for us this week.”",
      followUp: "How did the other profession think differently from yours? Give me one example.",
    },
    {
      id: "went-to-learn",
      label: "Go and learn their work",
      ask: "Which sentence says what you did to learn about their work?",
      stem: "To understand their work better, I …",
      stemAfter: "two-worlds",
      claim: "Spent time where the others work, asked them to explain, and admitted what they did not know.",
      aliases: ["spent a day with", "spent two days on", "shadowed the", "sat in on their", "watched them work", "rode along", "visited their workshop", "in their lab", "in the operating room", "asked them to explain", "explain it to me as", "asked naive questions", "admitted I did not understand", "I knew nothing about", "read their handbook", "joined the night shift", "visit the lab", "visited the", "visited their", "shadow me", "shadow them", "shadowed them", "shadow for a", "job shadow", "spent time with", "spend a day", "went to their office", "walk me through", "walked me through", "explained their process", "basic questions", "a lot of questions", "asked questions", "dumb questions", "learned the basics", "read about their", "watched how they", "took a course", "wanted to understand", "learn their language", "invited them to", "spent a day with them", "spent a shift with", "asked her to explain it", "asked him to explain it", "went along with them", "asked stupid questions", "admitted I had no clue", "said I didn't understand", "let them show me", "I had no idea about"],
      add: "What you did to see their day with your own eyes.",
      followUp: "What did you do to understand their work?",
    },
    {
      id: "common-ground",
      label: "Build something both sides could read",
      ask: "Which sentence says what you made that both sides could use?",
      stem: "So that both sides could follow, we made …",
      stemAfter: "went-to-learn",
      claim: "Created a common ground such as a glossary, drawing, prototype or joint measure that both professions could work from.",
      aliases: ["glossary", "common language", "shared vocabulary", "drew a diagram", "drew a picture", "sketch on the wall", "prototype", "mock-up", "cardboard model", "one-page summary both", "joint checklist", "shared checklist", "joint measure", "common metric", "translated between", "plain words", "photo of each step", "plain english", "plain language", "simple language", "simple terms", "translated", "translate technical", "one page sheet", "shared document", "word list", "list of terms", "drew the screens", "drew on paper", "drew it on", "on paper together", "whiteboard", "visuals", "diagram", "flow chart", "flowchart", "sample", "model of", "checklist", "weekly meeting", "met in the middle", "common goal", "on a whiteboard", "made a list of words", "little dictionary of", "built a mock-up", "a drawing that both", "one sheet that both", "paper model", "used a sketch"],
      add: "The drawing, list or model you made, and who used it.",
      followUp: "What did you make so that both sides could talk about the same thing?",
    },
    {
      id: "misunderstanding",
      label: "Tell one misunderstanding and its repair",
      ask: "Which sentence says what was misunderstood, and how you cleared it up?",
      halves: ["what was misunderstood", "how you cleared it up"],
      stem: "We misunderstood each other until we noticed that …",
      stemAfter: "middle",
      claim: "Tells of a concrete misunderstanding or clash between the professions and how they cleared it up.",
      aliases: ["misunderstanding", "misunderstood", "we talked past each other", "talking past each other", "had understood something else", "clashed over", "they thought I meant", "I had assumed they", "nearly went wrong because", "cleared it up", "each side blamed", "argued about", "it took us a week to notice", "what they had heard", "confusion", "confused", "were upset because", "got upset", "disagreed about", "disagreement", "different definitions", "different definition", "meant something different", "it means", "means something else", "for them it meant", "for us it's", "for them it's", "we realized we had", "once we noticed", "frustration", "frustrated", "wrong assumption", "assumed they knew", "miscommunication", "communication problem", "argument", "tension", "agreed on a review", "explained what I meant", "it turned out we meant", "thought it meant", "we had understood different", "talked past each other", "misread the", "they were upset because", "had assumed that"],
      add: "The moment both sides noticed they meant different things.",
      followUp: "Where did the two sides misunderstand each other, and how did you notice?",
    },
    {
      id: "joint-result",
      label: "Credit the joint result",
      ask: "Which sentence says what you achieved together?",
      stem: "What neither side could have reached alone was …",
      stemAfter: "end",
      claim: "Ends with a measured result that neither profession could have reached alone, and what they took over from the other side.",
      aliases: ["neither of us alone", "could not have done it alone", "without the nurses we", "without the mechanics we", "joint result", "together we cut", "together we reduced", "thanks to their", "borrowed from them", "took over their habit", "I still use their", "way of thinking from", "adopted from", "now I invite", "they call me when", "couldn't have done it without", "could not have done it without", "without each other", "without their help", "learned a lot from them", "respect for their", "appreciate what they", "best of both", "cut the time", "reduced the time", "sales were", "above target", "percent above", "launched on time", "finished on time", "the project was", "was a success", "everyone was happy with", "per patient", "to this day", "still work together", "neither of us could have", "together we managed", "learned from them to", "without them we would", "took over from them", "since then I ask"],
      add: "The figure you reached together, and one habit you took from them.",
      followUp: "What came out that neither side could have done alone?",
    },
  ],
  samples: {
    junior:
      "The strangest job of my apprenticeship was wiring a stage set for a small opera house in Porto. The stage designer, Inês, and I spoke different languages, although we’re both from there. For me a lamp is done when it passes the test. For her it’s done when it looks like four in the afternoon. I knew nothing about stage light and told her so, and sat through two rehearsals in the dark and asked what everything was for. Then we had a misunderstanding. She had written “practical” next to eight lamps. I thought it meant easy to reach, so I put in short cable and moved them to the edge of the set, which wrecked her corner. She thought I was stubborn. We were both getting loud until the stage manager asked each of us what “practical” meant. For her it’s a lamp that really lights up on stage. After that we made one drawing that both of us could work from, her colors and my circuits on the same sheet, taped to the wall. We finished two days before the premiere. The fire inspector had no remarks and she got her afternoon, and neither of us could have done it alone. What I took from her is that I look at a room now from where people sit.",
    senior:
      "I write software, and the year I remember best I spent with care assistants. We were replacing paper charts in nine homes in Ontario. We measured success in complete records, and they cared about whether Mr. Osei had slept. I asked to come along for about a week of early shifts. I admitted I did not understand why they write on their hands, and got it on day two: you don’t get back to the chart until ten. Then we clashed over the word “refused.” In our form, a resident who refused a wash got a red flag for the manager. For the carers it’s an ordinary morning, you come back in an hour. Families started calling, two carers stopped recording at all, and in a meeting a woman named Bernadette told me that I had turned kindness into a report. We took the flag out that week. From then on we worked from a paper mockup on a door. They drew on it with markers all week, and on Fridays we built what was left. Writing after a shift went from about forty minutes to under fifteen, except in one home that went back to paper, and the nurses could see who stops drinking before they fall ill. Neither of us alone would have found that.",
  },
  weaker: {
    text:
      "In my last job I worked a lot with the marketing people, and I’m more on the technical side. They’re creative, so they often don’t understand what’s possible and what isn’t, and I had to explain it to them many times. We had a few misunderstandings, but in the end we always found a solution. I learned to explain technical things in simple words. I think it’s important to be patient with people who have another background. The campaign went live on time and it was well received.",
    difference:
      "It explains the others instead of going to see how they work: nothing they knew changed anything you did. One real misunderstanding, told from both sides, would say more than “a few.”",
  },
  hint: "Which word meant one thing to you and another to them?",
  tips: [
    "Describe the other profession with respect for its reasons.",
    "Show the thing you made: a list, a drawing, a model.",
    "Say what you took from them for good.",
  ],
  skills: ["teamwork", "communication", "stakeholder-management"],
  minutes: 3,
  words: [130, 240],
};
