import type { Question } from "~/data/questions/types";

export const projectThatFailed: Question = {
  id: "project-that-failed",
  kind: "behavioral",
  name: "Failed project",
  prompt: "Tell me about a project you were responsible for that failed.",
  why: "Everyone has one. The interviewer listens for plain words, your own share without excuses, and proof that it changed how you work.",
  keyPoints: [
    {
      id: "plain-failure",
      label: "Say plainly that it failed, and how badly",
      ask: "Which sentence says what failed, and what it cost?",
      claim: "States plainly what failed and what it cost in money, time or trust, without hiding it behind a success.",
      aliases: ["it failed", "the project failed", "was a failure", "we had to stop", "was canceled after", "shut it down", "nobody used it", "nobody came", "lost the client", "lost money", "cost us", "thrown away", "written off", "never went live", "flopped", "fell apart", "money was wasted", "months were wasted", "it was a failure", "it flopped", "failed badly", "didn't work", "did not work out", "fell short", "missed our target", "nobody bought", "nobody signed up", "only 400", "only a few", "hardly anyone", "few people", "we spent", "cost about", "cost the company", "canceled after", "ended it", "ended up canceling", "pulled out", "was shut down", "over budget", "six months late", "low sales", "disaster", "embarrassing", "we lost the customer", "we lost our", "it didn't work out", "we had to stop it", "we had to cancel", "we lost 4,000", "cost us the customer", "lost the customer", "money was gone", "three months of work for", "we closed it", "was closed again", "was lost", "we shut it down"],
      add: "“It failed: four months, $30,000, and eleven users.”",
      followUp: "What exactly failed, and how much did it cost?",
      weight: 1.1,
    },
    {
      id: "own-share",
      label: "Name your own share",
      ask: "Which sentence says what you yourself did wrong?",
      claim: "Names their own mistake concretely, without blaming colleagues, the client or bad luck.",
      aliases: ["my mistake was", "my fault", "I was wrong", "I had ignored", "I ignored", "I should have", "I had not asked", "I never asked", "I did not ask", "I had assumed", "I underestimated", "I was responsible for that", "I could have known", "I did not listen", "I was too proud", "I overlooked", "take responsibility", "took responsibility", "I take the blame", "it was on me", "that was on me", "main reason was me", "the reason was me", "my responsibility", "I made the mistake", "I picked topics", "I copied what", "never talked to", "never talked to customers", "rather than asking", "without asking", "didn't ask", "I didn't do enough", "I didn't plan", "I didn't communicate", "didn't test", "I rushed", "I was too optimistic", "too confident", "overconfident", "didn't delegate", "didn't listen to", "poor planning", "my planning", "it was my fault", "I should have asked", "I didn't check", "I had never asked", "I assumed that", "I was too proud to", "I had underestimated", "I didn't ask anyone", "that one is on me", "I planned it wrong", "never asked one of them", "never asked anybody", "the honest reason is that I", "my own fault"],
      add: "“My mistake was that I …”, in one sentence and with no “but”.",
      followUp: "What was your own part in it?",
      weight: 1.2,
    },
    {
      id: "warning-signs",
      label: "Point to the signs you missed",
      ask: "Which sentence says which early signs you did not act on?",
      claim: "Says which early signs were there and why they did not act on them.",
      aliases: ["warning signs", "warning sign", "early sign", "there were signs", "red flag", "I saw it in the numbers", "had warned me", "warned me in", "brushed it aside", "did not want to see", "explained it away", "told myself", "hoped it would", "in week three already", "only two people replied", "could have seen it", "signs early on", "early signs", "numbers were already", "already flat", "told me people", "people told me", "cashiers told me", "customers told me", "team told me", "raised concerns", "concerns early", "should have noticed", "should have seen", "I noticed but", "but I thought", "but I kept thinking", "kept thinking it would", "kept hoping", "I hoped", "ignored the signs", "didn't take it seriously", "would pick up", "needed more training", "hints", "warned us", "warned me that", "signs that it", "someone had told me", "a colleague had warned", "I didn't want to hear", "I didn't want to see", "only three people signed up", "I ignored the", "thought it would sort itself out", "already late in the second"],
      add: "The first sign, its date, and the excuse you gave yourself.",
      followUp: "When could you have known? What did you tell yourself then?",
    },
    {
      id: "faced-it",
      label: "Tell how you stopped it and faced people",
      ask: "Which sentence says how you limited the damage and told those affected?",
      claim: "Told those affected themselves, limited the damage, and looked for the causes in an open review.",
      aliases: ["told the owner myself", "told my director myself", "told the client myself", "stopped the project", "pulled the plug", "limited the damage", "saved what could be", "returned the money", "held a review", "post-mortem", "open review", "went through what happened", "asked everyone what went wrong", "wrote a report on what went wrong", "told the director myself", "told them myself", "apologized to the", "went to our VP", "went to my boss", "told my boss", "told my manager", "told the team", "admitted", "I admitted", "recommended shutting", "recommended stopping", "decided to stop", "should end it", "ended it", "discussed what went wrong", "what went wrong", "wrote up the lessons", "lessons learned meeting", "lessons learned", "debrief", "retrospective", "apologized to", "explained what happened", "analyzed what", "took a hard look", "offered to fix", "paid back", "told my boss myself", "went to my boss and", "called everyone who", "paid the money back", "gave everyone their money back", "we sat together and went through", "wrote down what went wrong"],
      add: "Who heard it from you first, and what you saved.",
      followUp: "How did people learn of it, and what did you do to limit the damage?",
    },
    {
      id: "changed-since",
      label: "Prove that you work differently now",
      ask: "Which sentence says what you do differently now?",
      claim: "Shows with a later project what they do differently since, and that it worked.",
      aliases: ["since then I", "in the next project", "my next project", "the second attempt", "second time", "now I test", "now I begin with", "I never start without", "before I build anything", "a rule of mine", "different this time", "that habit", "it paid off", "caught it early", "a year later I led", "for the next project", "next time", "the next project", "later when I", "when I launched", "now I talk to", "interviewed customers", "surveyed", "surveyed customers", "ran a trial", "small trial", "tested first", "test with customers", "pilot first", "start small", "started small", "talk to customers first", "ask for feedback early", "and it worked", "was successful", "has 12,000", "now has", "since then", "that lesson", "I check early", "never again", "the next time I", "the year after I", "next one worked", "since then I ask", "since then I test", "now I ask first", "now I start small", "before I spend any", "it worked the second time"],
      add: "The next project, the new habit, and the result.",
      followUp: "Where did that lesson show in a later project?",
      weight: 1.1,
    },
  ],
  samples: {
    junior:
      "As a volunteer at the animal shelter I was put in charge of an online shop for the donated goods, with 2,500 dollars from a local foundation. It failed. After five months we had sold 14 items for 190 dollars and shut it down. My mistake was that I never asked a single donor or buyer before I began. I had assumed that people who love the shelter would buy used dog beds, because I would. There were signs. In week three only two of 300 newsletter readers clicked the link, and Ruth from the front desk had warned me that visitors want to touch things. I explained it away as a technical problem and redesigned the page. When we had 400 dollars left, I told the director myself, stopped the project and returned the rest to the foundation with a one-page account of what went wrong. That was unpleasant, and they thanked me for it. In the next project, a spring flea market, I worked differently: before I spent anything I asked 40 visitors what they would buy and tested one table on a Saturday. We took in 1,150 dollars in two days. Since then I test with real people and a small amount first, and I write down which number would make me stop.",
    senior:
      "In 2019 I was responsible for introducing a customer app at a regional energy supplier with 200,000 households. After fourteen months and 480,000 dollars it had 3,100 active users, and the board shut it down. The project failed, and I led it. My fault was at the center of it: I took a board member’s enthusiasm for demand. I should have gone to customers, and I ignored the part of the survey that said people want to hear from us twice a year. The warning sign came in month four, when only 40 of 1,000 invited testers logged in a second time. I told myself that a reward program would fix it. When the figures of the launch were clear I went to the executive committee with a recommendation to pull the plug, six months before the budget would have run out, which saved about 200,000 dollars. I held a review with all twelve people and began with my own error. A year later I led the outage service. Before I built anything we sent text messages by hand to 500 homes for a month, with a limit agreed in advance: below 30 percent opt-in we stop. We got 61 percent. It has 120,000 subscribers today, and that habit of a written stop line is mine for good.",
  },
  hint: "Choose a real failure. If it sounds heroic, choose another.",
  tips: [
    "Say “it failed” in the first third.",
    "One sentence for your own mistake, and no “but”.",
    "Give half of your time to what you changed.",
  ],
  skills: ["ownership", "self-awareness", "resilience"],
  minutes: 3,
  words: [130, 240],
};
