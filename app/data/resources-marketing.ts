import type { ResourceCategory } from "./resource-types";
import { RESOURCES_ABROAD } from "./resources-abroad";

export const MARKETING_RESOURCES: ResourceCategory = {
  id: "marketing",
  title: "Marketing",
  description: "What the jobs pay, who the profession is, and what an advertisement may say.",
  resources: [
    {
      title: "Occupational Outlook: Marketing Managers",
      description: "Advertising, promotions and marketing managers: duties, pay and how to enter.",
      link: "https://www.bls.gov/ooh/management/advertising-promotions-and-marketing-managers.htm",
    },
    {
      title: "American Marketing Association",
      description: "Articles, training and local chapters for people who work in marketing.",
      link: "https://www.ama.org/",
    },
    {
      title: "FTC: Advertising and Marketing",
      description: "The rules on claims, endorsements and email in plain language.",
      link: "https://www.ftc.gov/business-guidance/advertising-marketing",
    },
  ],
  abroad: RESOURCES_ABROAD.marketing,
};
