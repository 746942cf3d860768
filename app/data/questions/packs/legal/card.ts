import type { InterviewCard } from "~/data/questions/types";
import { briefWithUnfoundCases } from "./brief-with-unfound-cases";
import { caseHoldingYouKnow } from "./case-holding-you-know";
import { clientWantsEmailGone } from "./client-wants-email-gone";
import { conflictCheckFormerClient } from "./conflict-check-former-client";
import { deadlineCloseCallStory } from "./deadline-close-call-story";
import { dealChangeOfControl } from "./deal-change-of-control";
import { indemnityAndLiabilityCap } from "./indemnity-and-liability-cap";
import { issuesInALateDelivery } from "./issues-in-a-late-delivery";
import { legalResearchNewArea } from "./legal-research-new-area";
import { opponentEmailByMistake } from "./opponent-email-by-mistake";
import { privilegeEmailChain } from "./privilege-email-chain";
import { settleOrGoToTrial } from "./settle-or-go-to-trial";
import { clientMoneyNewAccount } from "./client-money-new-account";
import { signatureIsHeWilling } from "./signature-is-he-willing";
import { complianceLaunchOnMonday } from "./compliance-launch-on-monday";

/** Its content is imported by .server modules only. */
export const legal: InterviewCard = {
  id: "legal",
  tab: "technical",
  title: "Law and Legal Work",
  description: "A client who wants an email gone, a case you can’t find, a clause worth a fight: what you do, who you tell, and by which rule.",
  difficulty: "Hard",
  topics: ["Research and cases", "Contracts and deals", "Disputes", "Privilege and evidence", "Professional duties"],
  minutes: 45,
  questions: [
    legalResearchNewArea,
    issuesInALateDelivery,
    caseHoldingYouKnow,
    conflictCheckFormerClient,
    clientWantsEmailGone,
    briefWithUnfoundCases,
    privilegeEmailChain,
    indemnityAndLiabilityCap,
    dealChangeOfControl,
    settleOrGoToTrial,
    opponentEmailByMistake,
    deadlineCloseCallStory,
    clientMoneyNewAccount,
    signatureIsHeWilling,
    complianceLaunchOnMonday,
  ],
};
