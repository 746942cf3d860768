import type { InterviewCard } from "~/data/questions/types";
import { boardDirectorHasInterest } from "./board-director-has-interest";
import { boardMinutesRewritten } from "./board-minutes-rewritten";
import { ipWhoOwnsTheCode } from "./ip-who-owns-the-code";
import { patentAlreadyShown } from "./patent-already-shown";
import { patentOfficeAction } from "./patent-office-action";
import { trialCrossTwoStories } from "./trial-cross-two-stories";
import { trialOpeningTwoMinutes } from "./trial-opening-two-minutes";

/** Its content is imported by .server modules only. */
export const courtsCompaniesAndPatents: InterviewCard = {
  id: "courts-companies-and-patents",
  tab: "technical",
  title: "Courts, Companies, and Patents",
  description: "A witness who changes the story, a rejected claim, a director with an interest: what you do next, and under which rule.",
  difficulty: "Hard",
  topics: ["Trial advocacy", "Patents", "Intellectual property", "Corporate governance"],
  minutes: 24,
  questions: [
    trialCrossTwoStories,
    patentOfficeAction,
    boardDirectorHasInterest,
    ipWhoOwnsTheCode,
    trialOpeningTwoMinutes,
    patentAlreadyShown,
    boardMinutesRewritten,
  ],
};
