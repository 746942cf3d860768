import type { InterviewCard } from "~/data/questions/types";
import { guardOpenDoorAtNight } from "./guard-open-door-at-night";
import { guardVisitorWontLeave } from "./guard-visitor-wont-leave";
import { hotelFireAlarmAtThree } from "./hotel-fire-alarm-at-three";
import { kitchenAllergyOnSaturday } from "./kitchen-allergy-on-saturday";
import { kitchenFoodCostUp } from "./kitchen-food-cost-up";
import { kitchenThreeGuestsIll } from "./kitchen-three-guests-ill";

/** Its content is imported by .server modules only. */
export const hospitalityAndSafety: InterviewCard = {
  id: "hospitality-and-safety",
  tab: "technical",
  title: "Kitchens, Hotels, and Security",
  description: "An allergy on a full night, a man who won’t leave, a fire alarm at three: what you do, who you call, and what you don’t do.",
  difficulty: "Medium",
  topics: ["Food safety", "Kitchen costs", "Hotel emergencies", "Security work"],
  minutes: 20,
  questions: [
    kitchenAllergyOnSaturday,
    guardVisitorWontLeave,
    hotelFireAlarmAtThree,
    kitchenFoodCostUp,
    guardOpenDoorAtNight,
    kitchenThreeGuestsIll,
  ],
};
