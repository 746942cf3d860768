import { engineering } from "~/data/work-fields/engineering";

/** By pack: lists of posts that several questions share, and the questions that aren’t for all. */

// biome-ignore format: a list or a question a paragraph
const ENGINEERING = (() => {
  const mechanical = ["mechanical engineer", "design engineer", "aerospace engineer", "automotive engineer",
    "robotics engineer", "r&d engineer"];
  const materials = ["materials engineer", "metallurgist"];
  const making = ["manufacturing engineer", "production engineer"];
  const building = ["civil engineer", "structural engineer", "site engineer", "resident engineer"];
  const power = ["electrical engineer", "power systems engineer", "building services engineer",
    "maintenance engineer"];
  const engineers = engineering.titles.filter((title) => title.endsWith("engineer"));
  return {
    "beam-or-motor-aloud": [...mechanical, ...building, ...power, "marine engineer", "automation engineer",
      "control engineer", "controls engineer", "hvac engineer", "graduate engineer"],
    "bracket-cracks-in-the-field": [...mechanical, ...materials, ...making, "quality engineer", "test engineer"],
    "breaker-whole-site-dark": [...power, "commissioning engineer"],
    "cost-down-fifteen-percent": ["mechanical engineer", "design engineer", "automotive engineer", ...making,
      "industrial engineer"],
    "design-disagreement-story": [...engineers, "metallurgist", "pcb designer", "construction manager",
      "architect"],
    "drawing-signed-unchecked": engineers,
    "material-and-safety-factor": [...mechanical, ...materials, "structural engineer", "marine engineer"],
    "prototype-test-plan": [...mechanical, "test engineer", "validation engineer", "quality engineer",
      "biomedical engineer", "hardware engineer"],
    "rebar-does-not-fit": [...building, "construction manager"],
    "relief-valve-drawing": ["chemical engineer", "process engineer", "petroleum engineer", "nuclear engineer",
      "commissioning engineer", "control engineer", "controls engineer", "instrumentation engineer"],
    "simulation-against-test": [...mechanical, ...materials, "structural engineer", "marine engineer",
      "test engineer", "simulation engineer", "thermal engineer"],
    "tolerance-stack-does-not-close": [...mechanical, ...making, "quality engineer", "biomedical engineer",
      "cad technician", "drafter", "draughtsman"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const ENVIRONMENTAL = (() => {
  const land = ["environmental scientist", "environmental consultant", "environmental engineer",
    "hydrogeologist", "geologist", "remediation specialist"];
  const technicians = ["environmental technician", "field technician"];
  const plant = ["environmental manager", "environmental compliance officer", "environmental officer",
    "environmental specialist", "waste manager"];
  const safety = ["ehs specialist", "ehs manager", "hse advisor", "hse manager"];
  const water = ["water quality specialist", "water treatment operator", "water resource specialist"];
  const nature = ["ecologist", "assistant ecologist", "ecological consultant", "ecology consultant",
    "wildlife biologist", "conservation scientist", "conservation officer", "conservation manager",
    "reserve manager", "reserve warden", "countryside ranger", "park ranger", "forester", "arboriculturist",
    "wetland scientist", "hydrologist", "flood risk analyst"];
  const energy = ["renewable energy engineer", "solar engineer", "solar energy engineer",
    "wind energy engineer", "energy engineer", "energy auditor"];
  return {
    "carbon-scopes-of-a-bakery": ["sustainability manager", "sustainability consultant",
      "sustainability analyst", "sustainability specialist", "esg analyst", "carbon analyst",
      "climate analyst", "sustainability officer", "sustainability reporting manager", "carbon consultant",
      "energy auditor", "energy manager", "environmental manager"],
    "field-day-off-plan": [...land, ...technicians, ...plant, ...safety, ...water, ...nature, ...energy,
      "air quality specialist", "waste operative", "recycling coordinator"],
    "odor-at-a-public-meeting": [...plant, "environmental consultant", "environmental engineer",
      "environmental planner", "air quality specialist"],
    "pfas-sampling-four-wells": [...land, ...technicians, ...water],
    "phase-one-red-flags": [...land],
    "plant-permit-limit-exceeded": [...plant, ...safety, "environmental engineer", "air quality specialist"],
    "remediation-options-compared": [...land],
    "report-finding-softened": [...land],
    "samples-blank-has-hits": [...land, ...technicians, ...water],
    "sampling-former-gas-station": [...land, ...technicians],
    "waste-drum-of-solvent": [...plant, ...safety, "environmental consultant", "environmental engineer",
      "environmental technician", "waste operative"],
    "water-result-above-limit": [...water, "hydrogeologist", "hydrologist", "environmental officer",
      "environmental engineer", "environmental scientist"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const SKILLED_TRADES = (() => {
  const electricians = ["electrician", "journeyman electrician", "master electrician",
    "industrial electrician", "maintenance electrician"];
  const heating = ["gas engineer", "heating engineer", "hvac technician", "hvac installer"];
  const carMechanics = ["mechanic", "auto mechanic", "car mechanic", "automotive technician",
    "vehicle technician", "motor mechanic"];
  const maintenance = ["maintenance technician", "maintenance mechanic", "maintenance fitter", "millwright",
    "field service technician", "service technician", "elevator technician", "lift engineer",
    "wind turbine technician"];
  const fitters = ["mechanical fitter", "fitter"];
  const forkliftDrivers = ["forklift driver", "forklift operator"];
  const warehouse = ["warehouse operative", "order picker"];
  const drivers = ["truck driver", "hgv driver", "lorry driver", "cdl driver", "delivery driver", "van driver",
    "bus driver"];
  const laborers = ["construction worker", "laborer", "labourer"];
  const operators = ["crane operator", "plant operator"];
  const grounds = ["landscaper", "gardener", "groundskeeper"];
  return {
    "boiler-co-alarm": [...heating, "plumber", "apprentice plumber"],
    "brakes-front-axle": [...carMechanics],
    "circuit-tested-before-energizing": [...electricians, "apprentice electrician"],
    "cnc-bore-drifts": ["machinist", "cnc machinist", "cnc operator", "cnc setter", "tool and die maker",
      "toolmaker"],
    "fault-found-step-by-step": [...electricians, "apprentice electrician", ...heating, ...carMechanics,
      ...maintenance, ...fitters, "plumber", "apprentice plumber", "refrigeration technician",
      "diesel mechanic", "diesel technician", "aircraft mechanic", "bicycle mechanic", "telecom technician",
      "handyman", "caretaker"],
    "forklift-pallet-up-high": [...forkliftDrivers],
    "warehouse-nine-instead-of-twelve": [...warehouse, ...forkliftDrivers],
    "jam-behind-the-guard": ["production operative", "machine operator", "assembler", ...warehouse, "fabricator",
      "metal fabricator", "sheet metal worker"],
    "live-work-under-pressure": [...electricians, "maintenance technician"],
    "lockout-prove-it-dead": [...electricians, "apprentice electrician", ...maintenance, ...fitters,
      "hvac technician", "refrigeration technician", "lineworker", "lineman", "solar installer", "pipefitter",
      "machine operator"],
    "repair-bigger-than-quoted": ["plumber", "electrician", "journeyman electrician", "master electrician",
      ...heating, "handyman", "locksmith", "carpenter", "joiner", "bricklayer", "mason", "roofer", "glazier",
      "tiler", "plasterer", "painter and decorator", "painter"],
    "truck-with-a-defect": [...drivers],
    "late-tired-and-the-phone-rings": [...drivers, "train driver"],
    "bump-nobody-saw": [...drivers, ...forkliftDrivers, ...operators, "landscaper", "groundskeeper"],
    "digging-no-cable-on-the-plan": ["plant operator", ...laborers, ...grounds, "cable installer",
      "telecom technician", "lineworker", "lineman"],
    "load-over-the-path": [...operators, ...laborers, "scaffolder"],
    "hot-work-near-insulation": ["welder", "fabricator", "metal fabricator", "sheet metal worker", "pipefitter",
      "plumber", "apprentice plumber", "roofer", "millwright", "maintenance fitter", "mechanical fitter",
      "hvac technician", "hvac installer", "refrigeration technician"],
    "bad-parts-and-a-target": ["production operative", "machine operator", "assembler", "welder", "fabricator",
      "metal fabricator", "sheet metal worker", "cabinet maker", "machinist", "cnc machinist", "cnc operator",
      "cnc setter", "tool and die maker", "toolmaker"],
    "guardrail-taken-off": ["scaffolder", ...laborers, "roofer", "bricklayer", "mason", "plasterer", "glazier",
      "painter and decorator", "painter", "carpenter", "joiner", "solar installer", "cable installer",
      "handyman", "caretaker"],
    "wiring-drawing-against-code": [...electricians, "apprentice electrician", "solar installer"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const SECURITY = (() => {
  const desk = ["security analyst", "soc analyst", "cyber security analyst", "cybersecurity analyst",
    "information security analyst", "security operations analyst", "incident responder"];
  const hunters = ["threat hunter", "detection engineer"];
  const forensics = ["forensic analyst", "digital forensics analyst"];
  const engineers = ["security engineer", "cyber security engineer", "cybersecurity engineer"];
  const builders = ["application security engineer", "appsec engineer", "devsecops engineer",
    "security architect"];
  const officers = ["information security officer", "information security manager"];
  return {
    "alert-impossible-travel": [...desk, ...hunters],
    "evidence-leaver-laptop": [...forensics, ...officers, "incident responder", "information security analyst"],
    "incident-for-the-board": [...officers, "ciso", "security consultant"],
    "log-read-aloud": [...desk, ...hunters, ...forensics, "threat intelligence analyst"],
    "login-threat-model": [...builders, ...engineers, "iam engineer", "penetration tester", "pentester",
      "red teamer", "security consultant"],
    "phishing-link-clicked": [...desk, ...officers],
    "ransomware-two-am": [...desk, ...officers, "ciso", ...engineers, "cloud security engineer"],
    "rule-too-noisy": [...desk, ...hunters, ...engineers],
    "service-least-privilege": [...builders, ...engineers, "cloud security engineer", "iam engineer"],
    "supplier-ai-access": [...officers, "ciso", "grc analyst", "it auditor", "security consultant",
      "security architect", "information security analyst"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const CLOUD_AND_OPERATIONS = (() => {
  const sres = ["site reliability engineer", "sre", "devops engineer", "platform engineer"];
  const cloud = ["cloud engineer", "infrastructure engineer"];
  const architects = ["cloud architect", "cloud solutions architect"];
  const running = ["operations engineer", "observability engineer", "production support engineer"];
  const admins = ["systems engineer", "systems administrator", "system administrator", "sysadmin",
    "linux administrator", "windows administrator", "network engineer", "network administrator"];
  const dbas = ["database administrator", "dba"];
  return {
    "backup-region-lost": [...sres, ...cloud, ...architects, ...dbas],
    "cloud-bill-thirty-percent": [...sres, ...cloud, ...architects, "it manager"],
    "deploy-column-rename": [...sres, ...dbas, "release engineer"],
    "iac-drifted-by-hand": [...sres, ...cloud, ...architects, "kubernetes engineer"],
    "key-leaked-in-public": [...sres, ...cloud, ...architects],
    "latency-at-three": [...sres, ...running],
    "pager-forty-alerts": [...sres, ...running, "infrastructure engineer", ...admins],
    "pod-keeps-restarting": [...sres, ...cloud, "kubernetes engineer"],
    "postmortem-human-error": [...sres, ...cloud, ...running, ...dbas, "release engineer",
      "kubernetes engineer", ...admins, "it manager"],
    "slo-budget-spent": [...sres, "observability engineer", "operations engineer"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const DATA_AND_MACHINE_LEARNING = (() => {
  const analysts = ["data analyst", "senior data analyst", "product analyst", "insights analyst"];
  const reporting = ["business intelligence analyst", "bi analyst", "bi developer", "reporting analyst"];
  const scientists = ["data scientist", "applied scientist", "decision scientist"];
  const statisticians = ["statistician", "biostatistician"];
  const learning = ["machine learning engineer", "ml engineer", "research scientist"];
  return {
    "analyst-number-that-fits": [...analysts, ...reporting, "data scientist", "decision scientist",
      "statistician"],
    "classifier-rare-fraud": [...scientists, ...learning, "statistician"],
    "drift-on-monday-morning": ["data scientist", "applied scientist", "machine learning engineer",
      "ml engineer", "mlops engineer"],
    "experiment-weakest-shops": [...analysts, ...scientists, ...statisticians],
    "fairness-without-gender": [...scientists, "statistician", "quantitative analyst",
      "machine learning engineer", "ml engineer", "data governance analyst"],
    "forecast-baseline-first": [...scientists, "statistician", "machine learning engineer", "ml engineer"],
    "interval-for-a-manager": [...analysts, ...scientists, ...statisticians],
    "join-doubles-revenue": [...analysts, ...reporting, "data scientist", "data engineer",
      "analytics engineer"],
    "leakage-score-too-good": [...scientists, ...statisticians, ...learning, "deep learning engineer",
      "computer vision engineer"],
    "metric-two-teams-fight-over": [...analysts, ...reporting, "analytics engineer",
      "data governance analyst", "data manager", "data steward", "data architect"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const AI_PRODUCTS = (() => {
  const evaluators = ["evaluation engineer", "prompt & evaluation engineer", "ai evaluation engineer"];
  const builders = ["ai engineer", "applied ai engineer", "llm engineer", "generative ai engineer",
    "ai product engineer", "ai solutions engineer", "ai developer", "nlp engineer", "agent engineer",
    "forward deployed engineer"];
  const product = ["ai product manager", "ai product engineer", "ai specialist", "ai consultant"];
  return {
    "ai-reviewer-approves-everything": [...evaluators, ...product],
    "assistant-metric-beyond-accepted": [...evaluators, ...product, "conversational ai designer"],
    "chatbot-asked-to-hide-it-is-ai": [...product, "conversational ai designer"],
    "chatbot-says-what-is-not-so": [...product, "conversational ai designer", "prompt engineer",
      "prompt & evaluation engineer"],
    "model-changed-under-you": [...builders, ...evaluators, "prompt engineer"],
    "model-prompt-or-fine-tune": [...builders, "prompt engineer", "ai specialist", "ai consultant"],
    "prompt-injection-in-a-ticket": [...builders, "prompt engineer"],
    "prompts-with-personal-data": [...builders, "ai specialist", "ai consultant"],
    "retrieval-brings-the-wrong-page": [...builders, ...evaluators, "prompt engineer"],
    "tokens-cost-and-delay": [...builders, "prompt engineer"],
  };
})();

export const POSTS_OF_TECHNICAL_PACKS: Readonly<Record<string, readonly string[]>> = {
  ...ENGINEERING,
  ...ENVIRONMENTAL,
  ...SKILLED_TRADES,
  ...SECURITY,
  ...CLOUD_AND_OPERATIONS,
  ...DATA_AND_MACHINE_LEARNING,
  ...AI_PRODUCTS,
};
