import type { InterviewCard } from "~/data/questions/types";
import { backupRegionLost } from "./backup-region-lost";
import { changeWithoutReview } from "./change-without-review";
import { cloudBillThirtyPercent } from "./cloud-bill-thirty-percent";
import { deployColumnRename } from "./deploy-column-rename";
import { iacDriftedByHand } from "./iac-drifted-by-hand";
import { keyLeakedInPublic } from "./key-leaked-in-public";
import { latencyAtThree } from "./latency-at-three";
import { outageYouLivedThrough } from "./outage-you-lived-through";
import { pagerFortyAlerts } from "./pager-forty-alerts";
import { podKeepsRestarting } from "./pod-keeps-restarting";
import { postmortemHumanError } from "./postmortem-human-error";
import { sloBudgetSpent } from "./slo-budget-spent";

/** Its content is imported by .server modules only. */
export const cloudAndOperations: InterviewCard = {
  id: "cloud-and-operations",
  tab: "technical",
  title: "Cloud and Operations",
  description: "A service that turns slow at night, a region that is gone, a key in public: what you do first, whom you call, and why.",
  difficulty: "Medium",
  topics: ["Incidents", "Reliability targets", "Releases and change", "Containers and cloud", "On-call and cost"],
  minutes: 39,
  questions: [
    outageYouLivedThrough,
    latencyAtThree,
    podKeepsRestarting,
    sloBudgetSpent,
    deployColumnRename,
    backupRegionLost,
    keyLeakedInPublic,
    iacDriftedByHand,
    cloudBillThirtyPercent,
    postmortemHumanError,
    pagerFortyAlerts,
    changeWithoutReview,
  ],
};
