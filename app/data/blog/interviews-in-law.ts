import type { Article } from "./types";

export const interviewsInLaw: Article = {
  slug: "interviews-in-law",
  title: "How interviews work in law",
  description:
    "Screening, callback, writing sample and skills test: how firms, courts and legal departments hire lawyers, paralegals and assistants, and the checks on character that follow.",
  published: "2026-11-28",
  topic: "Legal",
  sources: [
    {
      title: "Callback interviews",
      publisher: "University of Texas School of Law",
      link: "https://law.utexas.edu/careers/preparing-for-legal-interviews/callback-interviews/",
      read: "2026-11-28",
    },
    {
      title: "Turning a callback into an offer",
      publisher: "Yale Law School",
      link: "https://law.yale.edu/student-life/career-development/students/career-guides-advice/turning-callback-offer",
      read: "2026-11-28",
    },
    {
      title: "Callback interviews",
      publisher: "University of Oregon School of Law",
      link: "https://law.uoregon.edu/career/advisor/september-20-2011/callback-interviews/",
      read: "2026-11-28",
    },
    {
      title: "Character and fitness",
      publisher: "National Conference of Bar Examiners",
      link: "https://www.ncbex.org/character-and-fitness",
      read: "2026-11-28",
    },
    {
      title: "NCBE’s character and fitness investigation services",
      publisher: "The Bar Examiner",
      link: "https://thebarexaminer.ncbex.org/article/character-and-fitness/ncbes-character-and-fitness-investigation-services-a-look-at-the-presenta-vision-of-the-future-2/",
      read: "2026-11-28",
    },
    {
      title: "Character and suitability",
      publisher: "Solicitors Regulation Authority, England and Wales",
      link: "https://www.sra.org.uk/become-solicitor/character-and-suitability/",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice legal questions", to: "/interview?field=legal#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Lawyers interview as they work: they read your papers beforehand, they notice what is missing, and they ask about the sentence you hoped nobody would ask about. They are also hiring someone whose mistakes they will have to sign. That explains most of what follows.",
    },
    {
      kind: "paragraph",
      text: "The rules differ between a firm with a thousand lawyers, a prosecutor’s office, a company’s legal department and a practice of three people above a shop. The questions under the questions are the same everywhere: do you read closely, do you write clearly, can you keep a secret, and will you tell me when you don’t know?",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Screening interview: One or two lawyers talk with you for twenty to forty minutes, on campus or by video, with your resume as the agenda. They have many such interviews that day.",
        "Callback: At large US firms you typically meet [four or more lawyers](https://law.utexas.edu/careers/preparing-for-legal-interviews/callback-interviews/), alone or in pairs, and someone from recruiting, in one half day. Lunch or dinner is often part of it.",
        "Writing sample and references: You send them before or after the interview, and someone really does read them.",
        "Decision: Some firms decide within days, others after all candidates have been seen, and some make a first round of offers and wait.",
      ],
    },
    {
      kind: "paragraph",
      text: "Yale tells its students to answer a callback invitation [within one to three days](https://law.yale.edu/student-life/career-development/students/career-guides-advice/turning-callback-offer), and to ask after a week if they have heard nothing. Government offices and courts take longer, and a judge may offer you a clerkship in the interview itself, expecting an answer at once, so decide beforehand whether you would say yes.",
    },
    {
      kind: "paragraph",
      text: "Paralegals and legal assistants usually have two interviews, one with the office manager and one with the lawyers they would work for, with a skills test between them. This is usually quicker.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "Young lawyers ask what it would be like to work beside you at ten at night. Partners ask whether a client could be left alone with you. The recruiting manager asks when, where and for how long, and everyone compares notes afterward.",
    },
    {
      kind: "list",
      items: [
        "“Tell me about this.” Anything on your resume or in your transcript is fair, including the seminar you have forgotten. Read your own papers the night before.",
        "“Take me through your note, your thesis, your case.” What was the question, what did the court hold, how far does it go, what do you think of it? Two minutes, for someone intelligent who hasn’t read it.",
        "“Why litigation?” or “Why transactions?” Have a reason that comes from something you have done.",
        "“What do you do when the client wants something you may not do?” Say where the line is, how you would tell them, and whom you would ask.",
        "“Tell me about a deadline that nearly went wrong.” They want the system you built afterward.",
        "A short problem: a late delivery, a witness who changes her story, an email to the wrong address. Find the issues before you solve them, and say which law you are assuming.",
      ],
    },
    {
      kind: "paragraph",
      text: "A paralegal is asked about volume: how many matters, which court’s filing system, how you keep track of dates, what you did when two lawyers needed you at once.",
    },
    { kind: "heading", text: "The writing sample and other tests" },
    {
      kind: "paragraph",
      text: "Choose five to ten pages that you wrote yourself, with a legal question in them and an answer near the top. Add a cover note that says what it was for, what has been changed and who helped. Remove the names of clients and ask the employer you wrote it for. Then read it again as an opponent would, because the question “What would you change?” will come. If an AI tool took part in it, say so, or choose another one; and check every citation by opening it.",
    },
    {
      kind: "paragraph",
      text: "Assistants and paralegals are tested on the work: a document to proofread, a letter to format, a set of dates to calculate, sometimes a short research task. Work slowly for the first minute and read the instructions twice. In these tests an error costs more than an unfinished last line.",
    },
    {
      kind: "paragraph",
      text: "Prosecutors and public defenders may ask you to make an opening statement or to question a witness on the spot. What they look for is a theory of the case in one sentence.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "A law firm checks for conflicts of interest: expect to list the matters you have worked on, by names and not by secrets. It verifies degrees and bar membership. The more thorough check comes from the bar itself. Before you may practice in the United States, your jurisdiction looks at your [character and fitness](https://www.ncbex.org/character-and-fitness), and in many of them the National Conference of Bar Examiners does the background work: it [asks schools, employers and courts](https://thebarexaminer.ncbex.org/article/character-and-fitness/ncbes-character-and-fitness-investigation-services-a-look-at-the-presenta-vision-of-the-future-2/) about criminal charges, employment, discipline, debts and more, and it looks for inconsistencies. A small thing told openly seldom stops anyone. A small thing left out can. So make sure that the dates on your resume match that form.",
    },
    {
      kind: "paragraph",
      text: "Government posts add a security check. Paralegals need no license in most states.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In England and Wales, most future solicitors are hired through work experience schemes and assessment days, often two years before they start, with a written exercise, a group exercise and an interview with partners. Since 2021 the qualifying examination has been the SQE, with two years of work experience. Before admission, you must disclose [everything relevant to your character and suitability](https://www.sra.org.uk/become-solicitor/character-and-suitability/), such as criminal conduct, academic cheating and money problems, to the regulator.",
    },
    {
      kind: "paragraph",
      text: "In Germany, the grades of the two state examinations open or close doors before anyone speaks with you, and the interview is a conversation over an hour or two. In France, and wherever there is an academy for judges, a competitive examination takes the place of the interview for the bench. In Canada and India, articling or chambers work is found early and much depends on who has seen you work.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "An error in the first paragraph of the writing sample.",
        "Naming a client, or telling a story from which anyone could guess.",
        "Answering a legal question without saying that you would look it up.",
        "Having a single question, and asking it of every lawyer. They [compare notes](https://law.uoregon.edu/career/advisor/september-20-2011/callback-interviews/). To hear two views on one matter, asking two of them is fine.",
        "Treating the receptionist or the junior lawyer at lunch as if they had no vote.",
        "Arguing with the interviewer to win.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring copies of your resume, writing sample and references, [even if nobody has asked for them](https://law.uoregon.edu/career/advisor/september-20-2011/callback-interviews/), and your transcript. Bring the names of the people you will meet, with one thing each of them has worked on, and a notebook. Have three questions that only someone inside can answer, such as who reads a junior’s first draft, what happened to the last three people in this job, and how work is handed out.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[The late oven](/interview/questions/issues-in-a-late-delivery): spot the issues before you answer.",
        "[A case you know](/interview/questions/case-holding-you-know): the holding, the reason, and how far it goes.",
        "[A legal deadline nearly missed](/interview/questions/deadline-close-call-story): the story, with the system you built.",
      ],
    },
  ],
};
