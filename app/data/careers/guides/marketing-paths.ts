import type { RolePath } from "~/data/careers/types";

export const marketingPaths: Record<string, RolePath> = {
  "digital-marketing": {
    steps: [
      {
        name: "Run something small",
        description:
          "Run a site, a newsletter or a club’s ads on a small budget, and track what each visitor cost.",
      },
      {
        name: "Run one channel",
        description:
          "As a specialist in search, ads or email, plan, test, report, and say what you would cut.",
      },
      {
        name: "Manage several channels",
        description:
          "As a manager, divide the budget among channels that each claim the same order, and forecast the results.",
      },
      {
        name: "Lead growth",
        description:
          "As head of growth or marketing, set targets, lead a team, choose tools and defend the budget to finance.",
      },
    ],
    sources: [
      {
        title: "Market research analysts and marketing specialists",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/business-and-financial/market-research-analysts.htm",
      },
      {
        title: "How search finds, indexes and shows pages",
        publisher: "Google Search Central",
        link: "https://developers.google.com/search/docs",
      },
      {
        title: "The rules for commercial email, a guide for businesses",
        publisher: "U.S. Federal Trade Commission",
        link: "https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business",
      },
    ],
  },
  "social-media-marketing": {
    steps: [
      {
        name: "Run an account in public",
        description:
          "For a club, a shop or a cause: a month’s plan, regular posts, and notes on what you learned.",
      },
      {
        name: "Coordinate",
        description:
          "Keep the calendar, answer people, edit video, and report each month to a manager who doesn’t use the platform.",
      },
      {
        name: "Set the strategy",
        description:
          "As a manager, choose platforms, set paid and creator budgets and the tone, and plan for a crisis.",
      },
      {
        name: "Lead communications",
        description:
          "As head of social, community or communications, take responsibility for what the organization says.",
      },
    ],
    sources: [
      {
        title: "Public relations specialists: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/media-and-communication/public-relations-specialists.htm",
      },
      {
        title: "When and how a paid post must say that it is paid",
        publisher: "U.S. Federal Trade Commission",
        link: "https://www.ftc.gov/influencers",
      },
      {
        title: "Who uses which platform in the United States",
        publisher: "Pew Research Center",
        link: "https://www.pewresearch.org/internet/fact-sheet/social-media/",
      },
    ],
  },
  "marketing-analytics": {
    steps: [
      {
        name: "Learn to measure and to question",
        description:
          "Learn SQL, spreadsheets, averages and ranges, and why people who saw an ad differ from those who didn’t.",
      },
      {
        name: "Report and explain",
        description:
          "As an analyst, build dashboards people use, get the tracking right and answer questions the same week.",
      },
      {
        name: "Measure cause",
        description:
          "As a senior analyst, run experiments, holdouts and mix models, and state their limits in the summary.",
      },
      {
        name: "Guide the budget",
        description:
          "Lead measurement, or move to data science or growth, where budgets follow your results.",
      },
    ],
    sources: [
      {
        title: "Market research analysts: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/business-and-financial/market-research-analysts.htm",
      },
      {
        title: "Handbook of Statistical Methods",
        publisher: "National Institute of Standards and Technology",
        link: "https://www.itl.nist.gov/div898/handbook/",
      },
      {
        title: "Courses and certificates for web analytics",
        publisher: "Google Skillshop",
        link: "https://skillshop.withgoogle.com/",
      },
    ],
  },
  "brand-management": {
    steps: [
      {
        name: "Learn the customer",
        description:
          "Research, store visits and sales data in a junior marketing, agency or sales job.",
      },
      {
        name: "Assist on a brand",
        description:
          "Run a promotion, a package change or a launch, with its budget and its forecast.",
      },
      {
        name: "Manage a brand",
        description:
          "Set positioning, the yearly plan and the price, and be accountable for market share and profit.",
      },
      {
        name: "Lead a portfolio",
        description:
          "As marketing director, lead several brands and their managers, and decide which to fund and which to drop.",
      },
    ],
    sources: [
      {
        title: "Advertising, promotions and marketing managers",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/management/advertising-promotions-and-marketing-managers.htm",
      },
      {
        title: "Trademarks: what can be protected, and a search",
        publisher: "U.S. Patent and Trademark Office",
        link: "https://www.uspto.gov/trademarks",
      },
      {
        title: "Advertising must be truthful and backed by evidence",
        publisher: "U.S. Federal Trade Commission",
        link: "https://www.ftc.gov/business-guidance/advertising-marketing",
      },
    ],
  },
  "product-marketing": {
    steps: [
      {
        name: "Hear buyers every day",
        description:
          "In sales, support or research, learn which words buyers use, what stops them and what they used before.",
      },
      {
        name: "Launch a part",
        description:
          "As an associate, launch a feature, a comparison page or a sales kit, with a number to reach.",
      },
      {
        name: "Lead a product’s marketing",
        description:
          "Set positioning, pricing advice and launch plans, and report wins and losses with reasons.",
      },
      {
        name: "Set the direction",
        description:
          "Lead the team, choose which markets to enter, or move to product or general management.",
      },
    ],
    sources: [
      {
        title: "Advertising, promotions and marketing managers",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/management/advertising-promotions-and-marketing-managers.htm",
      },
      {
        title: "Market research and competitive analysis",
        publisher: "U.S. Small Business Administration",
        link: "https://www.sba.gov/business-guide/plan-your-business/market-research-competitive-analysis",
      },
      {
        title: "Evidence for the claims you make of a product",
        publisher: "U.S. Federal Trade Commission",
        link: "https://www.ftc.gov/business-guidance/resources/advertising-faqs-guide-small-business",
      },
    ],
  },
  "content-marketing": {
    steps: [
      {
        name: "Write in public",
        description:
          "Publish six pieces on one subject for one kind of reader, each with a source.",
      },
      {
        name: "Write for an organization",
        description:
          "Interview experts, keep to a style guide and a calendar, and learn how readers find each piece.",
      },
      {
        name: "Edit and plan",
        description:
          "As an editor or content manager, decide what to publish, for whom, and how to measure it.",
      },
      {
        name: "Lead the program",
        description:
          "Set the strategy across site, video, email and events, with a budget and a team of writers.",
      },
    ],
    sources: [
      {
        title: "Writers and authors: duties, training, pay",
        publisher: "U.S. Bureau of Labor Statistics",
        link: "https://www.bls.gov/ooh/media-and-communication/writers-and-authors.htm",
      },
      {
        title: "Tips on writing that everyone can use",
        publisher: "W3C Web Accessibility Initiative",
        link: "https://www.w3.org/WAI/tips/writing/",
      },
      {
        title: "What copyright protects, and what may be reused",
        publisher: "U.S. Copyright Office",
        link: "https://www.copyright.gov/",
      },
    ],
  },
};
