import type { Article } from "./types";

export const interviewsInMarketing: Article = {
  slug: "interviews-in-marketing",
  title: "How interviews work in marketing",
  description:
    "Portfolio, take-home task and the question about numbers: how companies and agencies hire marketers, how much free work is reasonable, and which rules you should know.",
  published: "2026-11-28",
  topic: "Marketing",
  sources: [
    {
      title: "Work sample exercises for hiring a senior content marketing manager",
      publisher: "Yardstick",
      link: "https://yardstick.team/work-samples/effective-work-sample-exercises-for-hiring-a-senior-content-marketing-manager",
      read: "2026-11-28",
    },
    {
      title: "How to nail marketing assignment interviews",
      publisher: "Addeb",
      link: "https://www.addeb.in/how-to-nail-marketing-assignment-interviews-without-doing-free-consulting",
      read: "2026-11-28",
    },
    {
      title: "FTC’s Endorsement Guides: what people are asking",
      publisher: "U.S. Federal Trade Commission",
      link: "https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking",
      read: "2026-11-28",
    },
    {
      title: "Influencers’ guide to making clear that ads are ads",
      publisher: "Advertising Standards Authority, United Kingdom",
      link: "https://www.asa.org.uk/resource/influencers-guide.html",
      read: "2026-11-28",
    },
    {
      title: "Artificial Intelligence Video Interview Act, section 5",
      publisher: "Illinois General Assembly",
      link: "https://www.ilga.gov/legislation/ilcs/documents/082000420K5.htm",
      read: "2026-11-28",
    },
    {
      title: "How long does it take to hire? Interview duration in 25 countries",
      publisher: "Glassdoor Economic Research, 2017",
      link: "https://www.glassdoor.com/research/time-to-hire-in-25-countries",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice marketing questions", to: "/interview?field=marketing#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Marketers are hired by people who do marketing, which has a consequence. From the subject line of your email to the last slide, they look at you as a piece of work: who is it for, what does it say, does it say it quickly? They notice a file called “final_final3.”",
    },
    {
      kind: "paragraph",
      text: "They have also heard a great many success stories. Every candidate has doubled something. So the person who can say what a campaign cost, how the result was measured and what would have happened without it is rare, and is remembered.",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Recruiter call: In twenty to thirty minutes you are asked which channels, tools and budgets you have handled, and about pay.",
        "Hiring manager: You spend forty-five minutes to an hour on two or three pieces of your work.",
        "Task: You plan a campaign, audit a page, write copy or read a set of figures, either at home over some days or in an hour in the office.",
        "Presentation: You present your task or a past campaign to the team and someone from sales, product or design.",
        "Final interview: The head of marketing or a founder asks broader questions, such as “What would you stop doing here?”",
      ],
    },
    {
      kind: "paragraph",
      text: "In a [study of interview reviews](https://www.glassdoor.com/research/time-to-hire-in-25-countries) from 2017, communications specialists in the United States waited 42.5 days on average, from application to answer. An agency that has won a client can hire within days. For freelance work, the portfolio and a paid first piece take the place of everything.",
    },
    {
      kind: "paragraph",
      text: "Large employers may begin with a recorded video. If the job is in Illinois and software will analyze the recording, the law there says that you must be [told beforehand, told how it works, and asked for consent](https://www.ilga.gov/legislation/ilcs/documents/082000420K5.htm). Elsewhere, ask.",
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "The manager asks about judgment. Someone who works with numbers asks how you know. Sales asks whether the leads were any good. A designer asks how you write a brief. A founder asks what you think of the home page, and wants a real answer with one reason.",
    },
    {
      kind: "list",
      items: [
        "“Which campaign didn’t work?” Say how you saw it, when you stopped, what it had cost, and what you did with what you learned.",
        "“Position this product in one sentence.” Say who it’s for, what it replaces and why anyone should believe it. Then they attack the sentence.",
        "“The test says B wins. Do we launch?” Was the sample size fixed beforehand? Was the traffic really split in half? Is the difference worth anything?",
        "“Cost per customer is up by forty percent.” Which channel, which part of the way, since when, and is it us or the market?",
        "“Legal says we can’t say that.” Which claim can you prove, and how would you say that one well?",
        "“Search traffic is falling.” What do people who still come do, and where else are the others?",
      ],
    },
    {
      kind: "paragraph",
      text: "For brand work, expect to criticize a campaign that everybody loves. For social media, expect a crisis on a Saturday. For product marketing, expect a launch that nobody asked for.",
    },
    { kind: "heading", text: "The portfolio and the task" },
    {
      kind: "paragraph",
      text: "Show three pieces, not twelve. For each one say: the problem, whom you wanted to reach, your own part, one decision, the result with its date and its source, and what you would do differently. Leave out what is under a confidentiality agreement, or show it with the numbers as an index.",
    },
    {
      kind: "paragraph",
      text: "Take-home tasks are common, and some are unreasonable. A guide for employers recommends [two to three days](https://yardstick.team/work-samples/effective-work-sample-exercises-for-hiring-a-senior-content-marketing-manager) for a content audit based on a handful of pieces, and a discussion of 30 to 45 minutes about it. If they ask for a plan for six months with sample texts, ask how many hours they expect, who will see it, and whether it is discussed or paid for. It is fair to do a part of it well and say what the rest would contain.",
    },
    {
      kind: "paragraph",
      text: "What they look for has changed, since any tool can now produce a neat framework. One hiring manager [describes it this way](https://www.addeb.in/how-to-nail-marketing-assignment-interviews-without-doing-free-consulting): how you think through a messy problem, how you decide when data is missing, and what you deliberately leave out. So begin with the decision. “I’d put the money here, not there, and I’d know in three weeks by this number.” Then the assumptions, then one example that is finished, such as one email or one ad, in their voice.",
    },
    {
      kind: "paragraph",
      text: "If you used AI, say where. Read the result aloud before you send it, because sameness is easier to hear than to see. And check every fact in it, since a wrong claim about the employer’s own product is remembered longer than anything else.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "No license is needed. In the United States, expect references, a look at everything you have published under your name, and confirmation of jobs and degrees. Some companies check what you say about a campaign with a person who worked on it, so give the team its part.",
    },
    {
      kind: "paragraph",
      text: "What they may well test is whether you know the rules. In the United States, an endorsement must be honest, and a [connection that people wouldn’t expect](https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking), such as payment or free products, has to be disclosed clearly. The brand is responsible too. Email, text messages, contests, health claims and children’s data each have rules of their own. You needn’t recite them, but you should know when to ask.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In Britain, the regulator’s [guide for influencers](https://www.asa.org.uk/resource/influencers-guide.html), written for brands and agencies as well, says what has to be labeled and how. In the European Union, consent comes before tracking and before most newsletters, and an interviewer who asks about your email list wants to hear where the addresses came from. Agencies in London, Paris and Amsterdam pay attention to awards and to who was in the team. In Germany, expect to be asked for certificates from former employers and for a text without a single mistake. Ask which platforms the customers use, since your experience may be with others. Ask, too, which language the work is in: writing well in your second one is a different job.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "A percentage without saying of what.",
        "Calling impressions a result.",
        "“I managed a budget of a million” when you placed the orders.",
        "Criticizing their work without having understood whom it is for.",
        "A presentation that runs over its time.",
        "Sending the same letter with another company’s name left in it.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring a portfolio that opens without a password or a network, a one-page sheet of the numbers behind it, the posting with your notes, and the last three things the company published, with one thing you would keep. Ask how results are measured and who believes the figures, what marketing was blamed for last year, and what was tried and given up.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Position it in one sentence](/interview/questions/positioning-one-sentence): and defend it.",
        "[A test that looks won](/interview/questions/landing-page-ab-test): say what you would check before launching.",
        "[A campaign that failed](/interview/questions/campaign-that-did-not-work): with what it cost.",
      ],
    },
  ],
};
