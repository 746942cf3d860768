import type { InterviewCard } from "~/data/questions/types";
import { askedToKeepASecret } from "./asked-to-keep-a-secret";
import { colleagueUnfitForDuty } from "./colleague-unfit-for-duty";
import { factNotConfirmedByFive } from "./fact-not-confirmed-by-five";
import { firstAtTheCrash } from "./first-at-the-crash";
import { prisonerOrManWontComply } from "./prisoner-or-man-wont-comply";
import { recordThatMayBeReadInCourt } from "./record-that-may-be-read-in-court";
import { twoAppointmentsMissed } from "./two-appointments-missed";

/** Its content is imported by .server modules only. */
export const communityAndPublicSafety: InterviewCard = {
  id: "community-and-public-safety",
  tab: "technical",
  title: "Community, Media, and Public Safety",
  description: "A secret you can’t keep, a door that stays shut, the first minutes at a crash: what you do, who you tell, and what you write down.",
  difficulty: "Medium",
  topics: ["Protecting people", "Records and evidence", "Calming and force", "First at the scene", "Facts and deadlines"],
  minutes: 24,
  questions: [
    recordThatMayBeReadInCourt,
    askedToKeepASecret,
    prisonerOrManWontComply,
    firstAtTheCrash,
    twoAppointmentsMissed,
    colleagueUnfitForDuty,
    factNotConfirmedByFive,
  ],
};
