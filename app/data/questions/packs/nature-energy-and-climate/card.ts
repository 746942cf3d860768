import type { InterviewCard } from "~/data/questions/types";
import { barnWithBatDroppings } from "./barn-with-bat-droppings";
import { chargeForEachBin } from "./charge-for-each-bin";
import { emissionsFellFactorySold } from "./emissions-fell-factory-sold";
import { fenDryingOut } from "./fen-drying-out";
import { floodWithoutAGauge } from "./flood-without-a-gauge";
import { mapForWindTurbines } from "./map-for-wind-turbines";
import { rangerNestByThePath } from "./ranger-nest-by-the-path";
import { reserveWithoutAPlan } from "./reserve-without-a-plan";
import { schoolHeatingBill } from "./school-heating-bill";
import { snowInApril } from "./snow-in-april";
import { solarPlantBelowForecast } from "./solar-plant-below-forecast";
import { unwelcomeMeasureStory } from "./unwelcome-measure-story";

/** Its content is imported by .server modules only. */
export const natureEnergyAndClimate: InterviewCard = {
  id: "nature-energy-and-climate",
  tab: "technical",
  title: "Nature, Energy and Climate",
  description: "Droppings in a roof, a fen that dries out, a number that looks too good: what you check, what you advise, and how you say it.",
  difficulty: "Medium",
  topics: ["Wildlife and reserves", "Water and floods", "Maps and wind", "Energy and carbon", "Policy and people"],
  minutes: 44,
  questions: [
    barnWithBatDroppings,
    reserveWithoutAPlan,
    rangerNestByThePath,
    fenDryingOut,
    floodWithoutAGauge,
    mapForWindTurbines,
    solarPlantBelowForecast,
    schoolHeatingBill,
    emissionsFellFactorySold,
    chargeForEachBin,
    snowInApril,
    unwelcomeMeasureStory,
  ],
};
