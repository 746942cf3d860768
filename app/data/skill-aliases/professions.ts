import type { SkillAliases } from "~/data/skill-aliases";

export const PROFESSION_ALIASES: SkillAliases = {
  "patient-care":
    "patients, nursing, bedside, wound care, wound dressing, pressure injuries, pressure ulcers, nurse, nurses, bedside care, mobility assistance",
  "clinical-assessment":
    "vital signs, NEWS2, NEWS 2, early warning scores, head-to-toe assessment, physical assessment, red flags in patients, ABCDE",
  "care-coordination":
    "MDT, multidisciplinary team, multidisciplinary teams, care plans, care planning",
  pharmacology: "pharmacist, pharmacists, drug interactions, prescribing, dispensing",
  rehabilitation:
    "physiotherapy, physiotherapist, physical therapy, physical therapist, occupational therapy, occupational therapist",
  "patient-education": "teach-back, health literacy",
  "health-informatics":
    "ehr, ehrs, emr, emrs, electronic health record, electronic health records, electronic medical record, electronic medical records, epic systems",
  "medical-coding": "icd-10, cpt coding",
  "healthcare-operations": "safe staffing, nurse staffing, ward management, clinic management",
  "medication-administration":
    "medication rounds, drug rounds, drug round, administering medication, administering medications, administer medications, administer medication, medication management, medication errors, medication safety, controlled drugs, drug calculations, PRN, eMAR",
  "iv-therapy":
    "iv lines, iv line, iv insertion, iv cannulation, cannulation, venipuncture, venepuncture, phlebotomy, infusion therapy, infusion pumps, central lines, picc lines, extravasation",
  "infection-control":
    "infection prevention, hand hygiene, isolation precautions, aseptic technique, ANTT, CLABSI, CAUTI, c. difficile, c. diff, MRSA, barrier nursing",
  "clinical-handover":
    "SBAR, ISBAR, I-PASS, shift report, nursing handover, safe handover, hand over safely, bedside handover, patient handover, patient handovers, patient handoff, patient handoffs, bedside report",
  "consent-and-capacity":
    "informed consent, mental capacity, mental capacity act, capacity assessment, advance directives, DNR, DNACPR",
  "emergency-care":
    "resuscitation, basic life support, advanced life support, ACLS, BLS, CPR, PALS, code blue, sepsis, emergency department, emergency room, deteriorating patients, deteriorating patient",
  "patient-confidentiality":
    "HIPAA, patient privacy, caldicott, confidentiality of patients, medical confidentiality",
  "medical-imaging":
    "radiography, radiographer, radiology, x-ray, x-rays, MRI, ultrasound, ct scans, ct scanner, ct technologist, ct imaging, ct/mri, ct and mri, mri and ct, computed tomography, mammography, sonography",
  "discharge-planning": "discharge plans, patient discharge, safe discharge, discharge teaching",
  "lesson-planning": "lesson plans, scheme of work, schemes of work",
  "classroom-management":
    "behavior management, behaviour management, classroom behavior, classroom behaviour",
  "curriculum-design": "curriculum development, curriculum",
  "student-assessment":
    "formative assessment, assessment for learning, exit tickets, exit ticket, summative assessment",
  "differentiated-instruction": "adaptive teaching, EAL, ELL, ESL, english language learners",
  "special-education":
    "IEP, SEN, special educational needs, EHCP, IEPs, 504 plans, 504 plan, FBA, BIP",
  "instructional-technology":
    "google classroom, learning management system, educational technology",
  "instructional-design": "e-learning, training materials",
  safeguarding:
    "child protection, safeguarding of children, safeguarding adults, adult protection, mandated reporter, mandated reporting, designated safeguarding lead, keeping children safe in education, KCSIE",
  "parent-communication":
    "parents and carers, parents' evenings, parent meetings, parent-teacher conferences, parent teacher conferences, communication with parents, communicating with parents, parental engagement, family engagement",
  "reading-instruction":
    "phonics, early literacy, literacy instruction, guided reading, science of reading, reading intervention, reading recovery",
  "academic-integrity":
    "academic honesty, academic misconduct, exam invigilation, test security, plagiarism",
  "legal-research": "westlaw, lexisnexis, case law, citator, shepardize, legal memos",
  "legal-writing": "drafting briefs, legal drafting",
  "contract-drafting":
    "contract law, contract review, contract negotiation, contracts, indemnities, indemnity, limitation of liability, redlining, redlines, ndas, commercial contracts",
  "due-diligence": "mergers and acquisitions, M&A, change of control, data room",
  "e-discovery": "ESI, electronic discovery, document review, legal hold, litigation hold",
  "regulatory-compliance":
    "compliance, regulatory affairs, regulations, GRC, ISO 27001, SOC 2, compliance officer",
  "data-privacy": "gdpr, ccpa, data protection, DPIA, DPDP",
  litigation:
    "jury trial, jury trials, trial work, litigator, commercial litigation, civil litigation, depositions, motion practice, summary judgment, pleadings, legal disputes, dispute resolution, trial preparation, legal discovery, settlement negotiations, MSJ",
  "legal-ethics": "professional responsibility, conflict checks, conflict check, model rules",
  "legal-privilege":
    "attorney-client privilege, solicitor-client privilege, privilege log, privilege logs, privilege review, clawback",
  cad: "autocad, solidworks, revit",
  "structural-analysis":
    "structural engineer, structural engineering, structural design, eurocode, eurocodes, load calculations",
  "site-development": "grading plans, drainage design, stormwater, geotechnical",
  "materials-science": "metallurgy, fatigue analysis, material selection",
  "control-systems": "plc programming, PLCs, SCADA, instrumentation, pid control",
  "power-systems":
    "relay coordination, protection relays, switchgear, substations, substation, high voltage, single-line diagrams, arc flash",
  "lean-manufacturing": "lean, kaizen, 5S, gemba",
  "quality-control":
    "iso 9001, quality management, SPC, FMEA, PFMEA, DFMEA, PPAP, statistical process control, quality inspection, first-off inspection",
  "systems-engineering": "mbse, requirements traceability",
  simulation: "FEA, CFD, finite element, finite element analysis, ansys, abaqus",
  "workplace-safety":
    "osha, health and safety, ehs, SWMS, RAMS, method statements, toolbox talks, hazwoper, site safety, NEBOSH, PPE, COSHH, workshop safety, workshop safe, safe workshop",
  "root-cause-analysis":
    "root cause, root causes, root-cause, failure analysis, 8D, CAPA, five whys, 5 whys, fishbone",
  tolerancing:
    "gd&t, geometric dimensioning, tolerance stack, tolerance stacks, tolerance stack-up, tolerance analysis, tolerances, asme y14.5",
  "process-safety":
    "HAZOP, LOPA, SIL, PSV, relief valves, relief valve, process hazard analysis, management of change, p&id, p&ids, functional safety, PSM",
  "design-for-manufacturing":
    "design for manufacture, design for manufacturability, design for assembly, DFM, DFMA, DFA, value engineering, cost reduction of parts",
  "test-planning":
    "design verification, verification and validation, reliability testing, DVP&R, V&V, factory acceptance test, site acceptance test, test protocols",
  "construction-management":
    "site engineer, site manager, construction site, construction sites, construction supervision, punch list, punch lists, snagging, as-built drawings, reinforced concrete, rebar",
  "lockout-tagout":
    "lockout tagout, lock out tag out, lockout, LOTO, safe isolation, isolation procedures, NFPA 70E, energy isolation",
  "electrical-installation":
    "electrician, electricians, electrical wiring, wiring, electrical testing, RCD, RCDs, GFCI, MCB, EICR, first fix, second fix, rough-in, megger, insulation resistance, bs 7671, 18th edition, national electrical code, distribution boards, fixed wire testing, pat testing",
  hvac: "hvac/r, HVACR, heating and cooling, heating and air conditioning, ventilation and air conditioning, refrigeration and air conditioning, air conditioning engineer, air conditioning technician, air conditioning installation, air conditioning installer, commercial air conditioning, refrigeration, refrigerant, refrigerants, heat pump, heat pumps, epa 608, f-gas, ductwork, chillers",
  "plumbing-and-gas":
    "plumbing, plumber, plumbers, boiler, boilers, gas safe, gas engineer, pipefitting, pipework, water heaters, water heater, LGSR, CP12, unvented cylinders, heating engineer",
  "vehicle-repair":
    "auto mechanic, car mechanic, automotive technician, vehicle technician, automotive diagnostics, vehicle diagnostics, vehicle maintenance, brake repair, engine repair, motor vehicle, DTC, DTCs, fault codes, hybrid vehicles, ASE, OBD-II, MOT tests, MOT testing, MOT tester",
  "cnc-machining":
    "cnc, machinist, machining, cnc programming, cnc setup, milling, lathe, lathes, g-code, fanuc, haas, tool offsets, feeds and speeds, first article inspection, turning and milling, mastercam",
  "fault-finding":
    "fault-finding, fault diagnosis, electrical troubleshooting, mechanical troubleshooting, troubleshooting equipment, equipment troubleshooting, diagnosing faults, diagnose faults, machine breakdowns, breakdown maintenance",
  "planned-maintenance":
    "preventive maintenance, preventative maintenance, predictive maintenance, planned preventative maintenance, maintenance technician, maintenance engineer, equipment maintenance, PPM, CMMS, TPM",
  "commercial-driving":
    "truck driver, lorry driver, delivery driver, hgv driver, HGV, LGV, CDL, class 1 driver, tachograph, tachographs, load securing, load securement, drivers' hours, vehicle checks, driver cpc, pre-trip inspection, pre-trip inspections",
  "quoting-work":
    "quoting jobs, job quotes, quotations for customers, written estimates, pricing jobs",
  "environmental-assessment":
    "phase i esa, phase i esas, phase 1 esa, phase 2 esa, environmental impact assessment, conceptual site model, vapor intrusion",
  "field-sampling":
    "groundwater sampling, soil sampling, water sampling, low-flow sampling, field blanks, trip blanks, environmental sampling, PFAS",
  gis: "arcgis, qgis",
  "water-quality": "drinking water, wastewater",
  ecology: "wetland delineation, wetlands, species surveys, biodiversity",
  remediation: "contaminated land, soil vapor extraction, MNA, monitored natural attenuation, SVE",
  "renewable-energy": "solar, wind energy, photovoltaic",
  "carbon-accounting":
    "greenhouse gas, carbon footprint, scope 1, scope 2, scope 3, ghg protocol, ghg inventory, GHG",
  "sustainability-reporting": "esg",
  "chain-of-custody": "chain-of-custody, evidence handling, forensic evidence, digital forensics",
  "waste-management":
    "hazardous waste, waste classification, waste disposal, waste manifests, consignment notes, RCRA, HWRC, recycling operations, energy from waste, landfill, leachate, waste transfer",
  "environmental-permitting":
    "environmental permits, permit compliance, air permits, title v, NPDES, CEMS, discharge permits, emission limits, environmental compliance, permit conditions",
};
