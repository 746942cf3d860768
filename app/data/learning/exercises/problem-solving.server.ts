import type { WrittenExercise } from "~/data/learning/types";

export const problemSolvingExercises: Record<string, WrittenExercise> = {
  averages: {
    task: "For the clinic’s new check-in: check both averages, say what happened in each group, divide the change into mix and wait, and write one sentence for the manager. Then give the mean, the median and the share over 30 minutes for the five patients, and say which one goes on the door.",
    points: [
      "Checks both averages",
      "Says what happened to walk-ins and to appointments",
      "Divides the change into mix and wait",
      "Tells the manager why the average fell",
      "Gives the mean, the median and the share",
      "Chooses a figure for the door, with a reason",
    ],
  },
  biases: {
    task: "Name the main slip in each of the five cases, and write the question or the data that would check it.",
    points: [
      "Names the slip about the founders, and a check",
      "Names the slip about the quote, and a check",
      "Names the slip about the librarian, and a check",
      "Names the slip about the redesign, and a check",
      "Calculates the share of good candidates among those who pass",
    ],
  },
  bottlenecks: {
    task: "For the career center, find the output per day, the growth of the pile in ten days and the wait for a resume that arrives today. Propose two changes, the cheapest first, with the output after each.",
    points: [
      "Names the bottleneck, with the output per day",
      "Gives the growth of the pile in ten days",
      "Gives the wait for a resume that arrives today",
      "Proposes a cheap first change, with its output",
      "Proposes a second change, with its output",
    ],
  },
  "case-practice": {
    task: "Answer the owner’s “Raise all prices 3%”: the gain if no customer leaves, the loss of visits at which the gain is zero, the gain if visits fall 2%, and a reply of 60 seconds.",
    points: [
      "Gives the gain if no customer leaves",
      "Gives the loss of visits at which the gain is zero",
      "Gives the gain if visits fall 2%",
      "Says what isn’t known",
      "Recommends a next step, with a figure that decides",
    ],
  },
  estimation: {
    task: "Estimate what meetings cost a 40-person company in a year, with low, best and high values, a range, a check by a second way, and the part you would measure first.",
    points: [
      "States the assumptions, with low, best and high values",
      "Gives the cost as a range",
      "Checks it a second way",
      "Names the part to measure first, with the reason",
    ],
  },
  hypotheses: {
    task: "Write the four lines for the manager’s hypothesis about the phone menu, choose two of the four reports with a reason, and say what you conclude from the result.",
    points: [
      "States the hypothesis, with a because",
      "Says what would be seen if it were true",
      "Says what would make you drop it",
      "Chooses two reports, with the reason",
      "Concludes from the result",
    ],
  },
  "issue-trees": {
    task: "Name two faults in the colleague’s tree for late orders, describe a better one with two levels, check that the numbers add up, and say which branch you would work on first.",
    points: [
      "Names an overlap in the colleague’s tree",
      "Names a second fault",
      "Splits the time into steps that don’t overlap",
      "Checks that the parts add up to 34 and 43",
      "Chooses a first branch, with its share of the change",
    ],
  },
  options: {
    task: "Compare the permanent job, the contract and the search over 12 months: the monthly amounts, the months you can afford, the gap that makes A and B equal, your criteria, and the fact that would flip your choice.",
    points: [
      "Gives the monthly amount for A",
      "Gives the monthly amount for B",
      "Gives the months you can afford to search",
      "Gives the gap that makes A and B equal",
      "States the criteria",
      "Names the fact that would flip the choice",
    ],
  },
  recommend: {
    task: "Rewrite the notes on no-shows as a recommendation of at most 130 words, with all four parts.",
    points: [
      "Begins with what to do, for whom and from when",
      "Gives the result of the test in figures",
      "Compares the gain with the cost",
      "Names a risk, and what would make you reconsider",
      "Gives the next step with a name and a date",
    ],
  },
  "root-causes": {
    task: "Name the trap at each faulty step of the colleague’s chain on missed appointments, write a better chain with question marks, and propose a test that changes one thing.",
    points: [
      "Says what is wrong with “they forget”",
      "Says what the facts say about the reminders",
      "Says what is wrong with “the staff are careless”",
      "Begins the better chain with visits booked far ahead",
      "Proposes a test that changes one thing",
      "Says what would count as success",
    ],
  },
  "what-is-the-problem": {
    task: "For the support team’s onboarding, write the four answers, one guardrail, a problem statement of at most 60 words, and one sentence about the video.",
    points: [
      "Says who has the problem, and who doesn’t",
      "Says since when",
      "Says how much, with both figures",
      "Says when it is gone",
      "Names a guardrail",
      "Says what the video can’t fix",
    ],
  },
};
