import type { RoleGuide } from "~/data/careers/types";

export const technologyGuides: Record<string, RoleGuide> = {
  "software-developer": {
    overview:
      "You turn a need into a program that keeps working after you have gone home. Most of the day is reading, deciding and talking; typing is the smaller part. It suits people who like puzzles and can stand being wrong until four in the afternoon.",
    dayToDay: [
      "Clarify what a change should do before building it",
      "Write and test code in small steps",
      "Review a colleague’s change and answer reviews of yours",
      "Find out why something broke and make sure it cannot break that way again",
    ],
    wayIn:
      "A degree helps with large employers; a portfolio and a referral help with the rest. Career changers often enter through support, testing or a small company where one person does everything. Expect a coding exercise and a conversation about something you built.",
    thisWeek:
      "Pick an annoyance of your own that a hundred lines of code could remove. Write it, put it online with a readme that says what it does and what you left out.",
  },
  "data-scientist": {
    overview:
      "You find out what data can say about a decision someone has to make, and you are honest about what it cannot. The work runs from a quick query to an experiment lasting weeks. It suits people who enjoy doubt and can explain it.",
    dayToDay: [
      "Turn a vague question into one data can answer",
      "Query, clean and check data before trusting it",
      "Fit a model or design an experiment, and test it against a simple baseline",
      "Write one page on what you found and how sure you are",
    ],
    wayIn:
      "Many hold a bachelor’s or master’s in a quantitative subject; analysts move in by taking on the harder questions. SQL and statistics are tested more often than deep learning. Bring one project with a real question and its weak points named.",
    thisWeek:
      "Take a public data set about where you live, ask one question of it, and publish a single chart with a paragraph on what could make it misleading.",
  },
  "machine-learning-engineer": {
    overview:
      "You make models work outside the notebook: fast enough, cheap enough, watched, and replaced when they go stale. Half of it is software engineering. It suits people who like both the mathematics and the plumbing.",
    dayToDay: [
      "Build pipelines that train and evaluate a model the same way every time",
      "Serve predictions within a time and cost budget",
      "Watch inputs and errors for drift",
      "Study the failures and decide whether data, model or product must change",
    ],
    wayIn:
      "Usually by way of software engineering or data science, with the other half learned on the job. A graduate degree is common in research-heavy teams and rare elsewhere. Interviews mix coding, model evaluation and system design.",
    thisWeek:
      "Take a model you have trained, or a tutorial’s, and put it behind a small web service with a test, a log of its inputs and a note on when it should be switched off.",
  },
  "cybersecurity-analyst": {
    overview:
      "You watch an organization’s systems for signs of intrusion, work out which are real and act before they spread. Quiet weeks are for closing the gaps. It suits the curious, the careful and the calm.",
    dayToDay: [
      "Triage alerts and follow the odd ones to their source",
      "Contain an incident and write down what happened, minute by minute",
      "Test systems and people for weak points",
      "Explain a risk to someone who only wants to get work done",
    ],
    wayIn:
      "Help desk, networking and system administration are the usual doors; Security+ is asked for by name in many job postings. Security operations centers hire beginners for shifts. A home lab you can describe counts for more than a list of tools.",
    thisWeek:
      "Set up a free capture-the-flag account or two virtual machines at home, attack one from the other, and write up what the defender could have seen.",
  },
  "cloud-engineer": {
    overview:
      "You build and run the ground other people’s software stands on: networks, servers, deployment, monitoring. When it goes well, nobody notices. It suits people who automate anything they have done twice.",
    dayToDay: [
      "Describe infrastructure as code and review changes to it",
      "Shorten the way from a commit to a safe release",
      "Answer alerts, and remove the ones nobody needs",
      "Keep an eye on cost, capacity and access rights",
    ],
    wayIn:
      "System administrators and developers both make the step; an associate-level cloud certificate gets past many filters. Employers want to hear about an outage you lived through. Knowing Linux and networks well beats knowing three clouds a little.",
    thisWeek:
      "Deploy a small site with infrastructure as code on a free tier, break it on purpose, restore it from your code alone, and time yourself.",
  },
  "ux-designer": {
    overview:
      "You find out how people think about a task and shape a product so that they manage it without help. You will draw less and listen more than you expect. It suits people who notice when others hesitate.",
    dayToDay: [
      "Interview and observe the people who will use it",
      "Sketch flows and build prototypes cheap enough to throw away",
      "Test with a handful of users and report what they did",
      "Work through details and states with developers",
    ],
    wayIn:
      "No license and no fixed degree: a portfolio of two or three case studies that show reasoning. People come from graphics, psychology, teaching, support. Expect to present one case and to critique a product aloud.",
    thisWeek:
      "Watch three people try to do one thing on a website you know well, without helping them. Write down where each one paused, and redesign that one step.",
  },
};
