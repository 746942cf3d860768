import type { WrittenExercise } from "~/data/learning/types";

export const leadershipExercises: Record<string, WrittenExercise> = {
  "ai-assistants": {
    task: "You lead a property management office with five people. They want to use an AI assistant for summaries of long repair histories, replies to tenants behind on their rent, the shift schedule, and a first sort of applicants for a maintenance job. Answer four questions for each: Can an error be seen before it does harm? Is checking faster than doing? May the data leave? Does someone learn the job by doing it? Then decide for each: use, use with a check, or keep with people. Write the rule for the summaries in two sentences: what is checked, and by whom.",
    points: [
      "Decides on the repair summaries, with a reason",
      "Decides on the replies to tenants, with a reason",
      "Decides on the shift schedule, with a reason",
      "Decides on the first sort of applicants, with a reason",
      "Says in the rule what is checked, and by whom",
    ],
  },
  "clear-goals": {
    task: "You lead the front desk at a dental office. The owner says, “We have to do something about people waiting.” Patients now wait 22 minutes on average after their appointment time, recorded by the check-in system. The owner would be happy with 10. It’s June 1, and the owner wants to see it before the September rush. There’s no budget for staff, appointments must not get shorter, and lunch breaks stay. Write the goal in four parts (outcome, measure, deadline, out of bounds), with a halfway check and one paired measure.",
    points: [
      "Says what will be different for patients",
      "Gives the measure, with the figure now and the goal",
      "Gives the deadline and the halfway check",
      "Says what is out of bounds",
      "Adds a paired measure that rules out booking fewer patients",
    ],
  },
  conflict: {
    task: "You lead a support team. Priti wants every ticket documented in full before it’s closed. Leo closes tickets fast and writes one line. Priti: “He makes us look sloppy.” Leo: “She makes us slow.” Priti takes over Leo’s customers on weekends; last Saturday she spent 40 minutes finding out what he had tried. Leo is measured on tickets closed per day and was warned last month that he was below target. Write what each of them needs, two questions for the joint talk, an agreement they might reach with the date you check it, and what is yours to fix.",
    points: [
      "Says what Priti needs",
      "Says what Leo needs",
      "Asks Priti or Leo a question that looks for a solution",
      "Says in the agreement who does what",
      "Says when you check",
      "Names what is yours to fix",
    ],
  },
  "decide-and-write": {
    task: "You lead the volunteers at a food pantry. It opens on Saturdays from 9 to 12, and the line is often an hour long. Some clients work on Saturdays. You could (a) add Wednesdays from 5 to 7 p.m., (b) extend Saturday to 2 p.m., or (c) change nothing. Six volunteers said yes to Wednesdays, and you need five. Frozen food arrives on Tuesdays. You don’t know how many clients would come. The hall is free on Wednesdays in October and November at no cost. Say whether this is a one-way or a two-way door, and write the record: decision, decided by and date, situation, options, reasons, what you don’t know, and when to reverse or review it.",
    figures: "15",
    points: [
      "Says which kind of door it is, and why",
      "States the decision, with who made it and when",
      "Gives a reason against another option",
      "Says what isn’t known",
      "Gives a figure at which to stop",
      "Gives the date of the review",
    ],
  },
  delegation: {
    task: "You lead the office of a moving company and hand over the monthly fuel report. The owner uses it on the 5th to set prices. It compares each truck’s fuel and miles and flags any that are more than 10% worse than usual. Paula has been office manager for eleven years and has never worked with spreadsheets. Dev has been here for three months and built similar reports alone in his last job, twice. Today is the 20th. Pick one and write the handover with six points: purpose, result, limits, freedom, check-in and playback.",
    points: [
      "Says why the report matters",
      "Says what the finished report contains, and when it is due",
      "Says whom to ask, or what must not change",
      "Says what they may decide, or what they bring to you",
      "Gives a date for the check-in",
      "Asks how they see it",
    ],
  },
  "feedback-that-changes": {
    task: "You lead a bakery’s packing team. Tariq sent out boxes without allergen labels: four on Monday and six today, Wednesday. A store caught all ten before sale. He’s fast and has been on the team for a year. On Monday you said, “Please be careful with the labels.” The label printer stands at the far end of the room. Write what you say to him today, the question you ask, an action for him and one for you, and when you check.",
    points: [
      "Says what happened, with the counts",
      "Says what could have come of it",
      "Asks Tariq what happens between packing and labeling",
      "Names an action for Tariq that others can see",
      "Names an action for you",
      "Says when you check",
    ],
  },
  "from-doing-to-leading": {
    task: "You now lead four people in a hotel’s maintenance team: Ivy (two years, good at planning), Cal (new, eager), Bo (ten years, best with boilers) and Sun (one year, tidy records). Mark each item keep, hand over or drop, with a reason of one line and a name for what you hand over. (1) The boiler inspection, which you have always done yourself. (2) Deciding which repairs come first this week. (3) A weekly parts list that you retype into a second sheet nobody opens. (4) Talking with Cal, who was late twice. (5) Answering guest calls about light bulbs. (6) Asking the manager to approve a new pump that blocks two jobs.",
    points: [
      "Decides on the boiler inspection, with a reason",
      "Decides on the order of repairs, with a reason",
      "Decides on the second parts list, with a reason",
      "Decides on the talk with Cal, with a reason",
      "Decides on the guest calls, with a reason",
      "Decides on the new pump, with a reason",
    ],
  },
  "leadership-stories": {
    task: "Outline a people story (A) and a hard day story (B) for Pat, a cashier, in five short lines each: headline, stakes, decision and why, actions, result and lesson. You may invent the reasons. A: Pat trained a new coworker who froze when lines got long. The manager suggested moving him to stocking. Pat asked for two weeks, stood beside him at quiet hours, and wrote a card with the three most common problems. After two weeks he ran a Saturday line alone. B: Pat booked two people for the same Sunday shift and nobody for Monday, and the store opened an hour late. Pat told the manager before she asked, called both coworkers to apologize, and now has a colleague check the schedule every Thursday. No gaps in the four months since.",
    points: [
      "Opens the people story with a headline",
      "Gives the reason for asking for two weeks",
      "Says how the coworker did in the end",
      "Opens the hard day story with the mistake",
      "Gives the reason for telling the manager first",
      "Says what has changed since the mistake",
    ],
  },
  "one-to-ones": {
    task: "Find four things that went wrong in this 30-minute one-on-one, and write what you’d say or do instead of each. Then write the follow-up lines. “Started 10 min late (call ran over). Went through the status of Mina’s five tickets. She said the new intake form ‘is a bit much.’ I told her she’ll get used to it. She asked about training for the billing system; I said I’d look into it. Told her that Jay is thinking of leaving, so we may need her on Saturdays. Skipped feedback. Next week I’m out, so canceled.”",
    points: [
      "Says what to do instead of going through her tickets",
      "Asks Mina a question about the intake form",
      "Promises an answer about the training by a date",
      "Says what to do about Jay’s private news",
      "Gives a follow-up line with a name and a date",
    ],
  },
  "self-awareness": {
    task: "Kayla leads a call-center team and asked three people for feedback. Dom, whom she leads: “When I bring you a problem, you’re typing. I leave early.” Bea, a peer: “You’re super efficient. In meetings you answer email, so I repeat things.” Mr. Osei, her manager: “Your reports could be shorter.” Find what repeats. Write one replacement behavior and the moment for it, what she tells Dom and Bea, and the question she asks later. Then name three people you will ask for feedback, and the date.",
    points: [
      "Says what repeats in the answers",
      "Describes a replacement that others could see, and its moment",
      "Says what she tells Dom and Bea",
      "Gives the question she asks later",
      "Names three people you will ask, and the date",
    ],
  },
  underperformance: {
    task: "You lead a home-delivery team. Drivers must finish 95% of stops in the promised window; the others are at 95 to 97%. Ada, with you for two years, was at 96% until six weeks ago and is now at 84%. Her route grew from 22 to 27 stops when a coworker left; the others have 22 or 23. She has been late on four of the last ten days. You’ve said nothing yet. It’s September 2. Write the opening of the talk, the question you ask, and a plan with four steps: expectation, support, evidence, decision. Say what you’d do if she mentions a health problem.",
    figures: "90%",
    points: [
      "States the figures without judging Ada",
      "Asks what has changed",
      "Sets the expectation, with a date",
      "Says what you will do to support her",
      "Says when you look at the results, or what you decide then",
      "Says what you do if she mentions a health problem",
    ],
  },
};
