import type { Question } from "~/data/questions/types";

export const employmentGap: Question = {
  id: "employment-gap",
  kind: "motivation",
  name: "Employment gap",
  prompt: "There is a gap of more than a year in your resume. What happened?",
  why: "Gaps are common and mostly harmless. The interviewer wants a plain account, a sign that the cause is settled, and evidence that you are ready to work.",
  keyPoints: [
    {
      id: "plain-cause",
      label: "State the cause plainly and briefly",
      ask: "Which sentence says what caused the gap?",
      claim: "States in one or two sentences what caused the gap, without apology and without more private detail than needed.",
      aliases: ["I took care of", "cared for my mother", "cared for my father", "my mother fell ill", "my father fell ill", "raised my children", "parental leave", "I was ill", "recovering from", "surgery", "burnout", "was looking for work", "laid off and", "applied for over a hundred", "I moved abroad", "followed my partner", "immigrated", "waiting for my work permit", "I took a year off", "time off to", "to care for my", "care for my father", "care for my mother", "took care of my", "caring for my", "my father had", "my mother had", "passed away", "had cancer", "family emergency", "family reasons", "personal reasons", "health issues", "health problem", "medical leave", "maternity leave", "stay home with", "stayed home with", "stay-at-home", "my children", "had a baby", "daycare was", "was laid off in", "got laid off", "couldn't find", "pandemic", "covid", "went back to school", "traveled", "immigrated to", "moved to the", "took some time off", "took time off", "months off", "I looked after my", "I was looking after", "cared for my", "my mother was ill", "my father was ill", "my mother got sick", "my father got sick", "I was sick", "had a burnout", "had surgery", "I had a baby", "stayed at home with", "I was let go and", "couldn't find anything", "had a stroke", "moved back in with my parents", "fell ill", "was diagnosed"],
      add: "One sentence: what, from when to when. No excuse needed.",
      followUp: "In one sentence, what was the reason for the break?",
      weight: 1.2,
    },
    {
      id: "used-the-time",
      label: "Say what you did that kept you able",
      ask: "Which sentence says how you kept up your skills in that time?",
      claim: "Names something done during the break that kept or built skills, such as a course, volunteering, freelance work or organizing care.",
      aliases: ["during that time I", "in those months I", "I took a course", "online course", "earned a certificate", "evening classes", "volunteered", "freelance", "small jobs", "kept my license", "kept up with", "read the trade press", "learned the language", "organized the care", "managed appointments", "ran the household budget", "built a small", "during that time", "took two online", "online classes", "online courses", "took classes", "took some courses", "completed a course", "got my certificate", "earned my certificate", "certification current", "kept my certification", "kept my skills", "kept up my", "stayed current", "stayed up to date", "part-time", "freelancing", "freelance work", "consulting", "bookkeeping for", "helped my friend", "helped a friend", "volunteer work", "volunteered at", "worked on my", "learned how to", "taught myself", "read a lot", "managed the household", "some volunteering", "did an online course", "took a class", "did a course in", "I kept up with", "I did the books for", "did the accounts for", "helped out at", "helped in a", "some small jobs", "read up on"],
      add: "One course, job or duty with its extent: hours, weeks, a certificate.",
      followUp: "What did you do in that time that you could use at work?",
    },
    {
      id: "settled-now",
      label: "Say that it is settled",
      ask: "Which sentence says that you are available for work now?",
      claim: "Says clearly that the cause is resolved or arranged for and that they are available now.",
      aliases: ["that is settled now", "is settled", "fully recovered", "my doctor has cleared me", "cleared to work", "is in good hands now", "has a place in", "my sister has taken over", "child care is arranged", "childcare is arranged", "the permit arrived", "the permit came", "I can start on", "available from", "available full time", "back to full strength", "nothing stands in the way", "that chapter is closed", "now I'm ready", "I'm ready to", "ready to come back", "ready to return", "ready to go back", "ready to work full", "come back full time", "full-time childcare", "have childcare", "childcare now", "in preschool", "started preschool", "started school", "in school now", "healthy now", "I'm healthy", "fully healthy", "feeling great", "back to normal", "time I needed", "that's behind me", "behind me now", "resolved", "doing well now", "able to work full", "available to start", "can start immediately", "start right away", "she's in a home now", "is in good hands", "my sister takes over", "the kids are in", "daycare", "I'm healthy again", "doctor has given me", "I can start", "can start right away", "can start on monday", "full time again", "that's over now", "is sorted now", "so I'm free", "I'm free to", "full time is no problem", "is doing fine now", "in a home"],
      add: "“That is settled, and I can start on the first of the month.”",
      followUp: "Is it resolved, and from when could you work, and how many hours?",
      weight: 1.1,
    },
    {
      id: "proof-of-return",
      label: "Give proof that you are back in it",
      ask: "Which sentence says what you did recently to get ready again?",
      claim: "Gives a recent sign of readiness, such as a trial job, a refresher, a project or a reference, and looks ahead to this job.",
      aliases: ["since january I have been", "for the past three months I", "a two-week placement", "trial week", "temp job", "temporary job", "refresher course", "my supervisor there can", "you can call", "the reference", "I finished a project", "to get back into practice", "worked two days a week", "three shifts a week", "I am up to date again", "passed the exam in", "which showed me that I", "to get back in", "get back into", "been doing contract", "contract work", "been volunteering with", "been working part", "working part-time since", "since september", "in the last three months", "over the last few months", "last few months", "recently completed", "I recently", "completed a quickbooks", "finished a course", "just finished", "refreshed my", "brushed up on", "updated my skills", "skills are up to date", "up to date", "be happy to give a reference", "give a reference", "good reference", "reference from", "prepared 50 returns", "passed my", "worked two weeks at", "trial day", "did a trial", "since march I", "for two months I've", "three days a week", "twice a week I", "they would tell you", "ready to work", "getting up at six"],
      add: "What you did in the last three months that an employer can check.",
      followUp: "What have you done recently that shows you are back in practice?",
    },
  ],
  samples: {
    junior:
      "Yes, that is from June of last year until this August. I was working at a bakery when my mother fell ill, and since I am the only child, I took care of her at home. In those months I was with her every day, so I could not work shifts. I organized the care as well: three services, her insurance, about 60 appointments, and a budget of 1,900 dollars a month that had to last. In the evenings I took an online course in food hygiene and got the certificate in April, because I wanted to stay close to my trade. That is settled now. My mother has had a place in an assisted living home ten minutes from here since September, and she is in good hands. I can start on the first of the month, full time and early shifts included. To get back into practice I asked the baker in our street for a trial week in October. It turned into three mornings a week, and by the end I prepared 400 rolls alone before six. Mr. Novak has written a few lines for me, and you can call him. That week showed me that I am as fast as before, and that I missed it.",
    senior:
      "I will tell you as much as is useful. At the end of 2022, after twelve years in event logistics, I was ill: a burnout that took seven months, and I took another eight to come back in order, not in a hurry. During that time I did two things that count at work. From the fifth month on I volunteered for the city marathon, six hours a week, and planned the water stations, 14 of them with 300 helpers. And I learned to see early when a plan has no slack, which is probably the most expensive course I ever took. I am fully recovered; my doctor has cleared me for full-time work without conditions, and nothing stands in the way of travel. I did not want you to have to take my word for it. So since January I have been on a temporary job as a dispatcher with a trade-fair builder, 35 hours a week. I handle about 90 truck slots a week, and my supervisor there can tell you how I do under pressure, because we had the largest fair of the year in February. I know my limits better than before and I plan with them. Your season peaks in May and September, and I would plan the slack for both now.",
  },
  hint: "Cause, use, settled, proof. Keep the cause the shortest.",
  tips: [
    "You owe nobody a diagnosis; one sentence is enough.",
    "Caring for someone is management: give it numbers.",
    "End on the last three months, not on the gap.",
  ],
  skills: ["interviewing", "resilience", "self-awareness"],
  minutes: 2,
  words: [110, 220],
};
