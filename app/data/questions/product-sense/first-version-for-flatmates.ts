import type { Question } from "~/data/questions/types";

export const firstVersionForFlatmates: Question = {
  id: "first-version-for-flatmates",
  kind: "case",
  name: "First version for roommates",
  prompt: "You want to help people who share a flat with money and chores. What would your first version be, and what would you leave out?",
  why: "The hard part of a first version is what is not in it. The interviewer wants a sharp problem, a testable core and the courage to leave things out.",
  keyPoints: [
    {
      id: "sharpest-problem",
      label: "Choose the sharpest problem",
      claim: "Picks one problem of flatmates with evidence, such as who paid what, or resentment over cleaning, instead of all of them.",
      aliases: ["who paid what", "who owes whom", "resentment about cleaning", "argue about cleaning", "argue about money", "cleaning schedule nobody", "one problem first", "sharpest problem", "most painful", "interviewed ten flats", "talked to twelve flatmates", "ask flatmates", "asked flatmates", "the money thing", "fights about money", "asking for money is awkward", "I'd take money first", "I'd do the money"],
      add: "The one quarrel you would end, and how you know it is common.",
      followUp: "Which single problem do you take, and how do you know that people have it?",
      weight: 1.3,
      checks: [
        {
          id: "problem-evidence",
          prompt: "Which is the strongest sign that a problem of roommates is worth solving?",
          options: ["Many say that an app would be nice", "Many are surprised that no app exists", "Many already put work into a way around it"],
          key: 2,
          why: "Saying “nice” costs nothing. Whoever keeps lists or makes spreadsheets pays for a solution already, with time.",
        },
      ],
    },
    {
      id: "which-flats",
      label: "Choose the first users",
      claim: "Chooses a narrow first group, such as student flats of three to five people moving in at the start of term, and says how to reach them.",
      aliases: ["student flats", "students who move in", "start of term", "start of the semester", "three to five people", "first group", "young professionals", "one campus", "at one university", "housing office", "subletters", "reach them through", "students in september", "flats of three or four", "shared by four", "at the university", "posters at the"],
      add: "“Student flats of three to five, at one campus, in September.”",
      followUp: "Which flats come first, and how do you reach them?",
      checks: [
        {
          id: "flats-first",
          prompt: "You have one month and little money to learn whether a roommate app helps. Which first group suits best?",
          options: ["Student flats at one university", "Everyone who shares a home", "Ten flats in ten countries"],
          key: 0,
          why: "A narrow group is cheap to reach, has much the same problem, and its members tell each other. What one learns there can be tested elsewhere later.",
        },
      ],
    },
    {
      id: "existing-alternatives",
      label: "Look at what they do today",
      claim: "Considers today’s alternatives, such as a group chat, a spreadsheet, a paper list or an existing split app, and why they fail.",
      aliases: ["group chat", "spreadsheet", "paper on the fridge", "list on the fridge", "existing apps", "splitwise", "use today", "what they do today", "already use", "competing with", "gets out of date", "nobody updates", "they use whatsapp", "a whatsapp group", "piece of paper", "excel sheet", "there are apps already"],
      add: "“They use a group chat and a sheet of paper on the fridge; both fail because ….”",
      followUp: "What do they use today, and why would they leave it?",
      weight: 0.9,
      checks: [
        {
          id: "alternatives-no-app",
          prompt: "No app exists for a problem, and people use a group chat and a sheet of paper. Is a new app then without competition?",
          key: 1,
          why: "Chat and paper are free and known to all, and the app has to be clearly better than both. What people do today is always the competition.",
        },
      ],
    },
    {
      id: "core-loop",
      label: "Describe the smallest useful core",
      claim: "Describes the smallest thing that solves it from beginning to end in one flow, usable by one person first so that not all have to join.",
      aliases: ["smallest version", "smallest thing", "core loop", "one flow", "take a photo of the receipt", "add an expense in", "ten seconds", "three taps", "settle once a month", "one reminder", "without an account", "works when only one", "only one person has to", "share a link", "no app needed", "one person types in", "types in what he paid", "type in what you paid", "everyone sees what they owe", "works even if only one", "without signing up", "just a link"],
      add: "“Photo of the receipt, choose who, done; on the first everybody gets one figure.”",
      followUp: "Show me the whole flow of the first version. Does it work if only one flatmate joins?",
      weight: 1.3,
      checks: [
        {
          id: "core-all-join",
          prompt: "A roommate app works only if all four people install it. Each one does so with a chance of 70%, independently of the others. In how many of 100 flats does it work?",
          options: ["About 24", "About 70", "About 99"],
          key: 0,
          why: "0.7 times itself four times is 0.24. An app that is of use to one person alone starts in far more flats.",
        },
      ],
    },
    {
      id: "leave-out",
      label: "Say what you leave out, and why",
      claim: "Names things deliberately left out, such as payments inside the app, chores, chat or calendars, with the reason for each.",
      aliases: ["leave out", "left out", "deliberately not", "not in the first version", "no payments", "no chat", "no calendar", "chores come later", "chores later", "no shopping list", "because it needs a license", "later if", "would not build", "I'd leave out", "no chat because", "no cleaning plan", "skip the"],
      add: "“No payments, no chat, no chores: each for a reason.”",
      followUp: "Name three things you leave out. Why those?",
      weight: 1.3,
      checks: [
        {
          id: "leave-out-gain",
          prompt: "A first version has one feature instead of six. What is the main gain?",
          options: ["It looks more finished", "It suits more kinds of people", "It shows sooner if the idea works"],
          key: 2,
          why: "One feature is built sooner, and its success or failure has one clear cause. With six, nobody knows which one made people stay or leave.",
        },
      ],
    },
    {
      id: "riskiest-assumption",
      label: "Test the riskiest assumption first",
      claim: "Names the riskiest assumption, for example that flatmates will record expenses at once, and tests it cheaply before building, by hand or with a simple prototype.",
      aliases: ["riskiest assumption", "biggest assumption", "assumption that", "test by hand", "done by hand", "manually", "concierge", "wizard of oz", "fake it", "chat bot in the group", "messenger group", "with ten flats", "before writing code", "clickable prototype", "for two weeks", "will they really type", "forget to enter", "people are too lazy", "biggest risk is that", "try it with a paper", "try it with a spreadsheet", "five flats for two weeks", "ten flats"],
      add: "“Ten flats send me receipts by message for two weeks, and I do the sums by hand.”",
      followUp: "What must be true for this to work, and how could you find out next week?",
      weight: 1.2,
      checks: [
        {
          id: "risk-first",
          prompt: "A new app rests on several assumptions. Which one should be tested first?",
          options: ["The one that is easiest to test", "The one people agree on most", "The doubtful one the idea depends on"],
          key: 2,
          why: "If the assumption behind all others is wrong, the rest was built for nothing. An assumption that is nearly certain, or changes little, can wait.",
        },
        {
          id: "risk-by-hand",
          prompt: "Ten flats send you their receipts by message, and you do the sums by hand. Can this show whether roommates keep recording what they spend?",
          key: 0,
          why: "What people do each day can be seen without an app. If they stop sending receipts after a week, an app would hardly have changed it.",
        },
      ],
    },
    {
      id: "success-and-next",
      label: "Say what success looks like, and the next step",
      claim: "Defines success as repeated use by flats, such as seven of ten still recording after six weeks and settling up, and what would come next or make one stop.",
      aliases: ["still recording after", "still using it after", "seven of ten flats", "after six weeks", "settle up every month", "settled at the end", "weekly active flats", "retention of flats", "expenses per flat", "invite others", "would stop if", "would give up if", "next I would add", "then chores", "still use it after", "after a month", "half of the flats", "then I'd add", "next would be"],
      add: "“Seven of ten flats still record after six weeks; below four I would stop.”",
      followUp: "Which result after six weeks would make you go on, and which would make you stop?",
      checks: [
        {
          id: "success-number",
          prompt: "Which result after six weeks shows best that a roommate app helps?",
          options: ["1,000 people have installed it", "7 of 10 flats still use it", "9 of 10 people say they like it"],
          key: 1,
          why: "Installing and praising cost little. Whoever still does the work after six weeks gets something for it.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I would pick the sharpest problem. I would ask ten flatmates first, but my guess is money: who paid what. People forget small amounts, get annoyed and say nothing. As the first group I take student flats of three to five people, at the start of term, at one university, and I would reach them through the housing office. What they do today is a group chat plus a list on the fridge. It gets out of date because writing things down comes after the shopping, when you are tired. So the smallest version is: take a photo of the receipt, tap who shares it, done in ten seconds. On the first of the month everyone gets one figure and to whom it goes. It works when only one person has the app; the others get a link. I leave out payments, because it needs a license and people have their bank app. No chat, because they have one. Chores come later, although I like them, because they are about habits and not sums. The riskiest assumption is that people record at once. I would test by hand: ten flats send me receipts in a messenger group for two weeks, and I do the sums in a spreadsheet at night. If at least seven of ten flats are still recording after six weeks, and settle up at the end of the month, I would build it. If it is below four, I would stop. Next I would add repeating costs such as internet.",
    senior:
      "A debt can be computed, a dirty kitchen is an opinion, so for a first version I want the money. Still, I would interview ten flats first. Suppose we hear that the sharpest problem is neither rent nor groceries, it is moving out: who owes whom for eleven months of small things, and a deposit. First users: young professionals and students who move in around September in one city, flats of three to five people, found through two large landlords. What they use today is a spreadsheet kept by one tidy person, or existing apps that expect everyone to install and enter. They fail because the work falls on one and nobody updates. So my core loop needs only one person: forward any receipt or transfer notice to an address, it is read and split by the default of that flat, and once a month all get a message with one number and a link to object, without an account. Deliberately not in it: payments, which bring licenses and fraud; chores, which need agreement on standards; a calendar; foreign currencies. The riskiest assumption is that the tidy person’s rule is accepted by the others. I would test it manually, with ten flats for two months, me in the role of the software, before writing code. I would look at objections per message, whether they settle up every month, and expenses per flat. Seven of ten still using it after six weeks means build; fewer than four, I would give up or turn to the deposit alone.",
  },
  hint: "Which quarrel in a shared flat would you like to end first?",
  tips: [
    "Leave out more than you put in, and give reasons.",
    "Think of the flatmate who will not install anything.",
    "Test by hand before you build.",
  ],
  skills: ["product-sense", "product-strategy", "prototyping"],
  minutes: 5,
  words: [170, 280],
};
