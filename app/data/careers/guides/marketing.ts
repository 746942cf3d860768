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
      "No fixed degree: people come from marketing courses, writing, sales, or a small business where they did it all. Agencies take juniors and teach fast; companies ask for results. The free certificates show that you know the tools; a site or a shop whose numbers you can explain shows more.",
    thisWeek:
      "Pick a local business. Search as its customers would, click what comes up, and write a page: three searches it should be found for, what its page lacks, and what an order could cost at most.",
  },
  "social-media-marketing": {
    overview:
      "You speak for an organization where everybody can answer. You plan posts and videos, talk with people in the comments, work with creators, and pay for reach when it is worth it. It suits quick writers who stay polite and know when to ask before replying.",
    dayToDay: [
      "Plan, film, write and schedule posts for each platform",
      "Answer comments and messages, and pass on what others must solve",
      "Brief creators and check that paid posts say so",
      "Read which posts brought people, and which only numbers",
    ],
    wayIn:
      "A portfolio decides: accounts you ran, with what you tried and what came of it. Degrees in communications or marketing are common, not required. First jobs are coordinator posts, agencies, or a small organization that needs someone now. Expect a task such as three posts and an answer to an angry comment.",
    thisWeek:
      "Choose an organization you like and write its next five posts, one of them a video script of 30 seconds. Add how you would answer one unfair and one fair complaint.",
  },
  "marketing-analytics": {
    overview:
      "You find out what marketing caused, as against what would have happened anyway, and say how sure you are. You build the measures, run the tests and keep a team from believing a lucky week. It suits people who like statistics and can explain them to someone with a budget.",
    dayToDay: [
      "Query and check data from the site, the ads and the shop",
      "Design a test or a holdout, and decide its size before it runs",
      "Group customers by what they do, not by what one hopes",
      "Report a result with its range, and what to do next",
    ],
    wayIn:
      "Degrees in statistics, economics, marketing or psychology are usual; people also come from market research or as the marketer who learned SQL. Know spreadsheets, SQL and one analytics tool, and be able to explain a significance test in a sentence. Bring one analysis with its weak point named.",
    thisWeek:
      "Take a public data set of sales or visits. Ask whether one change made a difference, compare with a group that didn’t have it, and write five sentences, one of them on what you can’t conclude.",
  },
  "brand-management": {
    overview:
      "You answer for what a name means to people and for what it earns: product, price, packaging and advertising should all say one thing. Much of the work is persuading colleagues who don’t report to you. It suits people who care about words and details and can read a profit and loss account.",
    dayToDay: [
      "Listen to customers and read what they buy, in research and in stores",
      "Brief agencies and designers, and judge what they bring against the brief",
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
      "You know buyers and the product well enough to say who it is for and why it beats the alternative, and you bring it to market. You sit between product, sales and customers, and each wants something else. It suits clear writers who would rather ask a buyer than guess.",
    dayToDay: [
      "Interview buyers, and people who chose a competitor",
      "Write the message, then test it on someone outside the team",
      "Plan a launch: what, for whom, when, who does which part",
      "Give sales the page, the demo and the answers they use",
    ],
    wayIn:
      "Seldom a first job. People move over from sales, support, product, consulting or another part of marketing, often inside the same company. A degree is usual, the subject is open. Expect a presentation: position this product, launch it, and say how you would know that it worked.",
    thisWeek:
      "Take a product you use at work or school. Ask three people why they chose it and what they would use instead, then write its message in two sentences and mark every word they said themselves.",
  },
  "content-marketing": {
    overview:
      "You publish articles, guides, videos or newsletters that people want for themselves, so that they know and trust the organization behind them. It takes an editor’s judgment and a marketer’s patience, because results come in months. It suits people who write clearly and finish things.",
    dayToDay: [
      "Find out what readers ask, from search, sales calls and comments",
      "Plan the calendar and brief or edit other writers",
      "Write, check facts and sources, and get approval",
      "See that pieces are found, and update or remove old ones",
    ],
    wayIn:
      "Writing samples decide, on subjects an employer cares about. Journalists, teachers, nurses and engineers who write well are wanted because they know something. First jobs are content writer or coordinator, or freelance work. Say which parts a machine drafted and what you checked; employers ask.",
    thisWeek:
      "Ask five people in a job you know which question they had to answer last week. Write 600 words that answer one of them, with two sources, and send it to the person who asked.",
  },
};
