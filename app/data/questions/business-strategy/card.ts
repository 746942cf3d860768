import type { InterviewCard } from "~/data/questions/types";
import { buyTheMealKit } from "./buy-the-meal-kit";
import { cheapGymNextDoor } from "./cheap-gym-next-door";
import { eBikesToAmerica } from "./e-bikes-to-america";
import { priceForDentists } from "./price-for-dentists";
import { profitDecline } from "./profit-decline";

export const businessStrategy: InterviewCard = {
  id: "business-strategy",
  tab: "case",
  title: "Business Strategy",
  description: "Consulting-style cases: split the problem, follow the numbers, and commit to a recommendation.",
  difficulty: "Hard",
  topics: ["Profitability", "Market entry", "Pricing", "Acquisitions", "Competitor response"],
  minutes: 45,
  questions: [profitDecline, cheapGymNextDoor, priceForDentists, eBikesToAmerica, buyTheMealKit],
};
