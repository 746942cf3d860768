import type { InterviewCard } from "~/data/questions/types";
import { firstVersionForFlatmates } from "./first-version-for-flatmates";
import { improveAFavoriteProduct } from "./improve-a-favorite-product";
import { measureAFeature } from "./measure-a-feature";
import { metricDrop } from "./metric-drop";
import { mixedExperiment } from "./mixed-experiment";
import { oneOfFourRequests } from "./one-of-four-requests";
import { transitForBlindTravelers } from "./transit-for-blind-travelers";

export const productSense: InterviewCard = {
  id: "product-sense",
  tab: "case",
  title: "Product Sense",
  description: "Decide what to build, for whom, and how you would know that it worked.",
  difficulty: "Medium",
  topics: ["Users and needs", "Prioritizing", "Metrics", "Experiments", "First versions"],
  minutes: 40,
  questions: [
    improveAFavoriteProduct,
    metricDrop,
    measureAFeature,
    oneOfFourRequests,
    transitForBlindTravelers,
    mixedExperiment,
    firstVersionForFlatmates,
  ],
};
