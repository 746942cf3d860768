import type { LegalText } from "./types";

// What this says must stay true of the code: whoever stores, sends or keeps something new changes it here.
export const privacy: LegalText = {
  title: "Privacy",
  lead: "What this installation of Pathlight stores about you, where, and how you take it with you or have it erased.",
  updated: "2026-11-21",
  blocks: [
    { kind: "heading", text: "Who is responsible" },
    {
      kind: "paragraph",
      text: "Pathlight is software that anyone may install. The person or organization whose server you are visiting runs this copy, holds its database and answers for it: a university, a bootcamp, a job center, or you yourself. The people who write the software run no part of this server and receive nothing from it. Use the contact page to reach the operator.",
    },

    { kind: "heading", text: "What is stored" },
    {
      kind: "paragraph",
      text: "Everything is kept in one database on the operator's server. Without an account you can read every public page; nothing about you is stored until you start something or send a form.",
    },
    {
      kind: "list",
      items: [
        "Account: your name, email address and account type. Your password is kept only as an Argon2id hash, from which it cannot be read back.",
        "Profile: what you choose to add, such as display name, title, location, a short biography, LinkedIn and GitHub addresses.",
        "Interviews: the questions you were asked, the text of your answers and of what you have begun to write, code you send with them, how long you spoke, which hints and sample answers you opened, scores and feedback, second opinions you asked for, and when.",
        "Shared reports: for each link you make, which parts it shows, until when, and your name if you chose to show it. The link itself is kept only as a hash; you can revoke it at any time.",
        "A job posting or resume you paste: nothing of its text. It is read and dropped; an interview you start from it keeps which skills were found.",
        "Assessment: your ratings and the results worked out from them.",
        "Learning and skills: the lessons you finished and the evidence behind each skill on your profile.",
        "Mentoring: your session requests with the message you wrote, and your application if you apply to be a mentor. The mentor you write to sees your request.",
        "Messages you send through the contact page.",
        "Sign-ins: for each device that is signed in, its browser and system by name, when it signed in and when it was last used, to the hour. Settings list them and end them; changing your password ends the others. That a device was used before is kept for a year, as a hash that says nothing else, so that a sign-in on a strange one can be told to you by email.",
        "Emails to you: address, subject and time, for 30 days. The text is kept only until it is sent. Links in it work once and only for a while, and are stored as hashes.",
        "Preferences and settings, such as theme and which emails you want.",
      ],
    },
    {
      kind: "paragraph",
      text: "The server also writes a technical log (time, address requested, result) so that faults can be found and abuse slowed down. It holds no passwords and no text of your answers. To slow down guessing, the server counts attempts for a while under a hash of your network address or email, not under the address itself.",
    },

    { kind: "heading", text: "What never leaves your browser" },
    {
      kind: "paragraph",
      text: "If you switch on your camera or microphone while practicing, picture, voice and recording stay on your device. They are not uploaded; a recording goes when you delete it, when you sign out, or after seven days when you next open a review. Code you write runs in your browser, closed off from everything else. The last words you type before leaving a page wait in that tab until the next page has them. Where your browser can turn speech into text, what reaches the server is the text you send. Your face, your accent and your mood are never judged. Some browsers do their speech recognition on their maker's servers; typing avoids that.",
    },

    { kind: "heading", text: "Cookies" },
    {
      kind: "paragraph",
      text: "Seven cookies, none of them for advertising or for following you around, so there is no consent banner:",
    },
    {
      kind: "list",
      items: [
        "session: signed, so that the server knows it is you, or keeps what you began before signing up. It cannot be read by scripts. Over https its name begins with __Host-.",
        "device: signed; tells a browser in which you signed in before from a strange one. It stays for a year.",
        "link: signed; holds a link from an email while you use it, one hour at most, so that the link does not stand in the address.",
        "theme: light, dark, or as your device is set.",
        "themeColor: the accent color you chose.",
        "animations: whether things may move.",
        "extraTime: how much extra time the interview clock allows you.",
      ],
    },
    {
      kind: "paragraph",
      text: "A confirmation shown after an action may travel in a short-lived cookie that is removed as soon as it has been shown.",
    },

    { kind: "heading", text: "Third parties" },
    {
      kind: "paragraph",
      text: "Pages load nothing from elsewhere: no analytics, no remote fonts, no embedded videos, no pictures from other servers. Links to other sites are ordinary links; what happens there is those sites' affair.",
    },
    {
      kind: "paragraph",
      text: "Data goes beyond this server in four cases only, each of which the operator must have set up:",
    },
    {
      kind: "list",
      items: [
        "Email: messages to you pass through the operator's mail server. Where there is none they stay on this server, in a folder only the operator reads, for 30 days.",
        "Sign-in with Google or LinkedIn: if you use it, that company learns that you signed in here, and tells this server your name and email address.",
        "An AI endpoint: feedback is computed on this server by published rules, and no AI service is called for it. If the operator has configured one, you may ask for a second opinion on an answer. Only then are that answer, its question and the question's key points sent there, and nothing else about you. The button says where they would go; what comes back is labeled and kept with your answer.",
        "An external account service: an operator who runs one keeps names, email addresses and passwords there instead.",
      ],
    },
    {
      kind: "paragraph",
      text: "Nothing is sold, and nothing you write is used to train a model by this software.",
    },

    { kind: "heading", text: "How long, and your choices" },
    {
      kind: "paragraph",
      text: "Your data stays until you delete it or your account, or until the operator closes the installation.",
    },
    {
      kind: "list",
      items: [
        "See it: your profile and settings show what is stored.",
        "Correct it: edit your profile and account at any time.",
        "Take it: Settings give you everything as one ZIP, to read and for machines: profile, answers with their reviews, assessments, requests, messages, devices.",
        "Erase it: delete your account from Settings. It deletes the records, not just your access to them. Copies in the operator's backups go when those backups are replaced.",
      ],
    },
    {
      kind: "paragraph",
      text: "Depending on where you live, the law may give you further rights, such as to object or to complain to a supervisory authority. Address them to the operator.",
    },

    { kind: "heading", text: "Security" },
    {
      kind: "paragraph",
      text: "Passwords are hashed, session cookies signed, forms protected against forged requests, sign-in attempts limited, and pages served under a strict content policy. Encryption on the way to you, backups and access to the machine are the operator's part. No system is perfect: if you find a weakness, tell the operator through the contact page.",
    },

    { kind: "heading", text: "Changes" },
    {
      kind: "paragraph",
      text: "When the software starts to store or send something new, this page changes with it, and so does the date at its top. An operator may add rules of their own; ask them.",
    },
  ],
};
