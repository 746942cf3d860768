import type { InterviewCard } from "~/data/questions/types";
import { angryCustomer } from "./angry-customer";
import { deliveredBadNews } from "./delivered-bad-news";
import { disagreedWithManager } from "./disagreed-with-manager";
import { gaveHardFeedback } from "./gave-hard-feedback";
import { hardToWorkWith } from "./hard-to-work-with";
import { mediatedBetweenColleagues } from "./mediated-between-colleagues";
import { receivedHardFeedback } from "./received-hard-feedback";
import { saidNoToARequest } from "./said-no-to-a-request";

export const conflict: InterviewCard = {
  id: "conflict",
  tab: "behavioral",
  title: "Conflict and Difficult Conversations",
  description: "Disagreements, hard feedback and bad news: what you said, how you said it, and what came of it.",
  difficulty: "Medium",
  topics: ["Disagreeing upward", "Hard feedback", "Saying no", "Upset customers", "Mediating"],
  minutes: 25,
  questions: [
    disagreedWithManager,
    hardToWorkWith,
    angryCustomer,
    receivedHardFeedback,
    gaveHardFeedback,
    saidNoToARequest,
    mediatedBetweenColleagues,
    deliveredBadNews,
  ],
};
