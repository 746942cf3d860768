import { describe, expect, test } from "vitest";
import { findSkills, findTools } from "./find-skills";

const find = (text: string) => findSkills(text).map(({ name }) => name);

describe("ordinary words are not skills", () => {
  test.each([
    "You react fast and stay calm.",
    "React fast when a customer calls.",
    "We react and adapt to what customers tell us.",
    "Our team celebrates a Ruby anniversary in June.",
    "Ruby Walker will answer your questions.",
    "Go the extra mile, and go for it.",
    "We offer swift help and rust protection for cars.",
    "You excel in a lively shop. Excel at what you do!",
    "We start in Spring 2027, with express delivery.",
    "A flask of tea, a node of the lymph system, a dart board.",
    "Ideas that spark interest; lean on your colleagues.",
    "A single snowflake and the airflow of the hall.",
    "Sen. Ortiz visits us every week.",
  ])("%s", (text) => expect(find(text)).toEqual([]));
});

describe("the same words are, where a posting means the technology", () => {
  test.each([
    ["We are looking for a React developer.", ["React"]],
    ["react engineer wanted", ["React"]],
    ["Experience with React is required.", ["React"]],
    ["React is a plus.", ["React"]],
    ["You will use React every day.", ["React"]],
    ["React Native apps", ["React"]],
    ["Requirements:\n• React\n• Empathy", ["React", "Empathy"]],
    ["Services written in Go.", ["Programming"]],
    ["Languages: Ruby", ["Programming"]],
    ["Ruby, Go and Rust", ["Programming"]],
    ["A Swift programmer", ["Programming"]],
    ["Ruby on Rails", ["Programming"]],
    ["react, sql", ["React", "SQL"]],
    ["Node, Express and TypeScript", ["JavaScript", "Backend Development", "TypeScript"]],
    ["Spring Boot microservices", ["Backend Development"]],
    ["Apps built with Flask", ["Python"]],
    ["Proficient in Excel", ["Data Analysis"]],
    ["Kafka, Spark and Airflow", ["Distributed Systems", "Data Engineering"]],
    ["Lean, Six Sigma", ["Lean Manufacturing", "Process Improvement"]],
    ["BI reports", ["Business Intelligence"]],
  ])("%s", (text, names) => expect(find(text).toSorted()).toEqual(names.toSorted()));
});

describe("the trades’ own words are skills", () => {
  test.each([
    ["IV therapy and venipuncture", ["IV Therapy"]],
    ["You care for patients and start IVs.", ["Patient Care", "IV Therapy"]],
    [
      "Nursing: IV lines, PRN medication",
      ["Patient Care", "IV Therapy", "Medication Administration"],
    ],
    [
      "Triage of patients in the emergency department",
      ["Clinical Assessment", "Patient Care", "Emergency Care"],
    ],
    ["Handover by SBAR", ["Clinical Handover"]],
    ["MRI and CT, with radiography", ["Medical Imaging"]],
    ["Safeguarding and child protection", ["Safeguarding"]],
    ["Lesson planning, practicals and exit tickets", ["Lesson Planning", "Student Assessment"]],
    ["A scheme of work; pupils with SEN", ["Lesson Planning", "Special Education"]],
    ["Runs the month-end close and accruals", ["Month-End Close"]],
    ["Bank reconciliations, AP and AR", ["Account Reconciliation", "Bookkeeping"]],
    ["Experience with IFRS and audits", ["Financial Reporting", "Auditing"]],
    ["AML and KYC; files SARs", ["Financial Crime & AML"]],
    ["HVAC technician, heat pumps", ["HVAC"]],
    ["Heating and air conditioning", ["HVAC"]],
    ["Car mechanic: brakes and air conditioning", ["Vehicle Repair"]],
    ["RCD tests and the EICR", ["Electrical Installation & Testing"]],
    ["Lockout/tagout before maintenance", ["Lockout/Tagout", "Planned Maintenance"]],
    ["Electrician: LOTO, conduit", ["Electrical Installation & Testing", "Lockout/Tagout"]],
    ["Car mechanic: brakes and engines", ["Vehicle Repair"]],
    ["CNC lathe, tool offsets", ["CNC Machining"]],
    ["HGV driver with driver CPC", ["Commercial Driving"]],
    ["Chain of custody for soil sampling", ["Chain of Custody", "Field Sampling"]],
    ["ArcGIS; GIS maps", ["GIS"]],
    ["Depositions, motions and discovery", ["Litigation"]],
    ["A privilege log and a legal hold", ["Legal Privilege", "E-Discovery"]],
    ["GD&T and a tolerance stack", ["Tolerancing & GD&T"]],
    ["HAZOP and LOPA studies", ["Process Safety"]],
    ["PLC programming, SCADA", ["Control Systems"]],
    ["Alert triage in a SIEM", ["Threat Detection"]],
    ["Terraform; backups and failover", ["Infrastructure as Code", "Disaster Recovery"]],
    ["Prompt engineering for RAG and LLM agents", ["Generative AI"]],
    ["SQL and the lineage of data pipelines", ["SQL", "Data Engineering", "Data Quality"]],
    ["Barista: espresso, food hygiene", ["Food & Drink Service"]],
    ["Customer service at the till", ["Customer Service", "Cash Handling"]],
    ["Discovery calls, pipeline and quota", ["Sales Discovery", "Sales Planning & Forecasting"]],
    ["Night audit at the hotel front desk", ["Hotel & Front Desk Work"]],
    ["Grievances and disciplinary hearings under TUPE", ["HR & Employee Relations"]],
  ])("%s", (text, names) => expect(find(text).toSorted()).toEqual(names.toSorted()));
});

describe("the same words are not, where they mean something else", () => {
  test.each([
    "We triage tickets as they arrive.",
    "A role model with a good model of the world.",
    "Stack the boxes by the door.",
    "We release a newspaper every day.",
    "Our offices are in prime locations.",
    "You take the lead on small tasks.",
    "The scope of this post may change.",
    "Practical experience is welcome.",
    "We go to market on Saturdays.",
    "Senior Analyst IV, grade III.",
    "King Henry IV ruled here.",
    "Hartford, CT 06103",
    "The shop is open until 6 PM.",
    "An espresso machine and a kitchen on each floor.",
    "Send your application to Human Resources, or call HR.",
    "SEND YOUR APPLICATION TODAY",
    "Barclays PLC is a British bank.",
    "Rated A on the discovery channel.",
    "You isolate yourself from noise in a quiet office.",
    "Our culture code: be kind.",
    "A drift of snow on the runway.",
    "You will close the door behind you.",
    "Trim the hedge and sweep the path.",
    "We store your data for six months.",
    "A motion sensor saves energy.",
    "Your salary before tax is $50,000.",
    "We offer stock options and a pension.",
    "Families are welcome; parents get leave.",
    "The bar is high, and so are the shelves.",
    "Time off to recharge, and gas money.",
    "A float in the parade won a prize.",
    "The court of public opinion is a trial for brands.",
    "We process what you send us with discretion.",
    "The rcd of the iv, and the loto of the week.",
  ])("%s", (text) => expect(find(text)).toEqual([]));
});

describe("nor beside a skill of another trade", () => {
  test.each([
    ["SQL reports; we triage tickets.", ["SQL"]],
    ["Patient care; the release of new rooms", ["Patient Care"]],
    ["Python; handover of the keys at the till", ["Python"]],
    ["Litigation, with coffee from the kitchen and a bar exam", ["Litigation"]],
    ["Lesson planning; tax is withheld from your pay", ["Lesson Planning"]],
    ["SEO; the maintenance of your bike is free", ["SEO"]],
    ["Payroll; isolation of the building is good", ["Payroll"]],
    ["Copywriting, and a motion of confidence", ["Copywriting"]],
    ["HVAC; parents welcome, a privilege to work here", ["HVAC"]],
    ["Carbon accounting; drugs are not tolerated", ["Carbon Accounting"]],
    ["Machining; the scope and the discharge of duties", ["CNC Machining"]],
    ["SQL; Sales Engineer IV", ["SQL"]],
  ])("%s", (text, names) => expect(find(text)).toEqual(names));
});

test("a word of two trades belongs to the one that the text speaks of", () => {
  expect(find("Triage of alerts in Splunk, with incident response")).toContain("Threat Detection");
  expect(find("Triage and patient care")).toContain("Clinical Assessment");
  expect(find("Discovery and litigation")).toEqual(["Litigation"]);
});

test("tools without a question are found by their names, and not as plain words", () => {
  expect(findTools("Kafka, GraphQL and SAP; kafka again. Epic is a plus.")).toEqual([
    "Kafka",
    "GraphQL",
    "SAP",
    "Epic",
  ]);
  expect(findTools("Revit and AutoCAD")).toEqual(["Revit", "AutoCAD"]);
  expect(findTools("An epic day: tree sap, a sage colleague, a sketch.")).toEqual([]);
});

describe("records kept on a computer name health informatics", () => {
  test.each([
    "Epic electronic health record roll-out, trained 40 colleagues",
    "Led the EHR rollout on two wards",
    "Electronic health record implementation",
    "Moved three clinics from paper to electronic medical records",
  ])("%s", (text) => expect(find(text)).toContain("Health Informatics"));

  test.each([
    "An epic journey through the Alps",
    "Split each epic into stories",
    "Epic Games, artist",
  ])("%s", (text) => expect(find(text)).not.toContain("Health Informatics"));
});
