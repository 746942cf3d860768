/** By pack: lists of posts that several questions share, and the questions that aren’t for all. */

// biome-ignore format: a list or a question a paragraph
const ENGINEERING_DISCIPLINES = (() => {
  const boards = ["electronics engineer", "hardware engineer", "pcb designer", "biomedical engineer"];
  const control = ["control engineer", "controls engineer", "automation engineer", "instrumentation engineer"];
  const plant = ["process engineer", "chemical engineer", "petroleum engineer", "nuclear engineer"];
  const buildingServices = ["hvac engineer", "building services engineer"];
  const machines = ["mechanical engineer", "aerospace engineer", "automotive engineer", "robotics engineer",
    "r&d engineer"];
  const sites = ["civil engineer", "site engineer", "resident engineer", "geotechnical engineer",
    "highway engineer", "construction manager"];
  const traffic = ["transportation engineer", "traffic engineer"];
  const surveyors = ["surveyor", "land surveyor", "setting-out engineer"];
  const drawing = ["cad technician", "drafter", "draughtsman"];
  const costs = ["quantity surveyor", "cost engineer"];
  return {
    "board-resets-with-the-motor": [...boards, "electrical engineer", "robotics engineer",
      "test engineer", "engineering technician"],
    "exchanger-short-of-heat": [...plant, ...buildingServices, "mechanical engineer", "thermal engineer", "marine engineer", "maintenance engineer", "commissioning engineer"],
    "field-before-the-layout": ["civil engineer", "geotechnical engineer", "highway engineer",
      "transportation engineer", "water engineer"],
    "fill-fails-compaction": [...sites, "transportation engineer", "engineering technician"],
    "levels-do-not-close": [...surveyors, "civil engineer", "site engineer", "highway engineer"],
    "loop-that-hunts": [...control, ...plant, ...buildingServices, "commissioning engineer",
      "maintenance engineer"],
    "old-revision-on-site": [...sites, ...surveyors, ...drawing, ...buildingServices, "project engineer",
      "structural engineer", "commissioning engineer", "engineering technician", "graduate engineer",
      "architect"],
    "payment-application-too-high": [...costs, "construction manager"],
    "regulator-runs-hot": [...boards, "electrical engineer", "robotics engineer", "thermal engineer"],
    "requirement-nobody-can-test": [...machines, "electronics engineer", "hardware engineer",
      "biomedical engineer", "design engineer", "project engineer", "test engineer", "validation engineer",
      "quality engineer", "commissioning engineer", "electrical engineer"],
    "simulation-before-hardware": [...machines, ...traffic, "control engineer", "controls engineer",
      "design engineer", "simulation engineer", "thermal engineer", "chemical engineer", "process engineer",
      "water engineer", "mining engineer", "power systems engineer", "nuclear engineer", "industrial engineer"],
    "soft-ground-under-the-footing": [...sites, "structural engineer", "setting-out engineer"],
    "variation-without-an-instruction": [...costs, "construction manager", "resident engineer",
      "project engineer"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const DELIVERY_AND_SUPPORT = (() => {
  const engineers = ["software engineer", "full stack engineer", "full-stack engineer", "backend engineer",
    "frontend engineer", "react engineer", "ios engineer", "android engineer", "embedded engineer",
    "embedded software engineer", "firmware engineer"];
  const developers = ["software developer", "backend developer", "back-end developer", "frontend developer",
    "front-end developer", "full stack developer", "full-stack developer", "fullstack developer",
    "web developer", "mobile developer", "ios developer", "android developer", "java developer",
    "python developer", "javascript developer", "typescript developer", "react developer", "node developer",
    "php developer", "ruby developer", "rails developer", "go developer", "golang developer",
    "rust developer", "c++ developer", ".net developer", "c# developer", "game developer", "programmer",
    "application developer", "salesforce developer"];
  const leads = ["staff engineer", "principal engineer", "tech lead", "technical lead", "engineering manager"];
  const testers = ["qa engineer", "test automation engineer", "sdet"];
  const servers = ["software engineer", "software developer", "backend engineer", "backend developer",
    "back-end developer", "full stack developer", "full-stack developer", "full stack engineer",
    "full-stack engineer", "fullstack developer", "java developer", "python developer", "node developer",
    "php developer", "ruby developer", "rails developer", "go developer", "golang developer",
    "rust developer", ".net developer", "c# developer"];
  const chain = ["blockchain developer", "blockchain engineer", "smart contract developer"];
  const platform = ["devops engineer", "site reliability engineer", "sre", "platform engineer"];
  const builds = ["release engineer", "build engineer"];
  const desk = ["it support specialist", "it support technician", "it support engineer", "it support analyst",
    "help desk technician", "helpdesk technician", "service desk analyst", "service desk technician",
    "desktop support technician", "it technician", "it administrator"];
  const admins = ["systems administrator", "system administrator", "sysadmin", "windows administrator"];
  const networks = ["network engineer", "network administrator"];
  return {
    "build-fails-one-in-ten": [...engineers, ...developers, ...testers, ...builds, ...platform, "tech lead",
      "technical lead", "staff engineer"],
    "container-image-two-gigabytes": [...servers, ...builds, ...platform, "cloud engineer",
      "infrastructure engineer", "kubernetes engineer", "linux administrator", "systems engineer"],
    "contract-sends-before-it-books": [...chain],
    "ledger-or-database": [...chain, "solutions architect"],
    "pull-request-too-large": [...engineers, ...developers, ...leads, ...testers, ...chain,
      "software architect", "build engineer"],
    "sprint-never-finishes": [...engineers, ...developers, ...leads, ...testers, "qa tester"],
    "support-no-network": [...desk, ...admins, ...networks, "technical support engineer"],
    "support-phones-all-ring": [...desk, ...admins, "it manager", "production support engineer",
      "technical support engineer"],
    "support-reset-by-phone": [...desk, "it manager"],
    "support-who-comes-first": [...desk, "it manager", "technical support engineer"],
  };
})();

export const POSTS_OF_DISCIPLINE_PACKS: Readonly<Record<string, readonly string[]>> = {
  ...ENGINEERING_DISCIPLINES,
  ...DELIVERY_AND_SUPPORT,
};
