import type { Article } from "./types";

export const howInterviewAnswersAreJudged: Article = {
  slug: "how-interview-answers-are-judged",
  title: "How interview answers are really judged",
  description:
    "Behind a well-run interview is a form with four or five boxes. Know what goes into the boxes and you can give the interviewer something to write.",
  published: "2026-11-09",
  topic: "Interviews",
  next: { label: "Practice an interview", to: "/interview" },
  sources: [
    {
      title:
        "Revisiting the design of selection systems in light of new findings regarding the validity of widely used predictors",
      publisher: "Sackett and others, Industrial and Organizational Psychology, 2023",
      link: "https://www.cambridge.org/core/journals/industrial-and-organizational-psychology/article/revisiting-the-design-of-selection-systems-in-light-of-new-findings-regarding-the-validity-of-widely-used-predictors/A20984B138319E3D432E643978BF026D",
      read: "2026-11-28",
    },
  ],
  blocks: [
    {
      kind: "paragraph",
      text: "Picture the person across the table twenty minutes after you have left. They have a form open. It has your name on it, four or five headings, a scale from one to four beside each heading, and an empty box labeled “evidence.” They liked you. They now have to fill the box, and what they can put in it is only what you said.",
    },
    {
      kind: "paragraph",
      text: "Most advice about interviews is about the hour in the room. The decision is made from that form, often in a meeting with people who never met you. An answer works if it survives the trip onto paper.",
    },

    { kind: "heading", text: "What the form asks" },
    {
      kind: "paragraph",
      text: "Organizations that take hiring seriously ask every candidate the same questions and score the answers against written levels. They do it because it works: when Paul Sackett and colleagues [re-examined decades of selection research](https://www.cambridge.org/core/journals/industrial-and-organizational-psychology/article/revisiting-the-design-of-selection-systems-in-light-of-new-findings-regarding-the-validity-of-widely-used-predictors/A20984B138319E3D432E643978BF026D) in 2022, structured interviews came out as the single best predictor of how someone would do the job. Even where nobody calls it a rubric, an experienced interviewer carries one around.",
    },
    {
      kind: "paragraph",
      text: "A typical row, for a question about handling a disagreement, reads something like this:",
    },
    {
      kind: "list",
      items: [
        "Level 1: no example, or blames the other person.",
        "Level 2: an example, but it is unclear what the candidate did; the disagreement just ended.",
        "Level 3: describes their own steps, shows they understood the other view, reaches a result.",
        "Level 4: all of that, and says what the result was worth and what they do differently since.",
      ],
    },
    {
      kind: "paragraph",
      text: "Look at what separates the levels. Not charm, not vocabulary, not confidence. Between one and two there is an example. Between two and three there is the word “I.” Between three and four there is a consequence. You can move an answer up two levels without becoming a different person, by adding sentences that were missing.",
    },

    { kind: "heading", text: "The four things that fill the box" },
    {
      kind: "paragraph",
      text: "Take this answer to “Tell me about a time you improved something.” It is the kind people give when they are nervous and modest:",
    },
    {
      kind: "quote",
      text: "Our onboarding was pretty chaotic, so we reworked it, and it went a lot better. People were really happy with it.",
      note: "Before",
    },
    {
      kind: "paragraph",
      text: "The interviewer nods, and types: “improved onboarding (?).” There is nothing else to type. Now the same person, the same project, forty seconds longer:",
    },
    {
      kind: "quote",
      text: "When I joined the clinic, new receptionists took about six weeks before they could run the desk alone, and two of the last five had quit in the first month. I sat with the two newest and wrote down every question they asked in a week. There were thirty-one, and nine of them came up daily. I turned those nine into a one-page guide and asked the manager for a fixed buddy on the first four shifts. She worried about the cost, so I proposed trying it with one person. That person worked alone after three weeks. We kept it; nobody has left in the first month since. If I did it again I would ask the people who quit too, because they knew most.",
      note: "After",
    },
    { kind: "paragraph", text: "Four things changed." },
    {
      kind: "paragraph",
      text: "First, a before. Six weeks, two of five. Without a starting point no improvement can be seen, only asserted. You rarely need perfect data; “about six weeks” is honest and enough. If you never measured, count something now: emails, hours, complaints, customers in a queue.",
    },
    {
      kind: "paragraph",
      text: "Second, your own hands. “We reworked it” could mean that you made the coffee. “I wrote down every question they asked” cannot. Give the team its credit in one sentence, then say which part was yours. Interviewers rarely hear “I” as boasting. They hear the information they were sent to collect.",
    },
    {
      kind: "paragraph",
      text: "Third, a decision under resistance. The manager worried about cost; the candidate shrank the proposal until it could be accepted. This is where judgment shows, and it is what people leave out most often, because it feels like complaining. Say what stood in the way, fairly, and what you did about it.",
    },
    {
      kind: "paragraph",
      text: "Fourth, an ending that can be checked, and something learned from it. “People were happy” is an opinion about other people’s opinions. “Nobody has left in the first month since” is a fact someone could ask about. The last sentence, about asking those who quit, costs five seconds and does more for you than any claim to be a learner.",
    },

    { kind: "heading", text: "Technical answers are scored the same way" },
    {
      kind: "paragraph",
      text: "Asked “A page has become slow; what do you do?” weak candidates name solutions: add a cache, add an index, add a server. Each may be right, and the interviewer still has nothing to write except “guesses.” A strong answer shows the reasoning: slow for whom and since when; measure before changing; which of network, server, database or browser takes the time; the likeliest cause and how to confirm it; the fix; how to know it worked; what to watch afterward. It also names the trade-off. A cache that makes the page fast and the prices stale is not an improvement in a shop.",
    },
    {
      kind: "paragraph",
      text: "The form behind such a question lists points a good answer would touch. You will rarely touch on all of them. But nobody can credit points you don’t make, and many are lost not for lack of knowledge but because the candidate thought something was too obvious to say. Say the obvious thing, quickly, and move on.",
    },

    { kind: "heading", text: "What counts against you" },
    {
      kind: "list",
      items: [
        "Answering a different question. If you were asked about failing, a success in disguise (“I care too much”) scores one. Name a real failure, small enough to be safe and large enough to be true.",
        "The tour of the background. A minute on how the company was organized is a minute without evidence. Two sentences of setting are enough for a stranger to follow.",
        "“Would” in place of “did.” “I would talk to them” describes anyone. If you have no example from work, take one from study, a family business, a club or a hospital corridor, and say so.",
        "Running on. Past two and a half minutes, listeners write less, not more. End on the result, then stop. The silence is the interviewer’s to fill.",
      ],
    },

    { kind: "heading", text: "What barely counts" },
    {
      kind: "paragraph",
      text: "Nervousness, mostly. Interviewers expect it, and good ones discount it. A pause of five seconds before you start feels endless to you and looks like thought to everyone else. So does “Let me think of a good example.” An accent, a plain shirt, a restarted sentence: none of them has a row on the form. First impressions do leak into scores where interviews are unstructured, and that is unfair; the best defense is the same as everywhere, to give them facts that outweigh the impression.",
    },

    { kind: "heading", text: "A week of practice that works" },
    {
      kind: "list",
      ordered: true,
      items: [
        "Write down six true stories: something you improved, a conflict, a failure, a time you led, a time you learned fast, a hard decision. Ten lines each. Most questions you get will be a variation of one of the six.",
        "For each, find the before, your own three actions, what resisted, the number or fact at the end. Where one is missing, go and find it: ask a former colleague, look at an old calendar.",
        "Say each aloud, recorded, in under two minutes. Do not memorize wording; memorize the four facts.",
        "Listen once as the interviewer, with the form: example, “I,” obstacle, result. Give yourself the level you would give a stranger.",
        "Say the weakest one again the same day. The second attempt is where most of the improvement comes, and most people skip it.",
      ],
    },
    {
      kind: "paragraph",
      text: "Nothing on this list asks you to be more impressive than you are. It asks you to be easier to write about. The person with the form wants to fill the box; they have been hoping, all hour, for a sentence they could use.",
    },
  ],
};
