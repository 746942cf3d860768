import type { Block } from "~/data/prose";
import { describeIdleAccounts, describeOperator } from "./operator";
import type { LegalText, Operator } from "./types";

const TERMS: Omit<LegalText, "blocks"> = {
  title: "Terms",
  lead: "The agreement between you and the operator of this installation of Pathlight, in plain English.",
  points: [
    {
      title: "Practice, not a verdict",
      text: "Scores don’t predict whether an employer will hire you.",
    },
    {
      title: "No promises",
      text: "We don’t promise a job, an interview or a salary.",
    },
    {
      title: "Your content stays yours",
      text: "Your answers and profile belong to you.",
    },
    {
      title: "Leave when you like",
      text: "You can delete your account at any time.",
    },
  ],
  updated: "2026-11-28",
};

export function createTerms(operator: Operator): LegalText {
  return {
    ...TERMS,
    blocks: [
      ...describeParties(operator),
      ...EXPECTATIONS,
      describeSuspension(operator),
      ...CONTENT,
      ...describeLaw(operator),
    ],
  };
}

const describeParties = (operator: Operator): Block[] => [
  { kind: "heading", text: "The parties" },
  {
    kind: "paragraph",
    text: "“The operator” is the person or organization that runs the server you are visiting. “You” means anyone who uses it. Pathlight itself is open-source software under the MIT license; its authors aren’t a party to this agreement and provide no warranty.",
  },
  ...paragraph(describeOperator(operator)),

  { kind: "heading", text: "Your account" },
  {
    kind: "list",
    items: [
      ...(operator.minAge === undefined
        ? []
        : [`You must be at least ${operator.minAge} years old to have an account.`]),
      "Give a name and an email address where you can be reached, and don’t share your password.",
      `One account per person. You are responsible for what happens in yours. If you think someone else is using it, ${operator.hasAccountServer ? "change your password on the operator’s account server, or tell the operator" : "reset your password: this signs out every device and disconnects Google and LinkedIn"}.`,
      "You can delete your account at any time.",
      ...(operator.idleMonths === undefined ? [] : [describeIdleAccounts(operator.idleMonths)]),
    ],
  },
];

const EXPECTATIONS: Block[] = [
  { kind: "heading", text: "What you can expect" },
  {
    kind: "paragraph",
    text: "Practice interviews, feedback, an assessment, courses and mentors, as they are. The operator may change or end the service. You can download your data in Settings at any time.",
  },
  {
    kind: "list",
    items: [
      "Feedback is practice, not a verdict. Scores follow published rules applied to the words of your answer. They don’t predict whether an employer will hire you.",
      "Career figures marked as samples are made up. Figures with a source and a date come from that source, as of that date, for the place named.",
      "The assessment compares interests and skills with occupations. It isn’t a psychological test and shouldn’t be the only basis for a decision.",
      "Nothing on this site is legal, financial, medical or immigration advice.",
      "We don’t promise a job, an interview or a salary.",
    ],
  },

  { kind: "heading", text: "What we ask of you" },
  {
    kind: "list",
    items: [
      "Don’t put other people’s secrets in your answers: leave out names, customers and anything confidential.",
      "Treat mentors and everyone else with respect. Keep appointments or cancel them early.",
      "Don’t attack the service, bypass its limits, scrape it without the operator’s permission, or use it for anything illegal.",
      "Don’t use anyone’s results to screen, rank or reject them without their knowledge and consent.",
    ],
  },
];

const describeSuspension = ({ hasAccountServer }: Operator): Block => ({
  kind: "paragraph",
  text: hasAccountServer
    ? "Accounts are on the operator’s account server. The operator may suspend an account there that breaks these rules, or delete one that isn’t used. You then can’t sign in here: ask the operator about your data through the contact page."
    : "The operator may suspend an account that breaks these rules, and gives the reason: you see it when you sign in, and get it by email if this server can send email. You can still sign in to a suspended account to download its data or to delete it.",
});

const CONTENT: Block[] = [
  { kind: "heading", text: "Mentors" },
  {
    kind: "paragraph",
    text: "A session request is only a request: it becomes an appointment when the mentor confirms it. Mentors speak for themselves. Prices are per hour. Pathlight doesn’t take payments: how you pay for a session is between you, the mentor and the operator. The mentors that come with Pathlight are fictional examples: their replies are automatic, and no session takes place.",
  },

  { kind: "heading", text: "Your content" },
  {
    kind: "paragraph",
    text: "Your answers and profile belong to you. You allow the operator to store and process them to provide the service to you, and for nothing else. You may use the questions, courses and articles that come with Pathlight under the license of the software.",
  },

  { kind: "heading", text: "Liability" },
  {
    kind: "paragraph",
    text: "The service is provided without warranty. To the extent the law allows, the operator is not liable for indirect loss, lost earnings or decisions based on a score. Nothing here limits liability that can’t be limited by law, or takes away your rights as a consumer.",
  },
];

const describeLaw = ({ law }: Operator): Block[] => [
  { kind: "heading", text: "Changes and law" },
  ...paragraph(
    law && `The law of ${law} applies, together with any rules that protect you where you live.`,
  ),
  {
    kind: "paragraph",
    text: "These terms may change; the date at the top shows when they last did. If one part of these terms is invalid, the rest still applies. Contact the operator with questions through the contact page.",
  },
];

function paragraph(text: string | undefined): Block[] {
  return text ? [{ kind: "paragraph", text }] : [];
}
