import type { Article } from "./types";

export const interviewsInBusiness: Article = {
  slug: "interviews-in-business",
  title: "How interviews work in business and operations",
  description:
    "From the first call to the case: how companies hire managers, project leads, consultants, HR and supply chain people, what each stage is for, and what is checked.",
  published: "2026-11-28",
  topic: "Business",
  sources: [
    {
      title: "How do structured interviews differ from other types of job interviews?",
      publisher: "U.S. Office of Personnel Management",
      link: "https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews",
      read: "2026-11-28",
    },
    {
      title: "Interviewing",
      publisher: "McKinsey & Company",
      link: "https://www.mckinsey.com/careers/interviewing",
      read: "2026-11-28",
    },
    {
      title: "Success Profiles: candidate overview",
      publisher: "UK Civil Service",
      link: "https://gov.uk/government/publications/success-profiles/success-profiles-candidate-overview",
      read: "2026-11-28",
    },
    {
      title: "Background checks: what employers need to know",
      publisher: "U.S. Equal Employment Opportunity Commission and Federal Trade Commission",
      link: "https://www.eeoc.gov/laws/guidance/background-checks-what-employers-need-know",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice business questions", to: "/interview?field=business#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Business is the widest field on this site, and its interviews are the least uniform. A plant that needs a buyer, a consulting firm that needs analysts and a city that needs a project manager will put you through very different days. Underneath, all three want the answer to one question: when things are unclear and people disagree, do you make it better or worse?",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Application and recruiter call: In twenty minutes to half an hour, a recruiter asks why you want this job, what you expect to earn, when you could start, and about one or two things on your resume. The recruiter writes a few lines, and these are all the hiring manager has read of you.",
        "Hiring manager: For forty-five minutes to an hour you talk about what you have done that looks like this job, and how you did it.",
        "Task or case: You work on a spreadsheet, write a memo, plan your first ninety days, or work out a case aloud. Not every employer does this, and it is commoner in senior jobs.",
        "Panel: You meet three to five people you would work with, from finance, sales, operations or human resources, one after the other or all at once.",
        "Final interview: You meet a director, or the manager again. It looks like a formality and isn’t one, and pay comes up here.",
      ],
    },
    {
      kind: "paragraph",
      text: "In a [study of interview reviews](https://www.glassdoor.com/research/time-to-hire-in-25-countries) from 2017, the time from application to answer in the United States was 23.8 days on average, and 53.8 days in government. A consulting firm’s yearly round follows a calendar that is printed on its website.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "The more organized the employer, the more the interview looks like an examination. In a structured interview, [everyone gets the same questions in the same order](https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews), usually from more than one interviewer, and the answers are rated on one scale. On many forms each competency has the same weight. So a brilliant answer about strategy doesn’t make up for an empty one about working with others. Give every question its fair share.",
    },
    { kind: "paragraph", text: "Typical questions, and what stands behind them:" },
    {
      kind: "list",
      items: [
        "“Tell me about a project that went wrong.” Can you see your own part in it?",
        "“How do you lead people who don’t report to you?” Most business work is that.",
        "“Two of your bosses want opposite things.” Do you carry messages between them, or bring them together?",
        "“How would you cut the cost of this by a tenth?” Do you ask what the cost consists of before you start cutting?",
        "“Why us?” Have you read anything beyond the home page?",
      ],
    },
    {
      kind: "paragraph",
      text: "In operations and supply chain, expect numbers: how many, how often, at what cost. In human resources, expect a confidential case where the easy answer breaks a promise or a law. In sales, expect to sell something for two minutes, then to be told no.",
    },
    { kind: "heading", text: "The case and the task" },
    {
      kind: "paragraph",
      text: "Consulting firms use cases, and other employers have copied them. McKinsey describes [two kinds of interview](https://www.mckinsey.com/careers/interviewing): one about your experience, in which they want your own role and the steps you took, and a case in which they look at how you approach the problem more than at the answer. The advice for cases is the same everywhere: listen, ask when something is unclear, and divide the problem into parts before you go into one.",
    },
    {
      kind: "paragraph",
      text: "A case aloud has a rhythm. Repeat the question in your own words. Take a minute in silence and write down the three or four places where the answer might be. Say which you would look at first, and why. Ask for the number you need. Do the arithmetic in the open, with round figures. At the end, answer the question that was asked in one sentence, then give the two reasons and the biggest risk.",
    },
    {
      kind: "paragraph",
      text: "In a take-home task, one page that decides beats ten that describe. State your assumptions at the top, mark what you would check first, and stop at the number of hours they named. Use an AI tool only if they allow it, and be ready to defend each figure as your own.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States, expect confirmation of your employment dates and titles, your degree, two or three references, and for many jobs a criminal record check. If the employer uses an outside company, it needs [your written permission](https://www.eeoc.gov/laws/guidance/background-checks-what-employers-need-know), and before it turns you down because of the report you must get a copy. Jobs with money or purchasing power may include a credit report, which some states restrict. You usually don’t need a license. Certificates such as the PMP are looked up, so write down the number and the date.",
    },
    {
      kind: "paragraph",
      text: "References are called more often than people think. Ask them first, tell them what the job is, and remind them of the project you would like them to mention.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "The British Civil Service publishes how it assesses people: [up to five elements](https://gov.uk/government/publications/success-profiles/success-profiles-candidate-overview), which are ability, technical skill, behaviors, strengths and experience, and the posting says which of them count. Many large British employers hold an assessment day with a group exercise, a presentation and a written task. In the group exercise, the person who asks the quiet one what she thinks scores higher than the one who talks most.",
    },
    {
      kind: "paragraph",
      text: "In Germany, Austria and Switzerland, bring certificates and written references from former employers; their wording is read closely. In France and Belgium, expect more questions about your studies. In much of Asia and the Middle East, the conversation with the most senior person is about trust and comes last, so don’t hurry it. Personal questions that an American employer would avoid are still asked in many countries. A friendly, short answer and a return to the work is usually the best reply.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "Answers that begin with the history of the company.",
        "“We” from the first to the last sentence.",
        "Frameworks with names instead of thoughts about this business.",
        "A result without a number, or a number nobody could check.",
        "Saying something else in the last interview than in the second. They compare notes.",
        "Asking about remote days before asking about the work.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring the posting with your notes, five stories on one sheet (a success, a failure, a conflict, a decision with little information, a change you pushed through), a pen and blank paper for the case, copies of your resume, and a simple calculator if they allow one. Add three questions: what the last person in this job did well, what has to be different in a year, and who will be unhappy about that.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Coffee shop profit decline](/interview/questions/profit-decline): a classic case, to be worked out aloud.",
        "[Project in red](/interview/questions/project-in-red): the first 48 hours of someone else’s trouble.",
        "[Leading without authority](/interview/questions/led-without-authority): the story you will certainly need.",
      ],
    },
  ],
};
