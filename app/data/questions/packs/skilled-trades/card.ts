import type { InterviewCard } from "~/data/questions/types";
import { apprenticeFirstTimeAlone } from "./apprentice-first-time-alone";
import { badPartsAndATarget } from "./bad-parts-and-a-target";
import { boilerCoAlarm } from "./boiler-co-alarm";
import { brakesFrontAxle } from "./brakes-front-axle";
import { bumpNobodySaw } from "./bump-nobody-saw";
import { callbackOnAJob } from "./callback-on-a-job";
import { circuitTestedBeforeEnergizing } from "./circuit-tested-before-energizing";
import { cncBoreDrifts } from "./cnc-bore-drifts";
import { diggingNoCableOnThePlan } from "./digging-no-cable-on-the-plan";
import { faultFoundStepByStep } from "./fault-found-step-by-step";
import { forkliftPalletUpHigh } from "./forklift-pallet-up-high";
import { guardrailTakenOff } from "./guardrail-taken-off";
import { hotWorkNearInsulation } from "./hot-work-near-insulation";
import { jamBehindTheGuard } from "./jam-behind-the-guard";
import { lateTiredAndThePhoneRings } from "./late-tired-and-the-phone-rings";
import { liveWorkUnderPressure } from "./live-work-under-pressure";
import { loadOverThePath } from "./load-over-the-path";
import { lockoutProveItDead } from "./lockout-prove-it-dead";
import { repairBiggerThanQuoted } from "./repair-bigger-than-quoted";
import { truckWithADefect } from "./truck-with-a-defect";
import { warehouseNineInsteadOfTwelve } from "./warehouse-nine-instead-of-twelve";
import { wiringDrawingAgainstCode } from "./wiring-drawing-against-code";

export const skilledTrades: InterviewCard = {
  id: "skilled-trades",
  tab: "technical",
  title: "Skilled Trades",
  description: "Isolating, testing, finding faults and saying no: questions for electricians, plumbers, mechanics, machinists, drivers, building and warehouse workers.",
  difficulty: "Medium",
  topics: ["Working safely", "Finding faults", "Tests and codes", "Building sites", "Customers and apprentices"],
  minutes: 60,
  questions: [
    lockoutProveItDead,
    faultFoundStepByStep,
    callbackOnAJob,
    liveWorkUnderPressure,
    circuitTestedBeforeEnergizing,
    wiringDrawingAgainstCode,
    boilerCoAlarm,
    brakesFrontAxle,
    cncBoreDrifts,
    truckWithADefect,
    forkliftPalletUpHigh,
    repairBiggerThanQuoted,
    warehouseNineInsteadOfTwelve,
    apprenticeFirstTimeAlone,
    jamBehindTheGuard,
    lateTiredAndThePhoneRings,
    bumpNobodySaw,
    diggingNoCableOnThePlan,
    loadOverThePath,
    guardrailTakenOff,
    hotWorkNearInsulation,
    badPartsAndATarget,
  ],
};
