import type { RoleGuide } from "~/data/careers/types";

export const environmentalGuides: Record<string, RoleGuide> = {
  "environmental-scientist": {
    overview:
      "You find out what is in the soil, water and air of a place, what it does, and what should be done. Days alternate between boots and reports. It suits people who like fieldwork and exact sentences.",
    dayToDay: [
      "Plan sampling and take samples by the book",
      "Read laboratory results and doubt the odd ones",
      "Write assessments for clients, agencies and the public",
      "Follow up on whether a remedy worked",
    ],
    wayIn:
      "A bachelor’s in a natural science; consultancies and state agencies hire beginners for fieldwork. Safety training for hazardous sites is often the first thing they pay for. GIS and statistics set you apart.",
    thisWeek:
      "Join one session of a volunteer water monitoring group near you and learn to fill in its field sheet properly.",
  },
  "water-resource-specialist": {
    overview:
      "You plan how a river basin, a city or a farm district uses and protects its water. It is part hydrology, part negotiation. It suits people who can explain a model to a town meeting.",
    dayToDay: [
      "Analyze flow, demand and quality data",
      "Model floods, droughts and what a rule would change",
      "Write plans, permits and grant proposals",
      "Meet landowners, utilities and agencies",
    ],
    wayIn:
      "A bachelor’s in hydrology, environmental science, geography or engineering; a master’s helps for planning roles. Conservation districts, utilities and state agencies are good first employers.",
    thisWeek:
      "Find your nearest stream gauge online, download ten years of flow, and chart how low summers have become.",
  },
  "renewable-energy-engineer": {
    overview:
      "You design solar and wind plants: where they stand, how they connect, what they will yield, whether they pay. The field grows and changes quickly. It suits engineers who like field measurements and finance in the same week.",
    dayToDay: [
      "Assess sites and estimate yield",
      "Lay out arrays or turbines and the wiring behind them",
      "Study how a plant affects the grid",
      "Check that what was built does what was promised",
    ],
    wayIn:
      "A bachelor’s in electrical, mechanical or energy engineering. Installers and technicians with field experience move into design with further study. Knowing one simulation tool well gets interviews.",
    thisWeek:
      "Use a free yield calculator for your own roof or a public building, then write down three assumptions it made and how each would change the answer.",
  },
  "conservation-scientist": {
    overview:
      "You manage forests, soils and rangeland together with the people who live from them. Patience is measured in seasons. It suits those who like landscapes and landowners.",
    dayToDay: [
      "Survey land, plants, soil and use",
      "Write management plans and agree on them with owners",
      "Oversee planting, grazing, burning or harvest",
      "Monitor results and report to agencies",
    ],
    wayIn:
      "A bachelor’s in forestry, rangeland, soil or environmental science. Government is the largest employer; seasonal jobs are the usual first step and count toward permanent ones.",
    thisWeek:
      "Look through the current seasonal openings of a park, forest or conservation district, and list the two skills they all ask for. Begin with the cheaper one.",
  },
  "environmental-engineer": {
    overview:
      "You build what keeps pollution out of people: treatment plants, cleanups, controls, safer processes. It suits engineers who want to know where the pipe ends.",
    dayToDay: [
      "Design treatment or remediation systems",
      "Size equipment and check it against the permit",
      "Supervise pilots and construction",
      "Inspect, sample and report compliance",
    ],
    wayIn:
      "A bachelor’s in environmental, civil or chemical engineering; the FE examination early is worth it, the PE later often required. Consultancies, utilities and agencies hire graduates.",
    thisWeek:
      "Tour your local water or wastewater plant (many welcome visitors) and draw its process from memory that evening.",
  },
  "sustainability-consultant": {
    overview:
      "You help organizations find where their footprint really lies and what to do about it first, then report it without flattering. It suits people who are good with spreadsheets and with skeptics.",
    dayToDay: [
      "Collect energy, travel and purchasing data and fill the gaps honestly",
      "Calculate emissions and compare options by cost per metric ton",
      "Write reports that follow a standard",
      "Persuade finance, facilities and suppliers",
    ],
    wayIn:
      "From any degree with numbers in it; facilities, supply chain and accounting are good backgrounds. Learn one standard well, such as the Greenhouse Gas Protocol. Internal sustainability roles are as common as consultancies.",
    thisWeek:
      "Estimate the yearly footprint of a household or a small business you know, in one spreadsheet with its sources, and name the single change that matters most.",
  },
};
