import type { Question } from "~/data/questions/types";

export const metricDrop: Question = {
  id: "metric-drop",
  kind: "case",
  name: "Drop in daily users",
  prompt: "You look after a language-learning app. On Monday the daily active users are 12% below the Monday before. What do you do?",
  why: "Every product person gets this call. It shows whether you check the instrument first, narrow the cause step by step, and stay calm.",
  keyPoints: [
    {
      id: "trust-data",
      label: "Check the data before the users",
      claim: "Rule out a measurement fault first: a broken event, a late pipeline, a changed definition of active user.",
      aliases: ["tracking broken", "logging bug", "event stopped firing", "data pipeline", "late data", "definition of active", "instrumentation", "is the number real", "measurement error", "dashboard wrong", "check that the drop is real", "is the drop real", "if the drop is real", "whether it's real", "did the tracking change", "tracking broke", "dashboard is complete", "is the dashboard complete", "data all in", "counted differently"],
      add: "“First I ask whether the number is real: did an event stop firing, did the pipeline run late?”",
      followUp: "How do you know that users left, rather than that the counter broke?",
      weight: 1.2,
      checks: [
        {
          id: "trust-second-source",
          prompt: "The count of daily users of a learning app drops by 12%. The server has stored just as many completed lessons as usual. What is the more likely cause?",
          options: ["The counting has a fault", "Users have left the app", "A competitor has a campaign"],
          key: 0,
          why: "If users had left, they would also have completed fewer lessons. A second source shows whether the number itself can be trusted.",
        },
      ],
    },
    {
      id: "size-and-shape",
      label: "Look at the shape of the drop",
      claim: "See when it began and whether it was sudden or gradual, against past Mondays, holidays and seasons.",
      aliases: ["sudden or gradual", "overnight", "sudden cliff", "slow decline", "public holiday", "school holiday", "seasonality", "same week last year", "usual Monday swing", "past Mondays", "curve hour by hour", "compare it with the same week", "slowly or all at once", "from one day to the next", "long weekend", "school holidays"],
      add: "“A cliff at ten on Sunday night says release or outage; a slope says habit or season.”",
      followUp: "What would the curve by hour tell you?",
      checks: [
        {
          id: "shape-sudden",
          prompt: "The use of an app falls within minutes, at ten on Sunday evening, and stays low. Which kind of cause fits best?",
          options: ["The start of the holidays", "A habit that is fading", "A release or an outage"],
          key: 2,
          why: "Many people do not change at the same minute by themselves, but technology does. Holidays and habits show as a slope over days or weeks.",
        },
        {
          id: "shape-compare",
          prompt: "With what should Monday’s use of a learning app be compared to see whether it is unusual?",
          options: ["With the Sunday before", "With the best day so far", "With several earlier Mondays"],
          key: 2,
          why: "Each weekday has its own level, and it swings a little from week to week. Several Mondays show what is normal.",
        },
      ],
    },
    {
      id: "segment",
      label: "Cut it by platform, country, new or returning",
      claim: "Segment by platform, app version, country, and new against returning learners to see where the drop sits.",
      aliases: ["break it down", "by platform", "android", "ios", "app version", "by country", "new versus returning", "new and existing learners", "acquisition channel", "slice"],
      add: "“I split by platform and version, country, new and returning; a drop that sits in one cell names its cause.”",
      followUp: "Along which lines would you cut the number, and what would each tell you?",
      weight: 1.2,
      checks: [
        {
          id: "segment-android",
          prompt: "The whole drop of a learning app lies with returning users on Android. On iPhones nothing has changed. Which cause fits best?",
          options: ["A holiday in the largest country", "A fault in the new Android version", "An ad campaign that ended"],
          key: 1,
          why: "A holiday would hit all phones, and the end of a campaign would hit new users. Only the app’s own version fits this group.",
        },
      ],
    },
    {
      id: "internal-causes",
      label: "List what we changed",
      claim: "Line up our own changes: a release, an experiment, notification or streak reminders, a login or payment problem, an outage.",
      aliases: ["release", "new version", "experiment", "feature flag", "push notifications", "streak reminder", "reminder emails", "outage", "login problem", "crash rate", "paywall change", "deployed"],
      add: "“What did we ship, which tests began, did reminders go out last night?”",
      followUp: "Which of our own actions could have caused it?",
      checks: [
        {
          id: "internal-delay",
          prompt: "A new version of an app was released on Friday. Use drops only on Sunday evening. Can the new version still be the cause?",
          key: 0,
          why: "Phones update over several days, and a fault may show only when, say, Sunday’s reminder should be sent. So the list of changes goes back some days.",
        },
      ],
    },
    {
      id: "external-causes",
      label: "Look outside",
      claim: "Check outside causes: a competitor’s campaign, an app-store ranking or policy change, news, exam dates, a provider’s outage.",
      aliases: ["competitor", "app store", "store ranking", "press", "exam period", "end of term", "cloud provider", "outside factors", "external", "ad campaign ended", "in the news"],
      add: "“I check store ranking, competitor launches and whether an ad campaign ended.”",
      followUp: "Suppose we changed nothing. What then?",
      weight: 0.8,
      checks: [
        {
          id: "external-new-users",
          prompt: "Only new users of a learning app are fewer, on all phones, and the team has changed nothing in the app. Where should it look first?",
          options: ["At reminders to old users", "At ads and the app store ranking", "At the lessons for advanced users"],
          key: 1,
          why: "New people come from outside: ads, the store, the press. Reminders and lessons reach only those who are already there.",
        },
      ],
    },
    {
      id: "confirm-cause",
      label: "Confirm the cause before acting",
      claim: "Form a hypothesis and test it with data that could prove it wrong, such as the funnel step that broke or a comparison with unaffected users.",
      aliases: ["hypothesis", "funnel", "which step", "reproduce", "compare affected and unaffected", "holdout", "would disprove", "talk to users", "support tickets", "confirm it by comparing", "look at crash reports", "if that's the cause", "check if that explains", "does that explain", "compare with those who don't have"],
      add: "“If reminders are the cause, learners without notifications should show no drop. I check that.”",
      followUp: "You suspect the reminders. What would you look at that could prove you wrong?",
      checks: [
        {
          id: "confirm-against",
          prompt: "You believe an app lost users because reminders were not sent. Which finding speaks most clearly against it?",
          options: ["Users without reminders are down as much", "Users with reminders are down by a fifth", "Users complain about missing reminders"],
          key: 0,
          why: "Whoever never gets reminders cannot have missed one. If they left as well, there must be another cause.",
        },
      ],
    },
    {
      id: "act-and-prevent",
      label: "Act, tell people, prevent it",
      claim: "Fix or roll back, tell stakeholders what is known and when the next update comes, and add an alert so that it is caught earlier.",
      aliases: ["roll back", "rollback", "hotfix", "tell stakeholders", "update the team", "next update", "post-mortem", "monitor recovery", "anomaly detection", "prevent it", "add an alert", "alert on reminders", "set an alert", "set up an alert", "tell the team what we know", "roll it back", "keep the team posted", "so that we see it before"],
      add: "“We roll back, I post what we know by noon, and we add an alert on reminders sent.”",
      followUp: "What do you tell the team at noon, and what changes so that this is caught on Sunday next time?",
      checks: [
        {
          id: "act-first",
          prompt: "A release has switched off an app’s reminders. Undoing the release takes ten minutes, a proper repair two days. What comes first?",
          options: ["Repair it, then release", "Undo it, then repair", "Wait for a day, then decide"],
          key: 1,
          why: "Undoing stops the harm at once and can itself be taken back. The repair can then be done without haste.",
        },
        {
          id: "act-inform",
          prompt: "At noon the cause of a drop in users is still unknown. Should the team already tell others what it knows?",
          key: 0,
          why: "Others act on rumors if they hear nothing. What is known, what is not, and when the next message comes can be said at any time.",
        },
      ],
    },
  ],
  samples: {
    junior:
      "My first question is whether the number is real. I would ask the data team if an event stopped firing, if the data pipeline ran late, or if the definition of active changed. If it is real, I look at the shape: was it sudden or gradual, and was there a public holiday? I would compare with several past Mondays, because some swing is normal. Then I break it down: Android against iOS, app version, country, new versus returning learners. Say the whole drop is returning learners on Android from Sunday evening on. Then I list what we changed: a new version went out on Friday, and the streak reminder is sent at eight in the evening. I also glance outside, at a competitor’s campaign, our app store ranking and the exam period, but one platform alone points at ourselves. My hypothesis would be that push notifications fail on the new Android version. I confirm it by comparing learners on the old and the new version, and by reading support tickets; if the old version dropped as well, I am wrong. If it holds, we roll back or ship a hotfix. I tell stakeholders by noon what we know and when the next update comes. Afterwards I would add an alert on reminders delivered, so that we see it on Sunday night and not on Monday.",
    senior:
      "I would spend the first fifteen minutes on trust: is the number real? Instrumentation breaks more often than products do, so I compare against a second source, such as lessons completed on the server. If both fall, I look at the curve hour by hour. A sudden cliff suggests a release or an outage; a slow decline suggests seasonality or a channel drying up. I also check the same week last year, since a school holiday alone can move a learning app. Next I segment by platform and app version, country, acquisition channel, and new versus returning learners. Two patterns I expect: only new learners are down, so an ad campaign ended or our store ranking slipped, which is external; or only returning ones are down on one version, which is us. For internal causes I keep a change log: releases, feature flags, experiments, paywall changes, reminder emails. Then I write one hypothesis and what would disprove it. If streak reminders failed, people who never enabled notifications should be unaffected, and the funnel should break before opening the app, not inside it. With the cause confirmed, I choose the reversible action first, a rollback or a flag off. I give stakeholders three lines: what we know, what we do not, when the next update comes. In the review I would ask why an alert did not fire on Sunday, and add anomaly detection on delivery of reminders, rather than on active users alone.",
  },
  hint: "Before asking why users left, ask whether they did.",
  tips: [
    "Keep two lists apart: what we did, what happened to us.",
    "Say what each cut of the data would prove.",
    "End with what you tell others and when.",
  ],
  skills: ["metrics", "data-analysis", "problem-solving"],
  minutes: 5,
  words: [170, 280],
};
