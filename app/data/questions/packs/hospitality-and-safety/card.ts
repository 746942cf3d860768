import type { InterviewCard } from "~/data/questions/types";
import { cleaningStrongProducts } from "./cleaning-strong-products";
import { guardOpenDoorAtNight } from "./guard-open-door-at-night";
import { guardVisitorWontLeave } from "./guard-visitor-wont-leave";
import { hotelFireAlarmAtThree } from "./hotel-fire-alarm-at-three";
import { hotelLetMeIntoTheRoom } from "./hotel-let-me-into-the-room";
import { kitchenAllergyOnSaturday } from "./kitchen-allergy-on-saturday";
import { kitchenFoodCostUp } from "./kitchen-food-cost-up";
import { kitchenThreeGuestsIll } from "./kitchen-three-guests-ill";
import { tableGuestWithAllergy } from "./table-guest-with-allergy";

/** Its content is imported by .server modules only. */
export const hospitalityAndSafety: InterviewCard = {
  id: "hospitality-and-safety",
  tab: "technical",
  title: "Kitchens, Hotels, and Security",
  description: "An allergy on a full night, two bottles never to mix, a fire alarm at three: what you do, who you call, and what you don’t do.",
  difficulty: "Medium",
  topics: ["Food safety", "Kitchen costs", "Hotel emergencies", "Cleaning", "Security work"],
  minutes: 30,
  questions: [
    kitchenAllergyOnSaturday,
    guardVisitorWontLeave,
    hotelFireAlarmAtThree,
    tableGuestWithAllergy,
    kitchenFoodCostUp,
    hotelLetMeIntoTheRoom,
    guardOpenDoorAtNight,
    cleaningStrongProducts,
    kitchenThreeGuestsIll,
  ],
};
