import type { Article } from "./types";

export const interviewsInFinance: Article = {
  slug: "interviews-in-finance",
  title: "How interviews work in finance and accounting",
  description:
    "First round, superday, Excel test and the paperwork of a regulated industry: what accountants, analysts, bankers and advisers can expect, in New York, London and elsewhere.",
  published: "2026-11-28",
  topic: "Finance",
  sources: [
    {
      title: "What can I expect in the interview process?",
      publisher: "Wall Street Oasis",
      link: "https://www.wallstreetoasis.com/node/161410",
      read: "2026-11-28",
    },
    {
      title: "Technical skill assessments and work samples for senior accountants",
      publisher: "Yardstick",
      link: "https://yardstick.team/work-samples/technical-skill-assessments-and-work-samples-for-senior-accountants",
      read: "2026-11-28",
    },
    {
      title: "Rule 3110, supervision: part (e), investigation of applicants",
      publisher: "Financial Industry Regulatory Authority",
      link: "https://www.finra.org/rules-guidance/rulebooks/finra-rules/3110",
      read: "2026-11-28",
    },
    {
      title: "Rule 3110(e): the Form U4 verification process",
      publisher: "MasterCompliance",
      link: "https://mastercompliance.com/blog/finra-rule-3110e-form-u4-verification-process/",
      read: "2026-11-28",
    },
    {
      title: "SYSC 22: regulatory references",
      publisher: "Financial Conduct Authority, United Kingdom",
      link: "https://handbook.fca.org.uk/handbook/SYSC/22/",
      read: "2026-11-28",
    },
    {
      title: "Fitness and propriety of senior managers and certified persons",
      publisher: "Walker Morris, United Kingdom",
      link: "https://walkermorris.co.uk/comment-opinion/fitness-and-propriety-of-senior-managers-and-certified-persons",
      read: "2026-11-28",
    },
  ],
  next: { label: "Practice finance questions", to: "/interview?field=finance#fields" },
  blocks: [
    {
      kind: "paragraph",
      text: "Finance is one word for very different jobs. In one, someone closes the books of a furniture maker on the fifth working day. In another, four people argue about the price of a company. In a third, a teller notices that a customer is being robbed by telephone. What they share is other people’s money, so every interview contains two examinations: can you do the numbers, and would we believe you if they came out wrong?",
    },
    { kind: "heading", text: "The stages, and how long they take" },
    {
      kind: "list",
      hasTerms: true,
      items: [
        "Accounting and corporate finance: You talk with a recruiter, then with the controller or finance manager, take a test in Excel or do a written task, and meet the CFO or the people you would work with.",
        "Audit and tax firms: After campus talks and an interview by phone or video you visit the office and meet a manager and a partner. Students apply a year or more ahead.",
        "Banks and investment firms: There may be an online test or a recorded interview, then comes a [first round](https://www.wallstreetoasis.com/node/161410), then a “superday” with many interviews in one day, with everyone from analysts to managing directors. Some firms make offers soon afterward.",
        "Branches, insurance, advice: You have one or two interviews with the manager and a role-play with a customer. A long list of checks follows.",
        "Risk, compliance, internal audit: It works as in accounting, with a case about a finding that someone would like to see removed.",
      ],
    },
    { kind: "heading", text: "Who sits there, and what they ask" },
    {
      kind: "paragraph",
      text: "At a large bank, the analysts ask technical questions because they were asked them a year ago. The vice president wants to know if your work can go out without being done again. The managing director wants to know if you can be put in front of a client, and asks about anything: a company you follow, your travels, your worst decision.",
    },
    {
      kind: "paragraph",
      text: "In accounting, the controller asks about the close: which accounts you reconcile, what you accrue without an invoice, what you do about a difference that nobody can explain. A good answer has an order in it and an amount below which you would stop.",
    },
    {
      kind: "list",
      items: [
        "“Walk me through the three statements if depreciation goes up by ten.” Say the tax rate you assume, then income, cash, balance sheet, and check that it balances.",
        "“How would you value this company?” Name two methods, what each depends on, and which number you trust least.",
        "“Explain this variance to the head of sales.” Keep volume and price apart, use no jargon, and say what it means for next month.",
        "“Tell me about a number that looked wrong.” Say how you noticed, how you checked, and whom you told and when.",
        "“The finance director asks you to book it this year.” Say what the rule needs, how you would tell them, and where you would go next.",
        "“Why this firm?” Name a deal, a client or a report of theirs, and what you thought of it.",
      ],
    },
    {
      kind: "paragraph",
      text: "For advisers and branch staff, they act a customer who wants the wrong product, or who is in a hurry for a bad reason. Ask before you recommend. They count the questions.",
    },
    { kind: "heading", text: "The test" },
    {
      kind: "paragraph",
      text: "For accountants, a common exercise is a set of [statements with errors in it](https://yardstick.team/work-samples/technical-skill-assessments-and-work-samples-for-senior-accountants), some of them arithmetic and some of them matters of classification, and 45 to 60 minutes. Begin by checking whether it balances, then whether this year’s opening figures are last year’s closing ones, then read the notes. In an Excel test the usual functions are lookups, sums with conditions, dates, a pivot table and absolute references. Practice on a keyboard you don’t know, without your own shortcuts.",
    },
    {
      kind: "paragraph",
      text: "For analysts, it is a model: three statements from a page of assumptions, or a purchase with some debt. Separate inputs from formulas, color the inputs, put one check line at the bottom that shows zero. A small model that balances beats a large one that doesn’t. If an AI tool is allowed, say what you let it do and show how you checked it.",
    },
    {
      kind: "paragraph",
      text: "In credit, you read an application in which something doesn’t fit. Write the decision first, then three reasons, then what would change your mind.",
    },
    {
      kind: "paragraph",
      text: "For a recorded interview, look at the camera, answer in about ninety seconds and stop. Ask whether software will score it and how.",
    },
    { kind: "heading", text: "Checks before you start" },
    {
      kind: "paragraph",
      text: "In the United States, broker-dealers must look into the [good character, business reputation, qualifications and experience](https://www.finra.org/rules-guidance/rulebooks/finra-rules/3110) of everyone they register. You fill in Form U4, your fingerprints go to the FBI, and the firm has to have [spoken with your employers of the past three years](https://mastercompliance.com/blog/finra-rule-3110e-form-u4-verification-process/). Bankruptcies, liens, customer complaints and old charges belong on the form. Answer exactly, because an omission is worse than most of the things people omit. Registration also needs examinations. You can take the first one, the SIE, before you are hired; for most of the others a firm has to sponsor you.",
    },
    {
      kind: "paragraph",
      text: "Accountants are asked for the state of their CPA license or how many sections they have passed. Banks check criminal records closely, since federal law keeps people with certain convictions out of insured banks without consent. Credit reports are common where you handle money, and some states limit them.",
    },
    { kind: "heading", text: "Outside the United States" },
    {
      kind: "paragraph",
      text: "In Britain, firms must ask former employers for [regulatory references](https://handbook.fca.org.uk/handbook/SYSC/22/) going back six years before they appoint people to senior and certified roles, on a fixed form, and they must judge whether you are [fit and proper](https://walkermorris.co.uk/comment-opinion/fitness-and-propriety-of-senior-managers-and-certified-persons), at the start and then at least once a year. Large banks there replace the superday with an assessment day: numbers, a presentation, a group exercise, interviews. In Frankfurt and Zurich, certificates from former employers count, and German helps even where work is in English. In Hong Kong and Singapore, the regulator licenses people for regulated roles, and the firm applies for you. For accountants abroad, ACCA, CA and CPA are understood nearly everywhere, but the right to sign an audit is always local.",
    },
    { kind: "heading", text: "Mistakes that cost the offer" },
    {
      kind: "list",
      items: [
        "A memorized answer to the valuation question, followed by silence at “Why?”",
        "An answer in the millions where thousands were meant.",
        "Gossip about your current employer’s clients. They imagine being next.",
        "Saying that you have never made an error.",
        "A market opinion without a number or a date.",
        "A date on your resume that differs from the one on the form.",
      ],
    },
    { kind: "heading", text: "What to bring" },
    {
      kind: "paragraph",
      text: "Bring two copies of your resume, a pen, a simple calculator, your license or exam numbers, and the addresses and dates for the forms, for ten years back if you can. Read the company’s last annual report, the cash flow statement first. Ask how long the close takes, what the auditors wrote in their last letter, or which deal the team lost and why.",
    },
    { kind: "heading", text: "Practice these three" },
    {
      kind: "list",
      ordered: true,
      items: [
        "[Ten dollars of depreciation](/interview/questions/depreciation-three-statements): through all three statements.",
        "[Explaining a variance](/interview/questions/variance-for-a-manager): to someone outside finance.",
        "[A number that looked wrong](/interview/questions/number-that-looked-wrong): the story that shows they can believe you.",
      ],
    },
  ],
};
