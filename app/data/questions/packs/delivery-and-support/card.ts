import type { InterviewCard } from "~/data/questions/types";
import { buildFailsOneInTen } from "./build-fails-one-in-ten";
import { containerImageTwoGigabytes } from "./container-image-two-gigabytes";
import { contractSendsBeforeItBooks } from "./contract-sends-before-it-books";
import { ledgerOrDatabase } from "./ledger-or-database";
import { pullRequestTooLarge } from "./pull-request-too-large";
import { reviewChangedMyWork } from "./review-changed-my-work";
import { sprintNeverFinishes } from "./sprint-never-finishes";
import { supportNoNetwork } from "./support-no-network";
import { supportPhonesAllRing } from "./support-phones-all-ring";
import { supportResetByPhone } from "./support-reset-by-phone";
import { supportWhoComesFirst } from "./support-who-comes-first";
import { workFasterThanFinished } from "./work-faster-than-finished";

/** Its content is imported by .server modules only. */
export const deliveryAndSupport: InterviewCard = {
  id: "delivery-and-support",
  tab: "technical",
  title: "Software Delivery and IT Support",
  description: "A sprint that never finishes, a pull request too large, a caller in a hurry: how a technical team gets work out and keeps people working.",
  difficulty: "Medium",
  topics: ["Agile work", "Code review", "Containers and builds", "Blockchain", "Service desk"],
  minutes: 36,
  questions: [
    pullRequestTooLarge,
    supportNoNetwork,
    sprintNeverFinishes,
    containerImageTwoGigabytes,
    supportWhoComesFirst,
    contractSendsBeforeItBooks,
    workFasterThanFinished,
    supportResetByPhone,
    buildFailsOneInTen,
    reviewChangedMyWork,
    ledgerOrDatabase,
    supportPhonesAllRing,
  ],
};
