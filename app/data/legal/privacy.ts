import type { Block } from "~/data/prose";
import { describeIdleAccounts, describeOperator } from "./operator";
import type { LegalText, Operator } from "./types";

// Must match the code: update it whenever the app stores or sends something new.
const PRIVACY: Omit<LegalText, "blocks"> = {
  title: "Privacy",
  lead: "What this installation of Pathlight stores about you, where, and how to download or delete it.",
  points: [
    {
      title: "One server",
      text: "Everything is in one database on the operator’s server.",
    },
    {
      title: "No trackers",
      text: "Pages load nothing from other servers, and no cookie is for ads.",
    },
    {
      title: "No AI unless you ask",
      text: "Feedback is computed here by published rules. A second opinion is your choice.",
    },
    {
      title: "Yours to take or delete",
      text: "Download everything as one ZIP, or delete your account, in Settings.",
    },
  ],
  updated: "2026-11-28",
};

export function createPrivacy(operator: Operator): LegalText {
  return {
    ...PRIVACY,
    blocks: [
      ...describeResponsible(operator),
      ...describeStored(operator),
      ...ELSEWHERE,
      ...describeBases(operator),
      ...describeRetention(operator),
      ...RIGHTS,
    ],
  };
}

const describeResponsible = (operator: Operator): Block[] => [
  { kind: "heading", text: "Who is responsible" },
  {
    kind: "paragraph",
    text: `${describeOperator(operator)} Anyone can install Pathlight. The person or organization that runs this server, for example a university, a bootcamp, a job center or you, operates its database and is responsible for it. The people who write the software don’t run any part of this server and don’t receive any data from it. Use the contact page to reach the operator.`.trim(),
  },
];

const describeStored = ({ hasAccountServer }: Operator): Block[] => [
  { kind: "heading", text: "What is stored" },
  {
    kind: "paragraph",
    text: "Everything is stored in one database on the operator’s server. You can read every public page without an account; nothing about you is stored until you start something or send a form.",
  },
  {
    kind: "list",
    hasTerms: true,
    items: [
      hasAccountServer
        ? "Account: your name, email address, account type and password are on the operator’s account server. It is asked when you sign in."
        : "Account: your name, email address and account type. Your password, if you set one, is stored only as an Argon2id hash, from which it can’t be recovered. If you sign in with Google or LinkedIn: the id that company gives you, your email address there, and when you connected it. If an operator suspends the account: when, and the reason they gave.",
      "Profile: what you choose to add, such as display name, title, location, a short biography, LinkedIn and GitHub addresses.",
      "Interviews: the questions in your sessions, your answers and drafts, the code you submit with them, how long you spoke, the hints and sample answers you opened, the questions you starred, scores and feedback, the second opinions you requested, and when.",
      "Your own questions: what you write, and a copy of it in each session that asks it. If you share one, anyone who has its link can read it, without your name, and keep a copy; you can revoke the link at any time. A reader can report it to the operator, who then reads it too.",
      "Shared reports: for each link, the parts it shows, when it expires, and your name if you chose to show it. The link itself is stored only as a hash; you can revoke it at any time.",
      "A job posting or resume that you practice for, pasted or sent as a file: neither its text nor the file is ever stored. If you start an interview from it, the skills found are stored.",
      "Assessment: your ratings, your answers, how fast you gave them, your target role, and the links you share. Results are calculated from the answers each time.",
      "About you: if you say so, what you do now and for how long, what you want, until when, and what must stay as it is. Job interviews: their company, role, field, days, places and people, the posting you pasted, your card, what you were asked and told, the outcome and your notes about an offer. Stories: their texts, and in which session or job interview you told them. None of it is part of anything you share, or sent to an AI service.",
      "Courses: the lessons you opened, finished or skipped, your bookmarks and notes, your quiz answers, the code you wrote in exercises, solved or not, what you checked in a project’s list, and your certificates. A certificate shows your name to anyone who has its address; you can delete it at any time.",
      "Skills: nothing extra. Your profile calculates them from your answers, ratings and quizzes.",
      "Mentoring: your session requests with their time, agenda and history, the reports you share for them, your reviews of sessions, the problems you report, and your places on waiting lists. You and the mentor can each delete the messages you wrote about a session. A mentor reads the requests and reports meant for them; the operator can read all of it. A review is shown on the mentor’s page with your first name. If you apply to be a mentor: your application, and later your profile, hours and notes.",
      "Messages: what you send through the contact page. While signed in, you can delete it there; the operator can delete it too.",
      "Sign-ins: for each signed-in device, the names of its browser and system, when you signed in, and when it was last used, rounded to the hour; for the account itself, when it was last used. You can see devices and sign them out in Settings; changing your password signs out the others. That you have used a device is stored for a year, as a hash with those names and the time of its last sign-in, so that we can email you about a sign-in on a new one.",
      "Emails to you: address, subject and time, for 30 days. The text is stored only until it is sent. Links in emails work once and for a limited time, and are stored as hashes.",
      "Preferences: your settings, such as the theme and your email choices.",
    ],
  },
  {
    kind: "paragraph",
    text: "The server also writes a technical log (time, page requested, result, and security events such as sign-ins with the account’s id) to find errors and limit abuse. It contains no passwords and no text of your answers. To limit password guessing, the server counts attempts for a while under a hash of your IP address or email address, not the address itself.",
  },
];

const ELSEWHERE: Block[] = [
  { kind: "heading", text: "Camera, microphone and code" },
  {
    kind: "paragraph",
    text: "If you turn on your camera while practicing, video and recordings stay on your device and are never uploaded. A recording is deleted when you delete it, when you sign out, or when you open a review after seven days. If you speak an answer, your browser turns it into text, and this server receives only that text. Some browsers send the sound to their maker for this; typing avoids that. Code you write runs in your browser, isolated from everything else. The last words you type before leaving a page stay in that tab until the next page saves them. If you were signed out meanwhile, what you send is kept on this server for an hour, without passwords, and shown only to you, in the same browser, once you sign in again. The card of a job interview is kept in your browser when you open it, so that it works without a network: until the day after the interview, or until you remove it or sign out. Your face, your accent and your mood are never judged.",
  },

  { kind: "heading", text: "Cookies" },
  {
    kind: "paragraph",
    text: "Ten cookies, none of them for ads or tracking, so there is no consent banner:",
  },
  {
    kind: "list",
    hasTerms: true,
    items: [
      "session: signed; identifies you, or what you started before signing up. Scripts can’t read it. Over https its name starts with __Host-.",
      "device: signed; recognizes a browser you have signed in with before. Lasts a year.",
      "link: signed; stores a link from an email while you use it, for up to an hour, so that the link isn’t in the address bar.",
      "sign-in-email: signed; fills in your email on the sign-in page after you register, confirm an address or reset your password. Lasts ten minutes.",
      "social-sign-in: signed; what has to match when you come back from signing in with Google or LinkedIn. Lasts ten minutes at most.",
      "theme: light, dark, or your device’s setting.",
      "themeColor: the accent color you chose.",
      "animations: whether animations are on.",
      "extraTime: how much extra time the interview clock allows you.",
      "time-zone: the zone in which mentors’ free times are shown. Read from your browser on a mentor’s page, or chosen by you.",
    ],
  },
  {
    kind: "paragraph",
    text: "A confirmation message after an action may use a short-lived cookie that is removed once the message is shown.",
  },

  { kind: "heading", text: "Third parties" },
  {
    kind: "paragraph",
    text: "Pages load nothing from other servers: no analytics, no remote fonts, no embedded videos, no images. Links to other sites are ordinary links; those sites have their own rules.",
  },
  {
    kind: "paragraph",
    text: "This server sends data elsewhere in only four cases, each of which the operator must set up:",
  },
  {
    kind: "list",
    hasTerms: true,
    items: [
      "Email: messages to you go through the operator’s mail server. Without one they stay on this server for 30 days, in a folder only the operator can read.",
      "Sign-in with Google or LinkedIn: if the operator has set it up and you use it, that company learns that you sign in here, and sends this server your name and email address. It learns nothing of what you do here.",
      "An AI endpoint: feedback is computed on this server by published rules, and no AI service is called for it. If the operator has configured one, you can ask for a second opinion on an answer. Only then are that answer, its question and the question’s key points sent there, and nothing else about you. The text next to the button names the service; its opinion is labeled and stored with your answer.",
      "An external account service: if the operator uses one, names, email addresses and passwords are stored there instead.",
    ],
  },
  {
    kind: "paragraph",
    text: "Nothing is sold, and this software doesn’t use anything you write to train a model.",
  },
];

const describeBases = ({ hasAccountServer }: Operator): Block[] => [
  { kind: "heading", text: "Why it is stored: the legal basis" },
  {
    kind: "paragraph",
    text: "Where the General Data Protection Regulation (GDPR) applies, this software uses data on these bases. An operator who uses it for anything else must tell you.",
  },
  {
    kind: "list",
    hasTerms: true,
    items: [
      "Your account, practice, assessment, courses, skill record, preferences and emails about mentor sessions and job interviews: to provide what you asked for (contract, Article 6(1)(b)).",
      "What you practice without an account: the same, on your request (Article 6(1)(b)).",
      "Mentoring: to arrange sessions between you and a mentor (contract, Article 6(1)(b)).",
      "Messages to the operator and reports of problems: to answer them (legitimate interest, Article 6(1)(f)).",
      "Sign-ins, devices, emails about security, limits on attempts and the technical log: to keep accounts and this server safe (legitimate interest, Article 6(1)(f)).",
      ...(hasAccountServer
        ? []
        : [
            "A suspension and its reason: to enforce the terms (legitimate interest, Article 6(1)(f)).",
          ]),
      "The weekly email about what is due: to help you keep practicing (legitimate interest, Article 6(1)(f)). You can turn it off in each email and in Settings.",
      "Links you share and your name on a certificate: your consent (Article 6(1)(a)). You end it by revoking the link or deleting the certificate.",
      "Your review of a mentor: to help others choose (legitimate interest, Article 6(1)(f)). You can edit it at any time, and object through the contact page; the operator can hide it.",
      "A second opinion from an AI endpoint: your consent each time you ask for one (Article 6(1)(a)).",
      "Sign-in with Google or LinkedIn: your consent when you connect it (Article 6(1)(a)). You can disconnect it in Settings.",
    ],
  },
];

const describeRetention = ({ idleMonths, hasAccountServer }: Operator): Block[] => [
  { kind: "heading", text: "How long data is stored, and your choices" },
  {
    kind: "paragraph",
    text: `The data of an account is stored until you delete the account, or until the operator shuts down this server. ${idleMonths === undefined ? "" : `${describeIdleAccounts(idleMonths)} `}${hasAccountServer ? "If the operator suspends or deletes it on the account server, you can’t sign in, and your data stays here: download or delete it before, or ask the operator about it. " : ""}What you practice without an account is deleted 30 days after you last added to it. Messages you send without an account stay until the operator deletes them, and mentor requests stay with the mentor.`,
  },
];

const RIGHTS: Block[] = [
  {
    kind: "list",
    hasTerms: true,
    items: [
      "View it: your profile and settings show what is stored.",
      "Correct it: edit your profile and account at any time.",
      "Download it: Settings has everything as one ZIP, readable by people and programs: profile, answers with their reviews, assessments, requests, messages, devices.",
      "Delete it: delete your account in Settings. This deletes the records, not just your access to them. Copies in the operator’s backups are deleted when those backups are replaced.",
    ],
  },
  {
    kind: "paragraph",
    text: "Depending on where you live, you may have other rights by law, such as the right to object or to complain to a supervisory authority. Contact the operator about these.",
  },

  { kind: "heading", text: "Security" },
  {
    kind: "paragraph",
    text: "Passwords are hashed, session cookies signed, forms protected against forged requests, sign-in attempts limited, and pages served under a strict content policy. Encryption in transit, backups and access to the server are the operator’s responsibility. No system is perfect: if you find a security problem, tell the operator through the contact page.",
  },

  { kind: "heading", text: "Changes" },
  {
    kind: "paragraph",
    text: "When the software starts to store or send something new, this page and the date at the top change too. Operators may add their own rules; ask them.",
  },
];
