import type { Question } from "~/data/questions/types";

export const oneOfFourRequests: Question = {
  id: "one-of-four-requests",
  kind: "case",
  name: "One of four requests",
  prompt: "You run an appointment-booking tool for hair salons. Four requests are on the table and the team can do one this quarter: a marketplace for new clients, deposits against no-shows, a redesign, and an export for accountants. How do you choose?",
  why: "Prioritizing is the daily work of a product manager. They listen for a goal that decides, evidence instead of volume, and a no that people can live with.",
  keyPoints: [
    {
      id: "goal-first",
      label: "Begin with the goal that decides",
      claim: "Asks for the company’s goal this quarter, such as keeping salons, growing or earning, because priorities only make sense against it.",
      aliases: ["goal for this quarter", "goal this quarter", "company goal", "what the company needs now", "retention or growth", "keeping salons", "keep the salons we have", "churn", "salons leave", "strategy first", "which outcome", "what does the company need", "what the company wants this quarter", "what's the goal right now", "growing or earning", "lose customers or win"],
      add: "“Is this quarter about keeping salons or winning new ones? That decides half of it.”",
      followUp: "Against which goal do you compare the four?",
      weight: 1.2,
      checks: [
        {
          id: "goal-changes",
          prompt: "A team ranked its requests for the goal “win new customers”. Now the goal is “lose fewer customers”. Can the old ranking simply stay?",
          key: 1,
          why: "What attracts new customers is often not what keeps the old ones. A ranking has no meaning without its goal.",
        },
      ],
    },
    {
      id: "problem-behind-request",
      label: "Look for the problem behind each request",
      claim: "Translates each request into the problem behind it and who has it, since requests come as solutions.",
      aliases: ["problem behind each request", "problem behind the request", "requests are solutions", "empty chairs", "lost income from no-shows", "missed appointments cost", "who is asking for it", "who asked", "sales asks for", "loudest customer", "why do they want", "what's the problem behind", "what is behind it", "why they want it", "who asks for it", "what they really want"],
      add: "“A redesign is a solution. What is the problem: owners cannot find something?”",
      followUp: "What problem is behind the wish for a redesign?",
      checks: [
        {
          id: "problem-redesign",
          prompt: "Owners of hair salons ask for a redesign of their booking tool. What should the team find out first?",
          options: ["Which colors and fonts they prefer", "What they cannot do well today", "How long the new design would take"],
          key: 1,
          why: "A redesign is a solution, and the problem behind it may be one screen. Once the problem is known, a smaller change may be enough.",
        },
      ],
    },
    {
      id: "evidence-size",
      label: "Size each with evidence",
      claim: "Estimates reach and value of each with data: how many salons, how often, how much money, from support tickets, churn interviews and usage.",
      aliases: ["how many salons", "of our salons", "percent of salons", "support tickets", "churn interviews", "exit interviews", "usage data", "no-show rate", "dollars a month per salon", "worth to a salon", "appointments a month", "how many salons asked", "how many salons have", "count the tickets", "ask twenty salons", "no-shows cost them", "a no-show costs"],
      add: "“8% no-shows at 250 visits and $50 is about $1,000 a month for a salon.”",
      followUp: "What is each of them worth to a salon, roughly, in dollars?",
      weight: 1.3,
      checks: [
        {
          id: "size-no-shows",
          prompt: "A hair salon has 250 appointments a month at $50 each. For 8% of them nobody comes. How much income is lost a month?",
          options: ["$400", "$1,000", "$4,000"],
          key: 1,
          why: "8% of 250 is 20 visits, and 20 times 50 is 1,000 dollars. Such a figure makes requests comparable.",
        },
        {
          id: "size-loud",
          prompt: "One salon has asked 20 times for an export. 60 salons have each mentioned missed appointments once. Which problem do more salons have?",
          options: ["Missed appointments", "The export", "Both equally many"],
          key: 0,
          why: "One salon is one salon, however often it writes. Reach counts customers, not messages.",
        },
      ],
    },
    {
      id: "effort-risk",
      label: "Weigh effort, risk and dependencies",
      claim: "Compares effort and uncertainty: a marketplace needs two sides and more than a quarter, an export is small, deposits need payment and refund rules.",
      aliases: ["needs two sides", "two-sided", "chicken and egg", "chicken-and-egg", "more than one quarter", "effort in weeks", "team weeks", "payment provider", "refund rules", "confidence", "rice score", "ice score", "risk of a redesign", "uncertain", "how long would it take", "marketplace is huge", "much too big for a quarter", "an export is two weeks", "redesign never ends", "needs both sides"],
      add: "“A marketplace needs clients before salons and salons before clients; not in one quarter.”",
      followUp: "How large and how risky is each? What depends on what?",
      checks: [
        {
          id: "effort-three-salons",
          prompt: "A marketplace where clients find hair salons opens in a city, with 3 of its 400 salons. What is most likely to happen?",
          options: ["All clients go to the three salons", "Clients find too little and stay away", "The other salons join within days"],
          key: 1,
          why: "Clients come only if there are enough salons, and salons only if there are clients. Both sides at once take more than a quarter; deposits and an export help each salon by itself.",
        },
      ],
    },
    {
      id: "clear-choice",
      label: "Choose one and say why",
      claim: "Commits to one with a clear reason, for example deposits, because they bring measurable income to most salons within the quarter.",
      aliases: ["I would choose deposits", "I choose deposits", "deposits win", "go with deposits", "build deposits", "I would do the", "my choice is", "I would pick", "decision is", "I'd go for deposits", "I'd take the deposits", "I would pick deposits", "I'd choose the deposits", "deposits first", "my pick is"],
      add: "“Deposits: most salons feel it within a month, and it fits in the quarter.”",
      followUp: "Which one, in one sentence?",
      weight: 1.2,
      checks: [
        {
          id: "choice-per-week",
          prompt: "Feature A takes eight weeks and brings a salon $800 a month. Feature B takes two weeks and brings it $30 a month. Which one brings more per week of work?",
          options: ["Feature A", "Feature B", "Both the same"],
          key: 0,
          why: "A brings 100 dollars a month for each week of work, B brings 15. Small work is not the better choice by itself.",
        },
      ],
    },
    {
      id: "handle-the-others",
      label: "Treat the other three fairly",
      claim: "Says what happens to the others: a cheap partial solution, an experiment, a later date or a clear no with a reason.",
      aliases: ["the other three", "cheap workaround", "simple csv", "csv export", "fake door", "landing page test", "waiting list", "next quarter", "clear no", "tell sales why", "explain the no", "fix the two worst screens", "revisit when", "the export as a simple", "the others I'd", "tell the others why", "next quarter maybe", "marketplace I'd say no"],
      add: "“A CSV in two days serves accountants; the marketplace gets a waiting-list test.”",
      followUp: "What do you tell the people whose request was not chosen?",
      checks: [
        {
          id: "others-cheap-test",
          prompt: "A marketplace where new clients find hair salons will not be built this quarter. How can the team learn at low cost whether clients would use it?",
          options: ["Offer a sign-up page for it", "Build it for one city", "Ask the salons that want it"],
          key: 0,
          why: "A page costs a day or two and shows what real clients do. Salons can only guess, and building for one city is most of the work of building it.",
        },
      ],
    },
    {
      id: "check-choice",
      label: "Define success and a stop sign",
      claim: "Defines how success is measured, such as the no-show rate from 8 to 4 percent, a guardrail such as bookings, and the sign to stop.",
      aliases: ["no-show rate falls", "no-shows from", "no-shows fall", "bookings must not fall", "booking conversion", "guardrail", "stop if", "after six weeks", "beta with", "twenty salons", "success means", "adoption of", "no-shows go down", "no-shows went down", "fewer no-shows", "how many salons turn it on", "if clients stop booking", "bookings don't fall"],
      add: "“No-shows from 8 to 4 percent in 20 beta salons; stop if bookings fall by more than 3 percent.”",
      followUp: "What would show after six weeks that you chose wrongly?",
      checks: [
        {
          id: "check-visits",
          prompt: "With deposits, a salon’s missed appointments fall from 8% to 4% of its bookings, and its bookings fall by 10%. Do more clients come now than before?",
          key: 1,
          why: "Of 100 bookings, 92 clients came before. Now there are 90 bookings, and with 4% missed about 86 come. That is why bookings need watching as well.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "First I would ask about the goal this quarter, because without one all four look good. Let me assume that it is churn: too many salons leave after a year. Then I look for the problem behind each request. The marketplace is about empty chairs. Deposits are about missed appointments. The redesign could be that owners don’t find something. The export is an hour of typing each month. For evidence I would read support tickets and churn interviews. Say the no-show rate is 8 percent. A salon with 250 appointments a month at 50 dollars loses 20 visits, about 1,000 dollars a month, and 70 percent of salons complain about it. The export saves one hour and touches maybe 30 percent of salons. Effort: the export is two weeks, deposits eight weeks with a payment provider and refund rules, the redesign a full quarter with an uncertain effect. The marketplace needs two sides and will not be done in one quarter. So my choice is deposits. Most salons would feel it in the first month, and it is a reason to stay. The other three: accountants get a simple CSV export in two days, we fix the two worst screens, and the marketplace becomes a landing page test, to see how many clients in one city would sign up. I would tell sales why. I would start a beta with twenty salons. Success means no-shows fall from 8 to 4 percent, and bookings must not fall by more than 3 percent. If clients stay away, I stop.",
    senior:
      "I start elsewhere: what does the company need now? Suppose net revenue retention is 92 percent and the plan says 100. Then the goal is keeping the salons we have, and growth of new ones comes second. I would restate each request as a problem with an owner. Marketplace: sales asks for it, since prospects have empty chairs. Deposits: owners lose income when people don’t come. Redesign: our designers. Export: accountants, loud at year end. Now size. From usage data I take 250 appointments a month and a no-show rate of 8 percent; at 50 dollars it is 1,000 dollars a month per salon, against a subscription of 60. Exit interviews name “does not pay for itself” in 40 percent of cases. Nothing else on the list touches that as directly. A redesign has unclear reach and real risk, as trained hands get slower first. The marketplace could be the largest of all, but it is a chicken-and-egg business, more than one quarter, and the wrong bet while salons leave. I would pick deposits, with high confidence in value and medium in effort: eight team weeks, refunds and local law being the unknowns. For the rest, a clear no with dates: a CSV for accountants as a two-day job, five usability sessions instead of a redesign, and a fake door in one city for the marketplace. We go to twenty salons after six weeks. Success means half the no-shows; booking conversion is the guardrail, and if it drops by 3 percent we turn to cards on file without charge.",
  },
  hint: "Four solutions are on the table. What are the four problems?",
  tips: [
    "Ask for the goal before you rank.",
    "Put one calculated number on the favorite.",
    "Say what the losers get.",
  ],
  skills: ["prioritization", "product-management", "stakeholder-management"],
  minutes: 5,
  words: [170, 280],
};
