import type { InterviewCard } from "~/data/questions/types";
import { careFoundOnTheFloor } from "./care-found-on-the-floor";
import { careWashRefused } from "./care-wash-refused";
import { chairPatientFrightened } from "./chair-patient-frightened";
import { coderAskedToCodeHigher } from "./coder-asked-to-code-higher";
import { coderUnclearNote } from "./coder-unclear-note";
import { counterSameTabletsAgain } from "./counter-same-tablets-again";
import { examWhatDidYouSee } from "./exam-what-did-you-see";
import { fittedButNotWorn } from "./fitted-but-not-worn";
import { imagingRequestDoesNotFit } from "./imaging-request-does-not-fit";
import { informaticsAlertsClickedAway } from "./informatics-alerts-clicked-away";
import { instrumentsWetPack } from "./instruments-wet-pack";
import { labSampleWithoutAName } from "./lab-sample-without-a-name";
import { receptionNoSlotLeft } from "./reception-no-slot-left";
import { recordsSomeoneElsesData } from "./records-someone-elses-data";
import { rehabFirstSteps } from "./rehab-first-steps";
import { therapyExercisesNotDone } from "./therapy-exercises-not-done";
import { trialConsentOldVersion } from "./trial-consent-old-version";
import { vetOwnerCannotPay } from "./vet-owner-cannot-pay";
import { vetTraceGoesFlat } from "./vet-trace-goes-flat";

/** Its content is imported by .server modules only. */
export const careAndClinics: InterviewCard = {
  id: "care-and-clinics",
  tab: "technical",
  title: "Care, Therapy, and Clinics",
  description: "A patient afraid of the chair, a tube without a name, a code you’re asked to raise: what you say, do, and write down.",
  difficulty: "Medium",
  topics: ["Care and therapy", "Teeth, eyes, and ears", "Labs and imaging", "Animals", "Records and front desk"],
  minutes: 57,
  questions: [
    rehabFirstSteps,
    coderUnclearNote,
    careWashRefused,
    therapyExercisesNotDone,
    careFoundOnTheFloor,
    informaticsAlertsClickedAway,
    receptionNoSlotLeft,
    coderAskedToCodeHigher,
    recordsSomeoneElsesData,
    imagingRequestDoesNotFit,
    counterSameTabletsAgain,
    trialConsentOldVersion,
    examWhatDidYouSee,
    chairPatientFrightened,
    instrumentsWetPack,
    fittedButNotWorn,
    labSampleWithoutAName,
    vetTraceGoesFlat,
    vetOwnerCannotPay,
  ],
};
