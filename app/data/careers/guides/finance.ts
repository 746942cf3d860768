import type { RoleGuide } from "~/data/careers/types";

export const financeGuides: Record<string, RoleGuide> = {
  "financial-analysis": {
    overview:
      "You turn statements and forecasts into a recommendation, and you say which assumption it depends on. Analysts sit in companies, banks, funds and rating agencies; the spreadsheet is similar, the reader differs. It suits people who check a number twice and still meet the deadline.",
    dayToDay: [
      "Update a model when results or prices come in",
      "Explain why actual figures differ from the plan",
      "Read filings, notes and contracts for what the summary leaves out",
      "Write or present a recommendation, with the case against it",
    ],
    wayIn:
      "Most hold a bachelor’s degree in finance, accounting, economics or another quantitative subject. First jobs are analyst programs at banks and companies, audit, or a budget desk. Expect a test: link the three financial statements, find an error in a model, value a company in two ways.",
    thisWeek:
      "Open the latest annual report of a company you buy from. Write half a page: where its cash came from, where it went, and the one assumption next year’s profit depends on.",
  },
  "fintech-development": {
    overview:
      "You write the software that moves, lends and records other people’s money. A payment that runs twice is an incident, so much of the work is making sure that a retry, a timeout or a crash can’t do that. It suits careful developers who like rules they can turn into code and tests.",
    dayToDay: [
      "Design a ledger or payment flow in which every entry balances",
      "Handle retries, reversals and partial failures, and test them",
      "Work with compliance on identity checks, limits and audit trails",
      "Reconcile your records with the bank’s and trace each difference",
    ],
    wayIn:
      "The same as for other software developers: a degree or equivalent experience, a coding test and a conversation about a system you built. Bank, payment or accounting experience helps, even from a support desk. Know what a transaction, an idempotency key and double-entry bookkeeping are before the interview.",
    thisWeek:
      "Write a small ledger: two accounts, a transfer, a reversal. Then send the same transfer request twice and stop the program halfway, and show with tests that the books still balance.",
  },
  "investment-strategy": {
    overview:
      "You decide, or help decide, what a fund or a client holds, how much of it and why. You’re judged on results that luck also moves, so the reasons are written down before the outcome is known. It suits skeptical readers who can change their mind without being told to.",
    dayToDay: [
      "Follow markets, economic data and the news on what you hold",
      "Compare an idea with its price and with what else could be held",
      "Measure how much risk each position adds",
      "Defend a decision in writing and before a committee",
    ],
    wayIn:
      "This is rarely a first job. People come from research or analyst jobs at banks, fund and insurance companies, pension funds or consultants. The CFA charter is the usual qualification; quantitative teams hire from mathematics, physics and computer science. Expect to pitch an investment and defend it.",
    thisWeek:
      "Write one page on an investment you would make and one you would refuse: the reason, the price at which you would change your mind, and when you’ll review it. Don’t invest any money.",
  },
  "financial-planning": {
    overview:
      "You help people decide about saving, insurance, tax, retirement and estate planning, and then help them stick to the plan. Half the work is listening: couples disagree, and plans fail on habits more often than on arithmetic. It suits patient people who can explain a number without making anyone feel small.",
    dayToDay: [
      "Ask a client what the money is for, and what worries them",
      "Gather accounts, debts, insurance and tax papers into one picture",
      "Compare options, say what each costs, and disclose how you’re paid",
      "Review plans as jobs, families, laws and markets change",
    ],
    wayIn:
      "A bachelor’s degree in any subject is usual. Firms hire paraplanners and client associates and train them. To give investment advice for pay you register with a state or work for a registered firm. You usually need the Series 65 exam, the Series 7 and 66, or a credential such as the CFP. Ask every employer how you would be paid and who finds the clients.",
    thisWeek:
      "Write your own plan on one page: income, spending, debts, three months ahead, one goal with a date. Then look up a local firm’s brochure and find the line that says how it is paid.",
  },
  "blockchain-finance": {
    overview:
      "You build or examine systems that keep money and claims on ledgers that several parties share: settlement, custody and tokenized assets. Deployed code may be hard to change and errors may not be reversible, so review and testing take longer than writing. It suits people who enjoy finding the flaw before someone else does.",
    dayToDay: [
      "Write a smart contract and the tests that try to break it",
      "Review others’ code for known attacks and missing limits",
      "Trace transactions and reconcile the ledger with the firm’s books",
      "Say what could go wrong with a protocol, a key or a custodian",
    ],
    wayIn:
      "Most come from software development or security; some from operations, audit or compliance at a bank. Public code counts more than certificates: a tested contract, a review report, a fixed bug. The market rises and falls with prices, so keep skills that other employers want too.",
    thisWeek:
      "Pick one real use, such as paying a supplier abroad. Write a page on what a shared ledger would change, who holds the keys, what happens after a mistake, and whether a database would do.",
  },
  "corporate-finance": {
    overview:
      "You make sure a company can pay for its plans: you set budgets, raise money, manage cash and tell the board how long the cash will last. The work follows a calendar of month-end closes, forecasts and covenant tests. It suits organized people who can tell an optimistic colleague what the numbers say.",
    dayToDay: [
      "Watch cash in and out, and what is due in the next weeks",
      "Build the budget with each department and reforecast when facts change",
      "Compare ways to fund a plan: cash, debt, shares, or not doing it",
      "Report to lenders and the board, including each covenant test",
    ],
    wayIn:
      "People usually start in accounting, audit, a treasury desk, financial planning and analysis, or a bank’s credit team. A bachelor’s degree is expected; accountants add the CPA, treasury staff the CTP, and many managers an MBA. Interviews ask about working capital, a forecast that was wrong, and a case.",
    thisWeek:
      "Make a 13-week cash forecast for a club, a household or an invented shop: opening cash, money in, money out, lowest week. Then let one customer pay 30 days late and say what you would do.",
  },
};
