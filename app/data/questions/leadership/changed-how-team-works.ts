import type { Question } from "~/data/questions/types";

export const changedHowTeamWorks: Question = {
  id: "changed-how-team-works",
  kind: "behavioral",
  name: "Improving how a team works",
  prompt: "Tell me about a time you improved the way your team works. How did you get people to do it the new way?",
  why: "Ideas for improvement are cheap. The interviewer wants to hear how you proved the problem, let others shape the answer, and made it last.",
  keyPoints: [
    {
      id: "measured-problem",
      label: "Prove the problem with a baseline",
      ask: "Which sentence says how big the problem was before you changed anything?",
      claim: "Saw a recurring problem and measured it before changing anything, so that there was a baseline.",
      aliases: ["measured how long", "timed it", "stopwatch", "tally sheet", "kept a tally", "baseline", "tracked for two weeks", "counted the errors", "counted how often", "wrote down each time", "took an average of", "on average we lost", "every single time", "each order took", "per week we spent", "logged every application", "logged each case", "tracked errors", "tracked for a month", "I tracked", "kept track", "for a month and found", "for two weeks", "logged the calls", "logged calls", "calls a day", "errors a week", "mistakes a week", "we had 45", "about 90 a day", "minutes per", "took us an hour", "hours each week", "wasted time", "wasting time", "was a constant problem", "constant problem", "constantly interrupted", "always late", "kept happening", "data showed", "looked at the data", "every week we", "for two weeks I counted", "I wrote down how often", "wrote down every time", "timed how long", "it took us on average", "times a week we", "wasted hours looking for", "we lost about", "every week somebody"],
      add: "“I kept a tally for two weeks: 37 searches, eleven minutes each.”",
      followUp: "How large was the problem before you began, and how did you know?",
    },
    {
      id: "users-shaped-it",
      label: "Let those who do the work shape it",
      ask: "Which sentence says which ideas came from the people doing the work?",
      claim: "Involved the people who do the work in finding the solution and used their ideas.",
      aliases: ["the people who do it", "people doing the work", "their idea", "was her idea", "was his idea", "came from the drivers", "came from the nurses", "suggested by", "asked the team how they would", "designed it together", "we sketched it together", "workshop with the team", "let them choose", "their suggestions", "changed my draft", "rewrote my first version", "came from the team", "better idea came from", "asked the team for ideas", "asked for ideas", "for ideas", "asked the other", "talked with the", "what would help", "came up with the idea", "came up with", "one suggested", "one of them suggested", "someone suggested", "they suggested", "team suggested", "brainstormed", "brainstorm", "got input", "everyone's input", "involved the team", "involved everyone", "voted on", "got their opinion", "feedback from the", "together we designed", "asked the others what", "asked my colleagues how", "one of the drivers suggested", "it was her idea to", "it was his idea to", "they came up with", "let them pick", "let the team choose", "we worked it out together", "asked the people who do it"],
      add: "One idea in the solution that was not yours, and whose it was.",
      followUp: "Whose ideas are in the solution besides yours?",
    },
    {
      id: "small-trial",
      label: "Start with a small trial",
      ask: "Which sentence says how you tried it on a small scale first?",
      claim: "Tried the change on a small scale and for a limited time before rolling it out.",
      aliases: ["trial for two weeks", "trial of two weeks", "two-week trial", "four-week trial", "tried it on one shift", "tried it on one table", "one ward first", "one van first", "pilot with three", "pilot for six weeks", "six-week pilot", "small scale", "experiment for a month", "could go back", "go back to the old way", "tested it with three", "started with one", "limited to one", "tested it in one", "tested in one", "tested it for", "tried it for", "tried it on mondays", "tried it on", "tried it out", "tried it first", "test run", "for two weeks first", "one aisle", "one department", "one team first", "one location", "one store first", "one class", "small group", "started small", "start small", "trial run", "trial period", "piloted", "temporary", "as an experiment", "before rolling it out", "to see if it worked", "just one shift", "only one team", "tried it for two weeks", "tried it out for a month", "try it for a month", "if it doesn't work we go back", "first only on", "one week as a test", "with two people first"],
      add: "Where you tried it, for how long, and the way back you promised.",
      followUp: "How did you try it without putting everything at risk?",
    },
    {
      id: "habit-broken",
      label: "Tell how you got past the old habit",
      ask: "Which sentence says how you helped people give up the old way?",
      claim: "Dealt with resistance or old habits by listening, training and making the new way easier than the old.",
      aliases: ["old habit", "old habits", "always done it that way", "fell back into", "skeptical colleague", "most skeptical", "did not see the point", "grumbled", "trained everyone", "showed each person", "made the new way easier", "easier than the old", "removed the old form", "took the old list away", "did it with them", "reminder at the", "patience", "didn't like it", "did not like it", "some didn't", "some people didn't", "thought patients would", "would hate it", "was against it", "resistance", "resistant", "skeptical", "complained", "complained about the change", "used to the old", "used to doing", "knew by heart", "took time to adjust", "get used to", "trained them", "training session", "made a script", "made a guide", "paired them", "showed them the numbers", "showed them how", "explained the benefits", "offered to take", "helped them", "reminded everyone", "some people kept doing it the old way", "wanted to keep the old", "didn't like it at first", "was skeptical at first", "moaned about it", "sat down with him and", "showed her how to", "took the old forms away", "made it easier than", "put it right where", "after a few days they got used to"],
      add: "Who held on to the old way, and what changed their mind.",
      followUp: "Who went on doing it the old way, and what did you do about it?",
    },
    {
      id: "lasting-gain",
      label: "Show that it lasted",
      ask: "Which sentence shows that the improvement lasted?",
      claim: "Gives the figure after the change against the baseline and shows that the new way is still used or became the standard.",
      aliases: ["instead of eleven minutes", "minutes instead of", "down to two minutes", "fell by half", "hours a month", "hours a week", "still used today", "still do it this way", "became the standard", "other teams copied", "other branch copied", "a year later it still", "other stores took it over", "still in place", "time was halved", "dropped to", "dropped from", "went down to", "went from nine", "from nine to five", "errors dropped", "calls went down", "time went from", "reduced by", "decreased by", "cut in half", "saved two hours", "saves us", "saved the company", "a year later", "still using it", "we still use", "still use it", "rolled it out", "rolled out to", "other locations", "all three locations", "all of our locations", "whole company", "entire warehouse", "do it now", "standard procedure", "now it's standard", "adopted company", "it went down to", "from an hour to", "they still do it", "still do it that way", "is still there today", "the other shift took it over", "now it takes", "it's how everyone does it", "part of the training for new"],
      add: "“From eleven minutes to two, and a year later it is still done that way.”",
      followUp: "What is the figure today against the baseline, and is it still done that way?",
    },
  ],
  samples: {
    junior:
      "When I was a mechanic in a bicycle workshop with six people, my task one winter was to save time. Looking for tools stopped us all day. I timed it for two weeks with a tally sheet at the door: 37 searches a week, four minutes on average, so about two and a half hours gone per week. I wanted a tool wall, but first I asked the team how they would sort it. I would have sorted by type. The better idea came from the team: Marta wanted to sort by job, with everything for brakes in one place. We tried it on one table first for two weeks, with painted outlines, and I promised that we could go back to the old way. Karl was the most skeptical. He had always done it that way, with his own box, and he did not see the point. I let him keep the box and only added copies of the five tools that were missing most. After ten days he hung up his own. On all tables together, searches fell to six a week, so from 150 minutes down to 24. It is still in place two years later, and the other branch copied it. I learned to count first and to leave people a way back.",
    senior:
      "When I was leading a social services team of nineteen, families waited too long for a first appointment, and I was asked to shorten it. I wanted a baseline, so we logged every application for a month: 23 days on average, although the work in it was four hours. Sixteen of those days a file lay in somebody’s tray waiting for a missing document. I brought a draft, a checklist for applicants, to a workshop with the team, and they rewrote my first version. Their suggestions were better: call the family on day one, since most do not understand our letters, and let one person keep the file to the end. We tried it on a small scale, three case workers for six weeks, and agreed that we would stop if overtime rose. Old habits were the hard part. Two experienced colleagues fell back into sending letters, as the phone felt unpleasant to them. I did it with them for three mornings, wrote a short call guide, and took the old form out of the system so that calling was easier than the old way. After four months the average was nine days instead of 23, and complaints to the mayor had halved. It became the standard in two other districts. I learned that habits need more patience than designs.",
  },
  hint: "What did you count before, and what did you count afterwards?",
  tips: [
    "Begin with a baseline; without it there is no improvement.",
    "Name whose idea the best part was.",
    "Say how it is done today.",
  ],
  skills: ["process-improvement", "change-management", "leadership"],
  minutes: 3,
  words: [130, 240],
};
