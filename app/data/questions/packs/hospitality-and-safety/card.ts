import type { InterviewCard } from "~/data/questions/types";
import { cleanerAloneWithTheKeys } from "./cleaner-alone-with-the-keys";
import { cleaningStrongProducts } from "./cleaning-strong-products";
import { clientHadAReactionBefore } from "./client-had-a-reaction-before";
import { fridgeWarmInTheMorning } from "./fridge-warm-in-the-morning";
import { guardOpenDoorAtNight } from "./guard-open-door-at-night";
import { guardVisitorWontLeave } from "./guard-visitor-wont-leave";
import { hotelFireAlarmAtThree } from "./hotel-fire-alarm-at-three";
import { hotelLetMeIntoTheRoom } from "./hotel-let-me-into-the-room";
import { kitchenAllergyOnSaturday } from "./kitchen-allergy-on-saturday";
import { kitchenFoodCostUp } from "./kitchen-food-cost-up";
import { kitchenThreeGuestsIll } from "./kitchen-three-guests-ill";
import { resultNotAsWished } from "./result-not-as-wished";
import { slicerCleanedAtClosing } from "./slicer-cleaned-at-closing";
import { tableGuestWithAllergy } from "./table-guest-with-allergy";
import { toolsBetweenTwoClients } from "./tools-between-two-clients";
import { barOneDrinkTooMany } from "./bar-one-drink-too-many";
import { cabinPhoneInTheSeat } from "./cabin-phone-in-the-seat";

/** Its content is imported by .server modules only. */
export const hospitalityAndSafety: InterviewCard = {
  id: "hospitality-and-safety",
  tab: "technical",
  title: "Kitchens, Hotels, Salons, and Security",
  description: "An allergy on a full night, two bottles never to mix, a client who swelled up last time: what you do, who you call, and what you don’t do.",
  difficulty: "Medium",
  topics: ["Food safety", "Kitchen costs", "Hotel emergencies", "Cleaning and hygiene", "Security and personal care"],
  minutes: 53,
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
    clientHadAReactionBefore,
    toolsBetweenTwoClients,
    resultNotAsWished,
    fridgeWarmInTheMorning,
    slicerCleanedAtClosing,
    cleanerAloneWithTheKeys,
    barOneDrinkTooMany,
    cabinPhoneInTheSeat,
  ],
};
