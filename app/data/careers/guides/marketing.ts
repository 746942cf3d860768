import type { RoleGuide } from "~/data/careers/types";

export const marketingGuides: Record<string, RoleGuide> = {
  "digital-marketing": {
    overview:
      "You bring people to a site by search, ads and email, and turn some of them into customers at a cost the business can bear. Every step leaves a number, and not every number means something. It suits people who like to test, and to stop what doesn’t pay.",
    dayToDay: [
      "Check spend, clicks and orders, and find out why one moved",
      "Write and test ads, emails and landing pages",
      "Find what people search for and make the page that answers it",
      "Move budget to where the next dollar brings the most",
    ],
    wayIn:
      "No particular degree is required: people come from marketing courses, writing, sales, or a small business where they did everything. Agencies hire juniors and teach fast; companies ask for results. The free certificates show that you know the tools; a site or a shop whose numbers you can explain shows more.",
    thisWeek:
      "Pick a local business. Search as its customers would, click what comes up, and write one page: three searches it should appear for, what its site lacks, and the most it could pay to win an order.",
  },
  "social-media-marketing": {
    overview:
      "You speak for an organization in public, where anyone can answer. You plan posts and videos, talk with people in the comments, work with creators, and pay for reach when it is worth it. It suits quick writers who stay polite and know when to ask before replying.",
    dayToDay: [
      "Plan, film, write and schedule posts for each platform",
      "Answer comments and messages, and pass on what others must solve",
      "Brief creators and check that paid posts say so",
      "See which posts brought customers, and which only brought views",
    ],
    wayIn:
      "Your portfolio matters most: accounts you ran, what you tried and what happened. Degrees in communications or marketing are common, not required. First jobs are coordinator jobs, agency work, or a small organization that needs someone now. Expect a task such as three posts and an answer to an angry comment.",
    thisWeek:
      "Choose an organization you like and write its next five posts, one of them a video script of 30 seconds. Add how you would answer one unfair and one fair complaint.",
  },
  "marketing-analytics": {
    overview:
      "You find out what marketing caused, compared with what would have happened anyway, and say how sure you are. You build the measures, run the tests and keep a team from believing a lucky week. It suits people who like statistics and can explain them to someone with a budget.",
    dayToDay: [
      "Query and check data from the site, the ads and the shop",
      "Design a test or a holdout, and decide its size before it runs",
      "Group customers by what they do, not by what the team hopes",
      "Report a result with its range, and what to do next",
    ],
    wayIn:
      "Degrees in statistics, economics, marketing or psychology are usual; people also come from market research, or are marketers who learned SQL. Know spreadsheets, SQL and one analytics tool, and be able to explain a significance test in a sentence. Bring one analysis and name its weak point.",
    thisWeek:
      "Take a public data set of sales or visits. Ask whether one change made a difference, compare with a group that didn’t have it, and write five sentences, one of them on what you can’t conclude.",
  },
  "brand-management": {
    overview:
      "You’re responsible for what a brand means to people and what it earns: product, price, packaging and advertising should all send one message. Much of the work is persuading colleagues who don’t report to you. It suits people who care about words and details and can read an income statement (P&L).",
    dayToDay: [
      "Study what customers say and buy, in research and in stores",
      "Brief agencies and designers, and check their work against the brief",
      "Plan campaigns with sales, product and finance",
      "Track awareness, preference and price against competitors",
    ],
    wayIn:
      "Consumer goods companies hire assistant brand managers from universities and MBA programs; others come from agencies, market research or sales. Interviews give a case: sales fall, or a new line is planned. Know one brand well, what it costs in the store and who buys the rival.",
    thisWeek:
      "Stand at a shelf for 20 minutes and watch what people compare. Write one page on a brand there: who it is for, what it promises, where package or price contradicts it, and what you would change.",
  },
  "product-marketing": {
    overview:
      "You know buyers and the product well enough to say who it is for and why it beats the alternative, and you bring it to market. You work between product, sales and customers, and each wants something different. It suits clear writers who would rather ask a buyer than guess.",
    dayToDay: [
      "Interview buyers, and people who chose a competitor",
      "Write the message, then test it on someone outside the team",
      "Plan a launch: what, for whom, when, who does which part",
      "Give sales the page, the demo and the answers they use",
    ],
    wayIn:
      "This is seldom a first job. People move over from sales, support, product, consulting or another part of marketing, often inside the same company. A degree in any subject is usual. Expect a presentation: position this product, launch it, and say how you would know that it worked.",
    thisWeek:
      "Take a product you use at work or school. Ask three people why they chose it and what they would use instead, then write its message in two sentences and mark every word they said themselves.",
  },
  "content-marketing": {
    overview:
      "You publish articles, guides, videos or newsletters that people choose to read, so that they know and trust the organization behind them. It takes an editor’s judgment and a marketer’s patience, because results come in months. It suits people who write clearly and finish things.",
    dayToDay: [
      "Find out what readers ask, from search, sales calls and comments",
      "Plan the calendar and brief or edit other writers",
      "Write, check facts and sources, and get approval",
      "Make sure people find each piece, and update or remove old ones",
    ],
    wayIn:
      "Writing samples matter most, on subjects an employer cares about. Journalists, teachers, nurses and engineers who write well are in demand because they know a subject. First jobs are content writer or coordinator, or freelance work. Say which parts AI drafted and what you checked; employers ask.",
    thisWeek:
      "Ask five people in a job you know which question they had to answer last week. Write 600 words that answer one of them, with two sources, and send it to the person who asked.",
  },
};
