import type { InterviewCard } from "~/data/questions/types";
import { chargingPoints } from "./charging-points";
import { crackedScreens } from "./cracked-screens";
import { dogFoodMarket } from "./dog-food-market";
import { londonCoffee } from "./london-coffee";
import { supermarketCheckouts } from "./supermarket-checkouts";
import { teachersForTenMillion } from "./teachers-for-ten-million";

export const marketSizing: InterviewCard = {
  id: "market-sizing",
  tab: "case",
  title: "Market Sizing and Estimation",
  description: "Build a number from what you know, say every assumption, and check it a second way.",
  difficulty: "Medium",
  topics: ["Framing", "Assumptions", "Arithmetic", "Sanity checks", "Ranges"],
  minutes: 35,
  questions: [londonCoffee, dogFoodMarket, crackedScreens, teachersForTenMillion, chargingPoints, supermarketCheckouts],
};
