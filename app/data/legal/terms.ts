import type { LegalText } from "./types";

export const terms: LegalText = {
  title: "Terms",
  lead: "The agreement between you and whoever runs this installation of Pathlight, in plain words.",
  updated: "2026-11-20",
  blocks: [
    { kind: "heading", text: "The parties" },
    {
      kind: "paragraph",
      text: "“The operator” is the person or organization that runs the server you are visiting. “You” are anyone who uses it. Pathlight itself is open-source software under the MIT license; its authors are not a party to this agreement and give no warranty for it.",
    },

    { kind: "heading", text: "Your account" },
    {
      kind: "list",
      items: [
        "Give a name and an email address you can be reached at, and keep your password to yourself.",
        "One person, one account. You are responsible for what is done with yours; if you think someone else is using it, end its sessions in Settings and change the password.",
        "You can delete your account whenever you like.",
      ],
    },

    { kind: "heading", text: "What you may expect" },
    {
      kind: "paragraph",
      text: "Practice interviews, feedback, an assessment, courses and mentors, offered as they are. The operator may change or end the service, and will not, without reason, keep you from taking your data with you.",
    },
    {
      kind: "list",
      items: [
        "Feedback is practice, not a verdict. Scores follow published rules applied to the words of your answer. They do not predict whether an employer will hire you.",
        "Career figures marked as samples are samples. Figures with a source and a date come from that source and were right on that date, for the place it names.",
        "The assessment compares interests and skills with occupations. It is not a psychological test and should not be the only ground for a decision.",
        "Nothing here is legal, financial, medical or immigration advice.",
        "Nobody is promised a job, an interview or a salary.",
      ],
    },

    { kind: "heading", text: "What is asked of you" },
    {
      kind: "list",
      items: [
        "Do not put other people's secrets into your answers: leave out names, customers and anything you have promised to keep.",
        "Treat mentors and everyone else with respect. Keep appointments or cancel them in good time.",
        "Do not attack the service, get around its limits, collect data from it by machine without the operator's leave, or use it to do something unlawful.",
        "Do not use anyone's results to screen, rank or reject them without their knowledge and consent.",
      ],
    },
    {
      kind: "paragraph",
      text: "The operator may suspend an account that breaks these rules, and will say why unless the law forbids it.",
    },

    { kind: "heading", text: "Mentors" },
    {
      kind: "paragraph",
      text: "A session request is a request: it becomes an appointment when the mentor confirms it, and expires by itself if nobody answers. Mentors speak for themselves. Prices shown are per hour; Pathlight takes no payment, so how a session is paid is between you, the mentor and the operator. The mentors that come with a fresh installation are invented examples.",
    },

    { kind: "heading", text: "What is yours" },
    {
      kind: "paragraph",
      text: "Your answers, profile and uploads belong to you. You allow the operator to store and process them to provide the service to you, and for nothing else. Questions, courses and articles that come with Pathlight may be used under the license of the software.",
    },

    { kind: "heading", text: "Liability" },
    {
      kind: "paragraph",
      text: "The service is provided without warranty. To the extent the law allows, the operator is not liable for indirect loss, lost earnings or decisions made on the strength of a score. Nothing here limits liability that cannot be limited by law, or takes away rights you have as a consumer.",
    },

    { kind: "heading", text: "Changes and law" },
    {
      kind: "paragraph",
      text: "These terms may change; the date at the top says when they last did, and your account's data is not put to a new use without your consent. The law of the place where the operator is established applies, together with any rules that protect you where you live. Should one sentence fail, the others stand. Questions go to the operator, through the contact page.",
    },
  ],
};
