import type { Article } from "./types";

export const tellMeAboutYourself: Article = {
  slug: "tell-me-about-yourself",
  title: "“Tell me about yourself”: the answer that sets up the rest",
  description:
    "It is the one question you can be sure of, and the one most people improvise. How to build ninety seconds from the job posting, with three worked examples and what to say about a gap.",
  published: "2026-11-16",
  topic: "Interviews",
  next: { label: "Practice behavioral questions", to: "/interview?tab=behavioral" },
  sources: [],
  blocks: [
    {
      kind: "paragraph",
      text: "It sounds like small talk. It is the one question you can count on. You choose what to talk about, and from your answer the interviewer decides what to ask next. Treat it as the table of contents for the conversation you would like to have.",
    },
    {
      kind: "paragraph",
      text: "What the interviewer wants from it is modest: to hear, in their own terms, why you are in this room, and to find two or three threads worth pulling. What they usually get is a resume read aloud in order, starting with school. By the time the story reaches the present, they have stopped listening for threads.",
    },

    { kind: "heading", text: "Start with the posting, not with your life" },
    {
      kind: "paragraph",
      text: "Print the posting and take three pens. With the first, underline what the person will do all week: the verbs. With the second, what they must already be able to do. With the third, what seems to hurt: “fast-growing,” “several stakeholders,” “bring order to,” “wear many hats.” Postings are written by tired people who have a problem, and the third pen usually finds it.",
    },
    {
      kind: "paragraph",
      text: "Ignore the wish list at the bottom for now. The length of a list is a poor sign of what matters; repetition is a good one. Whatever is said twice, in the title, the first paragraph and the duties, is what they will decide on. If a requirement appears once, between two others, it is often a hope.",
    },
    {
      kind: "paragraph",
      text: "Now write one sentence: “They need someone who can ___, because ___.” For example: “They need someone who can keep four clinics’ schedules straight, because they have just merged and nobody knows who is where.” If you cannot finish the sentence, that is your first question for the recruiter, and a good one.",
    },

    { kind: "heading", text: "Three parts, ninety seconds" },
    {
      kind: "paragraph",
      text: "Present: who you are at work, in a sentence that contains the thing they need. Proof: one or two facts from your past that make the sentence believable. Point: why this job, now. In that order, because attention is highest at the start, and because it keeps you from beginning with where you were born.",
    },
    {
      kind: "list",
      ordered: true,
      items: [
        "Present, about twenty seconds. A role or a strength, and its scale. “I’m a scheduler. For the last three years I’ve kept a forty-person home-care team in the right place at the right time.”",
        "Proof, about forty-five seconds. Two facts, chosen for this job, each with something countable or checkable. Leave out the rest of your history; it is on the page in front of them.",
        "Point, about twenty-five seconds. What you want to do next and why it is this job. Name something only this employer’s posting says. End with a period, not with “so, yeah.”",
      ],
    },
    {
      kind: "paragraph",
      text: "Ninety seconds is around two hundred spoken words. That is less than you think. It is meant to be: everything you leave out is something they can ask about.",
    },

    { kind: "heading", text: "Three people, three answers" },
    {
      kind: "paragraph",
      text: "An analyst applying inside her field, to a company whose posting mentions “self-service reporting” three times:",
    },
    {
      kind: "quote",
      text: "I’m an analyst who likes it when people stop needing me for the same question. At the furniture chain where I work now, I look after reporting for sixty stores. When I started, store managers emailed us about two hundred requests a month. I sorted three months of them, found that half were the same eleven questions, and built one page that answers those. Requests are down to about eighty, and the ones we get are more interesting. Before that I spent two years in a store myself, which is why I knew what they meant when they asked for “yesterday.” Your posting says you want teams to help themselves, and that you are starting from spreadsheets. That is the part of my job I’d like to do all week.",
      note: "Moving on",
    },
    {
      kind: "paragraph",
      text: "A teacher moving into instructional design. Notice that he does not apologize for the change, and does not say “transferable skills.” He shows one, transferring:",
    },
    {
      kind: "quote",
      text: "I design lessons; until June I also delivered them, five times a day, to fourteen-year-olds, who are the most honest user testers there are. In nine years of teaching chemistry I rebuilt our lab safety course as short online units, because a third of the class failed the first quiz. After two rounds of changes that was one in ten, and four other schools in the district took it over. That project made me want to do the designing properly, so last year I took a course in instructional design and built a module for a local food bank’s volunteers, which I’ve brought with me. You train warehouse staff who have twenty minutes between shifts. I find that a very good problem.",
      note: "Changing field",
    },
    {
      kind: "paragraph",
      text: "A man who was laid off eight months ago and is applying for operations work:",
    },
    {
      kind: "quote",
      text: "I run warehouse floors. My last site shipped nine thousand packages a day with seventy people, and over two years we brought mispicks down from one in eighty to one in three hundred, mostly by moving things rather than by lecturing people. In March the company closed the site and all of us with it. Since then I’ve looked after my father for a while, finished a green belt in process improvement, and helped a charity lay out its storeroom; they find things now. I’m ready to be back on a floor. You’re opening a second shift, and starting a shift from nothing is the thing I’ve done that I enjoyed most.",
      note: "After a layoff",
    },

    { kind: "heading", text: "Saying it when there is a gap" },
    {
      kind: "paragraph",
      text: "The third answer contains everything an interviewer needs about a layoff: one sentence for what happened, in the passive if need be; one for what you have done; then forward. The tone does the work. If you tell it as a fact, it is a fact. If you explain for a minute, the listener starts looking for the reason you are explaining.",
    },
    {
      kind: "paragraph",
      text: "You owe nobody your diagnosis, your divorce or your former manager’s character. “I was dealing with a family matter, which is settled” is complete. If you did nothing that looks like work, something still happened: you cared for someone, you recovered, you applied for sixty jobs and learned which ones you want. Choose the true thing you can say calmly.",
    },

    { kind: "heading", text: "Five ways it goes wrong" },
    {
      kind: "list",
      items: [
        "Chronology. “I was born in…,” “I studied…,” and the job they need filled is mentioned after two minutes, if at all.",
        "Adjectives. Hard-working, passionate, detail-oriented. They cost nothing, so they prove nothing. Replace each with the fact that made you think of it.",
        "The private answer. Hobbies and children are fine at the end if they come naturally, in one clause; they are not the answer.",
        "The learned speech. Recited text has a tune, and people hear it. Know your three parts and two facts, and let the words differ each time.",
        "The open end. If you trail off, the interviewer must rescue you. Finish on why you want this job, and look up.",
      ],
    },

    { kind: "heading", text: "Tonight" },
    {
      kind: "list",
      ordered: true,
      items: [
        "Mark up the posting with the three pens and write the sentence: they need someone who can ___, because ___.",
        "List every result you can prove, however small. Circle the two that answer that sentence.",
        "Write the three parts in bullet points, never in full sentences.",
        "Say it to your phone and time it. If it runs over two minutes, cut from the proof, not from the point.",
        "Play it for someone who doesn’t know your field, and ask what they would want to hear more about. If they name one of your two facts, it works.",
      ],
    },
    {
      kind: "paragraph",
      text: "Then expect the follow-up. You have just chosen the next question: they will ask about the mispicks, the eleven questions, the food bank. Have those two stories ready to their full length, and the first ten minutes of the interview are on ground you picked.",
    },
  ],
};
