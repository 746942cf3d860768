import type { InterviewCard } from "~/data/questions/types";
import { analystNumberThatFits } from "./analyst-number-that-fits";
import { classifierRareFraud } from "./classifier-rare-fraud";
import { dashboardNobodyOpened } from "./dashboard-nobody-opened";
import { driftOnMondayMorning } from "./drift-on-monday-morning";
import { experimentWeakestShops } from "./experiment-weakest-shops";
import { fairnessWithoutGender } from "./fairness-without-gender";
import { forecastBaselineFirst } from "./forecast-baseline-first";
import { intervalForAManager } from "./interval-for-a-manager";
import { joinDoublesRevenue } from "./join-doubles-revenue";
import { leakageScoreTooGood } from "./leakage-score-too-good";
import { metricTwoTeamsFightOver } from "./metric-two-teams-fight-over";
import { missingRecordsFoundLate } from "./missing-records-found-late";

/** Its content is imported by .server modules only. */
export const dataAndMachineLearning: InterviewCard = {
  id: "data-and-machine-learning",
  tab: "technical",
  title: "Data and Machine Learning",
  description: "A score too good to be true, a total twice too high, a number someone wants by tomorrow: what you check, what you say, and why.",
  difficulty: "Medium",
  topics: ["Numbers you can trust", "Experiments and statistics", "Models and tests", "Models in use", "Fairness and honesty"],
  minutes: 39,
  questions: [
    joinDoublesRevenue,
    metricTwoTeamsFightOver,
    leakageScoreTooGood,
    forecastBaselineFirst,
    classifierRareFraud,
    experimentWeakestShops,
    intervalForAManager,
    driftOnMondayMorning,
    missingRecordsFoundLate,
    fairnessWithoutGender,
    analystNumberThatFits,
    dashboardNobodyOpened,
  ],
};
