import type { Question } from "~/data/questions/types";

export const measureAFeature: Question = {
  id: "measure-a-feature",
  kind: "case",
  name: "Measuring one-tap reorder",
  prompt: "A grocery delivery app launches “Reorder my usual”, one tap that fills the basket from past orders. How would you measure whether it is a success?",
  why: "Anyone can name metrics. The interviewer wants the few that follow from the purpose, one that keeps you honest, and a comparison that proves cause.",
  keyPoints: [
    {
      id: "purpose-hypothesis",
      label: "State what the feature should change",
      claim: "States the purpose as a hypothesis: it should save regular customers time so that they order again more easily and more often.",
      aliases: ["hypothesis", "save time", "saves time", "saves regular customers", "less effort to order", "order more often", "makes the weekly order easier", "supposed to change", "the purpose is", "reason it exists", "for regular customers", "it should save people time", "saves the regulars time", "order quicker", "so they order more often", "what is it supposed to do"],
      add: "“If reordering takes one minute instead of ten, regulars will order more often.”",
      followUp: "What should be different in a customer’s life if it works?",
      weight: 1.1,
      checks: [
        {
          id: "purpose-change",
          prompt: "A grocery app gets a button “Reorder my usual”. If it works as meant, what changes for regular customers?",
          options: ["They spend more time in the app each week", "They try more new products than before", "They need less time and order more often"],
          key: 2,
          why: "The button takes work away from people who buy nearly the same each week. More time in the app would be a sign that it failed.",
        },
      ],
    },
    {
      id: "north-star",
      label: "Choose one primary metric",
      claim: "Chooses one primary metric close to the purpose, such as orders per regular customer in 28 days or repeat rate, rather than clicks.",
      aliases: ["primary metric", "north star", "main metric", "orders per regular customer", "order frequency", "orders in 28 days", "repeat rate", "repeat orders", "retention after", "orders per month", "orders per customer", "how often a customer orders", "one main number", "main number would be", "do they order more often"],
      wrong: ["Clicks on the button are the best measure of success.", "Downloads of the app are the primary metric."],
      add: "“Primary: orders per regular customer within 28 days.”",
      followUp: "If you could look at one number only, which one?",
      weight: 1.3,
      checks: [
        {
          id: "star-more-clicks",
          prompt: "Twice as many people as expected tap “Reorder my usual”. Does this show that the button has reached its goal?",
          key: 1,
          why: "A tap costs nothing and shows curiosity. The goal is that people come back and order, so the main number has to count that.",
        },
      ],
    },
    {
      id: "usage-funnel",
      label: "Follow adoption along the funnel",
      claim: "Looks at the funnel: who could use it, saw it, tapped it, kept the basket and paid, and who uses it a second time.",
      aliases: ["adoption", "funnel", "saw the button", "tapped it", "eligible customers", "second use", "use it again", "used it twice", "completed the order", "checkout after", "share of orders that", "share of eligible", "how many see it", "how many tap it", "tap it and then pay", "use it a second time"],
      add: "Eligible, saw, tapped, paid, came back: five numbers in a row.",
      followUp: "Between seeing the button and a paid order, where could people drop out?",
      checks: [
        {
          id: "funnel-smallest",
          prompt: "10,000 customers could use a reorder button. 4,000 saw it, 1,000 of these tapped it, and 900 of those paid. At which step did the smallest share go on?",
          options: ["From being able to use it to seeing it", "From seeing it to tapping it", "From tapping it to paying"],
          key: 1,
          why: "40% saw it, 25% of these tapped, 90% of those paid. So most is to be gained where people see the button and do not tap.",
        },
      ],
    },
    {
      id: "quality-of-basket",
      label: "Check whether the filled basket is right",
      claim: "Measures quality: how many items are removed or added after the tap, time to checkout, and wrong or unwanted items reported.",
      aliases: ["items removed", "removed items", "removed after the tap", "edits to the basket", "edited the basket", "items added afterwards", "time to checkout", "minutes to checkout", "unwanted items", "wrong items", "refund requests", "still needed", "how much they change in the basket", "throw things out of the basket", "remove items", "take things out again", "add things afterwards", "things they didn't want"],
      add: "“If people remove a third of it, we guess badly.”",
      followUp: "How would you see that the basket it fills is the wrong one?",
      weight: 1.1,
      checks: [
        {
          id: "basket-removed",
          prompt: "Many customers tap “Reorder my usual”, and most remove a third of the items before they pay. What does this tell the team?",
          options: ["The button is hard to find", "The feature works as planned", "The basket is guessed badly"],
          key: 2,
          why: "They want the shortcut but have to correct it, which costs the time it should save. The number of edits shows the quality of the guess.",
        },
      ],
    },
    {
      id: "guardrails",
      label: "Set guardrails",
      claim: "Watches what must not get worse, such as basket value, discovery of new products, returns, complaints and margin.",
      aliases: ["guardrail", "guardrails", "counter metric", "must not fall", "must not get worse", "basket value", "basket size", "average order value", "new products tried", "discovery", "impulse purchases", "variety", "margin per order", "cannibalize", "shouldn't get worse", "must not drop", "basket gets smaller", "spend less per order", "buy less new stuff", "complaints go up"],
      add: "“Guardrail: basket value and new products tried must not fall.”",
      followUp: "What could get worse while the main number goes up?",
      weight: 1.1,
      checks: [
        {
          id: "guardrails-sales",
          prompt: "After a change, customers order 10% more often, and each order is worth 15% less. What happens to total sales?",
          options: ["They rise", "They fall", "They stay the same"],
          key: 1,
          why: "1.10 times 0.85 is 0.935, so sales fall by about 6%. A main number can rise while the business gets smaller.",
        },
      ],
    },
    {
      id: "causal-comparison",
      label: "Compare with a control group",
      claim: "Uses a randomized control group, because people who use the feature are regulars who would have ordered anyway, and fixes size and duration beforehand.",
      aliases: ["control group", "randomized", "randomised", "a/b test", "ab test", "holdout", "selection bias", "would have ordered anyway", "users versus non-users", "before the test", "sample size", "two full cycles", "half the users get it", "give it to half", "half get it and half don't", "the heavy users would anyway", "group without it"],
      wrong: ["Comparing users of the feature with non-users shows its effect.", "The test can be stopped as soon as the result is significant."],
      add: "“Randomize who sees it. Tappers are my best customers anyway.”",
      followUp: "People who use it order twice as often. Is the feature a success?",
      weight: 1.3,
      checks: [
        {
          id: "causal-twice-as-often",
          prompt: "Customers who use the reorder button order twice as often as those who do not. Does this show that the button makes people order more?",
          key: 1,
          why: "People who order a lot are the ones who use such a button, and they ordered a lot before. Only a random group without the button shows its effect.",
        },
        {
          id: "causal-run-to-the-end",
          prompt: "A test with a fixed plan of four weeks shows a significant gain after one week. Should the team let it run to the end?",
          key: 0,
          why: "A number that moves up and down crosses the limit by chance now and then. Stopping at that moment makes false gains look real.",
        },
      ],
    },
    {
      id: "decision-rule",
      label: "Agree on a decision rule, look long enough",
      claim: "Agrees beforehand what result leads to keeping, changing or removing it, and watches for novelty wearing off and different segments.",
      aliases: ["decision rule", "decide beforehand", "decided before", "keep it if", "remove it if", "we keep, change or remove", "novelty", "novelty effect", "wears off", "families and singles", "after three months", "plus two percent", "decide before", "say beforehand", "if it's under", "if it is below", "otherwise take it out", "after the novelty"],
      add: "“Plus 3% orders with baskets intact: keep. No change after eight weeks: remove.”",
      followUp: "Which result would make you take it out again?",
      weight: 0.9,
      checks: [
        {
          id: "rule-when",
          prompt: "When should a team agree which result means that a new feature is removed again?",
          options: ["When half of the data are in", "When all data are in", "Before the test starts"],
          key: 2,
          why: "Afterward everybody finds a reason to keep what they have built. A rule made before cannot be fitted to the result.",
        },
        {
          id: "rule-novelty",
          prompt: "Many people use a new button in its first week. Can its use fall later although nothing about it is changed?",
          key: 0,
          why: "People try what is new, and some of them never come back to it. The habit shows only after curiosity has worn off.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I start with what it should change. My hypothesis is that the feature saves time for regular customers, ten minutes down to about two, and so they order more often. From that follows my primary metric: orders per regular customer in 28 days. Clicks on the button would be easy to count but say little. Then I look at the funnel: of the eligible customers, people with at least three orders, how many saw the button, tapped it, completed the order, and use it again the next week. That second use is the honest sign. I also want to know whether the basket is right. So I count items removed after the tap and the time to checkout. If people remove a third, our guess is bad. As guardrails I would take basket value, new products tried, and complaints about unwanted items, because it could happen that people order more often but smaller, and never discover anything. For the proof I need an A/B test. People who use it are our best customers and would have ordered anyway, so comparing users with non-users would flatter us. I would show it to a random half for at least four weeks, so that everyone has had two or more shopping cycles, with the sample size fixed before. And we agree on a decision rule beforehand: plus 3 percent orders with the basket value intact, we keep it; less than 1 percent, we change or remove it. After three months I look again, because novelty wears off.",
    senior:
      "A metric is only as good as the sentence it checks, so I would write the sentence first: a household that buys nearly the same every week should need two minutes instead of ten, and therefore skip fewer weeks. The reason it exists is less effort, and the proof is frequency. My main metric is orders per regular customer over 28 days, with skipped weeks as its mirror. Below that I keep a small tree. Adoption: share of eligible who saw it, tapped it, paid within a day, and the second use within 14 days. Quality: edits to the basket per tap, unwanted items that come back as refund requests, minutes to checkout. Counter metrics: average order value, margin per order, and discovery, meaning products bought for the first time, since impulse purchases finance part of this business. For cause I want a randomized holdout at household level, as two phones share a fridge. Otherwise selection bias does the work for us: the people who tap are regulars. I compute the sample size for an effect of two percent, run two full cycles of four weeks, and do not peek. Then segments, families and singles, and heavy against light, decided in advance to avoid fishing. The decision rule is signed before launch: plus two percent orders or more with contribution per customer not falling, we roll out; frequency up and discovery down, we change what the basket suggests; neither after eight weeks, we remove it. I keep a five percent holdout for half a year for the novelty effect.",
  },
  hint: "Finish this sentence first: “If it works, regular customers will …”",
  tips: [
    "One main number, a few helpers, a guardrail.",
    "Ask who would have bought anyway.",
    "Fix the decision before you see the data.",
  ],
  skills: ["metrics", "experimentation", "data-analysis"],
  minutes: 5,
  words: [170, 280],
};
