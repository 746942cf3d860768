import type { Question } from "~/data/questions/types";

export const ledWithoutAuthority: Question = {
  id: "led-without-authority",
  kind: "behavioral",
  name: "Leading without authority",
  prompt: "Tell me about a time you led people who did not report to you.",
  why: "Most leading at work happens without a title. The interviewer wants to hear how you win people over when you cannot tell them what to do.",
  keyPoints: [
    {
      id: "no-title",
      label: "Make clear you had no authority",
      ask: "Which sentence says that you were not their boss?",
      stem: "The people I had to lead answered to …",
      stemAfter: "opening",
      claim: "Says that the people involved did not report to them and that they had no formal authority over them.",
      aliases: ["did not report to me", "not my direct reports", "no authority", "without authority", "wasn't their manager", "not their boss", "no title", "had other managers", "different departments", "could not order anyone", "nobody had to listen to me", "all peers", "same level as me", "nobody reported to me", "none of them reported to me", "chain of command", "not in charge of them", "wasn't in charge", "I was not the boss", "no formal power", "more senior than me", "older than me", "we were all students", "group project", "fellow students", "my peers", "peers from other teams", "other departments", "cross-functional team", "I had no direct reports", "didn't have authority", "on paper I was only", "I was just an intern", "I was a junior", "none of them worked for me", "not their manager", "I wasn't their boss", "I had no say over", "couldn't order anyone", "couldn't tell them what to do", "no power over them", "from other departments", "they all had their own manager", "on the same level as me", "nobody had put me in charge", "I've no rank", "no rank there", "I'm just a", "just a normal employee"],
      add: "One sentence on who they answered to: “None of the six reported to me; each had another manager.”",
      followUp: "Who did these people report to, and why did they have to be led by you?",
    },
    {
      id: "their-interest",
      label: "Find out what each person wanted from it",
      ask: "Which sentence says what each of them wanted?",
      stem: "Talking to each of them alone, I found out …",
      stemAfter: "no-title",
      claim: "Talked to each person separately to learn what they cared about, and tied the goal to it.",
      aliases: ["spoke to each of them", "met each one", "one by one", "asked what they needed", "what they cared about", "what was in it for them", "what would make it worth", "listened to their worries", "found out why they were reluctant", "their own goals", "what bothered them most", "coffee with each", "individual calls", "individual conversations", "called each person", "talked to everyone individually", "talked with each of them", "met with each person", "met him for lunch", "met her for coffee", "asked everyone what", "asked each person", "what they were good at", "what they disliked", "what they wanted to do", "what motivated them", "what mattered to them", "hear their concerns", "listened to their concerns", "found out he was", "found out she was", "saved them time", "save them two hours", "framed it as", "what they would get out of it", "went to see each of them", "asked each of them what", "sat down with each", "asked what bothered them", "what annoyed them most", "talked with every one of them", "found out what mattered to each", "over coffee I asked"],
      add: "What one of them wanted, and how your goal served it.",
      followUp: "Why did they choose to follow you? What was in it for them?",
    },
    {
      id: "shared-goal",
      label: "Show how you set direction",
      ask: "Which sentence says what goal and plan you gave the group?",
      halves: ["what goal you gave the group", "what plan you gave the group"],
      stem: "The goal I set for all of us was …",
      stemAfter: "their-interest",
      claim: "Gave the group one shared goal and a plain plan of who does what by when.",
      aliases: ["shared goal", "common goal", "one goal", "one target", "agreed a plan", "wrote down who does what", "clear owners", "one-page plan", "set a deadline", "split the work", "weekly check-in", "short stand-up", "vision", "agreed on roles", "shared timeline", "shared calendar", "created a timeline", "made a plan", "project plan", "set deadlines", "assigned tasks", "divided the tasks", "gave everyone a role", "clear roles", "roles and deadlines", "who was doing what", "action items", "weekly meetings", "weekly calls", "kept everyone on track", "common vision", "agenda for each", "milestones", "one page with the dates", "who does what", "who would do what", "everybody knew their job", "one goal for everybody", "list with names and dates", "we agreed on one goal", "put names next to", "shared list of tasks", "a simple plan with dates"],
      add: "The goal in the words you used with the group, and the date on it.",
      followUp: "What exactly did you ask the group to do, and by when?",
    },
    {
      id: "won-over",
      label: "Tell how you handled resistance",
      ask: "Which sentence says how you won over someone who was against it?",
      stem: "One person was against it, so I …",
      stemAfter: "shared-goal",
      claim: "Met someone who resisted or dropped out, and brought them along by helping or persuading rather than by pressure or escalation.",
      aliases: ["was skeptical", "pushed back", "resisted", "refused at first", "dragged his feet", "didn't want to", "stopped coming", "won her over", "earned their trust", "did the first part myself", "took work off them", "offered to help", "led by example", "instead of escalating", "convinced her", "convinced him", "persuaded him", "persuaded her", "kept ignoring", "ignored my emails", "didn't answer messages", "didn't do his part", "didn't do her part", "not pulling", "was reluctant", "was resistant", "hesitant", "one person disagreed", "got buy-in", "buy in", "won him over", "won them over", "gained his trust", "gained her trust", "built trust", "did it for him", "migrated his data", "gave him a task that", "came on board", "got on board", "changed his mind", "changed her mind", "didn't want to join in", "was against it at first", "refused to take part", "thought it was a waste of time", "he came round", "she came round", "got him on board", "got her on board", "stopped showing up", "offered to do it for her", "offered to do it for him", "instead of going to his boss", "instead of complaining to her manager"],
      add: "The one person who said no at first, and what you did next.",
      followUp: "Who resisted, and what did you do when you could not insist?",
    },
    {
      id: "group-result",
      label: "Give a result the group achieved",
      ask: "Which sentence says what the group achieved in the end?",
      stem: "In the end, the group managed to …",
      stemAfter: "end",
      claim: "Ends with a measured result of the group’s work, and what they learned about leading without power.",
      aliases: ["as a result", "fell from", "cut by", "rose to", "went from", "finished on time", "still in use", "adopted by", "saved hours", "I learned that people follow", "what I learned about leading", "asked me to lead again", "credited the team", "all of them were using", "everyone was using it", "we finished ahead", "finished early", "finished a week early", "days sooner", "sales rose", "sales increased", "increased by", "improved by", "reduced by", "we got an A", "won the competition", "the client was happy", "launched on time", "taught me that leading", "it taught me", "I learned that leadership", "leading is mostly", "lead without a title", "in the end we had", "we managed to collect", "we got it done in", "more than the year before", "people help when", "you can't force", "learned that people", "learned you don't need a title"],
      add: "One figure from before and after, and what you now do differently when you lead peers.",
      followUp: "What changed in numbers, and what did it teach you about leading?",
    },
  ],
  samples: {
    junior:
      "Pickers work upstairs and loaders work downstairs, and at the grocery warehouse where I did nights the two barely talked. Cages came down in the wrong order, the loaders swore at us, and the trucks left late. I was a picker, one year in. The loaders did not report to me, and neither did the other pickers. On my breaks I went down and talked to each of them one by one. The loaders wanted the heavy cages first. The pickers mostly cared about their pick rate, because it decides who gets the good shifts. So I suggested one goal for all of us: the Leeds truck is out by two, and nobody loses any rate. We wrote a plan on the back of a pick list, who calls down when a cage is ready and who marks it. Dev refused at first. He said it was the office’s job. I did his calls for a few nights so he could see that it cost him nothing, and then he took it over himself. That truck used to leave late three or four nights a week, and by Easter we’d cut it to about one. The night manager made it the rule on the other bays too and never asked whose idea it was, which annoyed Dev more than me.",
    senior:
      "I’m an agronomist, and for three years I looked after quality at a coffee cooperative near Nyeri. Around sixty growers deliver there. None of them reported to me; if they don’t like what I say, they sell to the trader down the road. Our trouble was cherries that arrived a day too old. First I visited the growers, two or three a day, and asked each of them what they cared about. Quality came up once. They talked about cash before school fees, and the walk with the sacks. Our one goal became a first payment within a week, and for that the cherries had to be at the station the same evening. We agreed on five collection points, who keeps the key at each, and which evenings. Mama Wanjiru, whom everyone listens to, refused at first. I went back to her twice. She had been cheated on a scale in the nineties, so I asked her to test ours with a bag she’d weighed at the mill, and after that she ran the scale at her point. By the end of the season maybe four fifths came in the same day, up from less than half, and our coffee went up a grade. As a result the school fees were paid on time, mostly, though two growers never joined.",
  },
  weaker: {
    text:
      "We had a project with people from different departments, and I was more or less the one coordinating it. It wasn’t easy, because everybody had their own priorities and their own boss. We had a lot of meetings to get everyone aligned, and I made sure that everybody knew what they had to do. There was one person who didn’t really cooperate, so we talked to his manager and then it got better. I think communication was the key. In the end the project was a success and everyone was happy with the result.",
    difference:
      "The one who resisted was brought in line by his manager, so the power the question rules out did the work. And nobody learns what the project was, what you said to anyone, or what “a success” came to.",
  },
  hint: "Pick a story in which somebody was free to say no to you.",
  tips: [
    "Say in the first two sentences why you could not give orders.",
    "Use “I” for your moves and name others for theirs.",
    "One person’s change of mind is stronger than “everyone agreed”.",
  ],
  skills: ["leadership", "persuasion", "teamwork"],
  minutes: 3,
  words: [130, 240],
};
