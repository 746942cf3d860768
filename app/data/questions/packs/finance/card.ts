import type { InterviewCard } from "~/data/questions/types";
import { alertToDecision } from "./alert-to-decision";
import { auditRevenueRisk } from "./audit-revenue-risk";
import { closeByDayFive } from "./close-by-day-five";
import { covenantAboutToBreak } from "./covenant-about-to-break";
import { depreciationThreeStatements } from "./depreciation-three-statements";
import { numberThatLookedWrong } from "./number-that-looked-wrong";
import { reconciliationThatIsOff } from "./reconciliation-that-is-off";
import { revenueOverYearEnd } from "./revenue-over-year-end";
import { tellerCustomerUnderPressure } from "./teller-customer-under-pressure";
import { tradingBacktestTooGood } from "./trading-backtest-too-good";
import { tradingAlgorithmRunsAway } from "./trading-algorithm-runs-away";
import { valuationTwoWays } from "./valuation-two-ways";
import { varianceForAManager } from "./variance-for-a-manager";
import { workingCapitalEatsCash } from "./working-capital-eats-cash";
import { applicationThatDoesNotFit } from "./application-that-does-not-fit";
import { decisionAgainstTheCustomer } from "./decision-against-the-customer";
import { adviceAllInOneShare } from "./advice-all-in-one-share";
import { modelNineBadDays } from "./model-nine-bad-days";
import { findingToBeLeftOut } from "./finding-to-be-left-out";
import { clientCashNeverDeclared } from "./client-cash-never-declared";
import { claimWithAGap } from "./claim-with-a-gap";

/** Its content is imported by .server modules only. */
export const finance: InterviewCard = {
  id: "finance",
  tab: "technical",
  title: "Finance and Accounting",
  description: "A close that runs late, a covenant about to break, a sale that belongs to January: what you check, whom you tell, and why.",
  difficulty: "Medium",
  topics: ["Statements and close", "Cash and planning", "Valuation and trading", "Audit and ethics", "Banking and compliance"],
  minutes: 62,
  questions: [
    depreciationThreeStatements,
    closeByDayFive,
    reconciliationThatIsOff,
    numberThatLookedWrong,
    varianceForAManager,
    workingCapitalEatsCash,
    valuationTwoWays,
    covenantAboutToBreak,
    auditRevenueRisk,
    revenueOverYearEnd,
    alertToDecision,
    tellerCustomerUnderPressure,
    tradingBacktestTooGood,
    tradingAlgorithmRunsAway,
    applicationThatDoesNotFit,
    decisionAgainstTheCustomer,
    adviceAllInOneShare,
    modelNineBadDays,
    findingToBeLeftOut,
    clientCashNeverDeclared,
    claimWithAGap,
  ],
};
