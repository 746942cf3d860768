import type { InterviewCard } from "~/data/questions/types";
import { beamOrMotorAloud } from "./beam-or-motor-aloud";
import { bracketCracksInTheField } from "./bracket-cracks-in-the-field";
import { breakerWholeSiteDark } from "./breaker-whole-site-dark";
import { costDownFifteenPercent } from "./cost-down-fifteen-percent";
import { designDisagreementStory } from "./design-disagreement-story";
import { drawingSignedUnchecked } from "./drawing-signed-unchecked";
import { materialAndSafetyFactor } from "./material-and-safety-factor";
import { prototypeTestPlan } from "./prototype-test-plan";
import { rebarDoesNotFit } from "./rebar-does-not-fit";
import { reliefValveDrawing } from "./relief-valve-drawing";
import { simulationAgainstTest } from "./simulation-against-test";
import { toleranceStackDoesNotClose } from "./tolerance-stack-does-not-close";

/** Its content is imported by .server modules only. */
export const engineering: InterviewCard = {
  id: "engineering",
  tab: "technical",
  title: "Mechanical, Civil and Electrical Engineering",
  description: "A part that cracks, bars that don’t fit, a main breaker that trips: what you assume, what you check, and what you’d sign.",
  difficulty: "Medium",
  topics: ["Analysis and materials", "Test and simulation", "Failures", "Site and plant", "Safety and ethics"],
  minutes: 36,
  questions: [
    beamOrMotorAloud,
    bracketCracksInTheField,
    materialAndSafetyFactor,
    designDisagreementStory,
    rebarDoesNotFit,
    breakerWholeSiteDark,
    toleranceStackDoesNotClose,
    prototypeTestPlan,
    simulationAgainstTest,
    reliefValveDrawing,
    costDownFifteenPercent,
    drawingSignedUnchecked,
  ],
};
