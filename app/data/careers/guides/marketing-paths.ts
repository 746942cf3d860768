import type { RolePath } from "~/data/careers/types";

export const marketingPaths: Record<string, RolePath> = {
  "digital-marketing": {
    steps: [
      {
        name: "Run something small",
        description:
          "A site, a newsletter or a club’s ads with a small budget, and a sheet that says what each visitor cost.",
      },
      {
        name: "Own a channel",
        description:
          "As a specialist in search, ads or email: plan, test, report, and say what you would cut.",
      },
      {
        name: "Own the mix",
        description:
          "As a manager, divide the budget among channels that each claim the same order, and forecast what it brings.",
      },
      {
        name: "Own the growth",
        description:
          "As head of growth or marketing: targets, team, tools, and the argument with finance.",
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
          "Keep the calendar, answer people, edit video, and report each month to someone who doesn’t use the app.",
      },
      {
        name: "Set the strategy",
        description:
          "As a manager: which platforms and why, paid and creator budgets, tone, and what to do in a crisis.",
      },
      {
        name: "Lead communications",
        description:
          "As head of social, community or communications, answer for what the organization says.",
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
        name: "Learn to count and to doubt",
        description:
          "SQL, spreadsheets, averages and ranges, and why people who saw an ad differ from those who didn’t.",
      },
      {
        name: "Report and explain",
        description:
          "As an analyst: dashboards that someone uses, tracking that is right, questions answered the same week.",
      },
      {
        name: "Measure cause",
        description:
          "As a senior analyst: experiments, holdouts and mix models, with their limits in the summary.",
      },
      {
        name: "Decide with the money",
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
          "Set positioning, the yearly plan and the price, and answer for share and profit.",
      },
      {
        name: "Lead a portfolio",
        description:
          "As marketing director: several brands, which to feed and which to drop, and the people who run them.",
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
          "In sales, support or research: which words they use, what stops them, what they had before.",
      },
      {
        name: "Launch a part",
        description:
          "As an associate: a feature, a comparison page or a sales kit, with a number to reach.",
      },
      {
        name: "Own a product’s market",
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
          "Six pieces on one subject for one kind of reader, each with a source, each better than the last.",
      },
      {
        name: "Write for an organization",
        description:
          "Interview experts, keep to a style guide and a calendar, and learn how pieces are found.",
      },
      {
        name: "Edit and plan",
        description:
          "As an editor or content manager: what to publish and what not, for whom, and how it is measured.",
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
