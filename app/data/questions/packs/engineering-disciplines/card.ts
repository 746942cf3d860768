import type { InterviewCard } from "~/data/questions/types";
import { boardResetsWithTheMotor } from "./board-resets-with-the-motor";
import { exchangerShortOfHeat } from "./exchanger-short-of-heat";
import { fieldBeforeTheLayout } from "./field-before-the-layout";
import { fillFailsCompaction } from "./fill-fails-compaction";
import { levelsDoNotClose } from "./levels-do-not-close";
import { loopThatHunts } from "./loop-that-hunts";
import { oldRevisionOnSite } from "./old-revision-on-site";
import { ownErrorInIssuedWork } from "./own-error-in-issued-work";
import { paymentApplicationTooHigh } from "./payment-application-too-high";
import { regulatorRunsHot } from "./regulator-runs-hot";
import { requirementNobodyCanTest } from "./requirement-nobody-can-test";
import { simulationBeforeHardware } from "./simulation-before-hardware";
import { softGroundUnderTheFooting } from "./soft-ground-under-the-footing";
import { twoPartsStory } from "./two-parts-story";
import { variationWithoutAnInstruction } from "./variation-without-an-instruction";

/** Its content is imported by .server modules only. */
export const engineeringDisciplines: InterviewCard = {
  id: "engineering-disciplines",
  tab: "technical",
  title: "Circuits, Control, Systems and Sites",
  description: "A regulator that burns, a loop that swings, clay that isn’t there, a payment claimed too high: what you measure, who decides, what you write down.",
  difficulty: "Medium",
  topics: ["Circuits and control", "Heat and simulation", "Requirements", "Ground and levels", "Drawings and payment"],
  minutes: 45,
  questions: [
    regulatorRunsHot,
    fieldBeforeTheLayout,
    loopThatHunts,
    twoPartsStory,
    exchangerShortOfHeat,
    softGroundUnderTheFooting,
    boardResetsWithTheMotor,
    levelsDoNotClose,
    simulationBeforeHardware,
    fillFailsCompaction,
    requirementNobodyCanTest,
    oldRevisionOnSite,
    variationWithoutAnInstruction,
    ownErrorInIssuedWork,
    paymentApplicationTooHigh,
  ],
};
