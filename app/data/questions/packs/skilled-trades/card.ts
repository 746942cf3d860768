import type { InterviewCard } from "~/data/questions/types";
import { apprenticeFirstTimeAlone } from "./apprentice-first-time-alone";
import { boilerCoAlarm } from "./boiler-co-alarm";
import { brakesFrontAxle } from "./brakes-front-axle";
import { callbackOnAJob } from "./callback-on-a-job";
import { circuitTestedBeforeEnergizing } from "./circuit-tested-before-energizing";
import { cncBoreDrifts } from "./cnc-bore-drifts";
import { faultFoundStepByStep } from "./fault-found-step-by-step";
import { forkliftPalletUpHigh } from "./forklift-pallet-up-high";
import { jamBehindTheGuard } from "./jam-behind-the-guard";
import { liveWorkUnderPressure } from "./live-work-under-pressure";
import { lockoutProveItDead } from "./lockout-prove-it-dead";
import { repairBiggerThanQuoted } from "./repair-bigger-than-quoted";
import { truckWithADefect } from "./truck-with-a-defect";
import { warehouseNineInsteadOfTwelve } from "./warehouse-nine-instead-of-twelve";
import { wiringDrawingAgainstCode } from "./wiring-drawing-against-code";

export const skilledTrades: InterviewCard = {
  id: "skilled-trades",
  tab: "technical",
  title: "Skilled Trades",
  description: "Isolating, testing, finding faults and saying no: questions for electricians, plumbers, mechanics, machinists, drivers and warehouse workers.",
  difficulty: "Medium",
  topics: ["Working safely", "Finding faults", "Tests and codes", "Customers", "Apprentices"],
  minutes: 40,
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
  ],
};
