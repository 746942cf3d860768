import type { InterviewCard } from "~/data/questions/types";
import { carbonScopesOfABakery } from "./carbon-scopes-of-a-bakery";
import { fieldDayOffPlan } from "./field-day-off-plan";
import { odorAtAPublicMeeting } from "./odor-at-a-public-meeting";
import { pfasSamplingFourWells } from "./pfas-sampling-four-wells";
import { phaseOneRedFlags } from "./phase-one-red-flags";
import { plantPermitLimitExceeded } from "./plant-permit-limit-exceeded";
import { remediationOptionsCompared } from "./remediation-options-compared";
import { reportFindingSoftened } from "./report-finding-softened";
import { samplesBlankHasHits } from "./samples-blank-has-hits";
import { samplingFormerGasStation } from "./sampling-former-gas-station";
import { wasteDrumOfSolvent } from "./waste-drum-of-solvent";
import { waterResultAboveLimit } from "./water-result-above-limit";

/** Its content is imported by .server modules only. */
export const environmental: InterviewCard = {
  id: "environmental",
  tab: "technical",
  title: "Environment, Waste and Energy",
  description: "A blank with hits, a permit limit exceeded, a mother who asks whether it’s dangerous: what you do, whom you tell, and why.",
  difficulty: "Medium",
  topics: ["Site assessment and cleanup", "Field sampling", "Water quality", "Permits and waste", "Carbon and communities"],
  minutes: 39,
  questions: [
    phaseOneRedFlags,
    samplingFormerGasStation,
    samplesBlankHasHits,
    waterResultAboveLimit,
    fieldDayOffPlan,
    pfasSamplingFourWells,
    remediationOptionsCompared,
    wasteDrumOfSolvent,
    plantPermitLimitExceeded,
    odorAtAPublicMeeting,
    carbonScopesOfABakery,
    reportFindingSoftened,
  ],
};
