import { WORK_FIELDS } from "~/data/work-fields/work-fields";

const TITLES_BY_CARD = new Map<string, string[]>();
for (const { cards, titles } of WORK_FIELDS)
  for (const card of cards)
    TITLES_BY_CARD.set(card, [...(TITLES_BY_CARD.get(card) ?? []), ...titles]);

/** Every post of the work fields that ask a card, except some. */
function allBut(card: string, ...others: string[]): string[] {
  return (TITLES_BY_CARD.get(card) ?? []).filter((title) => !others.includes(title));
}

// biome-ignore format: a list or a question a paragraph
const TECHNOLOGY = (() => {
  const models = ["machine learning engineer", "ml engineer", "mlops engineer", "deep learning engineer",
    "computer vision engineer", "research scientist", "applied scientist"];
  const helpDesk = ["it support specialist", "it support technician", "it support engineer",
    "it support analyst", "help desk technician", "helpdesk technician", "service desk analyst",
    "service desk technician", "desktop support technician", "it technician", "technical support engineer"];
  const administrators = ["linux administrator", "windows administrator", "database administrator", "dba",
    "network engineer", "network administrator"];
  return {
    "missing-records-found-late": allBut("data-and-machine-learning", ...models, "data architect"),
    "dashboard-nobody-opened": allBut("data-and-machine-learning", "data architect", "mlops engineer"),
    "security-mistake-owned": allBut("security"),
    "vulnerabilities-which-first": allBut("security", "forensic analyst", "digital forensics analyst",
      "iam engineer", "threat hunter", "detection engineer", "red teamer"),
    "outage-you-lived-through": allBut("cloud-and-operations"),
    "change-without-review": allBut("cloud-and-operations", ...helpDesk),
    "work-faster-than-finished": allBut("delivery-and-support", ...administrators),
    "review-changed-my-work": allBut("delivery-and-support"),
    "evals-good-enough-to-launch": allBut("ai-products"),
    "ai-failed-for-some-people": allBut("ai-products"),
    "portfolio-project-story": allBut("user-experience"),
    "stakeholder-already-decided": allBut("user-experience", "graphic designer", "illustrator",
      "motion designer", "visual designer", "accessibility specialist", "design systems designer"),
  };
})();

// biome-ignore format: a list or a question a paragraph
const PEOPLE = (() => {
  const withoutUnits = ["vet", "veterinarian", "veterinary surgeon", "veterinary nurse", "optician",
    "optometrist", "dentist", "dental nurse", "dental hygienist", "dental assistant", "dental receptionist",
    "school nurse", "paramedic", "emt", "ambulance technician", "home health aide", "personal care aide",
    "care home assistant", "care home manager", "care assistant", "carer", "caregiver", "care worker",
    "sterile services technician"];
  const nursery = ["nursery manager", "nursery nurse", "nursery practitioner", "early years practitioner",
    "childcare worker"];
  const assistants = ["teaching assistant", "learning support assistant", "paraprofessional", "teacher aide"];
  const offices = ["education administrator", "education officer", "education policy analyst",
    "school librarian"];
  const advisers = ["school counselor", "academic advisor", "academic adviser"];
  const designers = ["instructional designer", "instructional coordinator", "instructional technologist",
    "educational technologist", "learning technologist", "e-learning developer", "curriculum developer",
    "curriculum designer", "education consultant"];
  return {
    "medicine-mistake-story": allBut("healthcare"),
    "record-of-a-celebrity": allBut("healthcare", ...withoutUnits),
    "teaching-how-you-know-it-worked": allBut("education", ...nursery, ...assistants, ...offices, ...advisers,
      "substitute teacher", "supply teacher"),
    "feedback-that-changed-a-draft": allBut("education", ...nursery, ...offices, ...designers),
    "legal-research-new-area": allBut("legal", "court clerk", "mediator", "arbitrator", "notary", "legal secretary",
      "legal assistant", "contract administrator", "e-discovery specialist", "governance officer", "company secretary",
      "assistant company secretary", "corporate secretary"),
    "deadline-close-call-story": allBut("legal"),
  };
})();

// biome-ignore format: a list or a question a paragraph
const BUSINESS = (() => {
  const desks = ["receptionist", "data entry clerk", "administrative assistant"];
  const shifts = ["shift lead", "shift manager", "warehouse supervisor", "production supervisor"];
  const paid = ["performance marketer", "performance marketing manager", "ppc specialist",
    "paid media specialist", "paid social manager", "media planner", "media buyer"];
  const search = ["seo specialist", "seo manager"];
  const analysts = ["marketing analyst", "market research analyst"];
  const donors = ["fundraiser", "fundraising manager"];
  const pr = ["pr manager", "public relations specialist", "communications officer", "communications manager"];
  const service = ["customer service representative", "customer service advisor", "customer service agent",
    "customer service assistant", "customer service manager", "customer support representative",
    "customer support agent", "call center agent", "call centre agent", "call centre advisor",
    "contact centre agent"];
  const hotels = ["hotel receptionist", "front desk agent", "front desk receptionist", "guest services agent",
    "hotel manager", "concierge", "night receptionist", "night porter"];
  const restaurants = ["waiter", "waitress", "barista", "bartender", "restaurant manager",
    "assistant restaurant manager", "food and beverage manager", "cafe manager"];
  const cabins = ["flight attendant", "cabin crew"];
  return {
    "process-map-nine-days": allBut("business-and-operations", ...desks, ...shifts, "executive assistant",
      "event coordinator", "entrepreneur"),
    "advice-nobody-wanted": allBut("business-and-operations"),
    "positioning-one-sentence": allBut("marketing", ...paid, ...search, ...analysts, ...donors, ...pr,
      "videographer", "event manager", "community manager", "email marketing manager", "crm manager"),
    "campaign-that-did-not-work": allBut("marketing", "videographer", "market research analyst"),
    "copy-line-says-nothing": allBut("brand-and-content", ...paid, ...analysts, ...donors, "videographer",
      "event manager", "art director", "influencer manager"),
    "message-changed-by-listening": allBut("brand-and-content", ...paid, ...search, "event manager"),
    "sales-discovery-first": allBut("sales-and-service", ...service, ...hotels, ...restaurants, ...cabins,
      "cashier", "visual merchandiser", "district manager", "regional manager"),
    "call-wrong-bill": [...service, "insurance agent", "account manager", "customer success manager"],
    "number-that-looked-wrong": allBut("finance"),
    "variance-for-a-manager": ["accountant", "staff accountant", "senior accountant", "management accountant",
      "financial accountant", "chartered accountant", "cost accountant", "financial analyst", "fp&a analyst",
      "finance analyst", "finance manager", "financial controller", "controller"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const ENGINEERING_AND_TRADES = (() => {
  const drivers = ["truck driver", "hgv driver", "lorry driver", "delivery driver", "van driver", "bus driver",
    "cdl driver", "train driver"];
  const operators = ["plant operator", "crane operator", "forklift operator", "forklift driver",
    "warehouse operative", "order picker", "machine operator", "production operative", "assembler"];
  const learners = ["apprentice electrician", "apprentice plumber"];
  const grounds = ["handyman", "caretaker", "groundskeeper", "landscaper", "gardener"];
  const laborers = ["construction worker", "laborer", "labourer"];
  const safety = ["ehs specialist", "ehs manager", "hse advisor", "hse manager"];
  const field = ["waste operative", "field technician", "environmental technician", "gis analyst"];
  const grounded = ["geologist", "hydrogeologist", "remediation specialist", "environmental compliance officer",
    "recycling coordinator", "waste manager", "water quality specialist", "water treatment operator"];
  return {
    "two-parts-story": allBut("engineering-disciplines"),
    "own-error-in-issued-work": allBut("engineering-disciplines"),
    "callback-on-a-job": allBut("skilled-trades", ...drivers, ...operators),
    "apprentice-first-time-alone": allBut("skilled-trades", ...drivers, ...operators, ...learners, ...grounds,
      ...laborers),
    "snow-in-april": allBut("nature-energy-and-climate", ...safety, ...field, ...grounded),
    "unwelcome-measure-story": allBut("nature-energy-and-climate", ...field),
  };
})();

/** Questions for most posts of their field; they are asked as well where a text doesn’t name the post. */
export const POSTS_OF_GENERAL_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  ...TECHNOLOGY,
  ...PEOPLE,
  ...BUSINESS,
  ...ENGINEERING_AND_TRADES,
};
