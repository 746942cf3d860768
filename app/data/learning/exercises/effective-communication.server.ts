import type { WrittenExercise } from "~/data/learning/types";

export const effectiveCommunicationExercises: Record<string, WrittenExercise> = {
  "ai-assistants": {
    task: "Say what is empty and what may be false in the assistant’s draft for Ben. Then write the five lines of a better request, and Ben’s message in at most 60 words.",
    points: [
      "Names the sentences of the draft that are empty",
      "Says that the 37% has no source and goes",
      "Tells the assistant who reads it and what for",
      "Asks for the change, with its days, time and first date",
      "Asks for an answer by a date",
    ],
  },
  "cut-by-half": {
    task: "Cut the 77-word draft to Ms. Alvarez to 38 words or fewer. Keep every fact she needs and one sign of warmth.",
    points: [
      "Thanks for Tuesday’s interview and names the job",
      "Offers the references by Friday",
      "Keeps the night-shift handover board, as a sign of warmth",
    ],
  },
  "difficult-conversations": {
    task: "Write what Jordan says to Devon: an opening line that asks for time, the three sentences, and a question for Devon’s side.",
    points: [
      "Asks for time to talk",
      "Says what happened, with dates and nothing Devon could dispute",
      "Says what it meant to Jordan, beginning with “I”",
      "Makes a request Devon can say yes or no to",
      "Asks how it looked from Devon’s side",
    ],
  },
  feedback: {
    task: "Rewrite “Your emails are rude” for Chris as situation, behavior and impact, with a question at the end. Then answer “You need to be more proactive” in three sentences or fewer.",
    points: [
      "Names the situation: Tuesday’s email to the whole team",
      "Quotes the behavior, with no adjective about Chris",
      "Says what effect it had on the new hires",
      "Asks Chris a question",
      "Thanks the manager and asks for an example",
    ],
  },
  listening: {
    task: "For the coworker, the customer and the interviewer, write a paraphrase of one or two sentences and one open question each.",
    points: [
      "Paraphrases the coworker in new words, without advice",
      "Paraphrases the customer in new words, without advice",
      "Paraphrases the interviewer in new words, without advice",
      "Asks a question that can’t be answered with yes or no",
    ],
  },
  meetings: {
    task: "Rewrite the invitation about parking with a question, who decides, what to read and a plan for 30 minutes. Then write the notes that go out afterward.",
    points: [
      "Puts a question in the invitation that the meeting answers",
      "Says who decides",
      "Says what to read first",
      "Divides the 30 minutes",
      "Notes what was decided, and by whom",
      "Notes who does what by when",
    ],
  },
  "messages-that-get-answered": {
    task: "Rewrite the message to Mr. Brandt with a subject, a request, a deadline and a reason.",
    points: [
      "Says in the subject what is asked",
      "Asks him to be a reference",
      "Gives a deadline before the call on Friday",
      "Gives the reason: Fairview checks references on Friday",
      "Offers choices he can answer in one short line",
    ],
  },
  "one-minute-explanation": {
    task: "Turn the help desk notes into a one-minute explanation for someone who has never worked in IT.",
    points: [
      "Says where it was and for how many people",
      "Says what the problem was, with a figure",
      "Says what was done, without a term from IT",
      "Says what changed, with a figure",
    ],
  },
  "point-first": {
    task: "Rewrite the message to Priya in three layers. The first paragraph holds the point, the request and a deadline, in 45 words or fewer.",
    points: [
      "Begins with the recommendation",
      "Asks for an okay by a time before the vendor’s deadline",
      "Gives the result of the test as the reason",
      "Leaves the details for the end",
    ],
  },
  presenting: {
    task: "Plan a three-minute talk for your manager on the missed appointments, as five bullets.",
    points: [
      "Opens with the claim",
      "Gives the size of the problem as a figure",
      "Gives the 50 calls as proof, and says how little that is",
      "Answers the doubt about staff time",
      "Makes one request",
    ],
  },
  questions: {
    task: "Rewrite each of the six questions so that it would get you useful information. Where a closed question is better, use one and say why.",
    points: [
      "Asks the new hire to show or tell how they would do it",
      "Asks the coworker what got in the way",
      "Asks the hurt coworker a closed question, with the reason",
      "Asks the interviewer about something that happened",
      "Asks the customer without blame",
      "Confirms Tuesday’s start time with a closed question",
    ],
  },
  "saying-no": {
    task: "Answer the three requests: a coworker’s Saturday, a manager’s report at 8, and a plan to train twelve people in one afternoon.",
    points: [
      "Says no to Saturday, with one reason",
      "Says what you can do in place of Saturday",
      "Gives the manager a choice",
      "Gives the evidence against one afternoon",
      "Proposes two afternoons",
    ],
  },
};
