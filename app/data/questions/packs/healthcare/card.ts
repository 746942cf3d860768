import type { InterviewCard } from "~/data/questions/types";
import { allergyWithinMinutes } from "./allergy-within-minutes";
import { babyWithABruise } from "./baby-with-a-bruise";
import { betterOffWithoutMe } from "./better-off-without-me";
import { consentHomeOrNursingHome } from "./consent-home-or-nursing-home";
import { dischargeTeachBack } from "./discharge-teach-back";
import { handoverNothingLost } from "./handover-nothing-lost";
import { infectionCDifficile } from "./infection-c-difficile";
import { interpreterIsAChild } from "./interpreter-is-a-child";
import { mealCoughsAtEverySip } from "./meal-coughs-at-every-sip";
import { medicineMistakeStory } from "./medicine-mistake-story";
import { patientGetsWorse } from "./patient-gets-worse";
import { physioBackPainRedFlag } from "./physio-back-pain-red-flag";
import { prescriptionInDoubt } from "./prescription-in-doubt";
import { recordOfACelebrity } from "./record-of-a-celebrity";
import { sceneWontComeAlong } from "./scene-wont-come-along";
import { sepsisFirstHour } from "./sepsis-first-hour";
import { sharpsYouPrickedYourself } from "./sharps-you-pricked-yourself";
import { shiftUnsafeStaffing } from "./shift-unsafe-staffing";
import { wardFourAtOnce } from "./ward-four-at-once";

/** Its content is imported by .server modules only. */
export const healthcare: InterviewCard = {
  id: "healthcare",
  tab: "technical",
  title: "Nursing and Allied Health",
  description: "A patient who gets worse, an order you doubt, a relative who insists: what you do, who you call, and why.",
  difficulty: "Medium",
  topics: ["Patients at risk", "Medicines", "Handover and teaching", "Consent and privacy", "Safety at work"],
  minutes: 57,
  questions: [
    patientGetsWorse,
    wardFourAtOnce,
    shiftUnsafeStaffing,
    handoverNothingLost,
    prescriptionInDoubt,
    sepsisFirstHour,
    infectionCDifficile,
    consentHomeOrNursingHome,
    dischargeTeachBack,
    physioBackPainRedFlag,
    mealCoughsAtEverySip,
    sceneWontComeAlong,
    babyWithABruise,
    betterOffWithoutMe,
    allergyWithinMinutes,
    sharpsYouPrickedYourself,
    interpreterIsAChild,
    recordOfACelebrity,
    medicineMistakeStory,
  ],
};
