import type { Question } from "~/data/questions/types";

export const improveAFavoriteProduct: Question = {
  id: "improve-a-favorite-product",
  kind: "case",
  name: "Improving a favorite product",
  prompt: "Pick a product you use every day. How would you improve it?",
  why: "It is the most common product question. The interviewer wants to see a user and a problem come before a feature, and a choice you can defend.",
  keyPoints: [
    {
      id: "product-purpose",
      label: "Say what the product is for",
      claim: "States briefly what the product does, for whom, and what its maker wants from it.",
      aliases: ["the purpose of the product", "its job is to", "its purpose is", "exists to", "what the company wants", "how the company earns", "makes money by", "business goal", "the goal of the company", "mission", "who uses it", "I use the app", "I use it to", "it's for people who", "is for people like me", "the job is", "it helps people to", "they earn money with", "makes money from"],
      add: "“Its job is to …; the company earns when ….”",
      followUp: "What is the product for, and what does the company behind it want?",
      weight: 0.8,
      checks: [
        {
          id: "purpose-fit",
          prompt: "A shopping list app is free for one person and earns only with a plan for families. Which improvement fits users and company best?",
          options: ["Better lists for several people", "Nicer colors for everyone", "More storage for single users"],
          key: 0,
          why: "Better lists for several people help families and make the plan that the company sells more useful. One needs to know both aims before improving anything.",
        },
      ],
    },
    {
      id: "pick-user-group",
      label: "Choose one group of users",
      claim: "Divides users into groups and chooses one, with a reason why that group matters.",
      aliases: ["groups of users", "user groups", "user segment", "segments of users", "three kinds of users", "I would focus on", "I choose the group", "I pick the group", "occasional users", "beginners versus experts", "power users", "older users", "parents with", "people like me who", "families who", "I'd focus on people who", "I'd pick the ones who", "I'd take commuters", "older people who", "beginners who", "for those who"],
      add: "“I see three groups; I take …, because ….”",
      followUp: "For which users exactly, and why those?",
      weight: 1.1,
      checks: [
        {
          id: "group-division",
          prompt: "You want to find out what different customers of a bank’s app need. Which division of them helps most?",
          options: ["By the brand of their phone", "By the year in which they joined", "By whether money is short each month"],
          key: 2,
          why: "People in the same situation have the same problem. A division is useful if the groups need different things.",
        },
      ],
    },
    {
      id: "user-problem",
      label: "Find a real problem in their day",
      claim: "Describes a concrete pain point of that group from observing the steps they go through.",
      aliases: ["pain point", "the problem they have", "their problem is", "frustrating moment", "frustrates them", "walk through their day", "I watched my", "they give up when", "workaround", "they write it on paper", "unmet need", "gets lost when", "what bugs me", "what annoys me", "it annoys me that", "so I have to", "every time I have to", "I end up", "I always forget", "can't see each other's", "takes me five taps", "have to scroll"],
      add: "The moment when a real user sighs: what happens just before?",
      followUp: "Which moment annoys them most? How do you know?",
      weight: 1.3,
      checks: [
        {
          id: "problem-not-solution",
          prompt: "Three people talk about a shopping list app. Who names a problem rather than a solution?",
          options: ["“It needs a map of the store.”", "“It lacks a chat for the family.”", "“We both bought milk on Monday.”"],
          key: 2,
          why: "“We both bought milk” tells what went wrong on a real day. The others name a feature and leave open what it would be good for.",
        },
      ],
    },
    {
      id: "several-ideas",
      label: "Offer several ideas before choosing",
      claim: "Names two or three different solutions, small and bold, before choosing one.",
      aliases: ["three ideas", "two other ideas", "several ideas", "first idea", "second idea", "third idea", "a bolder idea", "a bold version", "smaller idea", "one option would be", "I could add", "one could", "either you", "another idea", "a second idea", "a bigger idea", "or you could", "a simple version would be"],
      add: "Three ideas: a small one, a solid one, a bold one.",
      followUp: "Which other solutions did you consider?",
      checks: [
        {
          id: "ideas-different",
          prompt: "Two roommates keep buying the same milk. Which three ideas are really different solutions?",
          options: ["See who shops, claim an item, predict needs", "A red, a blue and a green warning", "A warning after one, five and ten minutes"],
          key: 0,
          why: "Three ideas are only worth comparing if each would solve the problem in another way. Colors and minutes are variants of one idea.",
        },
      ],
    },
    {
      id: "choose-with-criteria",
      label: "Choose by value and effort, say the cost",
      claim: "Chooses one by value for users against effort and risk, and says what would get worse.",
      aliases: ["value against effort", "impact and effort", "impact versus effort", "effort and risk", "largest benefit for the least", "cheapest to build", "cheap to build", "trade-off", "what gets worse", "could annoy", "the risk is that", "privacy risk", "clutter the screen", "would help the most people", "helps most people", "I'd start with", "start with the smaller", "as it's smaller", "because it's smaller", "quick to build", "easy to build", "downside is", "would make it slower"],
      add: "Why this one: value, effort, and one thing that gets worse.",
      followUp: "Why this idea, and who might dislike it?",
      weight: 1.1,
      checks: [
        {
          id: "choose-per-effort",
          prompt: "Idea A takes four weeks and saves users 1,000 hours a month. Idea B takes one week and saves 500 hours a month. Which one brings more per week of work?",
          options: ["Idea A", "Idea B", "Both the same"],
          key: 1,
          why: "A brings 250 hours a month for each week of work, B brings 500. The larger effect is not always the better choice.",
        },
      ],
    },
    {
      id: "measure-improvement",
      label: "Say how you would know it helped",
      claim: "Names a success metric with a target, a guardrail, and a small test before building it all.",
      aliases: ["success metric", "measure success by", "share of users who", "north star", "guardrail", "guardrail metric", "test it with", "small test", "prototype with", "a/b test", "target of", "if it rises from", "stop if", "I'd know it works if", "I would know it works", "it worked if", "used a second week", "used again the next week", "how many come back", "I'd test it with", "small version first", "as long as complaints"],
      add: "One number to rise, one that must not fall, and a test in two weeks.",
      followUp: "How would you know in a month whether it worked?",
      weight: 1.1,
      checks: [
        {
          id: "measure-success",
          prompt: "A change in a shopping list app should keep roommates from buying things twice. Which number shows whether it does?",
          options: ["How often the new button is tapped", "How often items are bought twice", "How long the app is used per day"],
          key: 1,
          why: "Only the double purchases show whether the problem got smaller. People can tap and read a lot and still buy milk twice.",
        },
        {
          id: "measure-guardrail",
          prompt: "What is a guardrail metric in a product test?",
          options: ["The main number, which should rise", "A number that must not get worse", "A number for the time after the test"],
          key: 1,
          why: "A change can improve the main number and do harm elsewhere. The guardrail makes this harm visible before everyone gets the change.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "I take the shopping list app that my flatmates and I use. Its purpose is simple: a household should come home with everything and nothing twice. The company earns with a family plan, so it wants more people per list. I see three user groups: singles, couples, and shared flats or families. I would focus on shared households, because that is where the paid plan is and where it breaks. I watched my flatmates for two weeks. Their problem is not adding things. It is that two people are in two stores on the same evening and both buy milk. Three times we had it twice. I have three ideas. First idea, a small one: when I open the list inside a store, the others see “Sam is shopping now”. Second idea: claim an item with a tap. A bolder idea: predict what runs out from past purchases. On value against effort I choose the first. It is cheap to build with the location permission the app already has, and it prevents the double purchase without a new habit. The risk is that someone does not want to share where they are, so it is off by default and shows only the word, not the place. As success metric I would measure how many items are checked off twice within two hours, with a target of half. As a guardrail, the share of users who switch off location must not rise. I would test it with 200 households for two weeks.",
    senior:
      "I would choose my bank’s app, since everybody in the room has one. Its job is to give people control of their money; the company wants primary accounts, because a salary account brings loans later. I divide users by situation rather than by age: people with slack, people who run out before payday, and people who manage someone else’s money. I pick the group in the middle. It is about a third of customers, has the highest contact cost, and is designed for last. When I walk through their day, the pain point is the 23rd of the month: the balance says 140, and it does not say that rent, insurance and the phone bill leave tomorrow. So they keep a paper list beside the app, a workaround for something the bank already knows. Several ideas: one option would be a single figure, “free until payday”, above the balance. Another is moving the date of a bill. A bold version is an automatic small advance with no fee. I weigh impact and effort. The advance has most impact and credit risk; moving bills needs partners. I choose the figure, because the data exist and it changes decisions every day. The trade-off: one error and people overdraw and blame us, so we show what it includes and err low. I would measure success by overdraft days per customer in that group, with a target of minus 15 percent, and complaints as guardrail metric. Before building, a small test: text the figure to 500 volunteers every morning for a month.",
  },
  hint: "Whose day would you change, and at which minute of it?",
  tips: [
    "Pick a product you can describe in one sentence.",
    "No feature before a user and a problem.",
    "Say what would get worse.",
  ],
  skills: ["product-sense", "user-research", "prioritization"],
  minutes: 4,
  words: [160, 280],
};
