import type { Question } from "~/data/questions/types";

export const profitDecline: Question = {
  id: "profit-decline",
  kind: "case",
  name: "Coffee shop profit decline",
  prompt: "A regional chain of 60 coffee shops has seen its profit fall by 30% in two years, while sales stayed flat. The owner asks you why, and what to do. How do you go about it?",
  why: "Falling profit is the most common case there is. It tests whether you split a problem cleanly, follow the numbers to the cause, and dare to recommend something.",
  keyPoints: [
    {
      id: "clarify",
      label: "Ask what the numbers cover",
      claim: "Clarify first: which profit is meant, whether the fall hits all shops or a few, and whether the whole coffee market feels it.",
      aliases: ["clarify", "operating profit", "which profit", "all shops or a few", "same number of shops", "competitors too", "rest of the market", "before I start I would ask", "industry-wide", "all 60 or just a handful", "is it all shops", "all shops or only some", "ask what profit means", "do competitors have the same", "same problem at competitors"],
      add: "“Is this operating profit, and is it all 60 shops or a handful?”",
      followUp: "Before you start: what would you ask the owner?",
      checks: [
        {
          id: "clarify-market",
          prompt: "Profit of a coffee chain fell by 30%, and all its competitors in the region lost about as much. Where does the main cause more likely lie?",
          options: ["In something that hits all of them", "In the chain’s own decisions", "In a handful of the chain’s shops"],
          key: 0,
          why: "Mistakes of one chain do not lower the profit of the others. So one asks early whether the market feels it too.",
        },
      ],
    },
    {
      id: "profit-tree",
      label: "Split profit into revenue and cost",
      claim: "Break profit into revenue, which is visits times spend, and costs, fixed and variable; flat sales point to costs or mix.",
      aliases: ["profit tree", "revenue minus cost", "revenue and costs", "fixed and variable", "price times volume", "visits times ticket", "traffic and average spend", "points to the cost side", "on the cost side", "the cost side", "sales flat so costs", "costs must have gone up", "costs must have risen", "it has to be costs", "or the mix changed"],
      wrong: ["Flat sales prove that nothing changed on the revenue side.", "Cutting prices raises profit whenever sales are flat."],
      add: "“Profit is revenue minus cost. Sales are flat, so I look at costs first, and at what hides inside flat sales.”",
      followUp: "How would you break the problem down before you look at any data?",
      weight: 1.2,
      checks: [
        {
          id: "tree-costs",
          prompt: "A chain’s sales are the same as two years ago, and its operating profit is lower. What must be true, if both figures are right?",
          options: ["Its prices are lower", "Its guests are fewer", "Its total costs are higher"],
          key: 2,
          why: "Operating profit is sales minus costs. With equal sales, only higher costs can make it smaller; prices and guests may or may not have changed.",
        },
        {
          id: "tree-price-cut",
          prompt: "A coffee chain with flat sales lowers its prices. Does its profit rise?",
          key: 2,
          why: "It depends on how many more guests come, and whether they pay for the lower margin on every cup. A price cut alone lowers what each sale leaves.",
        },
      ],
    },
    {
      id: "inside-flat-sales",
      label: "Look inside flat sales: price, visits, mix",
      claim: "Flat sales can hide fewer visits at higher prices or a shift in mix from high-margin drinks to food or delivery.",
      aliases: ["fewer visits", "footfall down", "traffic fell", "higher prices", "price increases hide", "product mix", "mix shift", "delivery commission", "delivery apps", "low-margin food", "average ticket", "fewer customers at higher prices", "higher prices means fewer customers", "number of tickets", "average spend", "fewer guests paying more"],
      add: "“Flat sales after two price rises mean that we lost guests.”",
      followUp: "Sales look flat. What could be going on underneath?",
      checks: [
        {
          id: "flat-visits",
          prompt: "A coffee chain raised its prices by 8%, people order the same things, and sales are flat. What happened to the number of visits?",
          options: ["It fell", "It rose", "It stayed the same"],
          key: 0,
          why: "Sales are visits times spending per visit. If each visit brings more and the product is the same, there must be fewer visits.",
        },
        {
          id: "flat-delivery",
          prompt: "Some sales move from the counter to a delivery app that keeps 25% of them. Prices, total sales and other costs stay the same. What happens to profit?",
          options: ["It rises", "It falls", "It stays the same"],
          key: 1,
          why: "The same sales now carry a commission that leaves less than the counter did. A shift in the mix is not visible in total sales.",
        },
      ],
    },
    {
      id: "cost-lines",
      label: "Follow each cost line in cents per sales dollar",
      claim: "Compare labor, beans and milk, rent and waste as a share of sales between then and now, and shop against shop.",
      aliases: ["labor", "wages", "staff hours", "beans and milk", "ingredient cost", "cost of goods", "rent", "lease", "share of sales", "percent of revenue", "best and worst shops", "benchmark shop against shop"],
      add: "“I put labor, goods, rent and waste next to each other as a share of sales, two years apart.”",
      followUp: "Which cost lines would you look at, and compared with what?",
      weight: 1.2,
      checks: [
        {
          id: "lines-points",
          prompt: "A chain’s sales are $48 million. Labor rose from 30% to 34% of sales. About how much profit does this cost a year?",
          options: ["$1.9 million", "$4 million", "$16.3 million"],
          key: 0,
          why: "Four cents of each sales dollar, times 48 million, is 1.92 million dollars.",
        },
        {
          id: "lines-compare",
          prompt: "Labor costs a coffee chain 34% of its sales. Does this figure alone show that labor caused the fall in profit?",
          key: 1,
          why: "It may have been 34% before as well. A cause shows only in a comparison: with two years ago, or between shops.",
        },
      ],
    },
    {
      id: "segment-shops",
      label: "Find where it happens",
      claim: "Segment the 60 shops by location, age and size, because a few loss-making shops often explain most of the fall.",
      aliases: ["segment the shops", "by location", "a few shops", "loss-making shops", "bottom ten", "office districts", "downtown versus suburbs", "new shops", "just a handful that drag", "a handful of shops", "shop by shop", "numbers per shop", "per shop", "old against new shops", "which shops lose money", "loss makers"],
      add: "“I rank the 60 shops by change in profit; I expect a dozen to explain most of it.”",
      followUp: "Is it every shop, or a few? How would you tell?",
      checks: [
        {
          id: "segment-average",
          prompt: "The profit of 60 shops together fell by 30%. Can most of these shops earn as much as before?",
          key: 0,
          why: "A dozen shops that now lose money can pull down the sum. So one looks at each shop before changing all of them.",
        },
      ],
    },
    {
      id: "size-levers",
      label: "Size the levers and rank them",
      claim: "Estimate each lever in dollars, such as matching rosters to demand, renegotiating rent, closing or changing the worst shops, repricing delivery, and rank by effect, speed and risk.",
      aliases: ["size each lever", "worth about", "roster to demand", "match staffing to demand", "renegotiate leases", "close shops", "renegotiate suppliers", "delivery price", "quick win", "rank by impact", "how much it would bring", "close or renegotiate", "plan staff by hour", "staff by the hour", "renegotiate the rent", "raise prices a bit", "close the worst", "would bring about", "saves about"],
      add: "“Cutting two quiet staff hours a day in 60 shops at 18 dollars is about 790,000 dollars a year.”",
      followUp: "Give me a lever and tell me roughly what it is worth in a year.",
      checks: [
        {
          id: "levers-hours",
          prompt: "A chain needs two staff hours a day less in each of 60 shops, every day, at $18 an hour. About how much does this save a year?",
          options: ["$790,000", "$7.9 million", "$79 million"],
          key: 0,
          why: "2 times 60 times 18 is 2,160 dollars a day; times 365 it is about 790,000 a year.",
        },
      ],
    },
    {
      id: "recommend",
      label: "Recommend, with risk and next step",
      claim: "Close with a clear recommendation, the main risk to guests or staff, and what to test in the first weeks.",
      aliases: ["I would recommend", "my recommendation", "the main risk", "pilot in", "test in a few shops", "first 90 days", "next step", "within the first month", "track weekly", "my suggestion to the owner", "I would suggest to start with", "start with the loss makers", "try the prices in five", "try it in a few shops", "I'd tell the owner"],
      add: "“I recommend …, tested in five shops for six weeks; the risk is longer queues.”",
      followUp: "The owner has thirty seconds. What do you recommend, and what could go wrong?",
      checks: [
        {
          id: "recommend-stop",
          prompt: "A chain tests fewer staff hours in five shops for six weeks. Which result speaks most against doing it in all shops?",
          options: ["A little less is saved than planned", "Milk costs more in all shops", "Lines grow and regulars stay away"],
          key: 2,
          why: "The risk of this change is lost guests, so that is what the test has to watch. A smaller saving is still one, and milk has nothing to do with it.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "Before I start I would ask three things: is this operating profit, is it the same number of shops, and do competitors feel it too? Say it is operating profit, still 60 shops, and the market is fine. Then I split profit into revenue and costs. Sales are flat, so it points to the cost side, but I would still look inside sales: if prices went up twice, flat sales mean fewer visits, and if delivery apps grew, their commission of around 25 percent eats the margin. On costs I would compare labor, beans and milk, rent and waste as a share of sales, now against two years ago. I would also go shop by shop, since a few shops, for example in office districts with fewer commuters, could explain most of it. Suppose labor went from 30 to 34 percent of sales, because the rosters never changed while mornings became quieter. Then I size each lever. Two staff hours less a day in 60 shops at 18 dollars an hour is worth about 790,000 dollars a year. Renegotiating leases for the ten worst shops may bring less, and later. I would recommend matching staffing to demand, as a pilot in five shops for six weeks. The main risk is longer lines, so I would track waiting time weekly.",
    senior:
      "I would clarify the figure first: operating profit, same 60 shops, and no such fall in the rest of the market. So this is ours. My structure is revenue minus cost, and then where. With flat sales I expect the cost side, but flat is a sum. Visits times ticket may show footfall down eight percent behind price increases, and a mix shift toward low-margin food and delivery. For costs I put labor, cost of goods, rent and waste side by side as a percent of revenue, two years apart, and benchmark shop against shop, because the gap between the best and worst shops shows what is possible in this very company. In parallel I segment the shops by location and age. My hypothesis: a dozen loss-making shops in office districts, where weekday traffic has not come back, still carry full rosters and old leases. If sales are 48 million dollars, each point of margin is 480,000. Matching rosters to demand might bring two points, about 960,000; a delivery price ten percent above the counter perhaps half a point; closing four shops at lease end saves their losses, but slowly. I would recommend rosters now, delivery price next month, and leases as they come up. The main risk is service: cut the wrong hour and regulars leave. So I would test in six shops, track weekly visits and waiting time, and roll out within 90 days if both hold.",
  },
  hint: "Profit has two sides. Which one does “sales stayed flat” seem to rule out, and is it right?",
  tips: [
    "Say your structure in one breath before going into any branch.",
    "Give a hypothesis early and say what number would kill it.",
    "Finish with a recommendation, not a summary.",
  ],
  skills: ["business-strategy", "profitability-analysis", "structured-thinking"],
  minutes: 5,
  words: [170, 280],
};
