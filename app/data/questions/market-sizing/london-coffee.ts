import type { Question } from "~/data/questions/types";

export const londonCoffee: Question = {
  id: "london-coffee",
  kind: "case",
  name: "Coffee cups in London",
  prompt: "How many cups of coffee do the cafés of London sell on a normal weekday?",
  why: "Nobody knows the number, so there is nothing to recall. The interviewer watches how you build it from things you do know, and whether you test the result.",
  keyPoints: [
    {
      id: "scope",
      label: "Say what counts",
      ask: "Which sentence says which cups and places you count?",
      stem: "By a cup of coffee sold, I mean …",
      stemAfter: "opening",
      claim: "Define scope: Greater London, coffee bought in cafés, chains and takeaway counters, not coffee made at home or in the office.",
      aliases: ["greater london", "what counts", "takeaway", "chains and independents", "not at home", "leave out coffee at home", "office machines", "bought in a café", "I left out", "I leave out", "I don't count", "not counting supermarkets", "only cafes", "vending machines"],
      add: "“I count drinks bought at a counter in Greater London; home and office machines are out.”",
      followUp: "What counts as a café here, and what does not?",
      checks: [
        {
          id: "scope-all-coffee",
          prompt: "You want the cups that London’s cafés sell, and you count all coffee that people in London drink. What is wrong with the result?",
          options: ["It is too low", "It is too high", "Nothing, as it is all coffee"],
          key: 1,
          why: "Much coffee is made at home or in the office and is sold by no café. What counts has to be said first.",
        },
      ],
    },
    {
      id: "population",
      label: "Anchor on London’s population",
      ask: "Which sentence says how many people live in London?",
      stem: "The number of people in London is about …",
      stemAfter: "scope",
      claim: "London has about 9 million residents, of whom roughly 7 million are adults.",
      aliases: ["9 million", "nine million", "7 million adults", "seven million adults", "7.2 million", "80 percent adults", "residents"],
      anchors: [
        {
          // Office for National Statistics: 8.9 million in Greater London, 14 million with the region around it.
          what: "the population of London",
          phrases: ["London has # people/residents/inhabitants", "London has a population of #", "population of London is #", "London’s population is #", "there are # people in London", "# people live in London", "# Londoners"],
          range: [7_500_000, 15_000_000],
          right: "it is about 9 million",
        },
      ],
      add: "“About 9 million people live in London; 80 percent are adults, so 7.2 million.”",
      followUp: "Which number do you start from?",
      checks: [
        {
          id: "population-number",
          prompt: "About how many people live in Greater London?",
          options: ["3 million", "9 million", "20 million"],
          key: 1,
          why: "About 9 million. Three million is closer to inner London alone, and 20 million to London with a wide region around it.",
        },
      ],
    },
    {
      id: "commuters-visitors",
      label: "Add commuters and visitors",
      ask: "Which sentence says who else is in London on a weekday?",
      stem: "On a weekday, there are also …",
      stemAfter: "population",
      claim: "On a weekday add people who do not live there: around a million commuters and several hundred thousand tourists.",
      aliases: ["commuters", "people who travel in", "tourists", "visitors", "day trippers", "hotel guests", "work in london but live outside"],
      anchors: [
        {
          // Census: about a million people travel into London to work.
          what: "the commuters",
          phrases: ["# commuters", "# people commute", "# people travel/come in to work"],
          range: [300_000, 3_000_000],
          right: "about a million is right",
        },
      ],
      add: "“On a weekday I add about a million commuters and half a million visitors.”",
      followUp: "Who buys coffee in London on a weekday but does not live there?",
      checks: [
        {
          id: "commuters-left-out",
          prompt: "An estimate of coffee sold in London on a weekday counts only people who live there. In which direction is it wrong?",
          options: ["It is too low", "It is too high", "It is right on weekdays"],
          key: 0,
          why: "On a weekday about a million people come in to work, and hundreds of thousands are visitors. Far fewer people leave London for work.",
        },
      ],
    },
    {
      id: "buying-rate",
      label: "Split by habit and give each a rate",
      ask: "Which sentence says how many of them buy coffee each day?",
      stem: "The number of them who buy each day is …",
      stemAfter: "commuters-visitors",
      claim: "Only part of adults drink coffee, and only a part of those buy one on a given day, so give each group its own share and cups per buyer.",
      aliases: ["70 percent drink coffee", "coffee drinkers", "a quarter buy", "one in four", "share who buy", "heavy and occasional buyers", "cups per person", "per buyer", "two a day", "once a week"],
      wrong: ["Every adult buys three cups of coffee from a café every day."],
      add: "“70 percent drink coffee, and of those one in four buys one on a given day.”",
      followUp: "What share of those people buys a coffee on a given day, and why that share?",
      weight: 1.2,
      checks: [
        {
          id: "rate-sum",
          prompt: "In a city 4 million people drink coffee, and on a given day one in four of them buys a cup in a café. How many cups is this?",
          options: ["1 million", "4 million", "16 million"],
          key: 0,
          why: "A quarter of 4 million is 1 million. Who drinks coffee is not the same as who buys one today.",
        },
        {
          id: "rate-heavy-buyers",
          prompt: "10% of adults buy 1.3 cups of café coffee a day, and another 30% buy 0.25 a day. Which group buys more cups in all?",
          options: ["The 30%", "The 10%", "Both the same"],
          key: 1,
          why: "Per 100 adults it is 13 cups against 7.5. A small group with a strong habit can decide the result, so groups are treated separately.",
        },
      ],
    },
    {
      id: "calculate",
      label: "Calculate aloud to about 2 million",
      ask: "Which sentence says what you multiplied, and what it makes?",
      halves: ["what you multiplied", "what the result is"],
      stem: "Multiplied and added up, that makes …",
      stemAfter: "buying-rate",
      claim: "Multiply the groups and add them up, with round numbers, to about 2 million cups a day.",
      aliases: ["2 million cups", "two million cups", "1.9 million", "2.2 million", "add them up", "adds up to", "total of about", "sum of the groups", "1.5 million cups", "2.5 million cups"],
      anchors: [
        {
          // From one adult in ten to one cup for each adult and commuter.
          what: "the cups",
          phrases: ["total is/of # cups", "so/makes/gives # cups", "adds up to # cups", "adds up to #", "comes to # cups", "comes to #", "# cups in all/total", "total of/is #", "answer is #"],
          range: [500_000, 8_000_000],
          right: "1 to 5 million a day are plausible",
          role: "result",
        },
      ],
      add: "“1.26 million from residents, 0.4 from commuters, 0.25 from visitors: about 1.9 million.”",
      followUp: "What does that come to? Please add it up.",
      weight: 1.2,
      checks: [
        {
          id: "calculate-total",
          prompt: "One group of people buys 1.5 million cups a day. A second, of 1 million people, buys 0.4 cups each, and a third, of 0.5 million, buys 0.6 each. How many cups in all?",
          options: ["1.57 million", "2.2 million", "3 million"],
          key: 1,
          why: "1.5 plus 0.4 plus 0.3 is 2.2 million. Each group is multiplied by its own rate before adding.",
        },
      ],
    },
    {
      id: "supply-check",
      label: "Check from the supply side",
      ask: "Which sentence says how you check the result another way?",
      stem: "I can check this another way, by …",
      stemAfter: "calculate",
      claim: "Cross-check with the number of shops: several thousand counters selling 300 to 400 cups each give the same order.",
      aliases: ["number of cafés", "shops times cups", "300 cups", "per shop", "supply side", "capacity of a barista", "cups an hour", "6,000 counters", "sanity check", "cross-check", "second way", "check from the other side", "from the other side", "other way around", "cafes and each sells", "if each cafe sells", "each sells 300", "number of cafes times"],
      anchors: [
        {
          // From a bakery’s counter to a shop in a station.
          what: "the cups that one shop sells in a day",
          phrases: ["shop/café/cafe/counter sells # cups a/per day", "shop/café/cafe/counter sells # a/per day", "# cups a/per day per/each shop/café/cafe", "# cups per shop/café/cafe", "shop/café/cafe/counter sells # cups"],
          range: [50, 1500],
          right: "100 to 800 are plausible",
        },
      ],
      add: "“1.9 million over 300 cups a shop means some 6,300 counters, about one for every 1,400 residents.”",
      followUp: "How else could you get to that number, and do the two agree?",
      checks: [
        {
          id: "supply-counters",
          prompt: "A café sells about 300 cups a day. How many cafés does it take to sell 1.5 million cups a day?",
          options: ["50", "500", "5,000"],
          key: 2,
          why: "1.5 million divided by 300 is 5,000. If a city cannot have so many, or has far more, the first estimate is wrong.",
        },
      ],
    },
    {
      id: "sensitivity",
      label: "Say what it hinges on",
      ask: "Which sentence says which assumption changes the result most?",
      stem: "The number this depends on most is …",
      stemAfter: "end",
      claim: "Name the assumption that moves the answer most, the daily buying share, and give a range.",
      aliases: ["most sensitive", "biggest uncertainty", "moves the answer most", "hinges on", "between 1.5 and", "least sure", "working from home", "would check first", "my range is", "a range of", "the number I trust the least", "I trust least", "least sure about", "most unsure", "if that was", "would change everything", "changes the result most"],
      add: "“The weak spot is the one-in-four; at one in five I get 1.7 million, at one in three 2.3.”",
      followUp: "Which of your assumptions would you check first, and what happens if it is off?",
      checks: [
        {
          id: "sensitivity-share",
          prompt: "In another city, between 20% and 33% of adults buy a coffee today, and there are between 2.0 and 2.1 million adults. Which of the two should be checked first?",
          options: ["The number of adults", "The share who buy today", "Either, as both count equally"],
          key: 1,
          why: "The share can move the result by more than half, the adults by 5%. Time is best spent on the number that moves it most.",
        },
        {
          id: "sensitivity-fall",
          prompt: "You assumed that one in four coffee drinkers buys a cup today, but it is one in five. By how much do their cups fall?",
          options: ["By 5%", "By 20%", "By 25%"],
          key: 1,
          why: "From 25% to 20% is five points, a fifth of the old value. The cups fall in the same proportion.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I count drinks bought in a café or at a takeaway counter in Greater London, chains and independents. Coffee at home and from office machines is out. I start with about 9 million residents. Around 80 percent are adults, so 7.2 million. I assume 70 percent of adults are coffee drinkers, about 5 million, and that one in four buys a cup on a weekday. That makes about 1.26 million. On a weekday I add people who live elsewhere: about a million commuters, of whom I think 40 percent buy one on the way, so 400,000; and half a million tourists and day visitors, of whom half buy one, so 250,000. That adds up to about 1.9 million cups, so I would say 2 million. As a sanity check from the supply side: a café with one machine sells about 300 cups a day. 1.9 million divided by 300 is some 6,300 counters, one for every 1,400 residents. In the center there is one at every corner, so that seems right. The answer hinges on the one-in-four. At one in five the total is about 1.7 million, at one in three about 2.3, so my range is 1.7 to 2.3 million, and that share is what I would check first.",
    senior:
      "Let me set the scope: Greater London, a Tuesday, hot or iced coffee handed over a counter by chains, independents, stations and kiosks; not home, not office machines. I will build it from people and then from shops. People: nine million residents, roughly seven million adults. I split them by habit, because an average hides the truth. Say 10 percent are heavy buyers at 1.3 cups a weekday: 910,000. Another 30 percent buy about once or twice a week, 0.25 a day: 525,000. The rest hardly count; I add 50,000. That is close to 1.5 million from residents. About a million commuters travel in, and the ones who come into an office buy more, 0.4 per head: 400,000. Tourists and day trippers, half a million at 0.6: 300,000. The total is about 2.2 million. Second way, supply side: a barista can make perhaps 60 cups an hour at peak, but over a whole day a shop averages 300 to 400 cups. At 350 I need about 6,300 shops. Greater London has several thousand specialist coffee shops, and counters in bakeries, supermarkets and stations fill the rest, so the two agree. The biggest uncertainty is the heavy share, which moved with working from home: at 7 percent I lose about 270,000 cups, at 13 percent I gain as many. My answer is 2.2 million, with a range of 1.8 to 2.6, and one chain’s till data by weekday would narrow it fastest.",
  },
  weaker: {
    text:
      "London has about 10 million people. I’d say that half of them drink coffee, so that’s 5 million. On average people drink maybe three cups a day, so that makes 15 million cups. Then there are tourists as well, so perhaps 16 or 17 million. So my answer is about 16 million cups a day. It’s only an estimate of course, I don’t know the exact numbers.",
    difference:
      "It counts all the coffee people drink, and the question is about cups bought in cafés, which is the smaller part. A check would have shown it: at 400 cups a shop, 16 million cups need 40,000 shops.",
  },
  hint: "Who is in London on a weekday? Start with people before you think about coffee.",
  tips: [
    "Round hard; nobody gains from 7.23 million.",
    "Write each assumption as a share you could defend.",
    "Reach the same figure a second way before you stop.",
  ],
  skills: ["estimation", "market-sizing", "structured-thinking"],
  minutes: 4,
  words: [150, 270],
};
