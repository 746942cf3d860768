import type { WrittenExercise } from "~/data/learning/types";

export const effectiveCommunicationExercises: Record<string, WrittenExercise> = {
  "ai-assistants": {
    task: "An assistant wrote this for Ben, a dental hygienist: “Dear Dr. Osei, I hope this message finds you well. I am writing to express my keen interest in adjusting my schedule. Studies show that flexible schedules improve productivity by 37%. I would greatly appreciate the opportunity to discuss this at your earliest convenience.” Ben wants to start at 7 instead of 8 on Tuesdays and Thursdays from January 12, because of an evening class, and needs an answer by Friday. His first patient could come at 7:15, and Mia would unlock. Say what is empty and what may be false in the draft. Write a better request to the assistant in five lines: reader, purpose, facts, form and doubt. Then write Ben’s message in at most 60 words, with the date by which he needs an answer.",
    points: [
      "Says which sentences of the draft are empty",
      "Says that the 37% has no source",
      "Tells the assistant who will read the message and what it is for",
      "Asks Dr. Osei for the change, with its days, time and first date",
      "Asks Dr. Osei for an answer by a date",
    ],
  },
  "cut-by-half": {
    task: "Cut this 77-word draft to 38 words or fewer. Keep every fact the reader needs and one sign of warmth. “Dear Ms. Alvarez, I hope this message finds you well. I am reaching out to you today in order to follow up with regard to the interview that we had on Tuesday for the position of dispatcher. I just wanted to say that I really enjoyed learning about the night-shift handover board. In the event that it would be helpful, I am able to provide the references that you mentioned at any time by Friday. Sincerely, Jo”",
    figures: "35",
    points: [
      "Mentions Tuesday’s interview and the dispatcher position",
      "Offers the references by Friday",
      "Keeps a sign of warmth, such as the night-shift handover board",
    ],
    words: [20, 38],
  },
  "difficult-conversations": {
    task: "Jordan says: “Devon, you never answer me, and you made me look like an idiot in front of the client.” The facts: Jordan emailed Devon on May 3 and May 7 to ask for test results and got no reply. On May 9 the client asked for the results, and Jordan had nothing to show. The next client call is May 16. Write what Jordan should say: an opening line that asks for time, three sentences (what happened, how it affected Jordan, and a request), and a question about Devon’s side.",
    points: [
      "Asks for time to talk",
      "Says what happened, with dates and nothing Devon could dispute",
      "Says how it affected Jordan, beginning with “I”",
      "Makes a request Devon can say yes or no to",
      "Asks how it looked from Devon’s side",
    ],
  },
  feedback: {
    task: "Rewrite “Your emails are rude” for Chris as situation, behavior and impact, ending with a question. On Tuesday, Chris emailed the whole team, “As I already said TWICE, timesheets are due Friday.” Two new hires told you that they were afraid to ask Chris how timesheets work. Then answer your manager, who tells you, “You need to be more proactive,” in three sentences or fewer, with thanks and a request for an example.",
    points: [
      "Names the situation: Tuesday’s email to the whole team",
      "Quotes what Chris wrote, with no adjective about Chris",
      "Says how it affected the two new hires",
      "Asks Chris a question",
      "Thanks the manager",
      "Asks the manager for an example",
    ],
  },
  listening: {
    task: "For each person, write a paraphrase of one or two sentences, without advice, and one open question. A coworker: “I trained the last three new hires. Now they want me to train two more, and my own numbers are down. But sure, whatever, I’ll do it.” A customer: “This is the third time I’ve called. Each person tells me something different about my refund.” An interviewer: “We’ve had people in this role who were great with the software and didn’t last six months.”",
    points: [
      "Paraphrases the coworker in new words, without advice",
      "Paraphrases the customer in new words, without advice",
      "Paraphrases the interviewer in new words, without advice",
      "Asks the coworker an open question",
      "Asks the customer an open question",
      "Asks the interviewer an open question",
    ],
  },
  meetings: {
    task: "Rewrite this invitation with a question, who decides, what to read and a plan for 30 minutes: “Parking. Hi all (14 people), let’s catch up on Thursday from 2 to 3 about the parking situation. Bring your ideas!” The facts: a clinic has 20 spaces, and patients complain that staff use them. Four team leads have to tell their people. The clinic manager, Ms. Reed, decides. A lot two blocks away rents spaces for $40 a month each. Then write the notes that go out afterward: what was decided and by whom, and who does what by when. You may invent the decision.",
    figures: "10",
    points: [
      "Puts a question in the invitation that the meeting should answer",
      "Says in the invitation who decides",
      "Says what to read before the meeting",
      "Gives a time to each part of the 30 minutes",
      "Says in the notes what was decided, and by whom",
      "Says in the notes who does what by when",
    ],
  },
  "messages-that-get-answered": {
    task: "Rewrite this message with a subject, a request, a deadline and a reason, so that the reader could reply in one short line. “Subject: Checking in. Hello Mr. Brandt, I hope you’re well. It was nice talking on Monday. You said you might be able to be a reference for me, and I have now heard from Fairview Hospital about the scheduler job, which is exciting. They check references on Friday, I think by phone. I don’t know if you prefer your work number or cell. Let me know whenever you get a chance.”",
    points: [
      "Puts the request in the subject",
      "Asks him to be a reference, in the message itself",
      "Gives a deadline before Friday’s reference check",
      "Gives the reason: Fairview checks references on Friday",
      "Offers a choice he can answer in one short line",
    ],
  },
  "one-minute-explanation": {
    task: "Turn these notes into a one-minute explanation for someone who has never worked in IT. Help desk of a school district with 900 staff. Password-reset tickets: 60 a week, about 10 minutes each; some teachers locked out as class began. Enabled SSPR (self-service password reset) in the directory, wrote a guide with screenshots, ran drop-in sessions at 6 schools. After one term: 15 tickets a week.",
    figures: "600 45 450 7.5",
    points: [
      "Says where it was and for how many people",
      "Says what the problem was, with a figure",
      "Says what was done, in words anyone would understand",
      "Says what changed, with a figure",
    ],
  },
  "point-first": {
    task: "Rewrite this message in three layers: the point, why, and the detail. The first paragraph holds the point, the request and a deadline, in 45 words or fewer. “Hi Priya, on Monday I started testing the new intake form with patients. Five people used it. Four of them stopped at the insurance page because it asks for a group number and their cards don’t show one. I checked with billing and they said they only need the member ID. The form goes live at all three clinics next Monday. The vendor can make the field optional, but needs our okay by Thursday at 5. Thoughts?”",
    points: [
      "Begins with the recommendation",
      "Asks for an okay by a time before the vendor’s deadline",
      "Gives the result of the test as the reason",
      "Leaves a detail that Priya doesn’t need to decide until the end",
    ],
  },
  presenting: {
    task: "Plan a three-minute talk for your manager from these facts, as five bullets: open and claim, problem, proof and what it can’t prove, doubt, request. A clinic has 40 appointments a day. In March, 96 patients out of 840 booked didn’t show up. In the first week of April you called 50 patients the day before their visits, and two of the 50 didn’t show up. A call takes about two minutes, and you can do 20 a day. The manager worries about staff time.",
    figures: "11.4% 4%",
    points: [
      "States one claim",
      "Gives the size of the problem as a figure",
      "Gives the 50 calls as proof, and says what they can’t prove",
      "Answers the doubt about staff time",
      "Makes one request",
    ],
  },
  questions: {
    task: "Rewrite each question so that it would get you useful information. Where a closed question is better, use one and say why. To a new hire: “Do you understand the process?” To a coworker who missed a deadline: “Why is this late?” To a coworker who has just cut a hand: “What happened here?” To an interviewer: “Is the culture good?” To a customer: “Don’t you have the receipt?” At the end of a planning call: “So, where are we on Tuesday’s start time?”",
    points: [
      "Asks the new hire to show or explain how they would do it",
      "Asks the coworker who missed the deadline what got in the way",
      "Asks the hurt coworker a closed question, with the reason",
      "Asks the interviewer about something that happened",
      "Asks the customer without blame",
      "Confirms Tuesday’s start time with a closed question",
    ],
  },
  "saying-no": {
    task: "Answer three requests, each with a clear no or with a proposal and its evidence. A coworker asks you to cover Saturday: you’ve worked the last three, promised your family this one, and could take a Sunday. Your manager wants a new report every morning at 8: it takes 40 minutes, and at 8 you open the front desk alone. Your team lead plans to train all twelve new hires in one afternoon: last time, seven of twelve had to be retrained within two weeks, and you’d train six on each of two afternoons.",
    points: [
      "Says no to Saturday, with a reason",
      "Says what you can do instead of Saturday",
      "Gives the manager a choice",
      "Gives the evidence against one afternoon",
      "Proposes two afternoons",
      "Tells the manager why 8 doesn’t work",
    ],
  },
};
