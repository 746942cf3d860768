import type { InterviewCard } from "~/data/questions/types";
import { adviceNobodyWanted } from "./advice-nobody-wanted";
import { bottleneckAndPeak } from "./bottleneck-and-peak";
import { forecastSalesOrOperations } from "./forecast-sales-or-operations";
import { grievanceAgainstALead } from "./grievance-against-a-lead";
import { processMapNineDays } from "./process-map-nine-days";
import { projectInRed } from "./project-in-red";
import { riskRegisterRead } from "./risk-register-read";
import { scopeCreepFriendlyClient } from "./scope-creep-friendly-client";
import { sponsorsContradict } from "./sponsors-contradict";
import { stockOutAndOverstock } from "./stock-out-and-overstock";
import { supplierMissesDeliveries } from "./supplier-misses-deliveries";
import { tenderSuppliersInvitation } from "./tender-suppliers-invitation";
import { hiringNotAFit } from "./hiring-not-a-fit";
import { grantTwentyMinutesLate } from "./grant-twenty-minutes-late";
import { policyPageByTomorrow } from "./policy-page-by-tomorrow";

/** Its content is imported by .server modules only. */
export const businessAndOperations: InterviewCard = {
  id: "business-and-operations",
  tab: "technical",
  title: "Business and Operations",
  description: "A project in red, a supplier that fails, a complaint about a team lead: what you do first, who decides, and what the numbers say.",
  difficulty: "Medium",
  topics: ["Projects", "Supply chain", "Processes", "Purchasing", "People and advice"],
  minutes: 45,
  questions: [
    sponsorsContradict,
    projectInRed,
    scopeCreepFriendlyClient,
    riskRegisterRead,
    stockOutAndOverstock,
    forecastSalesOrOperations,
    supplierMissesDeliveries,
    tenderSuppliersInvitation,
    bottleneckAndPeak,
    processMapNineDays,
    grievanceAgainstALead,
    adviceNobodyWanted,
    hiringNotAFit,
    grantTwentyMinutesLate,
    policyPageByTomorrow,
  ],
};
