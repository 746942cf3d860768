import type { Article } from "./types";

export const questionsToAskInAnInterview: Article = {
  slug: "questions-to-ask-in-an-interview",
  title: "Questions to ask them, and what the answers mean",
  description:
    "The last ten minutes of an interview belong to you. Which questions tell you the most, whom to ask, how to bring up pay, and what to do when they ask you something they shouldn’t.",
  published: "2026-11-28",
  topic: "Interviews",
  sources: [
    {
      title: "Applicants’ rights under the EU Pay Transparency Directive",
      publisher: "Freshfields",
      link: "https://riskandcompliance.freshfields.com/post/102me9f/pay-transparency-revolution-applicants-rights-under-the-eu-pay-transparency-dir",
      read: "2026-11-28",
    },
    {
      title: "New York City enacts pay transparency law",
      publisher: "Anderson Kill",
      link: "https://www.andersonkill.com/Publications/NYC-Enacts-Pay-Transparency-Law-Effective-November-1",
      read: "2026-11-28",
    },
    {
      title: "New duty to include salary range in New York City job postings",
      publisher: "Ius Laboris",
      link: "https://iuslaboris.com/insights/new-duty-to-include-salary-range-in-new-york-city-job-postings/",
      read: "2026-11-28",
    },
    {
      title: "Preemployment disability-related questions and medical examinations",
      publisher: "U.S. Equal Employment Opportunity Commission",
      link: "https://www.eeoc.gov/laws/guidance/enforcement-guidance-preemployment-disability-related-questions-and-medical",
      read: "2026-11-28",
    },
    {
      title: "How do structured interviews differ from other types of job interviews?",
      publisher: "U.S. Office of Personnel Management",
      link: "https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice behavioral questions", to: "/interview?tab=behavioral" },
  blocks: [
    {
      kind: "paragraph",
      text: "“Do you have any questions for us?” Most people have prepared for everything except this one. They say “No, I think you’ve covered everything,” and the interviewer, who has been hoping for a conversation, closes the folder.",
    },
    {
      kind: "paragraph",
      text: "It is the only part of the interview you control, and it does two jobs. It shows how you think about work, and it gets you the facts you need before you say yes. The best questions do both. You will spend more hours with these people than with most of your friends, so it is worth ten good minutes.",
    },
    { kind: "heading", text: "What an interviewer hears" },
    {
      kind: "paragraph",
      text: "An interviewer hears three things in your questions. The first is whether you have read what they published. The second is whether you listened for the last forty minutes. The third is what you care about, because people ask about what worries them.",
    },
    {
      kind: "paragraph",
      text: "In a [structured interview](https://www.opm.gov/frequently-asked-questions/assessment-policy-faq/structured-interviews/how-do-structured-interviews-differ-from-other-types-of-job-interviews), where everyone gets the same questions and is rated on the same scale, your own questions often aren’t scored at all. That is good news, because you can ask what you need to know. In every other kind of interview they are the last thing that people remember of you.",
    },
    {
      kind: "paragraph",
      text: "So bring six questions, because they will answer three of them before you can ask. Write them down and take out the paper. Nobody minds. It looks like someone who prepares for meetings.",
    },
    { kind: "heading", text: "Questions about the work" },
    {
      kind: "paragraph",
      text: "Begin here, whatever else you want to know. These five work in nearly every field:",
    },
    {
      kind: "list",
      items: [
        "“What would I be doing on an ordinary Tuesday in the third month?” If nobody can tell you, the job hasn’t been thought through.",
        "“What has to be different a year from now for you to say that hiring me was right?” You learn how you will be judged, and sometimes that two interviewers disagree about it.",
        "“What did the last person in this job do well, and why did they leave?” Listen to the pause as much as to the answer.",
        "“What is the hardest part of this job that isn’t in the posting?” People tend to answer honestly, because they have been waiting for someone to ask.",
        "“What went wrong here in the last year, and what changed afterward?” A place that can tell you is a place where you may make a mistake.",
      ],
    },
    {
      kind: "paragraph",
      text: "Then ask one question that only fits this employer, built on something you read or heard: “You said that you moved to four teams in the spring. What works worse since then?” One of these is worth more than all the general ones.",
    },
    { kind: "heading", text: "Whom to ask what" },
    {
      kind: "paragraph",
      text: "Don’t spend a good question on the wrong person. The recruiter knows the process, the pay range, the dates and the rules about working from home. The manager knows the goals, the team and what is broken. The person who would sit next to you knows what it is really like, so ask them how often plans change, when they last stayed late, and what they would tell a friend who wanted to apply. A director knows where the money goes and what will be cut if it doesn’t come.",
    },
    {
      kind: "paragraph",
      text: "If you meet four people, ask two of them the same question about priorities. If the answers differ, you haven’t found a liar. You have found your first problem in the job.",
    },
    {
      kind: "paragraph",
      text: "Each field has questions that tell you more than any other. In a hospital, ask how many patients a nurse has at night. In a school, ask what happens when a student is sent out of class. In a software team, ask about the last time the system went down. In a law firm, ask who reads a junior’s first draft. In a plant, ask who may stop the line. In finance, ask how long the close takes. In each case you want a number or a story, and you should worry a little if you get an adjective.",
    },
    { kind: "heading", text: "Pay, hours and other delicate things" },
    {
      kind: "paragraph",
      text: "Ask the recruiter about pay, early, in a calm sentence: “So that we don’t waste each other’s time, what range do you have for this role?” In a growing number of places you shouldn’t even need to ask. New York City requires employers of four or more people to state [the minimum and maximum pay](https://www.andersonkill.com/Publications/NYC-Enacts-Pay-Transparency-Law-Effective-November-1) in the posting, and several states have similar laws. Some of these places also [forbid questions about what you earned before](https://iuslaboris.com/insights/new-duty-to-include-salary-range-in-new-york-city-job-postings/). In the European Union, a directive that had to become national law by June 2026 gives applicants [information about the pay range](https://riskandcompliance.freshfields.com/post/102me9f/pay-transparency-revolution-applicants-rights-under-the-eu-pay-transparency-dir) in time to negotiate, and it bans questions about earlier pay. If someone asks anyway, you can answer a different question: “I’m looking for something between these two figures, given what the job asks for.”",
    },
    {
      kind: "paragraph",
      text: "Hours, remote days, vacation and overtime belong near the end, to the recruiter or the manager, and as a question about practice: “How many days were people in the office last week?” If you need an adjustment because of a disability, you may ask for it at any point; for the interview itself, ask early. In the United States an employer [may not ask about a disability or your health](https://www.eeoc.gov/laws/guidance/enforcement-guidance-preemployment-disability-related-questions-and-medical) before it makes you a conditional offer, although it may ask whether you can do the tasks of the job.",
    },
    {
      kind: "paragraph",
      text: "Sometimes they ask what they shouldn’t: your age, your plans for children, your church, where you are “really” from. You don’t have to choose between answering and accusing. Answer what might stand behind it. “If you’re asking whether I can travel, yes, two weeks a month is fine.” If it happens again, you have learned something about the place.",
    },
    { kind: "heading", text: "Questions that hurt you" },
    {
      kind: "list",
      items: [
        "Anything on the first page of their website.",
        "“What does your company do?”",
        "“How soon could I be promoted?” Ask what people in this job have gone on to do.",
        "“Did I get the job?” Ask what the next step is.",
        "“Do you have any doubts about me?” Some advisers love it. It invites the interviewer to put a doubt into words and remember it. Ask instead: “Is there anything you’d like to hear more about?”",
        "A question whose only purpose is to show how much you know.",
      ],
    },
    { kind: "heading", text: "How it differs abroad" },
    {
      kind: "paragraph",
      text: "In Britain and in much of public service anywhere, the panel asks at the end whether you have questions, and two short ones are enough, since the next candidate is waiting outside. In Germany and the Netherlands, direct questions about hours, money and the reason for the vacancy are taken as a sign that you are serious. If the job means moving to another country, ask the recruiter about visas, housing and family in writing, and keep the meeting for the work.",
    },
    { kind: "heading", text: "Before you leave" },
    {
      kind: "paragraph",
      text: "Two questions always belong at the end. “What happens next, and when will I hear from you?” tells you when to stop waiting. “If I have another question tonight, who can I send it to?” gives you a reason to write.",
    },
    {
      kind: "paragraph",
      text: "Write down the answers on the way home, word for word if you can. When the offer comes, and you are flattered and in a hurry, read that page again before you sign.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Questions for them](/interview/questions/questions-for-them): say your own five aloud, and hear which ones sound like you.",
        "[Salary expectations](/interview/questions/salary-expectations): the same conversation from the other side.",
        "[Why this company](/interview/questions/why-this-company): the reading you do for this one gives you your best question.",
      ],
    },
  ],
};
