import type { InterviewCard } from "~/data/questions/types";
import { brandNewLogoWanted } from "./brand-new-logo-wanted";
import { brandTrackerDown } from "./brand-tracker-down";
import { communityPriceThread } from "./community-price-thread";
import { contentNobodySaw } from "./content-nobody-saw";
import { copyLineSaysNothing } from "./copy-line-says-nothing";
import { creatorOneBigOrFiveSmall } from "./creator-one-big-or-five-small";
import { editorialQuarterPlan } from "./editorial-quarter-plan";
import { emailOpensUpOrdersFlat } from "./email-opens-up-orders-flat";
import { launchEditionInSixWeeks } from "./launch-edition-in-six-weeks";
import { messageChangedByListening } from "./message-changed-by-listening";
import { seoSiteRelaunch } from "./seo-site-relaunch";
import { videoThreeFromOneDay } from "./video-three-from-one-day";

/** Its content is imported by .server modules only. */
export const brandAndContent: InterviewCard = {
  id: "brand-and-content",
  tab: "technical",
  title: "Brand, Content and Launches",
  description: "A logo someone wants to replace, a report nobody read, a launch in six weeks: what you protect, make and measure.",
  difficulty: "Medium",
  topics: ["Brand and identity", "Copy and content plans", "Email and search", "Social, video and creators", "Product launches"],
  minutes: 36,
  questions: [
    copyLineSaysNothing,
    brandNewLogoWanted,
    emailOpensUpOrdersFlat,
    videoThreeFromOneDay,
    editorialQuarterPlan,
    launchEditionInSixWeeks,
    messageChangedByListening,
    communityPriceThread,
    contentNobodySaw,
    creatorOneBigOrFiveSmall,
    seoSiteRelaunch,
    brandTrackerDown,
  ],
};
