import type { InterviewCard } from "~/data/questions/types";
import { accountCustomerLeaving } from "./account-customer-leaving";
import { cafeRushShortHanded } from "./cafe-rush-short-handed";
import { callWrongBill } from "./call-wrong-bill";
import { hotelOverbooked } from "./hotel-overbooked";
import { salesDiscoveryFirst } from "./sales-discovery-first";
import { salesForecast } from "./sales-forecast";
import { salesLostDeal } from "./sales-lost-deal";
import { salesPriceObjection } from "./sales-price-objection";
import { salesRouteWeek } from "./sales-route-week";
import { shopPolicySaysNo } from "./shop-policy-says-no";
import { shopTheftAndTill } from "./shop-theft-and-till";
import { storeSalesDownShrinkUp } from "./store-sales-down-shrink-up";
import { callNotTheAccountHolder } from "./call-not-the-account-holder";
import { complaintWithAnAudience } from "./complaint-with-an-audience";
import { homeDampBehindWardrobe } from "./home-damp-behind-wardrobe";
import { coldCallFirstThirtySeconds } from "./cold-call-first-thirty-seconds";
import { districtOneStoreBehind } from "./district-one-store-behind";

/** Questions for sales, stores, hotels, cafés and call centers. */
export const salesAndService: InterviewCard = {
  id: "sales-and-service",
  tab: "technical",
  title: "Sales and Customer Service",
  description: "What sellers, store teams, hotel desks, cafés and call centers are asked, from the first question to a customer to the last count of the till.",
  difficulty: "Medium",
  topics: ["Finding the need", "Price and forecast", "Difficult moments", "Stores and stock", "Keeping customers"],
  minutes: 55,
  questions: [
    salesDiscoveryFirst,
    salesPriceObjection,
    salesForecast,
    salesRouteWeek,
    salesLostDeal,
    callWrongBill,
    shopPolicySaysNo,
    hotelOverbooked,
    cafeRushShortHanded,
    storeSalesDownShrinkUp,
    shopTheftAndTill,
    accountCustomerLeaving,
    callNotTheAccountHolder,
    complaintWithAnAudience,
    homeDampBehindWardrobe,
    coldCallFirstThirtySeconds,
    districtOneStoreBehind,
  ],
};
