import type { WrittenExercise } from "~/data/learning/types";

export const problemSolvingExercises: Record<string, WrittenExercise> = {
  averages: {
    task: "A clinic introduces a new check-in. The average wait falls from 24 to 21.6 minutes, and the manager calls it a success. Before: 80 walk-ins waited 36 minutes on average, and 120 patients with an appointment waited 16. After: 40 walk-ins waited 40 minutes, and 160 patients with an appointment waited 17. Check both averages, say what happened in each group, divide the change into mix and wait, and write one sentence for the manager. Then five patients with an appointment waited 5, 6, 7, 8 and 54 minutes. Give the mean, the median and the share over 30 minutes, and say which one you’d put on the door.",
    figures: "200 4,800 4,320 4,000 1.6 2.4",
    points: [
      "Checks both averages",
      "Says what happened to walk-ins and to appointments",
      "Divides the change into mix and wait",
      "Tells the manager why the average fell",
      "Gives the mean, the median and the share over 30 minutes",
      "Chooses a figure for the door, with a reason",
    ],
  },
  biases: {
    task: "Name the main slip in reasoning in cases 1 to 4, and write the question or the data that would check it. (1) “All six founders on the panel dropped out of college, so a degree does not help you start a company.” (2) A contractor’s first quote is $18,000. Your team debates between $16,000 and $17,500 and picks $16,500. (3) “She’s quiet, loves novels and is very orderly. She’s more likely to be a librarian than an office clerk.” (4) “The website redesign launched on the 3rd and sign-ups rose that week. The redesign worked.” Then answer case 5: a phone screen passes 80% of good candidates and 20% of weak ones, and 10% of 1,000 applicants are good. What share of those who pass are good?",
    figures: "100 900 180 260 31%",
    points: [
      "Names the slip about the founders, and a check",
      "Names the slip about the quote, and a check",
      "Names the slip about the librarian, and a check",
      "Names the slip about the redesign, and a check",
      "Calculates the share of good candidates among those who pass",
    ],
  },
  bottlenecks: {
    task: "A career center reviews resumes, and 14 arrive each day. Capacity per day: intake 20 resumes (one volunteer), reading 12 readings (two people), editing 15 resumes (one person), final call 30 calls (one person). One resume in five arrives without the job posting; it is read, sent back and read again. Today, 70 resumes are waiting to be read. Find the output per day (count the second readings), the growth of the pile in ten days, and the wait for a resume that arrives today. Propose two changes, the cheapest first, and give the output after each.",
    figures: "40 18",
    points: [
      "Names the bottleneck, with the output per day",
      "Gives the growth of the pile in ten days",
      "Gives the wait for a resume that arrives today",
      "Proposes a cheap first change, with its output",
      "Proposes a second change, with its output",
    ],
  },
  "case-practice": {
    task: "A bakery chain with 12 shops has 792,000 visits a year at an average of $7.50, which makes $5,940,000 in revenue. Ingredients cost $1,920,000. Treat labor, rent and other costs as fixed. Two shops near a new supermarket lost visits, and many more goods go unsold than last year. The owner says, “Raise all prices 3%.” Calculate the gain if no customer leaves, the loss of visits at which the gain is zero, and the gain if visits fall 2%. Then write a reply that takes 60 seconds to say, with what isn’t known and a next step that names a figure to decide by.",
    figures:
      "$178,200 $2.42 $5.08 $7.725 $5.30 5.08 5.30 95.8% 4.2% 33,600 776,160 $4,114,000 $4,020,000 $94,000 $178,000 4%",
    points: [
      "Gives the gain if no customer leaves",
      "Gives the loss of visits at which the gain is zero",
      "Gives the gain if visits fall 2%",
      "Says what isn’t known",
      "Recommends a next step, with a figure to decide by",
    ],
  },
  estimation: {
    task: "Your manager asks, “What do meetings cost our 40-person company in a year?” Build an estimate with low, best and high values, state a range, check it a second way, and name the part you would measure first, and why. Use your own assumptions.",
    figures:
      "46 52 $45 $50 $294,400 $496,800 $736,000 $500,000 $350,000 $650,000 45 5 225 240 6% $331,200 $662,400 $441,600 $552,000",
    points: [
      "Gives low, best and high values for an assumption",
      "Gives the cost as a range",
      "Checks the estimate a second way",
      "Names the part to measure first, with the reason",
    ],
  },
  hypotheses: {
    task: "A call center’s satisfaction score fell from 4.4 to 3.9 out of 5 in the month it installed a new phone menu. The manager blames the menu. Write four lines for that hypothesis: I think, if so, I will drop it if, so I need. Choose two reports and explain your choice: scores by menu path, scores by agent, average hold time by week, or comments from the ten angriest callers. The result: callers who went through the menu gave 3.9. Callers on a direct line that skips it also gave 3.9, down from 4.4. Hold time rose from 2 to 9 minutes on both lines. Say what you conclude.",
    points: [
      "States the hypothesis, with a cause",
      "Says what you would see if it were true",
      "Says what would make you drop it",
      "Chooses two reports, with the reason",
      "Says what the result means for the hypothesis",
    ],
  },
  "issue-trees": {
    task: "A restaurant’s average time from order to door rose from 34 to 43 minutes. A colleague drew one level of a tree: “Drivers, kitchen, weekends, rain, slow app.” The average minutes per step, before and now: the restaurant accepts the order 2 and 2, the kitchen cooks 14 and 15, the bag waits for a driver 4 and 11, the driver travels to the door 14 and 15. Name two faults in the colleague’s tree, describe a better one with two levels, check that the numbers add up, and say which branch you would work on first.",
    figures: "78%",
    points: [
      "Names an overlap in the colleague’s tree",
      "Names a second fault",
      "Splits the time into steps that don’t overlap",
      "Checks that the parts add up to 34 and 43",
      "Chooses a first branch, with its share of the change",
      "Splits the chosen branch again on a second level",
    ],
  },
  options: {
    task: "You have been out of work for two months, spend $2,600 a month and have $9,000 in savings. Compare three options over 12 months, before taxes. A: a permanent job at $54,000 a year; health insurance costs you $150 a month and commuting $220. B: a six-month remote contract at $30 an hour, 40 hours a week, as an employee of an agency; health insurance costs you $450 a month, and renewal is not certain. C: keep searching. Find the monthly amount for A and B, the months you can afford C, and the gap after B that would make A and B equal. Then write your criteria, your choice and the fact that would flip it.",
    figures: "$4,500 $4,130 $49,560 52 $5,200 $4,750 $28,500 3.5 $24,780 $3,720 0.9",
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
    task: "Rewrite these notes as a recommendation of at most 130 words, with four parts: answer, reasons, risk, next step. You may invent a name and dates. “We compared no-shows for a month. The clinic loses about $90 for every missed visit. There are 400 long-lead visits (booked more than 30 days ahead) a month. We tried the seven-day text with a random half of them, 200 visits. In that half, 30 were missed. In the other half, 48 were missed. The texting service costs $60 a month. Some older patients don’t use texts. Reception could set it up in a day. Patients who released a slot made room for others. One month is not very long.”",
    figures: "15% 24% 96 36 $3,240 $3,200 20% 110",
    points: [
      "Begins with what to do, for whom and from when",
      "Gives the result of the test in figures",
      "Compares the gain with the cost",
      "Names a risk, or what would make you reconsider",
      "Gives the next step with a name and a date",
    ],
    words: [60, 130],
  },
  "root-causes": {
    task: "At a clinic, 15% of patients miss their appointments. A colleague’s chain: (1) patients forget, (2) because they get no reminder, (3) because the front desk does not send it, (4) because the staff are careless. The facts: reminder texts go out 24 hours ahead, and 96% are delivered. The no-show rate is 15% with the text and 16% without it. It is 6% for visits booked less than a week ahead and 24% for visits booked more than 30 days ahead. Name the trap at each faulty step, and write a better chain with a question mark at each step you can’t prove yet. Propose a test that changes one thing, and say what would count as success.",
    figures: "18%",
    points: [
      "Says that nothing shows patients forget",
      "Says what the facts show about the reminders",
      "Says why blaming the staff is a trap",
      "Begins the better chain with visits booked far ahead",
      "Proposes a test that changes one thing",
      "Says what would count as success",
    ],
  },
  "what-is-the-problem": {
    task: "A support manager tells you, “Onboarding is a mess. We need a training video.” Since September, 8 people have joined. They took an average of 16 working days to handle a first ticket alone; the 10 hired from January to August took 10. Of the 8, 5 waited for system access and averaged 19 days; the other 3 averaged 11. New hires’ tickets are reopened 6% of the time, as before. Write four answers (who has the problem, since when, how much, and when it is gone), one guardrail, a problem statement of at most 60 words, and one sentence about the video.",
    figures: "128",
    points: [
      "Says who has the problem, and who doesn’t",
      "Says since when",
      "Says how much, with both figures",
      "Says when the problem counts as solved",
      "Names a guardrail",
      "Says why the video would remove little of the delay",
    ],
  },
};
