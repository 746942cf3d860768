import type { RoleGuide } from "~/data/careers/types";

export const businessGuides: Record<string, RoleGuide> = {
  "business-analyst": {
    overview:
      "You stand between people with a problem and people who could build an answer, and make sure both mean the same thing. It suits listeners who enjoy drawing how things really work.",
    dayToDay: [
      "Interview people and watch how the work is done today",
      "Map the process and find where it fails",
      "Write requirements that can be tested",
      "Check that what was built solves the problem",
    ],
    wayIn:
      "Often sideways: from support, operations, accounting or testing into the team that changes the system you know. SQL and a clear process map are the two skills to show. Large firms run analyst programs for graduates.",
    thisWeek:
      "Map one process where you work or volunteer, on one page, with the time each step takes, and show it to the person who does it.",
  },
  "project-manager": {
    overview:
      "You get a group of people to a result by a date, and say early when that will not happen. Authority is borrowed, so trust is the tool. It suits organized people who do not mind asking again.",
    dayToDay: [
      "Agree on scope, dates and who decides",
      "Find out what is late before it is announced",
      "Clear obstacles and settle conflicts",
      "Report status truthfully, the bad news first",
    ],
    wayIn:
      "Run small projects inside the job you have, then ask for the title. The CAPM is a first certificate; the PMP asks for years of leading. Industry knowledge counts: builders hire project managers who know building.",
    thisWeek:
      "Take one thing you must finish this month and write its plan on a page: outcome, steps, owners, dates, the three risks. Keep it up to date for four weeks.",
  },
  "management-consultant": {
    overview:
      "Organizations hire you to see what they cannot see from inside and to help them decide. You learn fast, travel some and write a great deal. It suits structured thinkers who like strangers.",
    dayToDay: [
      "Break a question into parts and decide what to find out",
      "Interview, gather data, build a model",
      "Write slides that each say one thing",
      "Win people over to a change they did not ask for",
    ],
    wayIn:
      "Large firms recruit students and people with an advanced degree through case interviews; smaller ones hire experience in one industry. Practicing cases aloud, with a partner, makes more difference than reading about them.",
    thisWeek:
      "Do two market-sizing questions aloud and one profit case with a friend. Record them, and count how often you gave a number without saying where it came from.",
  },
  "operations-manager": {
    overview:
      "You are answerable for the work that has to happen today: people, equipment, quality, cost. It suits those who like a floor better than a desk and small improvements better than big plans.",
    dayToDay: [
      "Walk the floor and see what the report does not",
      "Balance staff and orders for the week",
      "Fix the cause of a recurring fault with those who live with it",
      "Watch cost, quality and safety together",
    ],
    wayIn:
      "Most are promoted from team leader in retail, logistics, manufacturing or hospitality; some companies have trainee programs. Lean or Six Sigma training helps when you can name what you improved with it.",
    thisWeek:
      "Count one thing that goes wrong repeatedly where you are: how often, when, with what. A week’s tally is the beginning of an improvement you can talk about.",
  },
  "supply-chain-manager": {
    overview:
      "You arrange that materials and goods arrive when they are needed and money is not asleep in a warehouse. Every disruption in the news lands on your desk. It suits planners who stay cheerful when plans fail.",
    dayToDay: [
      "Forecast demand and set stock levels",
      "Choose suppliers, negotiate, and measure how they deliver",
      "Route shipments and react when one is stuck",
      "Trade cost against speed and risk",
    ],
    wayIn:
      "Start as a buyer, planner or logistics coordinator; a bachelor’s is usual for management. Spreadsheet skill is taken for granted. The CSCP is recognized across industries.",
    thisWeek:
      "Follow one product you buy back through as many steps as you can find, and mark the step whose failure would hurt most. That is an interview answer.",
  },
  "product-manager": {
    overview:
      "You decide, with a team you do not command, what is worth building next and how you will know it worked. It suits people who can love a problem more than their own idea.",
    dayToDay: [
      "Talk with users and read what they do",
      "Choose, and say no with reasons",
      "Write a brief the team can build from",
      "Watch a metric after release and decide what it means",
    ],
    wayIn:
      "Rarely a first job. People come from engineering, design, analysis, support or marketing, most easily inside a company that knows them. Interviews ask about product sense, metrics and a conflict you settled.",
    thisWeek:
      "Choose a product you use daily, find one thing three other people also stumble on, and write half a page: the user, the problem, what you would try, what number would move.",
  },
};
