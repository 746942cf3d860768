import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { findWork } from "~/practice/text-analysis/find-work";
import { chooseQuestions } from "./choose-questions";

/** The cards that ask people of every trade. */
const FOR_EVERYBODY = new Set(["leadership", "conflict", "motivation", "home"]);
const BUSINESS = ["bottleneck-and-peak", "advice-nobody-wanted"];

/** Titles of a trade or service, and the questions of it that they may be asked, in no order. */
// biome-ignore format: a trade a paragraph
const TRADES: readonly [titles: readonly string[], questions: readonly string[]][] = [
  [["Mechanic", "Workshop foreman", "Workshop foreman\n\nYou lead eight mechanics and train apprentices",
    "Foreman\n\nBusy garage: brakes, MOT and servicing and repair. You lead eight mechanics.",
    "Auto technician", "MOT tester", "Workshop manager", "Garage foreman", "Garage manager", "Tyre fitter",
    "Auto electrician", "Truck mechanic", "Panel beater", "Spray painter"],
    ["fault-found-step-by-step", "callback-on-a-job", "brakes-front-axle", "apprentice-first-time-alone"]],
  [["Electrician", "Foreman electrician"],
    ["circuit-tested-before-energizing", "wiring-drawing-against-code", "live-work-under-pressure",
      "lockout-prove-it-dead", "fault-found-step-by-step", "apprentice-first-time-alone"]],
  [["Plumber", "Gas fitter", "Heating engineer"],
    ["boiler-co-alarm", "fault-found-step-by-step", "callback-on-a-job", "repair-bigger-than-quoted"]],
  [["Maintenance technician", "Maintenance foreman", "Maintenance manager"],
    ["fault-found-step-by-step", "lockout-prove-it-dead", "callback-on-a-job", "live-work-under-pressure",
      "apprentice-first-time-alone"]],
  [["HGV driver", "Van driver", "Delivery driver", "Bus driver", "Courier"],
    ["truck-with-a-defect", "late-tired-and-the-phone-rings", "bump-nobody-saw"]],
  [["Warehouse operative", "Picker packer", "Forklift driver"],
    ["warehouse-nine-instead-of-twelve", "jam-behind-the-guard", "forklift-pallet-up-high", "bump-nobody-saw"]],
  [["Warehouse supervisor", "Warehouse foreman", "Production foreman"],
    [...BUSINESS, "stock-out-and-overstock", "grievance-against-a-lead"]],
  [["Production operator", "Machine operator", "Assembly worker"],
    ["jam-behind-the-guard", "bad-parts-and-a-target", "lockout-prove-it-dead"]],
  [["CNC machinist", "Welder"],
    ["cnc-bore-drifts", "callback-on-a-job", "apprentice-first-time-alone", "bad-parts-and-a-target",
      "hot-work-near-insulation"]],
  [["Joiner", "Foreman carpenter", "Painter", "Kitchen fitter", "Carpet fitter", "Bricklayer", "Roofer", "Scaffolder",
    "Site foreman", "Building foreman", "General foreman", "Labourer", "Gardener", "Landscaper"],
    ["callback-on-a-job", "repair-bigger-than-quoted", "apprentice-first-time-alone", "guardrail-taken-off",
      "load-over-the-path", "digging-no-cable-on-the-plan", "bump-nobody-saw"]],
  [["Site manager", "Site supervisor"],
    ["rebar-does-not-fit", "variation-without-an-instruction", "payment-application-too-high",
      "soft-ground-under-the-footing", "design-disagreement-story", "two-parts-story", "own-error-in-issued-work",
      "old-revision-on-site"]],
  [["Chef de partie", "Cook", "Kitchen porter", "Catering assistant"],
    ["kitchen-allergy-on-saturday", "fridge-warm-in-the-morning", "slicer-cleaned-at-closing"]],
  [["Waitress", "Bartender"],
    ["table-guest-with-allergy", "bar-one-drink-too-many", "complaint-with-an-audience"]],
  [["Cleaner", "Cleaning supervisor", "Housekeeper", "Head housekeeper"],
    ["hotel-let-me-into-the-room", "cleaning-strong-products", "cleaner-alone-with-the-keys"]],
  [["Care assistant", "Senior carer", "Home carer"],
    ["care-wash-refused", "care-found-on-the-floor", "handover-nothing-lost", "medicine-mistake-story"]],
  [["Hairdresser", "Barber"],
    ["client-had-a-reaction-before", "tools-between-two-clients", "result-not-as-wished"]],
  [["Receptionist"],
    ["desk-all-at-once", "forms-typed-by-friday", "salaries-on-the-printer", "advice-nobody-wanted"]],
  [["Security guard", "Door supervisor"],
    ["guard-visitor-wont-leave", "guard-open-door-at-night", "hotel-fire-alarm-at-three", "colleague-unfit-for-duty"]],
  [["Shop assistant", "Cashier"],
    ["shop-theft-and-till", "shop-policy-says-no", "sales-discovery-first", "complaint-with-an-audience"]],
];

/** Of a trade that has no questions, or of any trade. */
const WITHOUT_QUESTIONS = [
  "Foreman",
  "Supervisor",
  "Team leader",
  "Service advisor",
  "Taxi driver",
  "Lifeguard",
  "Nanny",
  "Florist",
  "Upholsterer",
  "Lunchtime supervisor",
  "Farm foreman",
  "Hospital porter",
];

function listOfTrade(text: string): string[] {
  return chooseQuestions("posting", findSkills(text), findWork(text))
    .map(({ id }) => id)
    .filter((id) => !FOR_EVERYBODY.has(questionById(id)?.card.id ?? ""));
}

test.each(TRADES.flatMap(([titles, questions]) => titles.map((title) => ({ title, questions }))))(
  "asks a $title what the trade is asked",
  ({ title, questions }) => {
    const asked = listOfTrade(title);
    expect(asked).not.toEqual([]);
    expect(questions).toEqual(expect.arrayContaining(asked));
  },
);

test.each(WITHOUT_QUESTIONS)("asks a %s nothing of another trade", (title) =>
  expect(listOfTrade(title)).toEqual([]),
);
