import type { Question } from "~/data/questions/types";

export const handedOverWork: Question = {
  id: "handed-over-work",
  kind: "behavioral",
  name: "Delegating valued work",
  prompt: "Tell me about a time you delegated something you would rather have kept for yourself.",
  why: "People who cannot let go become the bottleneck of their team. The interviewer looks for trust with care: a clear handover, room for mistakes, and no taking back.",
  keyPoints: [
    {
      id: "hard-to-let-go",
      label: "Admit why it was hard to let go",
      ask: "Which sentence says why you wanted to keep the work yourself?",
      claim: "Admits why letting go was hard, for example because they enjoyed the task, were faster at it, or had built it.",
      aliases: ["hard to let go", "difficult to let go", "letting go was hard", "would rather have kept", "wanted to keep it", "favorite part of my job", "I enjoyed it most", "my baby", "I had built it", "I was faster", "quicker to do it myself", "I was afraid it would go wrong", "my reputation depended", "my own project", "proud of that task", "my favorite thing", "favorite part", "I loved it", "I loved doing", "I really enjoyed", "nobody would do it as well", "do it as well as", "thought nobody else", "I felt responsible", "too important", "I was the quickest", "I'm a perfectionist", "used to doing it myself", "always did it myself", "I always wrote", "control freak", "tough to give up", "hard to give up", "hard for me to", "was attached to", "difficult for me", "doing it at night", "I was nervous about giving", "it was my baby", "I liked doing it", "I was quicker at it", "I had always done it", "I had set it up", "I didn't trust anybody", "I was afraid it would", "nobody does it like me", "hard for me to let go", "didn't want to give it up"],
      add: "“It was my favorite part of the job, and I was twice as fast at it.”",
      followUp: "Why did you want to keep it, honestly?",
    },
    {
      id: "why-that-person",
      label: "Say why you chose that person",
      ask: "Which sentence says why you gave it to this person?",
      claim: "Chose the person with a reason: a skill, an interest or a next step they wanted to take.",
      aliases: ["I chose her because", "picked him because", "wanted to grow into", "wanted to learn exactly", "next step for her", "next step for him", "had asked for more responsibility", "asked for more responsibility", "strong at detail", "good with customers", "ready for more", "she wanted to become", "he had shown interest", "would stretch him", "a stretch for her", "gave it to", "passed it to", "handed it to", "passed them to our", "I picked", "chose her since", "chose him since", "because she had a degree", "had experience in", "wanted experience", "wanted to get experience", "asking for bigger", "asked for bigger", "asking for more", "bigger assignments", "new challenge", "interested in", "showed potential", "good opportunity for", "eager to learn", "was great at", "because she was good at", "because he was good at", "she had asked for more", "he had asked for more", "wanted to become a", "was bored with her", "was bored with his", "wanted to learn how to", "the next step for her", "the next step for him"],
      add: "Name the person and the reason: “I chose Maria because she wanted to …”",
      followUp: "Why this person and nobody else?",
    },
    {
      id: "clear-handover",
      label: "Hand over the outcome and the authority",
      ask: "Which sentence says what result you asked for, and who could decide?",
      claim: "Handed over the expected outcome, the limits and the right to decide, rather than a list of steps.",
      aliases: ["expected outcome", "what a good result looks like", "described the result", "limits of the budget", "authority to decide", "right to decide", "could decide alone", "decisions were hers", "decisions were his", "not the steps", "how was up to her", "how was up to him", "wrote a one-page handover", "introduced her to the client as the", "what must not go wrong", "told everyone to go to her", "explained the goal", "explained what I expected", "told her the goal", "told him what result", "what result we needed", "clear expectations", "set expectations", "let her choose how", "let him choose how", "let her decide", "let him decide", "decisions were up to", "up to her", "up to him", "gave her full control", "gave him full control", "gave him ownership", "gave her ownership", "freedom to", "free hand", "budget and deadline", "wrote instructions", "trained her first", "showed him how", "what the result should be", "what it should look like at the end", "how she does it is up to her", "how he does it is up to him", "she could decide", "he could decide", "up to 500 dollars", "ask me first if", "explained what matters", "told her the deadline and"],
      add: "What they could decide without asking you.",
      followUp: "What exactly did you hand over, and what could they decide alone?",
    },
    {
      id: "support-no-hovering",
      label: "Support without hovering",
      ask: "Which sentence says how you helped without taking the work back?",
      claim: "Agreed on checkpoints, stayed reachable and resisted taking the task back when it was done in a different way or a mistake occurred.",
      aliases: ["fixed checkpoints", "agreed on two check-ins", "check-in every friday", "weekly check-in", "did not take it back", "resisted taking it back", "bit my tongue", "kept my hands off", "did it differently from me", "different from how I would", "asked what would you do", "made a mistake", "let her fix it", "let him fix it", "sat in the back", "I was there if needed", "without hovering", "held back", "hold back", "step in", "not to step in", "tough not to", "tempted to", "wanted to rewrite", "wanted to redo", "wanted to take over", "different from my style", "not my style", "different than my", "we met every", "met every two weeks", "met once a week", "checked in once", "check in regularly", "asked to see the draft", "answered questions", "available for questions", "let him make mistakes", "let her make mistakes", "didn't micromanage", "without micromanaging", "micromanage", "gave feedback at the end", "we talked every friday", "once a week we", "I was there if", "if she got stuck", "if he got stuck", "I had to hold myself back", "didn't step in", "let him make the mistake", "let her make the mistake", "it was different from how I", "didn't take it back"],
      add: "The moment you were tempted to take it back, and did not.",
      followUp: "Something went differently from your way. What did you do then?",
    },
    {
      id: "grew-and-freed",
      label: "Show what both sides gained",
      ask: "Which sentence says what you both gained from it?",
      claim: "Says how the person grew and what the time set free was used for, with a figure, and what they learned about delegating.",
      aliases: ["freed six hours", "freed up", "hours a week for", "gave me time to", "time I got back", "runs it alone", "has run it ever since", "better than I did", "was promoted", "took over fully", "learned about delegating", "learned to delegate", "learned that letting go", "delegate earlier", "I used the time", "hours a month back", "hours a week back", "got back ten hours", "finally had time", "had time to", "time to work on", "time for coaching", "time for strategy", "she did better than", "he did better than", "better results than", "went up to", "raised more than", "got promoted", "took it over", "became the expert", "gained confidence", "more confident", "been the bottleneck", "I was the bottleneck", "trust people", "trust my team", "learned to trust", "delegate more", "she does it better than", "he does it better than", "now runs the whole", "I got four hours back", "had time for", "gave me time for", "used the time to", "hours a week that I", "she was promoted", "should have done it earlier"],
      add: "“It freed six hours a week, and she has run it alone since May.”",
      followUp: "What did they gain, what did you gain, and how much of it?",
    },
  ],
  samples: {
    junior:
      "At the sports club where I was a part-time coordinator, I ran the summer camp for 60 children. It was my favorite part of the job and I had built it from nothing, so it was hard to let go. But last spring I also had to organize our move into a new hall, and I could not do both. I chose Lena because she had asked for more responsibility and was good with parents. I described the result: 60 children, no accident, costs within 4,000 dollars. Groups, games and food were hers, and she could decide alone up to 200 dollars. I told the parents to go to her and not to me. We agreed on a check-in every Friday for twenty minutes. In the second week she planned mixed age groups, which I would never have done. I was tempted to change it and bit my tongue; I asked how she would handle the youngest, and she had an answer. She made one mistake, a bus for 40 instead of 60, and I let her fix it. The camp ended 150 dollars under budget, and 52 of 60 families booked again. It freed about eight hours a week, and we moved on the planned day. I learned that letting go starts with saying what good looks like.",
    senior:
      "For six years I prepared the monthly board report of our company, a chain of eleven dental clinics. My reputation depended on it, and I was faster than anyone: two days where another person would need five. When we began to buy three more clinics, I was responsible for the integration, and the report had to go. I picked Daniel, a controller, because he wanted to grow into a lead position and needed to be seen by the board. I wrote a one-page handover: the five questions the board has to be able to answer, the deadline, and what must not go wrong. Format and method were up to him. We had two fixed checkpoints a month. His first report looked different from how I would have done it, fewer tables and a page of plain text. The week before, he had made a mistake in the lease accruals. I saw it, and did not take it back; I asked him which figure he trusted least, and he found it within an hour. I used the time, about three days a month, for the integration, which closed six weeks early. Daniel now leads a team of four. I learned to delegate the question and not the method.",
  },
  hint: "Choose something you were good at. The story is in what it cost you to let it go.",
  tips: [
    "Do not choose a chore; delegating what you dislike proves nothing.",
    "Say what the other person was allowed to decide.",
    "Tell the moment you nearly took it back.",
  ],
  skills: ["delegation", "leadership", "team-management"],
  minutes: 3,
  words: [130, 240],
};
