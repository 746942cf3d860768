import type { Question } from "~/data/questions/types";

export const dogFoodMarket: Question = {
  id: "dog-food-market",
  kind: "case",
  name: "Dog food market",
  prompt: "How large is the market for dog food in the United States, in dollars a year?",
  why: "A consumer market that can be built from households. It shows whether you segment where it matters, keep units straight and test the result.",
  keyPoints: [
    {
      id: "scope-food",
      label: "Say what is in the market",
      ask: "Which sentence says what belongs to the market?",
      stem: "In this market, I would count …",
      stemAfter: "opening",
      claim: "Defines scope: dry and wet food plus treats at retail prices for pet dogs, without vet care, toys or food for cats.",
      aliases: ["dry and wet", "dry food and wet food", "including treats", "treats included", "with treats", "retail prices", "retail value", "without vet", "no vet bills", "no toys", "pet dogs only", "not shelters", "at the shelf", "I don't count", "I leave out", "not counting", "without the vet", "treats I would count", "treats are in"],
      add: "“Dry, wet and treats at retail prices; no vet, no toys.”",
      followUp: "What is in this market, and at which price level?",
      weight: 0.8,
      checks: [
        {
          id: "scope-price-level",
          prompt: "The same dog food is counted at the prices its makers get instead of the prices in stores. What happens to the size of the market?",
          options: ["It gets larger", "It gets smaller", "It stays the same"],
          key: 1,
          why: "Store prices include what stores and wholesalers earn. So one has to say at which price level the market is measured.",
        },
      ],
    },
    {
      id: "households-with-dogs",
      label: "Go from households to dogs",
      ask: "Which sentence says how many dogs there are?",
      stem: "The number of dogs in the country is …",
      stemAfter: "scope-food",
      claim: "About 130 million households, of which about 45 percent keep a dog, with 1.5 dogs each, give close to 90 million dogs.",
      aliases: ["130 million households", "132 million households", "45 percent keep", "45 percent have a dog", "households have a dog", "households with a dog", "1.5 dogs", "one and a half dogs", "90 million dogs", "89 million dogs", "80 million dogs", "60 million households"],
      anchors: [
        {
          // Surveys of owners find 77 to 90 million.
          what: "the dogs in the United States",
          phrases: ["there are # dogs", "US/America has # dogs", "# dogs in the US/USA/States/country", "that is/makes/gives # dogs", "makes/gives/so # dogs"],
          range: [40_000_000, 130_000_000],
          right: "about 90 million is right",
        },
        {
          // US Census Bureau: 132 million.
          what: "the households of the United States",
          phrases: ["US/USA/America/States has/have # households", "there are # households", "with # households", "# households in the US/USA/States/country"],
          range: [100_000_000, 150_000_000],
          right: "there are about 130 million",
          role: "part",
        },
        {
          // US Census Bureau: 340 million in 2024.
          what: "the population of the United States",
          phrases: ["US/USA/America/States has/have # people/inhabitants", "# people live in the US/USA/States", "# people in the US/USA/States", "# Americans"],
          range: [300_000_000, 360_000_000],
          right: "it is about 340 million",
          role: "part",
        },
      ],
      add: "“132 million households, 45%, 1.5 dogs each: about 89 million dogs.”",
      followUp: "How many dogs are there, and how do you know?",
      weight: 1.2,
      checks: [
        {
          id: "dogs-number",
          prompt: "130 million households, 45% of them with a dog, 1.5 dogs in each of these. How many dogs is this?",
          options: ["39 million", "58 million", "88 million"],
          key: 2,
          why: "45% of 130 million is 58.5 million households. Each has 1.5 dogs, so they are multiplied: about 88 million dogs.",
        },
      ],
    },
    {
      id: "size-classes",
      label: "Segment by size of dog",
      ask: "Which sentence says how you divide the dogs into groups?",
      stem: "I divide the dogs into groups by …",
      stemAfter: "households-with-dogs",
      claim: "Splits dogs into small, medium and large, since a large one eats four times as much as a small one.",
      aliases: ["small, medium and large", "small medium large", "small dogs", "large dogs", "medium dogs", "by size", "by weight", "chihuahua", "labrador", "four times as much", "grams a day", "100 grams", "400 grams", "pounds a day", "a small one eats", "small one maybe", "a large one", "small dogs and big dogs", "big dogs eat", "a chihuahua eats", "a labrador eats"],
      add: "“100 grams a day for a small dog, 220 for a medium, 400 for a large one.”",
      followUp: "A Chihuahua and a Labrador: how do you treat them?",
      weight: 1.1,
      checks: [
        {
          id: "size-food-share",
          prompt: "Half of a country’s dogs are small, half are large, and a large one eats four times as much. What share of the food do the large ones eat?",
          options: ["50%", "67%", "80%"],
          key: 2,
          why: "One part goes to the small ones and four to the large: four of five is 80%. That is why dogs are split by size.",
        },
      ],
    },
    {
      id: "price-per-kilo",
      label: "Put a price on it, with premium and budget",
      ask: "Which sentence says what the food for one dog costs?",
      stem: "Feeding one dog for a year costs …",
      stemAfter: "size-classes",
      claim: "Estimates a price per kilo or per month, with cheap and premium food, giving 350 to 400 dollars per dog a year.",
      aliases: ["dollars a kilo", "dollars per kilo", "price per kilo", "per pound", "a bag of", "premium food", "premium and budget", "cheap and premium", "dollars per dog", "360 dollars", "350 dollars a year", "400 dollars a year", "30 dollars a month", "dollar a day"],
      anchors: [
        {
          // From cheap dry food for a small dog to premium food for a large one.
          what: "the food of a dog in a year",
          phrases: ["# dollars per/a dog a/per year", "# per/a dog a/per year", "# dollars a year per/for dog", "# a year per dog", "each dog costs # a year"],
          range: [100, 1500],
          right: "200 to 900 dollars are plausible",
        },
      ],
      add: "“$3.50 to $6 a kilo: between 220 and 510 dollars a dog, about 360 on average.”",
      followUp: "What does a kilo cost, and what does one dog cost in food per year?",
      weight: 1.2,
      checks: [
        {
          id: "price-per-dog",
          prompt: "A dog eats 80 kilos of food a year, at $4.50 a kilo. What does its food cost a year?",
          options: ["$36", "$360", "$3,600"],
          key: 1,
          why: "80 times 4.50 is 360, about a dollar a day. This is plausible for a dog of medium size.",
        },
        {
          id: "price-premium-share",
          prompt: "Premium food is 20% of all kilos and costs twice as much per kilo as the rest. What is its share of the dollars?",
          options: ["20%", "33%", "40%"],
          key: 1,
          why: "20 kilos at 2 make 40, and 80 kilos at 1 make 80. Premium is 40 of 120, a third.",
        },
      ],
    },
    {
      id: "multiply-treats",
      label: "Multiply and add treats",
      ask: "Which sentence says what you multiplied, and what it makes?",
      stem: "Taken together, that makes a market of …",
      stemAfter: "price-per-kilo",
      claim: "89 million dogs times about 360 dollars is 32 billion, and with treats about 37 billion dollars.",
      aliases: ["32 billion", "37 billion", "35 billion", "40 billion", "30 billion", "36 billion", "38 billion", "billion dollars", "15 percent for treats", "treats add"],
      anchors: [
        {
          // Pet food makers report 30 to 50 billion at retail prices.
          what: "the market",
          phrases: ["market is # dollars", "market is #", "market of #", "gives/makes # dollars a/per year", "comes to #", "total is/of #", "# in all/total"],
          range: [12_000_000_000, 100_000_000_000],
          right: "20 to 70 billion dollars are plausible",
          role: "result",
        },
      ],
      add: "“89 million times $363 is 32 billion; with 15% treats about 37.”",
      followUp: "What does it come to, step by step?",
      weight: 1.2,
      checks: [
        {
          id: "multiply-with-treats",
          prompt: "A country has 50 million dogs, each eats food for $200 a year, and treats add 15%. How large is the market?",
          options: ["$1.5 billion", "$11.5 billion", "$115 billion"],
          key: 1,
          why: "50 million times 200 is 10 billion, and 15% more is 11.5 billion. The treats alone are 1.5 billion.",
        },
      ],
    },
    {
      id: "cross-check-spend",
      label: "Check it from another side",
      ask: "Which sentence says how you check the result another way?",
      stem: "To see if that’s plausible, I compare …",
      stemAfter: "multiply-treats",
      claim: "Checks by spend per household, a share of grocery spending, or sales of a known maker, and finds the same order.",
      aliases: ["per household with a dog", "per dog household", "50 dollars a month per", "share of grocery", "grocery spending", "largest maker", "a maker's sales", "market leader's", "industry association", "pet food sales as a whole", "second way", "other side", "same order", "sanity check", "does that make sense", "per american it's", "check it the other way"],
      add: "“37 billion over 59 million households is $52 a month each. Plausible.”",
      followUp: "How would you check it in a different way?",
      checks: [
        {
          id: "check-household",
          prompt: "An estimate says that 60 million households spend $300 billion a year on dog food. What does this mean per household, and is it plausible?",
          options: ["$42 a month, plausible", "$417 a month, far too much", "$5,000 a month, far too much"],
          key: 1,
          why: "300 billion over 60 million is 5,000 dollars a year, or 417 a month. Hardly any family pays so much, so a number must be wrong.",
        },
      ],
    },
    {
      id: "uncertain-and-trend",
      label: "Name the weakest number and the trend",
      ask: "Which sentence says which number is least certain, and the trend?",
      stem: "My least certain number here is …",
      stemAfter: "end",
      claim: "Names price per kilo as the weakest assumption, gives a range, and mentions the trend to premium food and smaller dogs.",
      aliases: ["weakest number", "weakest assumption", "least certain", "least sure", "range of 30 to", "between 30 and 45", "between 30 and", "trend to premium", "premium trend", "trading up", "smaller dogs", "table scraps", "leftovers", "raw food", "fresh food delivery", "the most unsure", "I'm least sure", "number I trust least", "premium and fresh food", "fresh food has grown", "people spend more on"],
      add: "“Price per kilo is the weakest number; my range is 30 to 45 billion.”",
      followUp: "Which number do you trust least, and what is your range?",
      weight: 0.9,
      checks: [
        {
          id: "uncertain-largest",
          prompt: "The number of dogs is known within 10%. The price per kilo may be anything from $3 to $6. Which one makes the size of the market more uncertain?",
          options: ["The price per kilo", "The number of dogs", "Both about equally"],
          key: 0,
          why: "From 3 to 6 the result doubles, while 10% more or fewer dogs change it by 10%. The wider input decides the range.",
        },
        {
          id: "trend-dollars",
          prompt: "The number of dogs stays the same, but more of them are small, and more owners buy premium food. Does the market in dollars grow?",
          key: 2,
          why: "It depends on which trend is stronger. Small dogs eat less, and premium food costs more per kilo, so in dollars the two work against each other.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I include dry and wet food with treats at retail prices, for pet dogs; no vet, no toys. I start with households. The US has about 132 million. I believe about 45 percent have a dog, so 59 million, and with 1.5 dogs on average that is 89 million dogs. A Labrador eats far more than a Chihuahua, so I split by size: 30 percent small dogs with 100 grams a day, 40 percent medium with 220, 30 percent large with 400 grams. Now the price per kilo. Small bags are dearer, so I take 6 dollars for small, 4.50 for medium and 3.50 for large. A small dog costs 36.5 kilos times 6, so 219 dollars a year. Medium is 80 kilos times 4.50, about 361. Large is 146 times 3.50, 511. Weighted, that gives about 363 dollars per dog, or a dollar a day. Times 89 million is 32 billion. I add 15 percent for treats and get about 37 billion dollars. Check from the other side: 37 billion divided by 59 million households is 627 dollars a year, or 52 dollars a month per household with a dog. For my aunt, with two dogs, it is 60, so it seems plausible. The weakest number is the price. If premium food has a larger share and the average is a fifth higher, I get 45 billion. If many dogs eat leftovers, it is nearer 30. So my range is between 30 and 45 billion, and I would say 37.",
    senior:
      "Scope first: retail value of food for pet dogs in one year, dry, wet, fresh, treats included, at the shelf and online; not shelters, no medicine. Dogs: 130 million households, and surveys put dog ownership at 45 percent, give or take; 58 million households with a dog, at 1.5 dogs each, are about 88 million dogs. Kilos: an average hides a factor of four, so I go by weight classes. A third below ten kilos at 100 grams a day, 40 percent medium at 220, the rest large at 400. That is roughly 230 grams on average, 83 kilos a year. Price: budget dry food at 2.50 dollars a kilo, mainstream at 4, premium at 8; weighting by volume 35, 45 and 20 percent gives 4.30. So 355 dollars per dog and about 31 billion, and I add 4 billion for treats: 35 billion dollars. Second way: American households spend around 6,000 dollars a year on groceries at home; 130 million of them make 780 billion, and a good supermarket gives pets perhaps 7 percent of that again across all channels, 55 billion, of which dogs are two thirds: 36. The same order. The least certain piece is the premium mix, because 20 percent of volume is nearly 40 percent of value. At 30 percent premium I come to about 39 billion. Range: between 31 and 41. The trend to premium pushes value up while smaller dogs push kilos down.",
  },
  hint: "Households, dogs, bowls, prices. Where does an average mislead you?",
  tips: [
    "Split by size; a factor of four hides there.",
    "Write the unit behind each number.",
    "Check with spend per household and month.",
  ],
  skills: ["market-sizing", "estimation", "market-analysis"],
  minutes: 4,
  words: [160, 280],
};
