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
      claim: "Says that the people involved did not report to them and that they had no formal authority over them.",
      aliases: ["did not report to me", "not my direct reports", "no authority", "without authority", "wasn't their manager", "not their boss", "no title", "had other managers", "different departments", "could not order anyone", "nobody had to listen to me", "all peers", "same level as me", "nobody reported to me", "none of them reported to me", "chain of command", "not in charge of them", "wasn't in charge", "I was not the boss", "no formal power", "more senior than me", "older than me", "we were all students", "group project", "fellow students", "my peers", "peers from other teams", "other departments", "cross-functional team", "I had no direct reports", "didn't have authority", "on paper I was only", "I was just an intern", "I was a junior", "none of them worked for me", "not their manager", "I wasn't their boss", "I had no say over", "couldn't order anyone", "couldn't tell them what to do", "no power over them", "from other departments", "they all had their own manager", "on the same level as me", "nobody had put me in charge", "I've no rank", "no rank there", "I'm just a", "just a normal employee"],
      add: "One sentence on who they answered to: “None of the six reported to me; each had another manager.”",
      followUp: "Who did these people report to, and why did they have to be led by you?",
    },
    {
      id: "their-interest",
      label: "Find out what each person wanted from it",
      ask: "Which sentence says what each of them wanted?",
      claim: "Talked to each person separately to learn what they cared about, and tied the goal to it.",
      aliases: ["spoke to each of them", "met each one", "one by one", "asked what they needed", "what they cared about", "what was in it for them", "what would make it worth", "listened to their worries", "found out why they were reluctant", "their own goals", "what bothered them most", "coffee with each", "individual calls", "individual conversations", "called each person", "talked to everyone individually", "talked with each of them", "met with each person", "met him for lunch", "met her for coffee", "asked everyone what", "asked each person", "what they were good at", "what they disliked", "what they wanted to do", "what motivated them", "what mattered to them", "hear their concerns", "listened to their concerns", "found out he was", "found out she was", "saved them time", "save them two hours", "framed it as", "what they would get out of it", "went to see each of them", "asked each of them what", "sat down with each", "asked what bothered them", "what annoyed them most", "talked with every one of them", "found out what mattered to each", "over coffee I asked"],
      add: "What one of them wanted, and how your goal served it.",
      followUp: "Why did they choose to follow you? What was in it for them?",
    },
    {
      id: "shared-goal",
      label: "Show how you set direction",
      ask: "Which sentence says what goal and plan you gave the group?",
      claim: "Gave the group one shared goal and a plain plan of who does what by when.",
      aliases: ["shared goal", "common goal", "one goal", "one target", "agreed a plan", "wrote down who does what", "clear owners", "one-page plan", "set a deadline", "split the work", "weekly check-in", "short stand-up", "vision", "agreed on roles", "shared timeline", "shared calendar", "created a timeline", "made a plan", "project plan", "set deadlines", "assigned tasks", "divided the tasks", "gave everyone a role", "clear roles", "roles and deadlines", "who was doing what", "action items", "weekly meetings", "weekly calls", "kept everyone on track", "common vision", "agenda for each", "milestones", "one page with the dates", "who does what", "who would do what", "everybody knew their job", "one goal for everybody", "list with names and dates", "we agreed on one goal", "put names next to", "shared list of tasks", "a simple plan with dates"],
      add: "The goal in the words you used with the group, and the date on it.",
      followUp: "What exactly did you ask the group to do, and by when?",
    },
    {
      id: "won-over",
      label: "Tell how you handled resistance",
      ask: "Which sentence says how you won over someone who was against it?",
      claim: "Met someone who resisted or dropped out, and brought them along by helping or persuading rather than by pressure or escalation.",
      aliases: ["was skeptical", "pushed back", "resisted", "refused at first", "dragged his feet", "didn't want to", "stopped coming", "won her over", "earned their trust", "did the first part myself", "took work off them", "offered to help", "led by example", "instead of escalating", "convinced her", "convinced him", "persuaded him", "persuaded her", "kept ignoring", "ignored my emails", "didn't answer messages", "didn't do his part", "didn't do her part", "not pulling", "was reluctant", "was resistant", "hesitant", "one person disagreed", "got buy-in", "buy in", "won him over", "won them over", "gained his trust", "gained her trust", "built trust", "did it for him", "migrated his data", "gave him a task that", "came on board", "got on board", "changed his mind", "changed her mind", "didn't want to join in", "was against it at first", "refused to take part", "thought it was a waste of time", "he came round", "she came round", "got him on board", "got her on board", "stopped showing up", "offered to do it for her", "offered to do it for him", "instead of going to his boss", "instead of complaining to her manager"],
      add: "The one person who said no at first, and what you did next.",
      followUp: "Who resisted, and what did you do when you could not insist?",
    },
    {
      id: "group-result",
      label: "Give a result the group achieved",
      ask: "Which sentence says what the group achieved in the end?",
      claim: "Ends with a measured result of the group’s work, and what they learned about leading without power.",
      aliases: ["as a result", "fell from", "cut by", "rose to", "went from", "finished on time", "still in use", "adopted by", "saved hours", "I learned that people follow", "what I learned about leading", "asked me to lead again", "credited the team", "all of them were using", "everyone was using it", "we finished ahead", "finished early", "finished a week early", "days sooner", "sales rose", "sales increased", "increased by", "improved by", "reduced by", "we got an A", "won the competition", "the client was happy", "launched on time", "taught me that leading", "it taught me", "I learned that leadership", "leading is mostly", "lead without a title", "in the end we had", "we managed to collect", "we got it done in", "more than the year before", "people help when", "you can't force", "learned that people", "learned you don't need a title"],
      add: "One figure from before and after, and what you now do differently when you lead peers.",
      followUp: "What changed in numbers, and what did it teach you about leading?",
    },
  ],
  samples: {
    junior:
      "In my last year at the call center we kept passing angry customers between billing and delivery. I was an agent, and the billing and delivery people did not report to me; we were all peers, and they had other managers. My supervisor asked me to see whether I could reduce the repeat calls. I spoke to each of the eight people one by one and asked what bothered them most. Billing was tired of being blamed for late parcels, and delivery never saw the invoice. I suggested one goal for all of us: a customer explains a problem once. I wrote a one-page plan with a shared note template and clear owners, and set a two-week trial. Tom from delivery refused at first because it meant more typing. I persuaded him without his manager: I filled in his notes for the first three days and showed him that his callbacks dropped. He became its best advocate. After a month, repeat calls fell from 31 percent to 18 percent, and both teams kept the template. I learned that people follow when you take work off them before you ask for any.",
    senior:
      "At a hospital group I was a supply planner when three sites ran short of infusion sets within one quarter. I was asked to coordinate the fix across pharmacy, nursing and purchasing. I had no authority: eleven people, five different departments, and every one of them had another boss. I met each one for twenty minutes before calling any meeting, because I wanted to know what they cared about. Nurses wanted to stop hoarding sets in drawers; purchasing wanted fewer emergency orders. Both served the same end, so I put one target on the wall: no stock-out, with ten percent less stock. I agreed on roles and a fifteen-minute weekly check-in. The head nurse of one ward was skeptical and stopped coming. Instead of escalating I spent a morning on her ward counting with her staff, and changed my reorder point because she was right about weekends. After that she brought two other wards along. As a result, in four months stock-outs fell from nine to zero and stock was down 14 percent, about 60,000 dollars. I learned that without power, my first job is to be useful and my second is to make the goal visible.",
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
