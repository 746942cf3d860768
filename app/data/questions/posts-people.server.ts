/** By pack: lists of posts that several questions share, and the questions that aren’t for all. */

// biome-ignore format: a list or a question a paragraph
const HEALTHCARE = (() => {
  const wardNurses = ["nurse", "staff nurse", "registered nurse", "rn", "charge nurse", "ward nurse",
    "lpn", "lvn"];
  const wardLeads = ["nurse manager", "ward manager", "matron"];
  const expertNurses = ["clinical nurse specialist", "nurse practitioner"];
  const visitingNurses = ["community nurse", "district nurse"];
  const mentalHealthNurses = ["mental health nurse", "psychiatric nurse"];
  const assistants = ["nursing assistant", "cna", "healthcare assistant", "health care assistant", "hca"];
  const wardDoctors = ["doctor", "physician", "resident physician"];
  const theatreDoctors = ["surgeon", "anaesthetist", "consultant anaesthetist", "anesthesiologist"];
  const crews = ["paramedic", "emt", "ambulance technician"];
  const dental = ["dentist", "dental nurse", "dental hygienist", "dental assistant"];
  const eyesAndEars = ["optician", "optometrist", "audiologist", "audiology technician"];
  const speech = ["speech therapist", "speech and language therapist", "speech-language pathologist"];
  const food = ["dietitian", "nutritionist"];
  const imaging = ["radiographer", "radiologic technologist", "sonographer"];
  const laboratory = ["biomedical scientist", "medical laboratory technician", "medical laboratory scientist"];
  const minds = ["psychologist", "clinical psychologist", "counselor"];
  const clinicDoctors = ["general practitioner", "psychiatrist", "pediatrician", "physician associate"];
  const therapists = ["physiotherapist", "physical therapist", "occupational therapist"];
  return {
    "patient-gets-worse": [...wardNurses, ...expertNurses, ...assistants, ...wardDoctors, "icu nurse",
      "ward manager", "midwife", "cardiologist", "pediatrician", "respiratory therapist",
      "physician associate", "anaesthetist", "consultant anaesthetist", "anesthesiologist"],
    "ward-four-at-once": [...wardNurses, "ward manager"],
    "handover-nothing-lost": [...wardNurses, ...wardLeads, ...expertNurses, ...visitingNurses,
      ...mentalHealthNurses, ...assistants, ...wardDoctors, ...theatreDoctors, ...crews, "icu nurse",
      "theatre nurse", "midwife", "nurse anesthetist", "operating department practitioner",
      "respiratory therapist", "cardiologist", "pediatrician", "care assistant", "care home assistant",
      "care home manager", "physician associate"],
    "prescription-in-doubt": [...wardNurses, ...wardLeads, ...expertNurses, ...visitingNurses,
      ...mentalHealthNurses, "icu nurse", "practice nurse", "midwife", "pharmacist", "pharmacy technician"],
    "sepsis-first-hour": [...wardNurses, ...expertNurses, ...wardDoctors, ...theatreDoctors, "icu nurse",
      "ward manager", "paramedic", "physician associate", "general practitioner", "community nurse",
      "district nurse", "practice nurse"],
    "infection-c-difficile": [...wardNurses, ...wardLeads, ...assistants, ...wardDoctors],
    "consent-home-or-nursing-home": [...wardNurses, ...wardLeads, ...wardDoctors, "clinical nurse specialist",
      "occupational therapist", "care coordinator", "psychiatrist"],
    "discharge-teach-back": [...wardNurses, ...wardLeads, ...expertNurses, ...wardDoctors, "cardiologist",
      "pharmacist", "pharmacy technician", "physician associate"],
    "shift-unsafe-staffing": [...wardNurses, ...wardLeads, ...mentalHealthNurses, "icu nurse", "midwife"],
    "physio-back-pain-red-flag": ["physiotherapist", "physical therapist"],
    "meal-coughs-at-every-sip": [...speech, ...wardNurses, ...assistants, "dietitian", "occupational therapist",
      "clinical nurse specialist"],
    "scene-wont-come-along": [...crews],
    "allergy-within-minutes": [...dental, ...crews, ...wardNurses, ...visitingNurses, "school nurse",
      "practice nurse", "midwife", "nurse practitioner", "physician associate", "general practitioner",
      "radiographer", "radiologic technologist", "pharmacist", "pharmacy technician", "medical assistant",
      "podiatrist", "health visitor"],
    "interpreter-is-a-child": [...dental, ...eyesAndEars, ...speech, ...food, ...imaging, ...minds,
      ...clinicDoctors, ...wardDoctors, ...therapists, ...expertNurses, ...wardNurses, ...visitingNurses,
      "podiatrist", "phlebotomist", "health visitor", "school nurse", "practice nurse", "midwife",
      "medical assistant", "clinical research coordinator", "pharmacist", "pharmacy technician",
      "pharmacy assistant", "care coordinator"],
    "sharps-you-pricked-yourself": [...dental, ...laboratory, ...wardNurses, ...visitingNurses, ...assistants,
      ...crews, "icu nurse", "surgeon", "phlebotomist", "podiatrist", "practice nurse", "theatre nurse",
      "nurse anesthetist", "midwife", "medical assistant", "sterile services technician",
      "operating department practitioner", "surgical technologist"],
    "baby-with-a-bruise": [...dental, ...speech, "audiologist", "health visitor", "practice nurse",
      "nurse practitioner", "midwife", "general practitioner", "pediatrician", "physician associate"],
    "better-off-without-me": [...minds, ...mentalHealthNurses, ...expertNurses, ...visitingNurses,
      "occupational therapist", "general practitioner", "psychiatrist", "physician associate", "health visitor",
      "school nurse", "practice nurse", "midwife", "care coordinator", "support worker"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const EDUCATION = (() => {
  const general = ["teacher", "classroom teacher", "substitute teacher", "supply teacher"];
  const primary = ["primary teacher", "elementary teacher", "elementary school teacher"];
  const secondary = ["secondary teacher", "middle school teacher", "high school teacher"];
  const wordSubjects = ["english teacher", "history teacher", "geography teacher"];
  const sciences = ["maths teacher", "math teacher", "science teacher", "physics teacher",
    "chemistry teacher", "biology teacher"];
  const arts = ["music teacher", "art teacher", "pe teacher"];
  const languages = ["language teacher", "french teacher", "spanish teacher"];
  const englishAbroad = ["esl teacher", "efl teacher", "tefl teacher"];
  const special = ["special education teacher", "sen teacher", "senco"];
  const school = [...general, ...primary, ...secondary, ...wordSubjects, ...sciences, ...arts, ...languages];
  const infants = ["early years teacher", "preschool teacher", "kindergarten teacher"];
  const nursery = ["nursery nurse", "nursery practitioner", "early years practitioner", "childcare worker"];
  const assistants = ["teaching assistant", "learning support assistant", "paraprofessional", "teacher aide"];
  const heads = ["headmaster", "head teacher", "headteacher", "deputy head", "assistant principal",
    "school principal"];
  const middle = ["head of year", "head of department"];
  const higher = ["lecturer", "college lecturer", "senior lecturer", "professor", "assistant professor",
    "adjunct instructor"];
  const tutors = ["tutor", "private tutor", "science tutor"];
  const trainers = ["instructor", "training specialist", "corporate trainer"];
  const designers = ["instructional designer", "instructional coordinator", "curriculum developer",
    "curriculum designer"];
  return {
    "class-half-did-not-get-it": [...school, ...englishAbroad, "special education teacher", "sen teacher",
      ...higher, ...trainers, "head of department"],
    "grade-angry-parent": ["teacher", "classroom teacher", ...primary, ...secondary, ...wordSubjects, ...sciences,
      ...arts, ...languages, "esl teacher", ...middle],
    "homework-that-looks-like-ai": ["teacher", "classroom teacher", ...secondary, ...wordSubjects, ...sciences,
      ...languages, ...englishAbroad, ...higher, "head of department"],
    "iep-goal-you-can-measure": [...special],
    "lesson-plan-on-one-topic": [...school, ...infants, ...designers, ...englishAbroad,
      "special education teacher", "sen teacher", ...higher, ...tutors, ...trainers],
    "pupil-tenth-disruption": [...school, ...special, ...assistants, ...middle, "esl teacher"],
    "reading-three-years-apart": [...general, ...primary, ...wordSubjects, "secondary teacher",
      "middle school teacher", "esl teacher", ...special],
    "safeguarding-a-child-tells-you": [...school, ...special, ...infants, ...nursery, ...assistants, ...middle,
      ...heads, "esl teacher", "school counselor", "school librarian", "nursery manager"],
    "subject-hard-point": ["teacher", "classroom teacher", ...secondary, ...sciences, "geography teacher",
      ...primary, ...tutors, ...higher, "curriculum developer", "curriculum designer",
      "instructional coordinator"],
    "test-colleague-gives-answers": [...school, ...special, ...assistants, ...middle, ...heads, "esl teacher",
      "education administrator"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const FINANCE = (() => {
  const accountants = ["accountant", "staff accountant", "senior accountant", "management accountant",
    "financial accountant", "chartered accountant"];
  const clerks = ["accounts clerk", "accounts assistant", "accounting clerk", "finance assistant", "bookkeeper"];
  const payables = ["accounts payable assistant", "accounts payable clerk"];
  const receivables = ["accounts receivable assistant", "accounts receivable clerk"];
  const controllers = ["finance manager", "financial controller", "controller"];
  const directors = ["finance director", "cfo"];
  const analysts = ["financial analyst", "fp&a analyst", "finance analyst"];
  const treasury = ["treasurer", "treasury analyst"];
  const investing = ["investment analyst", "investment banker", "investment banking analyst",
    "equity research analyst"];
  const auditors = ["auditor", "external auditor", "audit associate"];
  const traders = ["equity trader", "algorithmic trader", "quantitative trader", "quantitative developer"];
  const advisers = ["financial planner", "financial advisor", "financial adviser", "wealth manager"];
  const lenders = ["mortgage adviser", "mortgage advisor", "loan officer", "relationship manager",
    "personal banker"];
  const credit = ["credit analyst", "credit risk analyst", "underwriter"];
  const financialCrime = ["aml analyst", "kyc analyst", "fraud analyst"];
  return {
    "advice-all-in-one-share": [...advisers, "relationship manager", "personal banker", "portfolio manager"],
    "application-that-does-not-fit": [...lenders, ...credit, ...financialCrime],
    "claim-with-a-gap": ["claims adjuster", "insurance underwriter", "fraud analyst"],
    "client-cash-never-declared": ["tax consultant", "tax accountant", "accountant", "chartered accountant",
      "bookkeeper"],
    "finding-to-be-left-out": [...auditors, "internal auditor", "risk analyst", "risk manager"],
    "model-nine-bad-days": ["risk analyst", "risk manager", "actuary", "credit risk analyst", "portfolio manager",
      ...traders],
    "decision-against-the-customer": [...lenders, "underwriter", "insurance underwriter", "claims adjuster"],
    "alert-to-decision": ["aml analyst", "kyc analyst", "fraud analyst"],
    "audit-revenue-risk": [...auditors],
    "close-by-day-five": [...accountants, "cost accountant", ...clerks, ...payables, ...controllers],
    "covenant-about-to-break": [...controllers, ...directors, ...treasury, "fp&a analyst", "finance analyst",
      "chartered accountant", "senior accountant", "financial accountant"],
    "depreciation-three-statements": [...analysts, ...investing, "credit analyst", "credit risk analyst"],
    "reconciliation-that-is-off": ["accountant", "staff accountant", "financial accountant", ...clerks,
      ...receivables, ...payables],
    "revenue-over-year-end": [...accountants, ...controllers, ...auditors, "internal auditor",
      "cost accountant", "tax accountant", "bookkeeper"],
    "teller-customer-under-pressure": ["bank teller", "teller", "personal banker"],
    "trading-algorithm-runs-away": [...traders],
    "trading-backtest-too-good": [...traders, "portfolio manager"],
    "valuation-two-ways": [...investing, "financial analyst", "portfolio manager"],
    "working-capital-eats-cash": [...controllers, ...directors, ...treasury, ...analysts,
      "management accountant", "chartered accountant", "credit analyst", "credit risk analyst",
      "cost accountant", "loan officer", "relationship manager"],
  };
})();

// biome-ignore format: a list or a question a paragraph
const LEGAL = (() => {
  const lawyers = ["lawyer", "attorney", "solicitor", "associate attorney", "trainee solicitor"];
  const litigators = ["barrister", "litigation associate", "litigation attorney", "litigator", "trial lawyer",
    "trial attorney"];
  const paralegals = ["paralegal", "litigation paralegal"];
  const inHouse = ["legal counsel", "general counsel", "in-house counsel", "corporate counsel"];
  const learners = ["law clerk", "legal intern", "legal researcher"];
  const compliance = ["compliance officer", "compliance analyst", "compliance manager"];
  const support = ["legal secretary", "legal assistant"];
  return {
    "client-money-new-account": ["conveyancer", ...support, "paralegal", "legal executive", "solicitor",
      "notary"],
    "signature-is-he-willing": ["notary", "conveyancer", "immigration adviser", "legal executive", "legal adviser",
      "solicitor", "trainee solicitor", "lawyer", "attorney"],
    "compliance-launch-on-monday": [...compliance, "data protection officer", "privacy counsel",
      "governance officer", ...inHouse],
    "brief-with-unfound-cases": [...lawyers, ...litigators, ...paralegals, ...learners],
    "case-holding-you-know": [...lawyers, ...litigators, ...learners, "judicial clerk", "public defender",
      "prosecutor", "legal adviser"],
    "client-wants-email-gone": [...lawyers, ...litigators, "litigation paralegal", "e-discovery specialist"],
    "conflict-check-former-client": [...lawyers, "litigation associate", "legal executive", ...paralegals,
      "patent attorney", "trademark attorney", "patent agent"],
    "deal-change-of-control": [...lawyers, ...inHouse],
    "indemnity-and-liability-cap": [...lawyers, ...inHouse, "contract manager", "contracts manager",
      "contract administrator", "privacy counsel", "ip counsel"],
    "issues-in-a-late-delivery": [...lawyers, ...litigators, ...inHouse, "legal executive", "law clerk",
      "legal intern", "legal adviser", "contract manager", "contracts manager", "contract administrator"],
    "opponent-email-by-mistake": [...lawyers, ...litigators, ...paralegals, "legal executive",
      "legal assistant", "legal secretary"],
    "privilege-email-chain": [...lawyers, ...litigators, ...paralegals, ...inHouse, "e-discovery specialist",
      "privacy counsel"],
    "settle-or-go-to-trial": ["lawyer", "attorney", "solicitor", "associate attorney", ...litigators],
  };
})();

export const POSTS_OF_PEOPLE_PACKS: Readonly<Record<string, readonly string[]>> = {
  ...HEALTHCARE,
  ...EDUCATION,
  ...FINANCE,
  ...LEGAL,
};
