import type { WrittenExercise } from "~/data/learning/types";

export const jobSearchExercises: Record<string, WrittenExercise> = {
  "comparing-offers": {
    task: "Compare Marek’s two offers: what each pays in a year, the hours with travel, and the result per hour to one decimal. Say what is still unknown.",
    points: [
      "Counts the bonus as what was paid, not “up to 6,000”",
      "Takes off what travel costs",
      "Counts the hours of travel",
      "Gives both results per hour",
      "Names what is still unknown",
    ],
  },
  "first-ninety-days": {
    task: "Write a plan for the first ninety days with four rows, each with a date, a step and “done when”, and your three questions.",
    points: [
      "Gives a first step with its date",
      "Plans talks with the people there before changing anything",
      "Names one small thing to finish",
      "Says when a step is done, so that someone else could check",
      "Asks what must change and what must stay",
    ],
  },
  negotiation: {
    task: "Write the three numbers with sources, and the request in up to 70 words, for Pat or for yourself.",
    points: [
      "Gives a target, with its source",
      "Gives a floor",
      "Says that you want the job",
      "Asks for a figure, with a reason about the work",
      "Asks for a second thing",
    ],
  },
  networking: {
    task: "Write a message of up to 90 words to a former colleague, a real one or Farid.",
    points: [
      "Says who you are and how you know each other",
      "Says what you are thinking of doing",
      "Asks a main question that takes one line to answer",
      "Makes it easy to say no",
    ],
  },
  "phone-screen": {
    task: "Write your answer to “Tell me about yourself”, up to 90 seconds, and your sentences on pay. Use your own facts or Kemi’s.",
    points: [
      "Says what you do now",
      "Gives a result in the first half",
      "Says why you want a change",
      "Says why this job",
      "Names a range for pay, with a reason",
    ],
  },
  profile: {
    task: "Write a headline of up to 120 characters and an “About” of three to five sentences, for Sam or for yourself.",
    points: [
      "Names the job in the headline",
      "Says for how long, and with what",
      "Gives a result",
      "Says where you want to go, without saying that you are leaving",
    ],
  },
  "reading-a-posting": {
    task: "Sort each line of the shop manager posting into fixed, daily or wish, with your evidence or “none”. Decide whether to apply, and write two questions for the employer.",
    points: [
      "Sorts Saturdays as fixed",
      "Gives the evidence for a daily task",
      "Says “none” where there is no evidence",
      "Decides whether to apply, with the reason",
      "Asks the employer about the fixed condition",
      "Asks about pay",
    ],
  },
  references: {
    task: "List three references for Ioana or for yourself, with what each can say and how to reach them. Then write the request to one of them.",
    points: [
      "Names three people who can each say something else",
      "Says how to reach each of them",
      "Says why someone is left out",
      "Asks for something they saw themselves",
      "Makes it easy to say no",
    ],
  },
  "resume-lines": {
    task: "Rewrite the shop manager’s and the teacher’s line with the facts given, without “responsible”, “helped” or an invented number. Then rewrite one of your own.",
    points: [
      "Says what the shop manager did that changed the losses",
      "Gives the losses before and after",
      "Says how many students the teacher taught",
      "Gives the clinic and how many come",
      "Adds a line of your own",
    ],
  },
  "take-home": {
    task: "Write the reply to the request for a full plan, in up to 90 words, and the headings of your note with one line each.",
    points: [
      "Says how much time you have",
      "Offers something whole for that time",
      "Asks whether you may use AI",
      "Says in the note what was decided",
      "Says in the note what was left out",
    ],
  },
  "the-letter": {
    task: "Write a letter of 100 to 200 words in four parts, for Dana or for a job you want.",
    points: [
      "Says why this firm and no other",
      "Gives something you did, with its result",
      "Says openly what you lack, and what stands against it",
      "Says when you are free",
    ],
  },
  "turned-down": {
    task: "Read Ade’s log, say what you’d change and what not, and write the reply to the last message.",
    points: [
      "Changes something that was named twice",
      "Changes when to apply",
      "Leaves what was praised as it is",
      "Thanks for something in particular",
      "Asks one question",
    ],
  },
};
