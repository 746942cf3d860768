import type { Article } from "./types";

export const interviewsInTechnology: Article = {
  slug: "interviews-in-technology",
  title: "How interviews work in technology",
  description:
    "The stages of a hiring process for developers, data people and IT staff, what each one is looking for, when AI is allowed, and what is checked before you start.",
  published: "2026-11-28",
  topic: "Technology",
  sources: [
    {
      title: "How do structured interviews differ from other types of job interviews?",
      publisher: "U.S. Office of Personnel Management",
      link: "https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews",
      read: "2026-11-28",
    },
    {
      title: "Conducting a GitLab interview",
      publisher: "GitLab handbook",
      link: "https://handbook.gitlab.com/hiring/conducting-a-gitlab-interview",
      read: "2026-11-28",
    },
    {
      title: "Background checks: what employers need to know",
      publisher: "U.S. Equal Employment Opportunity Commission and Federal Trade Commission",
      link: "https://www.eeoc.gov/laws/guidance/background-checks-what-employers-need-know",
      read: "2026-11-28",
    },
    {
      title: "Applicants’ rights under the EU Pay Transparency Directive",
      publisher: "Freshfields",
      link: "https://riskandcompliance.freshfields.com/post/102me9f/pay-transparency-revolution-applicants-rights-under-the-eu-pay-transparency-dir",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice technology questions", to: "/interview?field=technology#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Technology companies like to say that they hire for talent. What they actually do is run several short tests on different days with different people, and then hold a meeting. If you know what each test is for, you can stop treating all of them as one long exam.",
    },
    {
      kind: "paragraph",
      text: "What follows describes a company of some size that hires developers, testers, data people or administrators. A company of twelve people may do all of it in one afternoon, and the order will be different. The things being tested will not.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "paragraph",
      text: "For developers, the process often starts with a recruiter call, goes on to a technical screen, and ends with a set of interviews on one day or over a few days: coding, often system design for experienced people, and how you work with others. Data and IT roles have the same shape with other contents: SQL and a case with numbers, or a broken network and an angry caller. Over all occupations, Glassdoor’s users reported an average of [23.8 days from application to answer](https://www.glassdoor.com/research/time-to-hire-in-25-countries) in the United States in 2017.",
    },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Recruiter call: The recruiter checks the facts that would end the process anyway, such as location, permission to work, level, pay and start date. This is the right moment to ask how many stages there are, who takes part and how long it will take.",
        "Technical screen: You solve one problem with one engineer in a shared editor. It answers a single question: is it worth the time of four more people?",
        "Take-home task: Some companies use it instead of the screen. Ask how many hours it should take and whether it will be discussed. A task that will not be discussed is read in five minutes.",
        "Final interviews: You have four or five conversations, often on video. Each interviewer has been given one area to judge, so repeat yourself if you need to.",
        "Decision: The interviewers write their notes, usually before they talk with each other, and the hiring manager decides or proposes.",
      ],
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "Well-run companies ask everyone the same things. In a [structured interview](https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews), all candidates get the same questions in the same order and are rated on the same scale. Some companies publish how they train the people who do it: [GitLab’s handbook](https://handbook.gitlab.com/hiring/conducting-a-gitlab-interview) tells interviewers to use skill-based questions and to make candidates comfortable enough to do well.",
    },
    {
      kind: "paragraph",
      text: "The engineer in the coding interview wants to see how you get from a vague problem to working code. Ask about the input before you write. Say which simple solution you see and what it costs. Write it, run through it with one small example, then improve it. Interviewers forgive a missing semicolon. They find it hard to forgive twenty minutes of silence.",
    },
    {
      kind: "paragraph",
      text: "The senior engineer in the design interview wants to see whether you choose. Anyone can draw a load balancer. Start from how many people use it and what must never go wrong, put numbers on the board, and say what you give up. “I would keep this in one database until it hurts, because…” is a better sentence than any list of products.",
    },
    {
      kind: "paragraph",
      text: "The manager asks about disagreements, failures and work you are proud of. Have four stories with a beginning and an end. In technical teams the strongest ones contain a measurement: what you looked at, what you expected, what you saw.",
    },
    {
      kind: "paragraph",
      text: "For help desk and system administration, expect a fault to trace aloud. What counts is the order in which you ask: what changed, who else is affected, which layer it is in, and what is cheapest to rule out.",
    },
    { kind: "heading", text: "When AI is allowed" },
    {
      kind: "paragraph",
      text: "Ask before each stage, in writing. There is no common rule: some companies expect you to use AI tools in the interview, others forbid them, and many say nothing in public. Using a tool where it is forbidden ends the process; refusing one where it is expected makes you look slow.",
    },
    {
      kind: "paragraph",
      text: "Where it is allowed, you are judged on three things: whether you understood the problem before you asked the tool, whether you noticed what it got wrong, and whether you can explain every line you hand in. Say aloud what you are checking. “It has used a list here, and I expect ten million entries, so I will change that” is exactly what they want to hear.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States most technology jobs need no license. Expect a check of your employment dates, your degree if the posting requires one, and often a criminal record check by an outside company. The [law on such checks](https://www.eeoc.gov/laws/guidance/background-checks-what-employers-need-know) is on your side in two ways: the employer needs your written permission first, and if the report may cost you the job you must get a copy of it and a chance to correct mistakes. All employers must verify that you may work in the country after they hire you. Jobs with government clients can require citizenship and a security clearance, which takes months, and nobody can speed it up for you.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In the European Union, a directive that countries had to put into law by June 2026 lets [applicants know the pay range](https://riskandcompliance.freshfields.com/post/102me9f/pay-transparency-revolution-applicants-rights-under-the-eu-pay-transparency-dir) and forbids employers to ask what you earned before. Countries differ in how far they have got. Notice periods are longer than in America: one to three months is normal in much of Europe, so “When could you start?” is asked early and a long answer is no problem. Reference letters matter in Germany and Switzerland and in few other places. In India and parts of eastern Europe, a timed online test comes first and carries a lot of weight.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "Starting to type at once. You solve a problem they did not ask.",
        "Going silent. Say what you are thinking, even if it is “I’m stuck between these two.”",
        "Naming technology instead of reasons. “We used Kafka” tells them nothing. “We had to replay a day of orders” does.",
        "Claiming “we” for everything, or “I” for everything. Say what the team did and which part was yours.",
        "Speaking badly of the code you left behind. Someone will leave yours behind one day.",
        "Having no questions. Ask what happened the last time the system went down.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "For a video interview you need a quiet room, a headset, a second device in case the first one fails, and paper for drawings. Open the editor the day before and try it. For a visit, bring photo identification and the names of the people you will meet. For both, have one project ready that you can show in three minutes, without anything that belongs to a former employer, and the posting with your notes on it.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Two sum](/interview/questions/two-sum): the classic screen. Say the simple solution, its cost, then the better one.",
        "[URL shortener](/interview/questions/url-shortener): a design interview in small. Begin with the numbers.",
        "[A hard-to-find bug](/interview/questions/bug-hard-to-find): the story most technical interviewers ask for in some form.",
      ],
    },
  ],
};
