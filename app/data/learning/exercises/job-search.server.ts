import type { WrittenExercise } from "~/data/learning/types";

export const jobSearchExercises: Record<string, WrittenExercise> = {
  "comparing-offers": {
    task: "Compare two offers for Marek, a shop manager: what each pays in a year after travel costs, the hours with travel, and the result per hour to one decimal. Say what is still unknown. A: 48,000; bonus “up to 6,000” (paid in the last two years: 2,000 and 1,000); 46 hours a week, 46 weeks; travel 30 minutes a day, 5 days a week, 900 a year. B: 45,000; no bonus; 40 hours a week, 45 weeks; travel 80 minutes a day, 5 days a week, 2,100 a year.",
    figures: "1,500 48,600 42,900 2,116 1,800 115 300 21.8 20.4 131",
    points: [
      "Counts the average bonus that was paid, not the maximum",
      "Subtracts what travel costs",
      "Counts the hours of travel",
      "Gives both results per hour",
      "Names what is still unknown",
    ],
  },
  "first-ninety-days": {
    task: "Write a plan for the first ninety days with four rows, each with a date, a step and “done when”, and three questions for your boss. Plan talks with the team before you change anything, and one small thing to finish. One question asks what must change or stay. Use a job you start or want, or this one: Grace becomes shop manager on March 2. There are nine people, the last manager left angrily, the stock count is wrong, and the owner wants “a fresh start.”",
    points: [
      "Gives a first step with its date",
      "Plans talks with the team before changing anything",
      "Names one small thing to finish",
      "Says when a step is done, in a way that someone else could check",
      "Asks what must change or what must stay",
    ],
  },
  negotiation: {
    task: "Write three numbers (target, ask and floor) with sources, and the request in up to 70 words, for yourself or for Pat. The request says that you want the job, gives a figure with a reason about the work, and asks for a second thing. Pat has been a mechanic for electric buses for seven years. The offer is $29 an hour, days; the posting says $28 to $34. Union scale in the next county for the same certificate is $32. Pat holds the high-voltage certificate, which only two of the eleven mechanics there have. Below $29 it isn’t worth leaving. Night shift pays $3 more, and Pat can’t do nights.",
    figures: "$33",
    points: [
      "Gives a target, with its source",
      "Gives a floor",
      "Says that you want the job",
      "Asks for a figure, with a reason about the work",
      "Asks for a second thing",
    ],
  },
  networking: {
    task: "Write a message of up to 90 words to a former colleague, a real one or Farid. Ask one main question that can be answered in one line, and make it easy to say no. You’re a mechanic. Until two years ago you worked with Farid at a garage. He now services trains. You’d like to move to trains, and don’t know whether your certificate counts or what the night shifts are like.",
    points: [
      "Says who you are and how you know each other",
      "Says what you are thinking of doing",
      "Asks a main question that can be answered in one line",
      "Makes it easy to say no",
    ],
    words: [40, 90],
  },
  "phone-screen": {
    task: "Write your answer to “Tell me about yourself” (up to 90 seconds when spoken) and what you say about pay. Say what you do now, with a result in the first half, why you want a change and why this job. For pay, give a range with a reason. Use your own facts or Kemi’s. Kemi has been an accountant at a logistics firm for six years. She has run the month-end close for two: it took nine days before and takes five now. The firm moves away in spring. The job is finance lead in a hospital group, posted at $78,000 to $92,000. She wants at least $82,000.",
    figures: "84",
    points: [
      "Says what you do now",
      "Gives a result in the first half",
      "Says why you want a change",
      "Says why you want this job",
      "Gives a pay range, with a reason",
    ],
  },
  profile: {
    task: "Write a headline of up to 120 characters and an “About” of three to five sentences, for yourself or for Sam. Say how many years of experience you have and in what, give a result, and say where you want to go without saying that you are leaving. Sam has developed software in Java and SQL for six years, the last three at a bank. Sam cut a payment report from nine hours to forty minutes and trained two graduates, but has led nobody. Sam wants to work on public transport or energy, and to stay in Leeds. The bank shouldn’t find out yet.",
    points: [
      "Names the job in the headline",
      "Says how many years of experience, and in what",
      "Gives a result",
      "Says where you want to go, without saying that you are leaving",
    ],
  },
  "reading-a-posting": {
    task: "You worked two and a half years in a shoe store. You held the keys, ordered stock and trained five new people. You’ve never made a schedule. You can work every second Saturday. Sort each line of this posting into fixed, daily or wish, with your evidence or “none”: “Assistant shop manager. Open and close the shop. Plan the weekly staff schedule. Order stock and keep losses low. Train new staff. Must work Saturdays. Three years in retail. Experience with our register system a plus. $19 to $28 an hour.” Then decide whether to apply, and write two questions for the employer, about Saturdays and about pay.",
    points: [
      "Sorts Saturdays as fixed",
      "Gives the evidence for a daily task",
      "Says where you have no evidence",
      "Decides whether to apply, with the reason",
      "Asks whether every second Saturday is enough",
      "Asks about pay",
    ],
  },
  references: {
    task: "List three references for yourself or for Ioana, with how to reach them and what each can say, at least one thing that only that person can. Say whom you leave out and why. Then write the request to one of them: ask for something they saw themselves, and make it easy to say no. Ioana, a nurse, worked four years in a Romanian hospital and two in a Leeds care home, running shifts of 24 residents. She applies to a hospital. She knows Mrs. Shah, home manager, leaving on the 30th; Dan, night nurse, a friend, never on her shifts; Dr. Price, who saw her notice a stroke early; her old head nurse in Cluj, who speaks little English; and a resident’s daughter.",
    points: [
      "Names something that only one of the three can say",
      "Says how to reach each of them",
      "Says why someone is left out",
      "Asks the reference to describe something they saw themselves",
      "Makes it easy to say no",
    ],
  },
  "resume-lines": {
    task: "Rewrite these two resume lines with the facts given, without “responsible,” “helped” or an invented number. Shop manager: “In charge of staff and stock.” Eleven people. Stock losses fell from 2.1% to 1.4% of sales in a year, after weekly counts that she introduced. Teacher: “Taught mathematics and helped with exams.” Grades 9 to 11, five classes, about 130 students. Started a Thursday clinic; 20 to 25 come each week. Nobody measured the results. Then rewrite a line of your own.",
    points: [
      "Says what the shop manager did that reduced the losses",
      "Gives the losses before and after",
      "Says how many students the teacher taught",
      "Mentions the clinic and how many come",
      "Adds a line of your own",
    ],
  },
  "take-home": {
    task: "You manage a shop, have an interview soon and have three free hours. Reply in up to 90 words to this request: “Hello, before the interview please prepare a full plan to raise sales in our Northfield shop, with budget, by Monday. Figures attached.” Say how much time you have, offer something complete for that time, and ask whether you may use AI. Then write the headings of the note you would hand in, with one line each, among them what you decided and what you left out. You may invent what you found.",
    points: [
      "Says how much time you have",
      "Offers something complete for that time",
      "Asks whether you may use AI",
      "Says in the note what was decided",
      "Says in the note what was left out",
    ],
  },
  "the-letter": {
    task: "Write a letter of 100 to 200 words in four parts (why this job, proof, what they might doubt, the next step) for a job you want or for Dana. Dana taught chemistry for nine years and applies to a maker of lab equipment as a trainer for customers. She used this firm’s balances in class. She wrote the safety course that all 14 science teachers at her school took, and accidents fell from eight to two a year. She has never worked in a company. She’s free from July 1.",
    points: [
      "Says why you want to work for this firm in particular",
      "Gives something you did, with its result",
      "Says openly what you lack, and what makes up for it",
      "Says when you could start or talk",
    ],
    words: [100, 200],
  },
  "turned-down": {
    task: "Read Ade’s log, say what you’d change and what you wouldn’t, and write Ade’s reply to the last message, with thanks for something in particular and one question. Ade teaches English as a second language. (1) Four schools: no reply, applied in the week after term began. (2) Two interviews: “strong lesson.” (3) Both: chose someone with an exam examiner’s certificate. (4) Today: “We were impressed, but have decided otherwise. Best wishes, H. Lund.” Ade had liked the reading room there.",
    points: [
      "Says what to do about the certificate, which was named twice",
      "Says when to apply in the future",
      "Leaves the lesson as it is, because it was praised",
      "Thanks H. Lund for something in particular",
      "Asks H. Lund one question",
    ],
  },
};
