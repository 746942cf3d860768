/** By card: lists of posts that several questions share, and the posts that each question is for. */

// biome-ignore format: a list or a question a paragraph
const CARE_AND_CLINICS = (() => {
  const physios = ["physiotherapist", "physical therapist", "rehabilitation therapist"];
  const physioAssistants = ["physiotherapy assistant", "physical therapist assistant"];
  const carers = ["care assistant", "carer", "caregiver", "care worker", "care home assistant",
    "home health aide", "personal care aide"];
  const assistants = ["nursing assistant", "cna", "healthcare assistant", "health care assistant", "hca"];
  const coders = ["medical coder", "coding specialist"];
  const records = ["health information technician", "health information manager", "health informatician",
    "clinical informatics specialist"];
  const dental = ["dentist", "dental nurse", "dental hygienist", "dental assistant"];
  const receptionists = ["medical receptionist", "gp receptionist", "dental receptionist"];
  return {
    "rehab-first-steps": [...physios, ...physioAssistants, "occupational therapist",
      "occupational therapy assistant"],
    "therapy-exercises-not-done": [...physios, ...physioAssistants, "occupational therapist",
      "occupational therapy assistant"],
    "coder-unclear-note": [...coders, "clinical coder", "health information technician"],
    "coder-asked-to-code-higher": [...coders, "medical biller", "health information technician",
      "health information manager"],
    "informatics-alerts-clicked-away": ["health informatician", "clinical informatics specialist"],
    "records-someone-elses-data": [...records, "medical records clerk", "medical receptionist",
      "gp receptionist", "medical secretary", "practice manager", "medical assistant", "dental receptionist"],
    "care-wash-refused": [...carers, ...assistants, "support worker", "care home manager"],
    "care-found-on-the-floor": [...carers, ...assistants, "support worker", "care home manager"],
    "reception-no-slot-left": [...receptionists, "medical secretary", "medical assistant", "dental assistant",
      "practice manager"],
    "chair-patient-frightened": [...dental, "phlebotomist", "radiographer", "radiologic technologist",
      "podiatrist", "practice nurse", "medical assistant"],
    "exam-what-did-you-see": ["sonographer", "radiographer", "radiologic technologist", "optometrist",
      "audiologist", "podiatrist", "dentist", "dental hygienist", "midwife"],
    "instruments-wet-pack": [...dental, "sterile services technician", "veterinary nurse", "podiatrist",
      "theatre nurse", "operating department practitioner", "surgical technologist"],
    "lab-sample-without-a-name": ["biomedical scientist", "medical laboratory technician",
      "medical laboratory scientist", "phlebotomist"],
    "vet-owner-cannot-pay": ["vet", "veterinarian", "veterinary surgeon", "veterinary nurse"],
    "fitted-but-not-worn": ["optician", "optometrist", "audiologist", "audiology technician", "podiatrist",
      "dentist"],
    "imaging-request-does-not-fit": ["radiographer", "radiologic technologist"],
    "trial-consent-old-version": ["clinical research coordinator"],
    "vet-trace-goes-flat": ["vet", "veterinarian", "veterinary surgeon", "veterinary nurse"],
    "counter-same-tablets-again": ["pharmacy assistant", "pharmacy technician", "pharmacist"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const SCHOOL_LIFE = (() => {
  const general = ["teacher", "classroom teacher"];
  const cover = ["substitute teacher", "supply teacher"];
  const primary = ["primary teacher", "elementary teacher", "elementary school teacher"];
  const infants = ["early years teacher", "preschool teacher", "kindergarten teacher"];
  const secondary = ["secondary teacher", "middle school teacher", "high school teacher"];
  const subjects = ["maths teacher", "math teacher", "science teacher", "english teacher", "history teacher",
    "physics teacher", "chemistry teacher", "biology teacher", "geography teacher", "language teacher",
    "french teacher", "spanish teacher", "music teacher", "art teacher", "pe teacher", "esl teacher"];
  const special = ["special education teacher", "sen teacher"];
  const heads = ["headmaster", "head teacher", "headteacher", "deputy head", "assistant principal",
    "school principal"];
  const officers = ["education administrator", "education officer"];
  const assistants = ["teaching assistant", "learning support assistant", "paraprofessional", "teacher aide"];
  const toddlers = ["early years teacher", "preschool teacher", "nursery nurse", "nursery practitioner",
    "early years practitioner", "childcare worker"];
  const technologists = ["instructional technologist", "educational technologist", "learning technologist"];
  return {
    "class-routines-week-one": [...general, ...primary, ...infants, ...secondary, ...subjects, ...special,
      "nursery nurse", "nursery practitioner", "early years practitioner"],
    "class-that-was-hard-to-lead": [...general, ...cover, ...primary, ...secondary, ...subjects, ...special,
      "efl teacher", "tefl teacher", "instructor", "head of year", "head of department", "training specialist",
      "corporate trainer"],
    "early-years-a-child-bites": [...toddlers, "nursery manager"],
    "early-years-few-words": [...toddlers],
    "assistant-pupil-who-waits": [...assistants],
    "department-results-dropped": ["head of department", "deputy head", "assistant principal"],
    "policy-new-rule-by-september": [...heads, ...officers],
    "policy-smaller-classes": [...officers, "education consultant", "education policy analyst"],
    "edtech-app-for-monday": [...technologists],
    "course-video-nobody-finishes": [...technologists, "instructional designer", "e-learning developer"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const COURTS_COMPANIES_AND_PATENTS = (() => {
  const trialLawyers = ["trial lawyer", "trial attorney", "litigator", "litigation attorney", "barrister",
    "litigation associate", "public defender", "prosecutor"];
  const patentStaff = ["patent attorney", "patent agent"];
  const inHouse = ["legal counsel", "general counsel", "in-house counsel", "corporate counsel"];
  const secretaries = ["company secretary", "assistant company secretary", "corporate secretary"];
  return {
    "trial-cross-two-stories": [...trialLawyers],
    "trial-opening-two-minutes": [...trialLawyers],
    "patent-office-action": [...patentStaff],
    "patent-already-shown": [...patentStaff, "ip counsel"],
    "ip-who-owns-the-code": ["ip counsel", "trademark attorney", ...inHouse],
    "board-director-has-interest": [...secretaries, "general counsel", "governance officer"],
    "board-minutes-rewritten": [...secretaries, "general counsel", "governance officer"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const HOSPITALITY_AND_SAFETY = (() => {
  const chefs = ["head chef", "sous chef", "executive chef", "kitchen manager"];
  const cooks = ["chef", "cook", "line cook", "chef de partie", "commis chef", "pastry chef"];
  const restaurants = ["restaurant manager", "assistant restaurant manager", "food and beverage manager"];
  const handsOn = ["hairdresser", "beautician", "nail technician", "massage therapist", "personal trainer",
    "fitness instructor"];
  const guards = ["security guard", "security officer", "security supervisor"];
  const receptionists = ["hotel receptionist", "front desk agent", "front desk receptionist",
    "night receptionist", "night porter", "guest services agent", "concierge"];
  return {
    "kitchen-allergy-on-saturday": [...chefs, ...cooks, "kitchen assistant", ...restaurants, "cafe manager"],
    "kitchen-food-cost-up": [...chefs, "chef", ...restaurants, "cafe manager"],
    "kitchen-three-guests-ill": [...chefs, "chef", ...restaurants, "hotel manager", "cafe manager"],
    "guard-visitor-wont-leave": [...guards],
    "guard-open-door-at-night": [...guards],
    "hotel-fire-alarm-at-three": [...guards, ...receptionists, "hotel manager"],
    "table-guest-with-allergy": ["waiter", "waitress", "barista", "bartender", "flight attendant",
      "cabin crew"],
    "bar-one-drink-too-many": ["waiter", "waitress", "bartender", "flight attendant", "cabin crew",
      ...restaurants],
    "cabin-phone-in-the-seat": ["flight attendant", "cabin crew"],
    "hotel-let-me-into-the-room": [...receptionists, "hotel manager", "housekeeper"],
    "client-had-a-reaction-before": [...handsOn],
    "tools-between-two-clients": ["hairdresser", "beautician", "nail technician", "massage therapist"],
    "result-not-as-wished": ["hairdresser", "beautician", "nail technician", "tailor", "photographer", "baker",
      "pastry chef", "dog groomer"],
    "fridge-warm-in-the-morning": [...chefs, ...cooks, "kitchen assistant", "baker", "butcher", "cafe manager"],
    "slicer-cleaned-at-closing": ["sous chef", ...cooks, "kitchen assistant", "baker", "butcher"],
    "cleaner-alone-with-the-keys": ["cleaner", "cleaning operative", "housekeeper"],
    "cleaning-strong-products": ["cleaner", "cleaning operative", "housekeeper"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const OFFICE_AND_FRONT_DESK = (() => {
  const assistants = ["administrative assistant", "executive assistant"];
  const offices = ["office manager", ...assistants];
  const payroll = ["payroll specialist", "payroll officer", "payroll administrator"];
  const clerks = ["accounts clerk", "accounts assistant", "accounting clerk", "finance assistant", "bookkeeper",
    "accounts payable assistant", "accounts payable clerk", "accounts receivable assistant",
    "accounts receivable clerk", "billing specialist"];
  const coordinators = ["operations coordinator", "operations associate", "project coordinator",
    "project officer", "event coordinator"];
  return {
    "desk-all-at-once": ["receptionist", "administrative assistant", "office manager"],
    "calendar-across-time-zones": [...offices],
    "payday-overtime-missing": [...payroll],
    "forms-typed-by-friday": ["data entry clerk", "administrative assistant", "receptionist", "hr assistant",
      ...payroll, "accounts clerk", "accounting clerk", "billing specialist"],
    "supplier-new-bank-details": [...clerks, ...payroll, ...offices, "facilities manager"],
    "minutes-of-a-loud-meeting": [...offices, ...coordinators, "pmo analyst", "policy officer",
      "executive officer"],
    "salaries-on-the-printer": [...offices, "receptionist", "data entry clerk", "hr assistant", "hr officer",
      ...payroll, "finance assistant", "accounts assistant", "bookkeeper", "operations coordinator"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const COMMUNITY_AND_PUBLIC_SAFETY = (() => {
  const social = ["social worker", "caseworker", "youth worker", "probation officer"];
  const uniformed = ["police officer", "prison officer"];
  return {
    "record-that-may-be-read-in-court": [...social, ...uniformed, "firefighter"],
    "asked-to-keep-a-secret": [...social, "prison officer"],
    "prisoner-or-man-wont-comply": [...uniformed],
    "first-at-the-crash": ["firefighter", "police officer"],
    "two-appointments-missed": [...social],
    "fact-not-confirmed-by-five": ["journalist", "editor", "photographer", "translator"],
    "colleague-unfit-for-duty": [...uniformed, "firefighter", "probation officer", "social worker", "pilot",
      "security guard", "security officer", "security supervisor"],
  };
})();

export const POSTS_OF_SMALL_PACKS: Readonly<Record<string, readonly string[]>> = {
  ...CARE_AND_CLINICS,
  ...SCHOOL_LIFE,
  ...COURTS_COMPANIES_AND_PATENTS,
  ...HOSPITALITY_AND_SAFETY,
  ...OFFICE_AND_FRONT_DESK,
  ...COMMUNITY_AND_PUBLIC_SAFETY,
};
