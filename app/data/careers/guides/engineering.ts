import type { RoleGuide } from "~/data/careers/types";

export const engineeringGuides: Record<string, RoleGuide> = {
  civil: {
    overview:
      "You plan and design what a town stands on: roads, bridges, water, foundations. What you sign must hold for decades. It suits people who like mathematics that ends in concrete.",
    dayToDay: [
      "Calculate loads, flows and slopes",
      "Produce and check drawings",
      "Visit sites and solve what the ground turned out to be",
      "Deal with permits, budgets and contractors",
    ],
    wayIn:
      "An accredited bachelor’s degree, the FE examination, about four years under a licensed engineer, then the PE. Technicians with an associate degree draft, survey and inspect, and some go on to the degree.",
    thisWeek:
      "Choose a bridge or culvert you pass often. Find its plans or inspection report in public records and write a page on how it carries its load and where it would fail first.",
  },
  mechanical: {
    overview:
      "You design things that move, heat or carry force, from a hinge to a turbine, and find out by testing where you were wrong. It suits people who took things apart and put most of them back.",
    dayToDay: [
      "Model parts and assemblies",
      "Analyze stress, heat and fatigue",
      "Build and test prototypes",
      "Work with suppliers on what can be made at what cost",
    ],
    wayIn:
      "An accredited bachelor’s degree; internships matter greatly. Employers ask about a project in which you made something. A license is needed mainly for public works and consulting.",
    thisWeek:
      "Take apart a broken appliance, find the part that failed and why, and redraw it in free CAD so that it would not.",
  },
  electrical: {
    overview:
      "You design circuits, controls and power, from a sensor to a substation. The invisible part of nearly everything is yours. It suits people who trust measurements.",
    dayToDay: [
      "Design and simulate circuits or power systems",
      "Bring up and debug boards with an oscilloscope",
      "Choose components that will still be sold next year",
      "Test for safety, noise and the standards that apply",
    ],
    wayIn:
      "An accredited bachelor’s degree; co-ops and student teams count. Power engineers often take the FE and PE. Electricians and technicians move up through part-time degrees.",
    thisWeek:
      "Build one small circuit with a microcontroller that measures something at home, and write down how its readings differ from what you calculated.",
  },
  manufacturing: {
    overview:
      "You make production work: the process, the tools, the quality, the minute saved at each step. It suits people who would rather stand at the line than present about it.",
    dayToDay: [
      "Watch the line and time it",
      "Design fixtures, cells and work instructions",
      "Find the root cause of scrap",
      "Introduce new equipment and train those who run it",
    ],
    wayIn:
      "A bachelor’s in manufacturing, industrial or mechanical engineering, or years as a technician with part-time study. Lean training helps when tied to a result.",
    thisWeek:
      "Film yourself doing a repeated chore, list the motions, remove a third of them, and measure again.",
  },
  systems: {
    overview:
      "You see to it that the parts of something large (a satellite, a train, a hospital network) add up to what was needed. Interfaces and requirements are your materials. It suits people who ask what else this touches.",
    dayToDay: [
      "Turn needs into requirements that can be verified",
      "Define interfaces between teams",
      "Model behavior and trade one quality against another",
      "Plan integration, test and acceptance",
    ],
    wayIn:
      "Usually after some years in one engineering discipline, often in aerospace, defense, rail or medical devices. Some universities offer systems engineering degrees. INCOSE’s entry certificate shows you know the vocabulary.",
    thisWeek:
      "Pick a familiar machine, such as a washing machine. Write ten requirements for it that a test could pass or fail, and find the two that conflict.",
  },
  industrial: {
    overview:
      "You improve how people, machines, materials and information work together, in factories, hospitals, warehouses and airports. It suits people who cannot stand in line without redesigning it.",
    dayToDay: [
      "Map and measure a process",
      "Build simulations and schedules",
      "Design layouts and work that does not hurt people",
      "Show in numbers that a change helped",
    ],
    wayIn:
      "A bachelor’s in industrial engineering, or another engineering degree plus operations experience. Hospitals and logistics firms hire as eagerly as factories. Statistics is what interviews test.",
    thisWeek:
      "Measure a line you stand in: arrivals, service time, people waiting, for half an hour. Work out what one more server would change.",
  },
};
