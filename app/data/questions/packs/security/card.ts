import type { InterviewCard } from "~/data/questions/types";
import { alertImpossibleTravel } from "./alert-impossible-travel";
import { evidenceLeaverLaptop } from "./evidence-leaver-laptop";
import { incidentForTheBoard } from "./incident-for-the-board";
import { logReadAloud } from "./log-read-aloud";
import { loginThreatModel } from "./login-threat-model";
import { phishingLinkClicked } from "./phishing-link-clicked";
import { ransomwareTwoAm } from "./ransomware-two-am";
import { ruleTooNoisy } from "./rule-too-noisy";
import { securityMistakeOwned } from "./security-mistake-owned";
import { serviceLeastPrivilege } from "./service-least-privilege";
import { supplierAiAccess } from "./supplier-ai-access";
import { vulnerabilitiesWhichFirst } from "./vulnerabilities-which-first";

/** Its content is imported by .server modules only. */
export const security: InterviewCard = {
  id: "security",
  tab: "technical",
  title: "Cybersecurity",
  description: "An alert at 7:40, a clicked link, servers locked at 2 a.m.: what you look at first, whom you call, and what you leave alone.",
  difficulty: "Medium",
  topics: ["Alerts and logs", "Incident response", "Access and design", "Risk and suppliers", "Evidence and ethics"],
  minutes: 38,
  questions: [
    alertImpossibleTravel,
    phishingLinkClicked,
    logReadAloud,
    securityMistakeOwned,
    vulnerabilitiesWhichFirst,
    serviceLeastPrivilege,
    ransomwareTwoAm,
    loginThreatModel,
    ruleTooNoisy,
    supplierAiAccess,
    incidentForTheBoard,
    evidenceLeaverLaptop,
  ],
};
