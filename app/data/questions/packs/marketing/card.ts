import type { InterviewCard } from "~/data/questions/types";
import { acquisitionCostUpForty } from "./acquisition-cost-up-forty";
import { budgetSplitBreakEven } from "./budget-split-break-even";
import { campaignThatDidNotWork } from "./campaign-that-did-not-work";
import { claimChallengedInPublic } from "./claim-challenged-in-public";
import { creatorBriefAndDisclosure } from "./creator-brief-and-disclosure";
import { incrementalityBrandSearch } from "./incrementality-brand-search";
import { landingPageAbTest } from "./landing-page-ab-test";
import { launchNobodyAskedFor } from "./launch-nobody-asked-for";
import { leadsThatSalesRejects } from "./leads-that-sales-rejects";
import { positioningOneSentence } from "./positioning-one-sentence";
import { searchTrafficAiAnswers } from "./search-traffic-ai-answers";
import { subscriptionCancelFlow } from "./subscription-cancel-flow";

/** Its content is imported by .server modules only. */
export const marketing: InterviewCard = {
  id: "marketing",
  tab: "technical",
  title: "Marketing",
  description: "A cost that jumps, a test that looks won, a claim under attack: what you look at first, what you decide, and why.",
  difficulty: "Medium",
  topics: ["Brand and positioning", "Paid media and budgets", "Testing and measurement", "Search and content", "Claims and fair practice"],
  minutes: 37,
  questions: [
    acquisitionCostUpForty,
    positioningOneSentence,
    budgetSplitBreakEven,
    campaignThatDidNotWork,
    searchTrafficAiAnswers,
    landingPageAbTest,
    incrementalityBrandSearch,
    creatorBriefAndDisclosure,
    claimChallengedInPublic,
    leadsThatSalesRejects,
    launchNobodyAskedFor,
    subscriptionCancelFlow,
  ],
};
