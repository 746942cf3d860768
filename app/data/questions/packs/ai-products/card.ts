import type { InterviewCard } from "~/data/questions/types";
import { aiFailedForSomePeople } from "./ai-failed-for-some-people";
import { aiReviewerApprovesEverything } from "./ai-reviewer-approves-everything";
import { assistantMetricBeyondAccepted } from "./assistant-metric-beyond-accepted";
import { chatbotAskedToHideItIsAi } from "./chatbot-asked-to-hide-it-is-ai";
import { chatbotSaysWhatIsNotSo } from "./chatbot-says-what-is-not-so";
import { evalsGoodEnoughToLaunch } from "./evals-good-enough-to-launch";
import { modelChangedUnderYou } from "./model-changed-under-you";
import { modelPromptOrFineTune } from "./model-prompt-or-fine-tune";
import { promptInjectionInATicket } from "./prompt-injection-in-a-ticket";
import { promptsWithPersonalData } from "./prompts-with-personal-data";
import { retrievalBringsTheWrongPage } from "./retrieval-brings-the-wrong-page";
import { tokensCostAndDelay } from "./tokens-cost-and-delay";

/** Its content is imported by .server modules only. */
export const aiProducts: InterviewCard = {
  id: "ai-products",
  tab: "technical",
  title: "AI in Products",
  description: "A model that sounds right and isn’t, a ticket that gives orders, a bill that grows: what you measure, what you limit, and why.",
  difficulty: "Medium",
  topics: ["Evaluation and launch", "Retrieval and models", "Safety and privacy", "Cost and change", "People in the loop"],
  minutes: 36,
  questions: [
    evalsGoodEnoughToLaunch,
    retrievalBringsTheWrongPage,
    modelPromptOrFineTune,
    chatbotSaysWhatIsNotSo,
    promptInjectionInATicket,
    tokensCostAndDelay,
    assistantMetricBeyondAccepted,
    aiReviewerApprovesEverything,
    modelChangedUnderYou,
    promptsWithPersonalData,
    aiFailedForSomePeople,
    chatbotAskedToHideItIsAi,
  ],
};
